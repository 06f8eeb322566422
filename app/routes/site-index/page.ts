import { listHealthTopics, requestHealthPage } from '~/blocks/page-parts/health-topics';
import { listPagesOfToday, type SitePage } from '~/config/site-index';
import { buildHref, Route } from '~/href';
import { formatSlug } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import type { PageRequest, ValuesOf } from '~/page/page-sources';

/** The topics of health and safety are optional. */
export const sources = () => ({ optional: { topics: requestHealthPage() }, mayBeAbsent: ['topics'] });

/** Heading of the home page and of pages about the site. */
const GENERAL = 'General';
const generalPaths = new Set(
  [Route.home, Route.accessibility, Route.myTeams, Route.search, Route.siteIndex].map((route) => buildHref(route)),
);
/** Heading of pages that are alone in their segment. */
const ALONE = 'Events & Scores';

/** Explains the headings. */
export const siteIndexText = `Pages are grouped by the first part of their address. Those that are alone in theirs are under “${ALONE}”, and those about this site under “${GENERAL}”.`;

export function toView({ optional }: ValuesOf<typeof sources>, { environment: { PRODUCT }, clock }: PageRequest) {
  const pages = [...listPagesOfToday(PRODUCT, clock), ...listHealthTopics(optional.topics?.value, PRODUCT)];
  const segments = pages.map(({ path }) => getFirstSegment(path));
  const getHeading = ({ path }: SitePage) => {
    if (generalPaths.has(path)) return GENERAL;
    const segment = getFirstSegment(path);
    return segments.indexOf(segment) === segments.lastIndexOf(segment) ? ALONE : formatSlug(segment);
  };
  const groups = [...new Set(pages.map(getHeading))]
    .map((title) => ({ title, pages: pages.filter((page) => getHeading(page) === title).sort(compareByTitle) }))
    .sort(compareByTitle);
  return { groups };
}

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function compareByTitle(a: { readonly title: string }, b: { readonly title: string }): number {
  return compareText(a.title, b.title);
}
