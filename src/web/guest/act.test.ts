import { describe, expect, test, vi } from "vitest";
import type { GuestApi } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { FORM_KEY } from "../form/form-key.ts";
import { act } from "./act.server.ts";
import { LONGEST_NAME, LONGEST_WISHES } from "./limits.ts";

function send(fields: readonly (readonly [string, string])[], given: Partial<GuestApi> = {}) {
  const form = new FormData();
  for (const [name, value] of [[FORM_KEY, "k"] as const, ...fields]) form.append(name, value);
  const tell = vi.fn(async () => {});
  const guest = { tell, ...given } as unknown as GuestApi;
  const urls = { renewedUrl: "/?link-novo", pixUrl: "/pix", paymentUrl: "/pagar" };
  return { tell, answer: act({ guest, code: "MARE-1", form, ...urls }) };
}

const told = [
  ["intent", "tell"],
  ["arrival", "20:00"],
  ["companion", " Tomás Prado "],
  ["companion", ""],
  ["wishes", "Berço.\r\nObrigada!  "],
] as const;

describe("a form of the guest's page", () => {
  test("passes on what was typed, tidied up", async () => {
    const { tell, answer } = send(told);
    expect(await answer).toMatchObject({ data: { kind: "done", intent: "tell" } });
    expect(tell).toHaveBeenCalledWith("MARE-1", "k", {
      arrival: "20:00",
      companions: ["Tomás Prado"],
      wishes: "Berço.\nObrigada!",
    });
  });

  test("may leave everything open", async () => {
    const { tell, answer } = send([["intent", "tell"]]);
    await answer;
    expect(tell).toHaveBeenCalledWith("MARE-1", "k", { arrival: null, companions: [], wishes: "" });
  });

  test.each([
    [["arrival", "tarde"], "arrival"],
    [["arrival", "24:00"], "arrival"],
    [["companion", "a".repeat(LONGEST_NAME + 1)], "companions"],
    [["wishes", "a".repeat(LONGEST_WISHES + 1)], "wishes"],
  ] as const)(
    "is refused with what is wrong and all that was typed: %s",
    async (field, problem) => {
      const { tell, answer } = send([["intent", "tell"], field]);
      expect(await answer).toMatchObject({
        data: { kind: "refused", code: "invalid-request", problems: [problem] },
        init: { status: 422 },
      });
      expect(JSON.stringify(await answer)).toContain(field[1]);
      expect(tell).not.toHaveBeenCalled();
    },
  );

  test("counts a line break as one letter, as the field does", async () => {
    const wishes = "a\r\n".repeat(LONGEST_WISHES / 2 - 1);
    const { tell, answer } = send([
      ["intent", "tell"],
      ["wishes", wishes],
    ]);
    await answer;
    expect(tell).toHaveBeenCalled();
  });

  test("a refusal of the house keeps what was typed", async () => {
    const refuse = () => Promise.reject(new AppError("guest-may-not"));
    expect(await send(told, { tell: refuse }).answer).toMatchObject({
      data: { kind: "refused", code: "guest-may-not", typed: { wishes: "Berço.\nObrigada!" } },
      init: { status: 409 },
    });
  });

  test("goes to the page anew once the link is replaced", async () => {
    const renewLink = vi.fn(async () => {});
    const answer = await send([["intent", "renew"]], { renewLink }).answer;
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("location")).toBe("/?link-novo");
    expect(renewLink).toHaveBeenCalledWith("MARE-1", "k");
  });

  test("opens a Pix and goes to its page", async () => {
    const openPix = vi.fn(async () => {});
    const answer = await send([["intent", "pix"]], { openPix }).answer;
    expect((answer as Response).headers.get("location")).toBe("/pix");
    expect(openPix).toHaveBeenCalledWith("MARE-1", "k");
  });

  test("begins a payment and goes to its page", async () => {
    const beginPayment = vi.fn(async () => {});
    const fields = [
      ["intent", "pay"],
      ["meio", "cartao"],
      ["para", "balance"],
    ] as const;
    const answer = await send(fields, { beginPayment }).answer;
    expect((answer as Response).headers.get("location")).toBe("/pagar");
    const wish = { means: "card", purpose: "balance" };
    expect(beginPayment).toHaveBeenCalledWith("MARE-1", "k", wish);
  });

  test.each([
    ["for a booking, which is begun elsewhere", { meio: "pix", para: "booking" }],
    ["by nothing that we know", { meio: "ouro", para: "balance" }],
  ])("begins no payment %s", async (_, wrong) => {
    const beginPayment = vi.fn(async () => {});
    const fields = [["intent", "pay"] as const, ...Object.entries(wrong)];
    const { answer } = send(fields, { beginPayment });
    expect(await answer).toMatchObject({ data: { code: "invalid-request", typed: null } });
    expect(beginPayment).not.toHaveBeenCalled();
  });

  test("withdraws a change", async () => {
    const withdrawChange = vi.fn(async () => {});
    await send([["intent", "withdraw"]], { withdrawChange }).answer;
    expect(withdrawChange).toHaveBeenCalledWith("MARE-1", "k");
  });

  test("is nobody's without an intent", async () => {
    await expect(send([["intent", "cancel"]]).answer).rejects.toMatchObject({ status: 422 });
  });
});
