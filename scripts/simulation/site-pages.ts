import type { SourceRequest } from '~/cache/define-source';
import type { Environment } from '~/config/environment';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { readPageAddress } from '~/routes/page-address';
import { sourcesOfPage } from '~/routes/sources-of-page';
import type { SimulatedPage } from './deployment';

/** The site's own pages as the simulation sees them: addresses, and the sources that each reads. */
export interface SitePages {
  /** The page at an address (path and query), as the site spells it. */
  readonly at: (address: string) => SimulatedPage;
  /** Whether a page stands at an address: one that turns it down reads nothing. */
  readonly has: (address: string) => boolean;
  /** What stands behind the name of a source of these pages. */
  readonly requestOf: (source: string) => SourceRequest | undefined;
}

/**
 * Pages by the route table and what they declare, as far as upstream is asked for it. Sources that another source of the
 * page names are left out: what they are is known only once the other has answered.
 * @param clock the content moment that the pages are asked at
 */
export function createSitePages(environment: Environment, clock: ContentClock): SitePages {
  const pages = new Map<string, SimulatedPage>();
  const requests = new Map<string, SourceRequest>();
  const today = calendarDay(clock.nowMs(), environment.TIME_ZONE);
  return {
    requestOf: (source) => requests.get(source),
    has: (given) => pageAt(given).sources.length > 0,
    at: pageAt,
  };

  function pageAt(given: string): SimulatedPage {
    const known = pages.get(given);
    if (known !== undefined) return known;
    const address = readPageAddress(new URL(given, 'https://site.invalid'), () => today);
    const declared = sourcesOfPage(address, { clock, environment })
      .map(({ request }) => request)
      .filter(({ definition }) => definition.base !== 'site');
    for (const request of declared) requests.set(sourceId(request), request);
    const { path, query, kind, onlyRoutes } = address;
    const page: SimulatedPage = {
      address: `${kind} ${path}?${query.search} ${onlyRoutes}`,
      sources: [...new Set(declared.map(sourceId))],
      isKept: !query.hasText,
    };
    pages.set(given, page);
    return page;
  }
}

/** One source with its parameters, whatever schema reads it. */
export function sourceId({ definition, params }: SourceRequest): string {
  return `${definition.name}:${definition.path(params)}`;
}
