import { listHealthTopics, requestHealthPage } from '~/blocks/page-parts/health-topics';
import { findGameday } from '~/config/gameday';
import { listSitePages, type SitePage } from '~/config/site-index';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { getGamedayPhase } from '~/models/state-series/gameday';
import { formatSlug } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import type { CmsPage } from '~/upstream/pages';

/** The topics of health and safety are optional. */
export const sources = () => ({ optional: { topics: requestHealthPage() }, mayBeAbsent: ['topics'] });

interface SiteIndexInput {
  readonly product: string;
  readonly clock: ContentClock;
  /** `null` while it cannot be read. */
  readonly topics: CmsPage | null;
}

/** Heading of the home page and of pages about the site. */
const GENERAL = 'General';
const generalPaths = new Set(
  [Route.home, Route.accessibility, Route.myTeams, Route.search, Route.siteIndex].map((route) => buildHref(route)),
);
/** Heading of pages that are alone in their segment. */
const ALONE = 'Events & Scores';

/** Explains the headings. */
export const siteIndexText = `Pages are grouped by the first part of their address. Those that are alone in theirs are under “${ALONE}”, and those about this site under “${GENERAL}”.`;

export function toSiteIndex(input: SiteIndexInput) {
  const pages = listPages(input);
  const segments = pages.map(({ path }) => getFirstSegment(path));
  const getHeading = ({ path }: SitePage) => {
    if (generalPaths.has(path)) return GENERAL;
    const segment = getFirstSegment(path);
    return segments.indexOf(segment) === segments.lastIndexOf(segment) ? ALONE : formatSlug(segment);
  };
  return [...new Set(pages.map(getHeading))]
    .map((title) => ({ title, pages: pages.filter((page) => getHeading(page) === title).sort(compareByTitle) }))
    .sort(compareByTitle);
}

/** Pages and health topics without duplicates, and the gameday on its days. */
function listPages({ product, clock, topics }: SiteIndexInput): readonly SitePage[] {
  const pages = listSitePages(product).filter(({ path }) => path !== buildHref(Route.gameday) || isGamedayOpen(clock));
  const known = new Set(pages.map(({ path }) => path));
  return [...pages, ...listHealthTopics(topics).filter(({ path }) => !known.has(path))];
}

function isGamedayOpen(clock: ContentClock): boolean {
  const gameday = findGameday(findCurrentSeason(clock), null);
  return gameday !== null && getGamedayPhase(gameday, clock) === 'open';
}

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function compareByTitle(one: { readonly title: string }, other: { readonly title: string }): number {
  return compareText(one.title, other.title);
}

export function toView({ optional }: ValuesOf<typeof sources>, { clock, environment }: PageRequest) {
  return { groups: toSiteIndex({ product: environment.PRODUCT, clock, topics: optional.topics?.value ?? null }) };
}
