import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export type Process = {
  readonly pid: number;
  readonly command: string;
  readonly uid: string;
  /** The effective capabilities, in hexadecimal. */
  readonly powers: string;
};

/** Processes that have a folder below the given one as their root. */
export function processesBelow(folder: string): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readlinkSync(`/proc/${pid}/root`).startsWith(`${folder}/`)) return [];
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        const said = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1];
        return [
          { pid: Number(pid), command, uid: said("Uid") ?? "", powers: said("CapEff") ?? "" },
        ];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}
