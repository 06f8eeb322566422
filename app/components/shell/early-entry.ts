import { createPath, NavigationType, type Location } from '@remix-run/react';

/**
 * WebKit's Back skips entries that a script adds 10 seconds or more after the last tap or key press, so the entry of a page that takes
 * longer is added before the page arrives. See docs/decisions/0062.
 */
const latestEntryMs = 8000;

/** Where the last navigation leads that adds an entry. */
let awaited: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the newest entry was added before its page arrived. */
let isEarly = false;

/** Lets the router reuse an entry that was added early. Call it before the router starts. */
export function installEarlyEntries(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    stopEntryTimer();
    if (isEarly) history.replaceState(...entry);
    else push(...entry);
    isEarly = false;
  };
  // Back and forward leave an early entry.
  window.addEventListener('popstate', () => {
    awaited = null;
    isEarly = false;
  });
}

/** Call it when a navigation begins. */
export function awaitEntry(action: NavigationType, to: Location): void {
  awaited = action === NavigationType.Push ? to : null;
  startEntryTimer();
}

/** Starts waiting for the page anew, after a tap. */
export function startEntryTimer(): void {
  stopEntryTimer();
  timer = setTimeout(addEntry, latestEntryMs);
}

/** The page is not awaited any longer, because it is there or cannot be fetched. */
export function stopEntryTimer(): void {
  clearTimeout(timer);
}

/** Loads the document of a page. `assign` only scrolls if the address is that of an early entry and has a fragment. */
export function loadDocument(path: string): void {
  if (createPath(location) === path) location.reload();
  else location.assign(path);
}

function addEntry(): void {
  if (awaited === null) return;
  // A link that was followed since then.
  const { location } = window.__remixRouter.state.navigation;
  const path = createPath(location ?? awaited);
  // A key of its own, because another page has another scroll position and other games. The router adds one to the index (`idx`).
  history.pushState({ ...(history.state as object), key: path }, '', path);
  isEarly = true;
}
