/** For notices alone: it keeps nothing and answers no request. What it shows was made by the server,
 *  in the language of whoever is told. */
addEventListener("push", (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const body = told.text.replace(` ${told.url}`, "");
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body,
      // A later notice of a table takes the place of an earlier one.
      tag: told.table || told.kind,
      icon: "/favicon.svg",
      data: told.url,
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => page.url.startsWith(url));
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
