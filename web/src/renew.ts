/** Whether the house has another page than the one that is open: what this one still has to load is
 *  gone then. While the house cannot be reached nothing is newer. */
export async function renewed(): Promise<boolean> {
  const mine = document.querySelector("script[type=module]")?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !!mine && !(await answer.text()).includes(mine);
  } catch {
    return false;
  }
}
