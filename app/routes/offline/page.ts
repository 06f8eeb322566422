import type { ContentClock } from '~/models/dates/content-clock';
import { formatAge, updateStamp } from '~/models/dates/update-stamp';
import { parseUrl } from '~/models/text/parse-url';
import { formatSitePath } from '~/models/text/site-path';
import { offlinePath, type KeptPage } from '~/offline/kept-pages';

const SITE = 'https://site.invalid';

export type KeptPageRow = ReturnType<typeof toKeptPageRows>[number];

export function toKeptPageRows(pages: readonly KeptPage[], clock: ContentClock) {
  const listed = pages.filter(({ path }) => path !== offlinePath);
  return listed.map(({ path, title, madeAtMs }) => ({
    path,
    title: title === '' ? path : title,
    /** Its address, if another page has the same title (another day, for example). */
    address: listed.filter((other) => other.title === title).length > 1 ? path : null,
    /** `from 1:20 PM CT, 12 minutes ago` */
    ageText: `from ${updateStamp({ fetchedAtMs: madeAtMs, isStale: false }, clock).text}, ${formatAge(madeAtMs, clock)}`,
  }));
}

/** The page that is not kept, from the service worker's fragment; `null` without one. */
export function readAskedPath(hash: string): string | null {
  const path = hash.slice(1);
  const url = path.startsWith('/') ? parseUrl(path, SITE) : null;
  return url?.origin === SITE ? formatSitePath(url) : null;
}
