import type { SearchFacts, SearchFile } from '~/models/search/search-entry';
import type { LoaderArgs } from '~/page/load-page';
import { loadTexts } from '../load-parts';
import { buildPagesPart, describeSearch } from '../pages-part';

/** Pages and sports, which the field in the header loads when it gets the focus. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const { texts, isComplete } = await loadTexts(site);
  const file = { part: buildPagesPart(texts, site), isComplete, ...describeSearch(site) };
  return Response.json(file satisfies SearchFile & SearchFacts);
}
