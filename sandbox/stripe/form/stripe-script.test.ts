import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(new URL("./stripe.js", import.meta.url), "utf8");
const secret = "cs_test_1_secret_2";
const key = "pk_test_x";

type Frame = { name: string; src: string; style: Record<string, string>; contentWindow: object };
type Message = { source: object; origin: string; data: object };

/** A minimal fake browser for the script. */
function loadScript() {
  const frames: Frame[] = [];
  const listeners = new Set<(message: Message) => void>();
  const visited: string[] = [];
  const place = { append: (frame: Frame) => frames.push(frame) };
  const page = {
    URLSearchParams,
    location: { origin: "https://pousada.example", assign: (url: string) => visited.push(url) },
    addEventListener: (_: string, listener: (message: Message) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (message: Message) => void) =>
      listeners.delete(listener),
    document: {
      querySelector: (selector: string) => (selector === "#box" ? place : null),
      createElement() {
        const remove = () => frames.splice(frames.indexOf(frame), 1);
        const frame = { name: "", src: "", style: {}, contentWindow: {}, remove };
        return frame;
      },
    },
  };
  const window = createContext({ ...page, window: {} });
  runInContext(script, window);
  const say = (data: object, changes: Partial<Message> = {}) => {
    const message = { source: frames[0]?.contentWindow ?? {}, origin: page.location.origin, data };
    for (const listener of listeners) listener({ ...message, ...changes });
  };
  return { Stripe: window.window.Stripe, frames, visited, say };
}

test("the script passes the loader's checks for a Stripe object", () => {
  const { Stripe } = loadScript();
  expect(Stripe.version).toBe("endive");
  const stripe = Stripe(key, { stripeAccount: "acct_1", locale: "pt-BR" });
  for (const method of ["elements", "createToken", "createPaymentMethod", "confirmCardPayment"])
    expect(stripe[method]).toBeTypeOf("function");
});

test("a secret or empty key is an integration error", () => {
  const { Stripe } = loadScript();
  expect(() => Stripe("sk_test_x")).toThrow("You should not use your secret key with Stripe.js.");
  expect(() => Stripe("")).toThrow("Please call Stripe() with your publishable key.");
});

test("the removed way to open the form throws", () => {
  const { Stripe } = loadScript();
  expect(() => Stripe(key).initEmbeddedCheckout({})).toThrow("no longer available");
});

test("mounting puts one frame that knows secret, key and account", async () => {
  const { Stripe, frames } = loadScript();
  const stripe = Stripe(key, { stripeAccount: "acct_1" });
  const page = await stripe.createEmbeddedCheckoutPage({ fetchClientSecret: async () => secret });
  page.mount("#box");
  expect(frames).toMatchObject([
    {
      name: "embedded-checkout",
      src: `/__pay/embedded?client_secret=${secret}&key=${key}&account=acct_1`,
    },
  ]);
  expect(() => page.mount("#nowhere")).toThrow("applies to no DOM elements");
});

test("a second page is refused while one lives, even one still being created", async () => {
  const { Stripe } = loadScript();
  const create = (options = {}) =>
    Stripe(key).createEmbeddedCheckoutPage({ clientSecret: secret, ...options });
  const first = create();
  await expect(create()).rejects.toThrow("You cannot have multiple Embedded Checkout objects.");
  (await first).destroy();
  await expect(create()).resolves.toBeDefined();
});

test("a failed fetch of the secret frees the place", async () => {
  const { Stripe } = loadScript();
  const stripe = Stripe(key);
  const fetchClientSecret = () => Promise.reject(new Error("409"));
  await expect(stripe.createEmbeddedCheckoutPage({ fetchClientSecret })).rejects.toThrow("409");
  await expect(stripe.createEmbeddedCheckoutPage({ clientSecret: secret })).resolves.toBeDefined();
});

test("a destroyed page takes its frame along and can do nothing more", async () => {
  const { Stripe, frames } = loadScript();
  const page = await Stripe(key).createEmbeddedCheckoutPage({ clientSecret: secret });
  page.mount("#box");
  page.unmount();
  expect(frames).toEqual([]);
  page.destroy();
  for (const method of ["mount", "unmount", "destroy"])
    expect(() => page[method]("#box")).toThrow("has been destroyed and can't be used anymore");
});

test("a finished payment leaves for the return address, or calls onComplete", async () => {
  const { Stripe, say, visited } = loadScript();
  let completed = 0;
  const onComplete = () => completed++;
  const page = await Stripe(key).createEmbeddedCheckoutPage({ clientSecret: secret, onComplete });
  page.mount("#box");

  say({ type: "complete", returnUrl: null });
  expect([completed, visited]).toEqual([1, []]);
  say({ type: "complete", returnUrl: "https://pousada.example/success" });
  expect([completed, visited]).toEqual([1, ["https://pousada.example/success"]]);
});

test("messages from anywhere but the frame are ignored", async () => {
  const { Stripe, say, visited, frames } = loadScript();
  const page = await Stripe(key).createEmbeddedCheckoutPage({ clientSecret: secret });
  page.mount("#box");
  const bait = { type: "complete", returnUrl: "https://evil.example" };
  say(bait, { source: {} });
  say(bait, { origin: "https://evil.example" });
  expect(visited).toEqual([]);

  say({ type: "resize", height: 812 });
  expect(frames[0]?.style.height).toBe("812px");
});
