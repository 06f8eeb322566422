import type { SearchFacts, SearchFile } from '~/models/search/search-entry';
import type { LoaderArgs } from '~/page/load-page';
import { loadContentPages } from '../load-parts';
import { buildPagesPart, describeSearch } from '../pages-part';

/** Pages and sports, which the field in the header loads when it gets the focus. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const { pages, isComplete } = await loadContentPages(site);
  const file = { part: buildPagesPart(pages, site), isComplete, ...describeSearch(site) };
  return Response.json(file satisfies SearchFile & SearchFacts);
}
