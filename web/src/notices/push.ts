/** This browser, told by Web Push: where the page is secure and the browser has it. */
import { call } from "../wire/api.ts";

export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

async function registered(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The host of the push service that this browser uses, if it is told; as the server shows it. */
export async function pushedHere(): Promise<string> {
  const subscription = await registered();
  return subscription ? new URL(subscription.endpoint).host : "";
}

/** Asks the person, then the browser, then tells the server. `denied`: the person said no; `none`:
 *  the browser has no push service that it reaches. */
export async function startPush(key: string): Promise<"on" | "denied" | "none"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(wanted).catch(() => null);
  if (!subscription) return "none";
  const keys = subscription.toJSON().keys ?? {};
  await call("POST", "/me/notices/push", {
    endpoint: subscription.endpoint,
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
  });
  return "on";
}

/** The server finds out when it next wants to tell something. */
export async function endPush(): Promise<void> {
  await (await registered())?.unsubscribe();
}
