import { useContext, useEffect, useRef } from "react";
import {
  createPath,
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
} from "react-router";

/**
 * Back closes an overlay before it leaves the page. Each overlay gets its own history entry, a copy
 * of the page's, which the router does not see. An entry without an open overlay is removed or
 * skipped.
 */

type Entry = { readonly idx?: number; readonly over?: number } | null;

/** Close callbacks of open overlays, the topmost last. */
const opened: (() => void)[] = [];
/** The router's index of the page's entry, and how many of our entries lie above it. */
let page: number | undefined;
let depth = 0;
let shown: Location;
let isTidying = false;
let waiting: ReturnType<typeof setTimeout>;

/** A press that closes one overlay may open the next, or follow a link. */
const PRESS = 400;

const entry = () => history.state as Entry;

/** Marks the current entry, with the router's current URL. */
function mark(): void {
  const { key, state: usr } = shown;
  history.replaceState({ ...entry(), key, usr, over: depth }, "", createPath(shown));
}

/** history.back() would cancel a navigation that has begun, for example to another site. */
function stayUntidy(): void {
  clearTimeout(waiting);
  // Removed as soon as possible: a beforeunload listener disables the back/forward cache in some
  // browsers.
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
  // No overlay was open for the entry that was left, so this press meant the previous page.
  // Deferred, because a browser may ignore it while it still handles the press.
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

/** For overlays: Back does what their close button does. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => enter(() => latest.current()), []);
}

/** Once for all pages: restores our marks, which the router overwrites. */
export function useBackEntries(): void {
  const location = useLocation();
  const router = useContext(RouterContext)?.router;
  // The router changes the URL before the page renders, and Back may come in between.
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
    // An entry that the browser created itself, by a fragment link, has no index yet.
    if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx }, "");
    tidySoon();
  }, [location, router]);
}

/** Call it before the router starts to listen: listeners run in order of registration. */
export function listenForBack(): void {
  addEventListener("popstate", onPop);
}
