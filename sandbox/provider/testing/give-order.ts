/** Posts an order to a stand-in. */
export async function giveOrder(url: string, body: object) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: every order has its own response
  return { status: response.status, body: (await response.json()) as any };
}
