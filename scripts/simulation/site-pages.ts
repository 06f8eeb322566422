import { isOwnFile, type SourceRequest } from '~/cache/source/define-source';
import type { Environment } from '~/config/environment';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { readPageAddress } from '~/page/page-address';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import { buildCopyId } from './copy-id';
import type { SimulatedPage } from './deployment';

export type SitePages = ReturnType<typeof createSitePages>;

/** Pages of the route table by address (path and query) with their sources, except those that depend on another source's value. */
export function createSitePages(environment: Environment, clock: ContentClock) {
  const pages = new Map<string, SimulatedPage>();
  const requests = new Map<string, SourceRequest>();
  const today = getToday(clock);
  return {
    getRequest: (source: string) => requests.get(source),
    has: (given: string) => findPage(given).sources.length > 0,
    getPage: findPage,
  };

  function findPage(given: string): SimulatedPage {
    const known = pages.get(given);
    if (known !== undefined) return known;
    const address = readPageAddress(new URL(given, 'https://site.invalid'), () => today);
    const declared = listSourcesOfPage(address, { clock, environment })
      .map(({ request }) => request)
      .filter(({ isKeptOnly }) => isKeptOnly !== true);
    const isOwn = ({ definition }: SourceRequest) => isOwnFile(definition);
    for (const request of declared) requests.set(buildCopyId(request), request);
    const { path, query, kind, onlyRoutes } = address;
    const page: SimulatedPage = {
      address: `${kind} ${path}?${query.search} ${onlyRoutes}`,
      sources: [...new Set(declared.filter((request) => !isOwn(request)).map(buildCopyId))],
      files: [...new Set(declared.filter(isOwn).map(buildCopyId))],
      isKept: !query.hasText,
    };
    pages.set(given, page);
    return page;
  }
}
