import { digits, readExpiry } from "./checks.js";
import { checkFields, showError, watchFields } from "./field-errors.js";
import { tellComplete, tellHeight } from "./parent-page.js";
import { startTabs } from "./tabs.js";
import { formatWhileTyping } from "./typing.js";

const STATUS_EVERY_MS = 4000;

const form = document.querySelector("#payment");
const challenge = document.querySelector("#challenge");
const trouble = document.querySelector("#trouble");

tellHeight();
if (form) start();

function start() {
  startTabs(form);
  watchFields(form);
  formatWhileTyping(form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (checkFields(form)) await pay();
  });
  for (const button of challenge.querySelectorAll("[data-authorized]"))
    button.addEventListener("click", () => answerChallenge(button.dataset.authorized === "true"));
  setInterval(noticeIfClosed, STATUS_EVERY_MS);
}

function pay() {
  const paysByPix = form.dataset.method === "pix";
  if (paysByPix) return order("pix", { payer: payer() });
  return order("card", { payer: payer(), card: card() });
}

function answerChallenge(authorized) {
  return order("challenge", { challenge: challenge.dataset.id, authorized });
}

async function order(path, body) {
  if (form.ariaBusy === "true") return;
  setBusy(true);
  trouble.hidden = true;
  try {
    show(await post(path, { clientSecret: form.dataset.clientSecret, ...body }));
  } catch {
    complain("A conexão falhou antes da resposta. Tente de novo: nada é cobrado duas vezes.");
  }
}

function show(answer) {
  if (answer.outcome === "complete") return tellComplete(answer.returnUrl);
  if (answer.outcome === "expired") return location.reload();
  setBusy(false);
  if (answer.outcome === "challenge") return openChallenge(answer.challenge);
  closeChallenge();
  complain(answer.sentence);
  const field = form.elements[answer.field];
  if (field) showError(field, answer.sentence);
  (field ?? form.elements.cardNumber)?.focus();
}

function openChallenge(id) {
  challenge.dataset.id = id;
  form.hidden = true;
  challenge.hidden = false;
  challenge.querySelector("h2").focus();
}

function closeChallenge() {
  challenge.hidden = true;
  form.hidden = false;
}

function complain(sentence) {
  setBusy(false);
  closeChallenge();
  trouble.textContent = sentence;
  trouble.hidden = false;
}

function setBusy(busy) {
  form.ariaBusy = String(busy);
  for (const button of document.querySelectorAll("button")) button.disabled = busy;
}

async function noticeIfClosed() {
  if (form.ariaBusy === "true") return;
  const query = new URLSearchParams({ client_secret: form.dataset.clientSecret });
  const response = await fetch(`status?${query}`).catch(() => null);
  if (response?.ok && (await response.json()).status !== "open") location.reload();
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
  return response.json();
}

function payer() {
  const value = (name) => form.elements[name]?.value.trim() ?? "";
  return {
    email: value("email"),
    name: value("billingName"),
    phone: value("phone"),
    country: value("billingCountry") || "BR",
    ...(form.elements.billingAddressLine1 && {
      address: {
        line1: value("billingAddressLine1"),
        city: value("billingLocality"),
        state: value("billingAdministrativeArea"),
        postal_code: value("billingPostalCode"),
      },
    }),
  };
}

function card() {
  const { month, year } = readExpiry(form.elements.cardExpiry.value);
  return { number: digits(form.elements.cardNumber.value), expMonth: month, expYear: year };
}
