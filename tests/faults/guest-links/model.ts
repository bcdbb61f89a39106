const HOUSE = "casa";

type Form = { readonly key: string; readonly secret: string };

/** Which links of one booking are valid, by the house's rules. */
export class LinkModel {
  /** By recipient; null until it was seen. */
  readonly living = new Map<string, string | null>([[HOUSE, null]]);
  readonly forms: (Form & { readonly given: string })[] = [];
  private readonly dead = new Set<string>();
  private address: string | null;
  private isErased = false;

  constructor(address: string | null) {
    this.address = address;
    if (address) this.living.set(address, null);
  }

  secrets(): string[] {
    return [...this.dead, ...[...this.living.values()].filter((secret) => secret !== null)];
  }

  isAlive(secret: string): boolean {
    return [...this.living.values()].includes(secret);
  }

  /** Learns the link that a mail or the dashboard shows. Returns what is wrong with it. */
  learn(recipient: string, secret: string | null, state: string): string | null {
    if (recipient === HOUSE && state !== "confirmed") return null;
    const known = this.living.get(recipient);
    if (known === undefined) return secret === null ? null : `${recipient} has a link`;
    if (secret === null) return `${recipient} has no link`;
    if (known === null) {
      if (this.dead.has(secret)) return `${recipient} has a dead link`;
      this.living.set(recipient, secret);
      return null;
    }
    return known === secret ? null : `${recipient} has another link`;
  }

  correct(address: string | null, byOwner: boolean): void {
    if (address === this.address) return;
    if (this.address) this.end(this.address);
    this.address = address;
    if (address && byOwner) this.living.set(address, null);
  }

  send(byOwner: boolean): void {
    if (byOwner && this.address && !this.living.has(this.address)) {
      this.living.set(this.address, null);
    }
  }

  renew(form: Form, given: string): void {
    this.endAll();
    this.living.set(this.address ?? HOUSE, given);
    this.forms.push({ ...form, given });
  }

  endAll(): void {
    for (const recipient of [...this.living.keys()]) this.end(recipient);
    this.living.set(HOUSE, null);
    if (this.address) this.living.set(this.address, null);
  }

  erase(): void {
    this.endAll();
    this.living.clear();
    this.isErased = true;
  }

  /** The codes with which a step may be refused now. */
  refusals(step: string): readonly string[] {
    const ofErased = this.isErased ? ["guest-erased", "no-mail-to-send", "link-unknown"] : [];
    const canSend = this.address !== null;
    const known: Readonly<Record<string, readonly string[]>> = {
      "the owner sends": canSend ? [] : ["no-mail-to-send"],
      "the team sends": canSend
        ? this.living.has(this.address ?? "")
          ? []
          : ["address-corrected"]
        : ["no-mail-to-send"],
      // She may have chosen a link that has ended.
      "a guest renews": this.dead.size > 0 ? ["link-unknown"] : [],
    };
    return [...ofErased, ...(known[step] ?? [])];
  }

  private end(recipient: string): void {
    const secret = this.living.get(recipient);
    if (secret) this.dead.add(secret);
    this.living.delete(recipient);
  }
}
