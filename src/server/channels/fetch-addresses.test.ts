import nodeHttp from "node:http";
import https from "node:https";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type FetchOptions, fetchCalendar } from "./fetch-calendar.ts";
import { type PortalServer, startPortal } from "./testing/portal-server.ts";
import { type Watch, watchConnections } from "./testing/watch-connections.ts";

const FORBIDDEN = { kind: "failed", answer: "forbidden-address" };
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

/** Internal servers on both loopbacks, and a portal that redirects to any given URL. */
let inside: PortalServer[];
let portal: PortalServer;
let watch: Watch;
let ports: number[];

beforeAll(async () => {
  const secret: nodeHttp.RequestListener = (_, response) => response.end(calendar);
  inside = [await startPortal(secret)];
  await startPortal(secret, "::1").then(
    (server) => inside.push(server),
    // Without IPv6 on this machine, the socket spy still sees an attempt.
    () => {},
  );
  portal = await startPortal((request, response) => {
    const asked = new URL(request.url ?? "", "http://portal.test");
    const location = asked.searchParams.get("to") ?? request.url;
    response.writeHead(Number(asked.pathname.slice(1)), { location }).end();
  });
  ports = [80, 443, ...inside.map(({ port }) => port)];
});
afterAll(() => Promise.all([...inside, portal].map((server) => server.stop())));
beforeEach(() => {
  watch = watchConnections();
});
afterEach(() => {
  watch.stop();
  vi.restoreAllMocks();
});

const names: Record<string, readonly string[]> = {
  "portal.test": ["127.0.0.1"],
  "loop.test": ["127.0.0.1"],
  "loop6.test": ["::1"],
  "mapped.test": ["::ffff:127.0.0.1"],
  "router.test": ["192.168.0.1"],
  "cloud.test": ["169.254.169.254"],
  "zone.test": ["fe80::1%eth0"],
  "nonsense.test": ["nonsense"],
  "mixed.test": ["93.184.216.34", "127.0.0.1"],
  "mixed-back.test": ["127.0.0.1", "93.184.216.34"],
  "mixed6.test": ["2606:4700::1111", "::1"],
};

/** All local ports are allowed here: only the address check can refuse. */
function fetchFrom(url: string, options: Partial<FetchOptions> = {}) {
  const resolve = async (name: string) => names[name.replace(/\.$/, "")] ?? ["127.0.0.1"];
  const testHosts = [`portal.test:${portal.port}`];
  const source = { url, etag: null, lastModified: null };
  return fetchCalendar(source, { testHosts, resolve, ports, ...options });
}

function nobodyCame() {
  expect(inside.map((server) => server.connections())).toEqual(inside.map(() => 0));
}

