/**
 * A page is seen before its code is there. Who presses a button meanwhile is not left without an
 * answer: the press waits for the code. A form that names its address is the server's to answer,
 * unless its button says that it waits, because only the code has a place for the answer beside what
 * was typed. What is typed or chosen meanwhile stays, and the code is told of it: React takes what it
 * finds in a field for what it has put there itself.
 */
export const AWAKE = "awake";

export function keepEarlyTaps(html: string, nonce: string): string {
  if (!nonce) return html;
  const keeper = `<script nonce="${nonce}">(${keepUntilAwake})("${AWAKE}")</script>`;
  // First of all: a page may be seen, and pressed, before its last line is there.
  return html.replace(/<body[^>]*>/, (body) => body + keeper);
}

/** Runs in the browser, as text in the page, so it may use nothing from outside itself. */
function keepUntilAwake(awake: string): void {
  type Typed = HTMLInputElement | HTMLTextAreaElement;
  type Control = Typed | HTMLSelectElement;
  let tapped: HTMLButtonElement | null = null;
  const entered = new Map<Control, { value: string; checked: boolean }>();
  const shields = new Map<Typed, (() => void)[]>();

  const isTyped = (target: unknown): target is Typed =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const isTicked = (target: unknown): target is HTMLInputElement =>
    target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

  const keepTap = (event: MouseEvent) => {
    // React begins to listen a moment before the page is awake, and would answer a second time.
    if (isTicked(event.target)) return event.stopImmediatePropagation();
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const isForServer = button?.type === "submit" && button.form?.hasAttribute("action");
    if (!button || (isForServer && !button.hasAttribute("data-waits"))) return;
    tapped = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const keepEntry = (event: Event) => {
    const { target } = event;
    if (!isTyped(target) && !(target instanceof HTMLSelectElement)) return;
    event.stopImmediatePropagation();
    const checked = isTicked(target) && target.checked;
    for (const other of checked && target.type === "radio" ? entered.keys() : []) {
      const isSameChoice = other.name === target.name && other.form === target.form;
      if (isSameChoice && other.type === "radio") entered.delete(other);
    }
    entered.set(target, { value: target.value, checked });
  };

  // While it comes up, React writes the text it has sent into the fields again: what was typed into a
  // textarea would be gone, and in any field what is selected, so that the next letter lands beside
  // the old text instead of replacing it. Nobody but the person writes into her field.
  const shield = (target: unknown) => {
    if (!isTyped(target) || shields.has(target)) return;
    const restore = ["value", "defaultValue"].map((name) => {
      const own = Object.getOwnPropertyDescriptor(target, name);
      const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name);
      const get = () => native?.get?.call(target);
      Object.defineProperty(target, name, { configurable: true, get, set: () => {} });
      return () => {
        if (own) Object.defineProperty(target, name, own);
        else Reflect.deleteProperty(target, name);
      };
    });
    shields.set(target, restore);
  };

  const tell = (control: Control, { value, checked }: { value: string; checked: boolean }) => {
    if (isTicked(control)) {
      if (checked === control.defaultChecked) return;
      control.checked = !checked;
      control.click();
      return;
    }
    if (control instanceof HTMLSelectElement) control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const whileAsleep = new AbortController();
  const listen = { capture: true, signal: whileAsleep.signal };
  document.addEventListener("click", keepTap, listen);
  document.addEventListener("input", keepEntry, listen);
  document.addEventListener("change", keepEntry, listen);
  document.addEventListener("focusin", ({ target }) => shield(target), listen);
  shield(document.activeElement);
  const answer = () => {
    whileAsleep.abort();
    for (const restore of [...shields.values()].flat()) restore();
    for (const [control, entry] of entered) tell(control, entry);
    // Once React has drawn what it was told of: the press is about that.
    queueMicrotask(() => tapped?.click());
  };
  // After what React is doing just now: only then does it draw what it is told before it goes on, and
  // does not put its own text back first.
  document.addEventListener(awake, () => queueMicrotask(answer), { once: true });
  document.currentScript?.remove();
}
