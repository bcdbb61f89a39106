import { useContext, useEffect, useRef } from "react";
import {
  createPath,
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
} from "react-router";

/**
 * Back closes what lies over a page before it leaves the page. What opens gets an entry of its own
 * in the browser's history, a copy of the page's; the router never hears of it. An entry that
 * nothing is open for is taken away again, or passed over.
 */

type Entry = { readonly idx?: number; readonly over?: number } | null;

/** How to close what is open, the uppermost last. */
const opened: (() => void)[] = [];
/** The router's number of the page's entry, and how many of ours lie over it where we stand. */
let page: number | undefined;
let depth = 0;
let shown: Location;
let isTidying = false;
let waiting: ReturnType<typeof setTimeout>;

/** A press that closes one thing may open the next, or be on a link that leads away. */
const PRESS = 400;

const entry = () => history.state as Entry;

/** Marks the entry we stand on, with the address as the router has it now. */
function mark(): void {
  const { key, state: usr } = shown;
  history.replaceState({ ...entry(), key, usr, over: depth }, "", createPath(shown));
}

/** Going back in the history would call off a load that has begun, such as of another site. */
function stayUntidy(): void {
  clearTimeout(waiting);
  // Listened for no longer than needed: some browsers keep no page that listens for it.
  removeEventListener("beforeunload", stayUntidy);
}

function tidySoon(): void {
  clearTimeout(waiting);
  addEventListener("beforeunload", stayUntidy);
  waiting = setTimeout(() => {
    removeEventListener("beforeunload", stayUntidy);
    const idle = depth - opened.length;
    if (idle <= 0 || entry()?.idx !== page) return;
    isTidying = true;
    history.go(-idle);
  }, PRESS);
}

function onPop(event: PopStateEvent): void {
  const { idx, over = 0 } = (event.state as Entry) ?? {};
  if (idx === undefined || idx !== page) return;
  event.stopImmediatePropagation();
  const isBack = over < depth;
  depth = over;
  mark();
  const closing = isTidying ? [] : opened.splice(depth).reverse();
  for (const close of closing) close();
  // Nothing was open for the entry that was left: this press meant the page before. A browser may
  // not hear of it while it is still busy with the press.
  if (isBack && !isTidying && closing.length === 0) setTimeout(() => history.back());
  if (!isBack) tidySoon();
  isTidying = false;
}

function enter(close: () => void): () => void {
  opened.push(close);
  stayUntidy();
  if (depth < opened.length) {
    page = entry()?.idx;
    depth = opened.length;
    history.pushState({ ...entry(), over: depth }, "");
  }
  return () => {
    const at = opened.indexOf(close);
    if (at < 0) return;
    opened.splice(at, 1);
    tidySoon();
  };
}

/** For whatever lies over a page: Back does what its own close button does. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => enter(() => latest.current()), []);
}

/** Once for all pages: follows the router, which writes over our marks. */
export function useBackEntries(): void {
  const location = useLocation();
  const router = useContext(RouterContext)?.router;
  // The router writes an address before the page is drawn with it, and Back may come in between.
  useEffect(
    () =>
      router?.subscribe((now) => {
        if (entry()?.idx === page) shown = now.location;
      }),
    [router],
  );
  useEffect(() => {
    shown = router?.state.location ?? location;
    const { idx = (page ?? -1) + 1, over = 0 } = entry() ?? {};
    if (idx === page) {
      if (over !== depth || createPath(shown) !== createPath(window.location)) mark();
      return;
    }
    page = idx;
    depth = over;
    // An entry that the browser made itself, by a link within the page, has no number yet.
    if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx }, "");
    tidySoon();
  }, [location, router]);
}

/** Called before the router begins to listen: browsers tell listeners of the window in turn. */
export function listenForBack(): void {
  addEventListener("popstate", onPop);
}
