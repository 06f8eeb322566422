import type { SourceRequest } from '~/cache/source/define-source';
import { computeOncePerText } from '~/compute-once';
import { addressNames, isPublished, listBaseUrls, type Base } from '~/config/published-sources';
import { hasTraits, listExampleSports } from '~/config/sports';
import { parseUrl } from '~/models/text/parse-url';
import { buildPageRequest, readPageAddress, type PageAddress, type Refusal } from '~/page/page-address';
import type { PageRequest, PageSources } from '~/page/page-sources';
import { layoutRoutes, pageRoutes, type PageRoute } from '~/routes.table.js';
import { legacySection, recordsAndHistory } from '~/upstream/legacy-pages';
import { sources } from '~/upstream/registry';
import { buildCmsPath, isNamedPage } from './cms-page/page';
import { declareSources } from './sources-of-page';

/* Which pages the site offers, given the sources that the association publishes: decision 111. */

/** Where visitors begin. These pages work without any source and link to the pages that are offered. */
const alwaysOffered = new Set(['home', 'home-alias', 'scores', 'sport-landing', 'ss-index']);

type IsPublished = (request: SourceRequest) => boolean;

/**
 * Whether a page with these sources has something to show: all critical ones are published, and at least one of its subject and of the
 * optional ones in `carriedBy`. Sources of the layouts around the page do not count.
 * @param frame whether the old server's page in its frame is published; `null` without a frame
 */
export function hasPublishedContent(
  given: PageSources,
  isPublishedRequest: IsPublished,
  frame: boolean | null = null,
): boolean {
  const { critical = {}, subject = {}, optional = {}, mayBeAbsent = [], carriedBy } = given;
  if (!Object.values(critical).every(isPublishedRequest)) return false;
  const content = Object.entries({ ...subject, ...optional }).filter(
    ([name]) => carriedBy?.includes(name) ?? !mayBeAbsent.includes(name),
  );
  if (frame === true || content.some(([, request]) => isPublishedRequest(request))) return true;
  return content.length === 0 && frame === null;
}

export interface OfferedPages {
  /** Whether all sources are published, so that no page or link is hidden. */
  readonly offersAll: boolean;
  /** Why a page is not offered: `not-published`, or `bad-value` for a content page that nothing names. `null` if it is. */
  readonly findRefusal: (address: PageAddress) => Refusal | null;
  /** False for the address of a page of the site that is not offered. */
  readonly isOffered: (href: string) => boolean;
}

/** Any origin: only the path is read. */
const ORIGIN = 'https://site.invalid';
/** Bounds the memory. A site has some 10,000 addresses. */
const MOST_KNOWN_PATHS = 5000;

/** Finds out for each path at most once whether it is offered, from the settings alone. */
export function createOfferedPages(about: Pick<PageRequest, 'environment' | 'clock'>): OfferedPages {
  const isPublishedRequest: IsPublished = ({ definition }) => isPublished(definition, about.environment);
  const offersAll =
    about.environment.PAGES_OFF.length === 0 && sources.every((source) => isPublished(source, about.environment));
  if (offersAll) return { offersAll, findRefusal: () => null, isOffered: () => true };
  const known = new Map<string, boolean>();
  const isAddressOffered = (address: PageAddress): boolean => {
    const before = known.get(address.path);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN_PATHS) known.clear();
    const found = isPageOffered(address, about, isPublishedRequest);
    known.set(address.path, found);
    return found;
  };
  return {
    offersAll,
    findRefusal: (address) => {
      if (address.refusal !== null || isAddressOffered(address)) return null;
      const isNamed = address.route.path !== '*' || isNamedPage(buildCmsPath(address.params['*'] ?? ''));
      return isNamed ? 'not-published' : 'bad-value';
    },
    isOffered: computeOncePerText((href) => {
      if (!/^\/(?!\/)/.test(href)) return true;
      const url = parseUrl(href, ORIGIN);
      return url === null || isAddressOffered(readPageAddress(url, () => '2000-01-01'));
    }),
  };
}

function isPageOffered(
  address: PageAddress,
  about: Pick<PageRequest, 'environment' | 'clock'>,
  isPublishedRequest: IsPublished,
): boolean {
  const { route, refusal } = address;
  if (refusal !== null || alwaysOffered.has(route.id)) return true;
  if (about.environment.PAGES_OFF.includes(route.path)) return false;
  const request = buildPageRequest(address, about);
  const aroundIt = new Set(layoutRoutes.flatMap(({ id }) => listNames(declareSources(id, request))));
  const isOwn = ({ definition }: SourceRequest) => !aroundIt.has(definition.name);
  return hasPublishedContent(
    selectOwn(declareSources(route.id, request) ?? {}, isOwn),
    isPublishedRequest,
    isFramePublished(address, about),
  );
}

/** `null` for a page without a frame. */
function isFramePublished(
  { route: { frame }, sport }: PageAddress,
  { environment }: Pick<PageRequest, 'environment'>,
): boolean | null {
  if (frame === undefined || (sport !== null && !hasTraits(sport, frame.onlyFor))) return null;
  const { definition } = frame.base === 'RECORDS_BASE_URL' ? recordsAndHistory : legacySection;
  return isPublished(definition, environment);
}

function listNames({ subject = {}, optional = {} }: PageSources = {}): string[] {
  return [...Object.values(subject), ...Object.values(optional)].map(({ definition }) => definition.name);
}

/** What the bar above a page reads is not the page's content. */
function selectOwn({ subject = {}, ...others }: PageSources, isOwn: IsPublished): PageSources {
  return { ...others, subject: Object.fromEntries(Object.entries(subject).filter(([, request]) => isOwn(request))) };
}

/** The pages of the site's table that are not offered, each with its path in the table. For operators. */
export function listPagesNotOffered(about: Pick<PageRequest, 'environment' | 'clock'>): readonly string[] {
  const { isOffered } = createOfferedPages(about);
  return pageRoutes
    .filter(({ path, isUnlisted }) => isUnlisted !== true && !/[:*]/.test(path) && !isOffered(path))
    .map(({ path }) => path);
}

/** A sport of each kind, so that every page of a sport exists for one of them. */
const someSports = listExampleSports().map(({ id }) => id);

/** The pages that would not be offered without one source, each with its path in the table. For operators. */
export function listPagesCarriedBy(
  name: string,
  { environment, clock }: Pick<PageRequest, 'environment' | 'clock'>,
): readonly string[] {
  const everything = Object.fromEntries(
    Object.entries(listBaseUrls(environment)).map(([base, url]) => [addressNames[base as Base], url ?? ORIGIN]),
  );
  const { isOffered } = createOfferedPages({
    environment: { ...environment, ...everything, SOURCES_OFF: [name] },
    clock,
  });
  const isLost = ({ path, isUnlisted }: PageRoute) =>
    isUnlisted !== true && path !== '*' && listExamples(path).some((example) => !isOffered(example));
  return pageRoutes.filter(isLost).map(({ path }) => path);
}

/** Addresses of a path of the table, with values that fit every parameter. */
function listExamples(path: string): readonly string[] {
  const fill = (pattern: string) =>
    pattern
      .replaceAll(/:class(?:Id)?\??/g, '1A')
      .replace(':slug', 'basketball')
      .replaceAll(/\/:\w+\?/g, '')
      .replaceAll(/:\w+/g, '101');
  return path.includes(':sportId') ? someSports.map((id) => fill(path.replace(':sportId', id))) : [fill(path)];
}
