import type { SearchFile, SearchIndex } from '~/models/search/find-entries';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { toSearchIndex } from '../page';
import { sources } from './page';

/** The search index for the field in the header, in one file fetched on focus. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { optional, unavailable } = await loadPage(args, sources);
  const found = toSearchIndex(optional, [], args.context.site);
  return Response.json({ found, isComplete: unavailable.length === 0 } satisfies SearchFile<SearchIndex>);
}
