/** Logging in by the host's provider: there, and what the browser comes back with. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

const LEAVE = "triumvir-bring";

/** Leave for the provider. Whether a guest's tables come along is remembered until we are back. */
export async function goToProvider(body: Pick<api.Departure, "kind">, bring = true): Promise<void> {
  const { url } = await call<api.Elsewhere>("POST", "/account/provider", body);
  try {
    sessionStorage.setItem(LEAVE, bring ? "yes" : "no");
  } catch {
    // Then they come along.
  }
  location.assign(url);
}

/** What stands in the address of somebody who was sent back; no code if they did not agree. */
export function arrivalIn(query: string): api.Arrival | undefined {
  const found = new URLSearchParams(query);
  const [code, state] = [found.get("code") ?? "", found.get("state") ?? ""];
  if (!state) return undefined;
  let bring = true;
  try {
    bring = sessionStorage.getItem(LEAVE) !== "no";
    sessionStorage.removeItem(LEAVE);
  } catch {
    // As if nothing had been said.
  }
  return { code, state, bring };
}
