/**
 * See in-page.ts. Written into the page, so it must not refer to anything outside itself. Runs
 * first of all scripts.
 */
export default function keepUntilAwake(awake: string): void {
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
    // React starts to listen just before `awake` fires and would handle the event a second time.
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

  // While hydrating, React writes the server's value into fields again. That would erase text typed
  // into a textarea and reset any selection. So only the person may change her field.
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
    // On another field's event React has written its own value here again. Set the typed one past
    // React's setter, so that React sees a change. Chosen files stay; no script may set them.
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
    if (control.type !== "file") native?.set?.call(control, value);
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
    // After React has rendered the replayed values, on which the press depends.
    queueMicrotask(() => tapped?.click());
  };
  // In a microtask, after React's current work: only then does it render the replayed values
  // instead of restoring its own.
  document.addEventListener(awake, () => queueMicrotask(answer), { once: true });
  document.currentScript?.remove();
}
