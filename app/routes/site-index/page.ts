import { listSitePages, type SitePage } from '~/config/site-index';
import { formatSlug } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';

export interface SiteIndexGroup {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/**
 * All pages by the first segment of their paths; groups and pages by title. A page that is alone in its segment is a general one,
 * as the home page is.
 */
export function toSiteIndex(product: string): readonly SiteIndexGroup[] {
  const pages = listSitePages(product);
  const segments = pages.map(({ path }) => getFirstSegment(path));
  const getGroupOfPath = (path: string) => {
    const segment = getFirstSegment(path);
    return segments.indexOf(segment) === segments.lastIndexOf(segment) ? GENERAL : segment;
  };
  return [...new Set(pages.map(({ path }) => getGroupOfPath(path)))]
    .map((group) => ({
      title: formatHeading(group),
      pages: pages.filter(({ path }) => getGroupOfPath(path) === group).sort(byTitle),
    }))
    .sort(byTitle);
}

/** The segment of the home page. */
const GENERAL = '';

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? GENERAL;
}

/** `news-media` is `News Media`. */
function formatHeading(segment: string): string {
  if (segment === GENERAL) return 'General';
  return formatSlug(segment);
}

function byTitle(one: { readonly title: string }, other: { readonly title: string }): number {
  return compareText(one.title, other.title);
}
