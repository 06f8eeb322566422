import { NavigationType, type Location } from '@remix-run/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitEntry, installEarlyEntries, loadDocument, startEntryTimer, stopEntryTimer } from './early-entry';

interface Entry {
  readonly state: { readonly idx: number; readonly key: string };
  readonly path: string;
}

let entries: Entry[];
const loaded: string[] = [];
let page: EventTarget;
/** Where the router's navigation leads. */
let underWay: Location | undefined;

/** As the router does when a page arrives. */
function pushPage(path: string): void {
  history.pushState({ idx: (history.state as Entry['state']).idx + 1, key: path }, '', path);
}

function buildLocation(path: string): Location {
  const [pathname = '', search] = path.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key: `key of ${path}` };
}

function followLink(path: string, action = NavigationType.Push): void {
  awaitEntry(action, buildLocation(path));
}

function goBack(): void {
  if (entries.length > 1) entries.pop();
  page.dispatchEvent(new Event('popstate'));
}

const listPaths = () => entries.map(({ path }) => path);
const listIndexes = () => entries.map(({ state }) => state.idx);

beforeEach(() => {
  vi.useFakeTimers();
  entries = [{ state: { idx: 0, key: 'default' }, path: '/scores' }];
  loaded.length = 0;
  underWay = undefined;
  page = Object.assign(new EventTarget(), {
    __remixRouter: {
      get state() {
        return { navigation: { location: underWay } };
      },
    },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)?.state;
    },
    pushState: (state: Entry['state'], _: string, path: string) => {
      entries.push({ state, path });
    },
    replaceState: (state: Entry['state'], _: string, path: string) => {
      entries.splice(-1, 1, { state, path });
    },
  });
  vi.stubGlobal('location', {
    pathname: '/scores',
    search: '?date=2025-10-09',
    hash: '#games',
    assign: (path: string) => loaded.push(path),
    reload: () => loaded.push('again'),
  });
  installEarlyEntries();
});

afterEach(() => {
  // Leaves no timer and no early entry.
  goBack();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the history entry of a page', () => {
  it('is added when the page arrives, if it arrives within 8 seconds', () => {
    followLink('/calendar');
    vi.advanceTimersByTime(7999);
    expect(listPaths()).toEqual(['/scores']);
    pushPage('/calendar');
    vi.advanceTimersByTime(60_000);
    expect(listPaths()).toEqual(['/scores', '/calendar']);
  });

  it('is added after 8 seconds, and is that of the page once it arrives', () => {
    followLink('/schools/school-directory?q=pine');
    vi.advanceTimersByTime(8000);
    expect(entries.at(-1)).toEqual({
      path: '/schools/school-directory?q=pine',
      state: { idx: 0, key: '/schools/school-directory?q=pine' },
    });
    vi.advanceTimersByTime(60_000);
    pushPage('/schools/school-directory?q=pine');
    pushPage('/calendar');
    expect(listPaths()).toEqual(['/scores', '/schools/school-directory?q=pine', '/calendar']);
    expect(listIndexes()).toEqual([0, 1, 2]);
  });

  it('is that of the link followed last', () => {
    followLink('/calendar');
    vi.advanceTimersByTime(5000);
    followLink('/streaming');
    vi.advanceTimersByTime(5000);
    expect(listPaths()).toEqual(['/scores']);
    vi.advanceTimersByTime(3000);
    followLink('/about');
    // The router does not report a link that is followed while it fetches a page for which it had to wait.
    underWay = buildLocation('/officials');
    vi.advanceTimersByTime(8000);
    expect(listPaths()).toEqual(['/scores', '/officials']);
    pushPage('/officials');
    expect(listPaths()).toEqual(['/scores', '/officials']);
  });

  it('is not added after Back, or when the page replaces the one that is shown', () => {
    followLink('/calendar');
    goBack();
    vi.advanceTimersByTime(60_000);
    followLink('/scores?q=pine', NavigationType.Replace);
    vi.advanceTimersByTime(60_000);
    expect(listPaths()).toEqual(['/scores']);
  });

  it('is that of another page after Back from an early one', () => {
    followLink('/calendar');
    vi.advanceTimersByTime(8000);
    goBack();
    pushPage('/about');
    expect(listPaths()).toEqual(['/scores', '/about']);
  });

  it('is not added while a message says that there is no connection, and 8 seconds after the next attempt', () => {
    followLink('/calendar');
    vi.advanceTimersByTime(1000);
    stopEntryTimer();
    vi.advanceTimersByTime(60_000);
    startEntryTimer();
    vi.advanceTimersByTime(7999);
    expect(listPaths()).toEqual(['/scores']);
    vi.advanceTimersByTime(1);
    expect(listPaths()).toEqual(['/scores', '/calendar']);
  });
});

it('a document is loaded also when the address is already its own', () => {
  loadDocument('/calendar#week');
  loadDocument('/scores?date=2025-10-09#games');
  expect(loaded).toEqual(['/calendar#week', 'again']);
});
