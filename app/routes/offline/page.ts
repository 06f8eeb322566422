import type { ContentClock } from '~/models/dates/content-clock';
import { formatAge, updateStamp } from '~/models/dates/update-stamp';
import { formatSitePath } from '~/models/text/site-path';
import { offlinePath, type KeptPage } from '~/offline/kept-pages';

const SITE = 'https://site.invalid';

export interface KeptPageRow {
  readonly path: string;
  readonly title: string;
  /** Its address, if another page has the same title (another day, for example). */
  readonly address: string | null;
  /** `from 1:20 PM CT, 12 minutes ago` */
  readonly ageText: string;
}

export function toKeptPageRows(pages: readonly KeptPage[], clock: ContentClock): readonly KeptPageRow[] {
  const listed = pages.filter(({ path }) => path !== offlinePath);
  return listed.map(({ path, title, madeAtMs }) => ({
    path,
    title: title === '' ? path : title,
    address: listed.filter((other) => other.title === title).length > 1 ? path : null,
    ageText: `from ${updateStamp({ fetchedAtMs: madeAtMs, isStale: false }, clock).text}, ${formatAge(madeAtMs, clock)}`,
  }));
}

/** The page that is not kept, from the service worker's fragment; `null` without one. */
export function readAskedPath(hash: string): string | null {
  const path = hash.slice(1);
  if (!path.startsWith('/') || !URL.canParse(path, SITE)) return null;
  const url = new URL(path, SITE);
  return url.origin === SITE ? formatSitePath(url) : null;
}
