/** Passkeys, from the side of the browser: made and used on this device. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

/** As it travels to the server. */
export type Signed = object;

function canHere(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** Whether this browser, this address and this server have passkeys. */
export async function offered(): Promise<boolean> {
  if (!canHere()) return false;
  try {
    return (await call<api.Offer>("GET", "/account/passkeys")).offered;
  } catch {
    return false;
  }
}

async function ask(kind: api.Asked["kind"], name = ""): Promise<never> {
  const asked = await call<api.Question>("POST", "/account/passkeys/options", { kind, name });
  return asked.options as never;
}

function signed(made: Credential | null): Signed | null {
  return made instanceof PublicKeyCredential ? made.toJSON() : null;
}

/** Null if the person has changed their mind. */
async function unlessRefused(work: () => Promise<Credential | null>): Promise<Signed | null> {
  try {
    return signed(await work());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A new one on this device. */
export async function makePasskey(name = ""): Promise<Signed | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("register", name));
  return unlessRefused(() => navigator.credentials.create({ publicKey }));
}

/** One that is there: to log in, or to prove that it is still me. */
export async function usePasskey(kind: "login" | "prove"): Promise<Signed | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask(kind));
  return unlessRefused(() => navigator.credentials.get({ publicKey }));
}
