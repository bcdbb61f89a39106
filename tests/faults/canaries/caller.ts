import { call } from "../client.ts";

/** An HTTP client that records every redirect. */
export class Caller {
  readonly cookies = new Map<string, string>();
  private readonly url: string;
  private readonly locations: string[];
  private readonly request: typeof call;

  /** `call` asks once; pass another function to retry. */
  constructor(url: string, locations: string[], request = call) {
    this.url = url;
    this.locations = locations;
    this.request = request;
  }

  async ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
    const headers = new Headers(init.headers);
    if (!headers.has("cookie")) headers.set("cookie", this.cookie());
    headers.set("origin", this.url);
    const answer = await this.request(`${this.url}${path}`, {
      ...init,
      headers,
      redirect: "manual",
    });
    this.locations.push(answer.headers.get("location") ?? "");
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split(/=(.*)/s) ?? [];
      this.cookies.set(name, value);
    }
    return { status: answer.status, text: answer.text };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return this.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  submit(path: string, fields: Record<string, string>) {
    return this.ask(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  private cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
