/** An icon's drawing, read once for the whole page: a table has half a hundred of them, and to read one
 *  anew for each card that is drawn takes longer than anything else there. */
const read = new Map<string, DocumentFragment>();

function drawn(body: string): DocumentFragment {
  let found = read.get(body);
  if (!found) {
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    holder.innerHTML = body;
    found = document.createDocumentFragment();
    found.append(...holder.childNodes);
    read.set(body, found);
  }
  return found;
}

/** `<svg {@attach drawing(body)}>` holds it. */
export const drawing =
  (body: string) =>
  (svg: Element): void =>
    svg.replaceChildren(drawn(body).cloneNode(true));
