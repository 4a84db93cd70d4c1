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

/** Asks the person, then the browser, then tells the server. False if the person said no. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const keys = subscription.toJSON().keys ?? {};
  await call("POST", "/me/notices/push", {
    endpoint: subscription.endpoint,
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
  });
  return true;
}

/** The server finds out when it next wants to tell something. */
export async function endPush(): Promise<void> {
  await (await registered())?.unsubscribe();
}
