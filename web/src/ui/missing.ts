/** What is missing in a form, said where the eye is and in the language of the page: a browser says
 *  it in its own language, in a bubble of its own. */
import { mount, unmount } from "svelte";
import Wrong from "../account/Wrong.svelte";
import { loadTexts, type Texts } from "../texts/texts.ts";
import { who } from "../who.svelte.ts";

const told = new WeakSet<HTMLInputElement>();

/** A field is not as it has to be. Of several in a form the first is told, and gets the focus. */
export async function tellMissing(field: EventTarget | null): Promise<void> {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.form && field.form.querySelector("input:invalid") !== field) return;
  field.focus();
  if (told.has(field)) return;
  told.add(field);
  const sentence = whatIsMissing(field, await loadTexts(who.language, ["home"]));
  const place = document.createElement("div");
  const around = field.closest(".field");
  if (around) around.append(place);
  else (field.parentElement ?? field).after(place);
  const wrong = mount(Wrong, { target: place, props: { sentence } });
  field.addEventListener(
    "input",
    () => {
      told.delete(field);
      void unmount(wrong);
      place.remove();
    },
    { once: true },
  );
}

export function whatIsMissing(
  field: Pick<HTMLInputElement, "validity" | "minLength">,
  texts: Pick<Texts, "say">,
): string {
  if (field.validity.tooShort) return texts.say("home-field-short", { least: field.minLength });
  if (field.validity.typeMismatch) return texts.say("home-field-mail");
  return texts.say("home-field-missing");
}