const spellings = [
  ...["127.0.0.1", "127.1", "127.0.1", "127.0.0.1.", "127.255.255.254", "0x7f.1", "0x7f000001"],
  ...["0X7F.0.0.1", "2130706433", "017700000001", "0177.0.0.1", "0177.1", "0x7f.0.0x0.01"],
  ...["0", "0.0.0.0", "0x0", "00000000", "１２７.０.０.１", "127。0。0。1", "①②⑦.⓪.⓪.①"],
  ...["%31%32%37.0.0.1", "127.0.0.1%2e", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[0000::0001]"],
  ...["[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:FFFF:7F00:0001]", "[::127.0.0.1]"],
  ...["[64:ff9b::127.0.0.1]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]"],
  ...["[fe80::1]", "[fc00::1]", "[ff02::1]", "[2001:db8::1]"],
  ...["169.254.169.254", "2852039166", "0xa9fea9fe", "10.0.0.1", "172.16.0.1", "192.168.0.1"],
  ...["100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
];

describe("an address that is not public is refused before a socket is opened", () => {
  test.each(spellings)("written as %s", async (host) => {
    for (const { port } of inside) {
      expect(await fetchFrom(`http://${host}:${port}/calendar.ics`)).toEqual(FORBIDDEN);
    }
    expect(await fetchFrom(`https://${host}/calendar.ics`)).toEqual(FORBIDDEN);
    expect(watch.targets).toEqual([]);
    nobodyCame();
  });

  const hidden = Object.keys(names).filter((name) => name !== "portal.test");
  test.each([...hidden, "localhost", "localhost.", "LOOP.test", "loop.test."])(
    "behind the name %s",
    async (name) => {
      for (const { port } of inside) {
        expect(await fetchFrom(`http://${name}:${port}/`)).toEqual(FORBIDDEN);
      }
      expect(await fetchFrom(`https://${name}/`)).toEqual(FORBIDDEN);
      expect(watch.targets).toEqual([]);
      nobodyCame();
    },
  );

  test("behind the names of this machine, as its own resolver knows them", async () => {
    const source = { url: `http://localhost:${ports[2]}/`, etag: null, lastModified: null };
    expect(await fetchCalendar(source, { testHosts: [], ports })).toEqual(FORBIDDEN);
    nobodyCame();
  });
});

test("a name server that changes its answer is asked once, and its first answer is used", async () => {
  const answers = [["93.184.216.34"], ["127.0.0.1"], ["127.0.0.1"]];
  const resolve = vi.fn(async () => answers.shift() ?? ["127.0.0.1"]);
  const answer = await fetchFrom(`http://rebind.test:${ports[2]}/`, { resolve });
  expect(answer).toEqual({ kind: "failed", answer: "unreachable" });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(watch.targets).toEqual(["93.184.216.34"]);
  nobodyCame();
});

describe("a redirect is an address like any other", () => {
  const via = (to: string, status = 302) =>
    `http://portal.test:${portal.port}/${status}?to=${encodeURIComponent(to)}`;

  test.each([301, 302, 303, 307, 308])("with %i to what is not public", async (status) => {
    const port = ports[2];
    const hops = [
      ...[`http://127.0.0.1:${port}/`, `//127.0.0.1:${port}/`, `http://[::ffff:7f00:1]:${port}/`],
      ...[`http://loop.test:${port}/`, `//mixed.test:${port}/`, `http://2130706433:${port}/`],
      ...["http://169.254.169.254/latest/meta-data/", "file:///etc/passwd", "ftp://loop.test/"],
      ...["data:text/calendar,BEGIN:VCALENDAR", `http://a:b@loop.test:${port}/`, "https://"],
    ];
    for (const hop of hops) expect(await fetchFrom(via(hop, status))).toEqual(FORBIDDEN);
    expect(new Set(watch.targets)).toEqual(new Set(["127.0.0.1"]));
    nobodyCame();
  });

  test("at the end of a chain", async () => {
    const chain = via(via(via(`http://loop.test:${ports[2]}/`, 307), 301));
    expect(await fetchFrom(chain)).toEqual(FORBIDDEN);
    nobodyCame();
  });

  test("to another port of the same machine", async () => {
    expect(await fetchFrom(via(`http://portal.test:${ports[2]}/`))).toEqual(FORBIDDEN);
    nobodyCame();
  });

  test("from https down to http", async () => {
    // Plain HTTP behind a mocked https.request, so that the first hop counts as https.
    vi.spyOn(https, "request").mockImplementation(((url: URL, ...rest: never[]) =>
      nodeHttp.request(new URL(url.href.replace("https:", "http:")), ...rest)) as never);
    const down = via(`http://portal.test:${portal.port}/200`).replace("http:", "https:");
    expect(await fetchFrom(down)).toEqual(FORBIDDEN);
    expect(watch.targets).toEqual(["127.0.0.1"]);
  });

  test("followed four times and not once more, in circles too", async () => {
    const end = `http://portal.test:${portal.port}/200`;
    const before = portal.connections();
    const four = via(via(via(via(end))));
    expect(await fetchFrom(four)).toMatchObject({ kind: "calendar" });
    expect(portal.connections() - before).toBe(5);
    const tooMany = { kind: "failed", answer: "too-many-redirects" };
    expect(await fetchFrom(via(four))).toEqual(tooMany);
    expect(await fetchFrom(`http://portal.test:${portal.port}/308`)).toEqual(tooMany);
  });
});

describe("refused by what is written in it is", () => {
  test.each([
    ...["file:///etc/passwd", "ftp://public.test/a.ics", "data:text/calendar,BEGIN:VCALENDAR"],
    ...["gopher://127.0.0.1:70/_x", "dict://127.0.0.1:11211/", "javascript:1", "blob:http://a/b"],
    ...["webcal://public.test/a.ics", "ws://public.test/", "unix:/var/run/docker.sock"],
    ...["http://user@public.test/", "https://user:word@public.test/", "http://:word@public.test/"],
    ...["", "calendar.ics", "//public.test/", "http://", "http://[::1", "http://127.0.0.1:99999/"],
    ...["http://public.test:8080/", "https://public.test:80443/", "http://public.test:22/"],
    ...["https://public.test:3000/", "http://public.test:0/", "http://256.256.256.256/"],
  ])("%s", async (url) => {
    expect(
      await fetchFrom(url, { ports: [80, 443], resolve: async () => ["93.184.216.34"] }),
    ).toEqual(FORBIDDEN);
    expect(watch.targets).toEqual([]);
  });
});

test("a test host is exempt by its very host and port alone", async () => {
  const { port } = portal;
  const testHosts = [`127.0.0.1:${port}`];
  const fetchOn = (url: string) => fetchFrom(url, { testHosts, ports: [80, 443] });
  expect(await fetchOn(`http://127.0.0.1:${port}/200`)).toMatchObject({ kind: "calendar" });
  const others = [`localhost:${port}`, `127.0.0.2:${port}`, `127.0.0.1:${port + 1}`, "127.0.0.1"];
  for (const other of others) expect(await fetchOn(`http://${other}/200`)).toEqual(FORBIDDEN);
});
