import { RouterContextProvider as Provider, type RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { proposalOnPage } from "../../../../tests/support/proposal-on-page.ts";
import type { PayApi } from "../../../contract/pay-api.ts";
import type { Proposal, ProposalApi } from "../../../contract/proposal-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { payContext, proposalContext } from "../../context.ts";
import { lookAtPayment, sendPayment } from "./pay.server.ts";

const CODE = "KTWQ3MZP7B";
const url = (path = "") => `https://casa.example/o/${CODE}/pagar${path}`;

const BEGUN = { code: "MARE-7K42XB", at: "hand-pix" } as const;
const PARCELAS = [{ count: 2, each: 122_400, total: 244_800 }];

function contextOf(api: Partial<ProposalApi>): Readonly<RouterContextProvider> {
  const context = new Provider();
  context.set(proposalContext, api as ProposalApi);
  const quoteInstallments: PayApi["quoteInstallments"] = async (amount) =>
    amount === 240_000 ? PARCELAS : [];
  context.set(payContext, { quoteInstallments } as PayApi);
  return context;
}

const look = (proposal: Partial<Proposal>, path = "") =>
  lookAtPayment({
    context: contextOf({ getProposal: async () => proposalOnPage(proposal) }),
    params: { code: CODE },
    request: new Request(url(path)),
  });

describe("where a proposal is paid", () => {
  test("shows what was chosen", async () => {
    expect(await look({}, "?quanto=tudo&meio=cartao")).toMatchObject({
      shown: { payment: { paysAll: true, dueNow: 480_000 }, means: "card", installments: [] },
    });
  });

  test("tells what a card on its own page costs in parcelas", async () => {
    const ways = { card: "page", pix: null } as const;
    expect(await look({ ways })).toMatchObject({
      shown: { means: "card", installments: PARCELAS },
    });
    expect(await look({ ways }, "?quanto=tudo")).toMatchObject({ shown: { installments: [] } });
  });

  test.each<[string, Partial<Proposal>]>([
    ["expired", { state: "expired" }],
    ["paid", { state: "paid" }],
    [
      "being paid by Pix in another browser",
      {
        state: "paying",
        paying: { means: "pix", until: 0, dueNow: 480_000, begun: null, isTold: false },
      },
    ],
    [
      "said to be paid by Pix",
      {
        state: "paying",
        paying: { means: "pix", until: 0, dueNow: 480_000, begun: BEGUN, isTold: true },
      },
    ],
  ])("leads back to the proposal when it is %s", async (_, proposal) => {
    const answer = await look(proposal).catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get("location")).toBe(`/o/${CODE}`);
  });
});

const filled = {
  "form-key": "k".repeat(32),
  valor: "240000",
  quanto: "sinal",
  meio: "pix",
  name: " Helena  Prado ",
  email: "helena@exemplo.example",
  phone: "(73) 95555-0100",
};

function send(changes: Record<string, string>, beginPayment: ProposalApi["beginPayment"]) {
  const body = new URLSearchParams({ ...filled, ...changes });
  return sendPayment({
    context: contextOf({ beginPayment }),
    params: { code: CODE },
    request: new Request(url(), { method: "POST", body }),
  });
}

describe("the form of who pays", () => {
  test("sends who pays and the amount that was shown, and leads to the payment", async () => {
    const asked: unknown[] = [];
    const answer = await send({}, async (...wish) => {
      asked.push(wish);
      return BEGUN;
    });
    expect(asked).toEqual([
      [
        CODE,
        filled["form-key"],
        {
          ...{ paysAll: false, dueNow: 240_000, means: "pix" },
          payer: { name: "Helena  Prado", email: filled.email, phone: filled.phone },
        },
      ],
    ]);
    expect((answer as Response).headers.get("location")).toBe("/reserva/MARE-7K42XB/pix");
  });

  test("leads to the page of a payment through a provider", async () => {
    const begun = { code: "MARE-7K42XB", at: "payment" } as const;
    const answer = await send({ meio: "cartao" }, async () => begun);
    expect((answer as Response).headers.get("location")).toBe("/reserva/MARE-7K42XB/pagar");
  });

  test.each([
    ["name", { name: "Helena" }],
    ["email", { email: "helena@" }],
    ["phone", { phone: "9555" }],
  ])(
    "is refused for its %s before anything is asked, with what was typed",
    async (field, wrong) => {
      const answer = await send(wrong, () => Promise.reject(new Error("asked")));
      expect(answer).toMatchObject({
        data: { refused: "invalid-request", fields: [field], typed: { ...wrong } },
        init: { status: 422 },
      });
    },
  );

  test("tells why the server refuses, and keeps what was typed", async () => {
    const answer = await send({}, () => Promise.reject(new AppError("pix-open-elsewhere")));
    expect(answer).toMatchObject({
      data: { refused: "pix-open-elsewhere", typed: { email: filled.email } },
      init: { status: 409 },
    });
  });
});
