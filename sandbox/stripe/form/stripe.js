/**
 * Stand-in for https://js.stripe.com/endive/stripe.js: the API that @stripe/stripe-js 10 and the
 * payment dialog use, with Stripe's behaviour. The frame and this script are served from the site's
 * own origin, so no host is named here.
 */
(() => {
  const FRAME_PATH = "/__pay/embedded";
  const MANY_PAGES = "You cannot have multiple Embedded Checkout objects.";
  const DESTROYED =
    "This Embedded Checkout instance has been destroyed and can't be used anymore. Please create a new one.";

  /** Stripe.js allows one embedded page per document, including one still being created. */
  let pageIsLive = false;

  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  function Stripe(publishableKey, options) {
    checkKey(publishableKey);
    const account = options?.stripeAccount ?? null;
    return {
      elements: notInSandbox("elements"),
      createToken: notInSandbox("createToken"),
      createPaymentMethod: notInSandbox("createPaymentMethod"),
      confirmCardPayment: notInSandbox("confirmCardPayment"),
      createEmbeddedCheckoutPage: (pageOptions) =>
        createPage({ publishableKey, account }, pageOptions ?? {}),
      initEmbeddedCheckout() {
        throw new IntegrationError(
          "stripe.initEmbeddedCheckout() is no longer available. Use stripe.createEmbeddedCheckoutPage() instead.",
        );
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  function checkKey(key) {
    if (typeof key !== "string" || key === "")
      throw new IntegrationError(
        "Please call Stripe() with your publishable key. You used an empty string.",
      );
    if (key.startsWith("sk_"))
      throw new IntegrationError("You should not use your secret key with Stripe.js.");
    if (!key.startsWith("pk_test_"))
      throw new IntegrationError("The payments sandbox only takes a pk_test_ key.");
  }

  function notInSandbox(method) {
    return () => {
      throw new IntegrationError(`The payments sandbox does not do stripe.${method}().`);
    };
  }

  async function createPage(merchant, options) {
    if (pageIsLive) throw new IntegrationError(MANY_PAGES);
    pageIsLive = true;
    try {
      const clientSecret = await secretOf(options);
      return embeddedPage(frameAddress(merchant, clientSecret), options.onComplete);
    } catch (error) {
      pageIsLive = false;
      throw error;
    }
  }

  async function secretOf({ clientSecret, fetchClientSecret }) {
    if (clientSecret === undefined && fetchClientSecret === undefined)
      throw new IntegrationError(
        "You must provide either `clientSecret` or `fetchClientSecret` to create an Embedded Checkout page.",
      );
    const secret = clientSecret ?? (await fetchClientSecret());
    if (typeof secret !== "string" || !/^cs_test_.+_secret_.+/.test(secret))
      throw new IntegrationError(
        "The client secret should be a client secret of the form {id}_secret_{secret}.",
      );
    return secret;
  }

  function frameAddress({ publishableKey, account }, clientSecret) {
    const query = new URLSearchParams({ client_secret: clientSecret, key: publishableKey });
    if (account !== null) query.set("account", account);
    return `${FRAME_PATH}?${query}`;
  }

  function embeddedPage(address, onComplete) {
    let frame = null;
    let destroyed = false;

    const listen = (event) => {
      if (frame === null || event.source !== frame.contentWindow) return;
      if (event.origin !== location.origin) return;
      const { type, height, returnUrl } = event.data;
      if (type === "resize") frame.style.height = `${height}px`;
      if (type === "complete") finish(returnUrl, onComplete);
    };

    const usable = () => {
      if (destroyed) throw new IntegrationError(DESTROYED);
    };
    const remove = () => {
      removeEventListener("message", listen);
      frame?.remove();
      frame = null;
    };

    return {
      mount(target) {
        usable();
        remove();
        frame = newFrame(address);
        addEventListener("message", listen);
        placeFor(target).append(frame);
      },
      unmount() {
        usable();
        remove();
      },
      destroy() {
        usable();
        remove();
        destroyed = true;
        pageIsLive = false;
      },
    };
  }

  function finish(returnUrl, onComplete) {
    if (returnUrl === null) onComplete?.();
    else location.assign(returnUrl);
  }

  function placeFor(target) {
    const place = typeof target === "string" ? document.querySelector(target) : target;
    if (place) return place;
    throw new IntegrationError(
      `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
    );
  }

  function newFrame(address) {
    const frame = document.createElement("iframe");
    frame.name = "embedded-checkout";
    frame.title = "Pagamento seguro";
    frame.allow = "payment *";
    frame.src = address;
    Object.assign(frame.style, { border: "0", width: "100%", minHeight: "400px" });
    return frame;
  }

  Stripe.version = "endive";
  window.Stripe = Stripe;
})();
