import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const guard = path.join(import.meta.dirname, "loopback-only.ts");

/**
 * An address of a documentation range: nothing answers there, and without the guard it would time
 * out.
 */
function run(code: string): { stdout: string; stderr: string } {
  const words = [`--import=${guard}`, "--input-type=module", "-e", code];
  return spawnSync(process.execPath, words, { encoding: "utf8", timeout: 50_000 });
}

test.each([
  ["a connection", "net.connect(443, '192.0.2.1').on('error', (e) => console.log(e.code))"],
  ["a name", "dns.lookup('api.stripe.com', (e) => console.log(e.code))"],
  ["a question to a name server", "dns.resolve4('smtp.example', (e) => console.log(e.code))"],
  ["a promised name", "await dns.promises.lookup('a.example').catch((e) => console.log(e.code))"],
  ["a call", "await fetch('https://api.stripe.com').catch(({ cause }) => console.log(cause.code))"],
])("%s to the outside is refused and told of", (_what, code) => {
  const { stdout, stderr } = run(`import net from "node:net"; import dns from "node:dns"; ${code}`);
  expect(stdout).toBe("ENETUNREACH\n");
  expect(stderr).toMatch(/^kept on this machine: \S+$/m);
});

test("what stays on this machine is let through", () => {
  const { stdout, stderr } = run(`
    import http from "node:http";
    const server = http.createServer((_, answer) => answer.end("here")).listen(0, async () => {
      const { port } = server.address();
      console.log(await (await fetch("http://localhost:" + port)).text());
      server.close();
    });
  `);
  expect(stdout).toBe("here\n");
  expect(stderr).toBe("");
});
