import { loadAllArticles, toNewsEntries } from '~/blocks/page-parts/all-articles';
import type { SearchFile } from '~/models/search/search-entry';
import type { LoaderArgs } from '~/page/load-page';

/** Headlines for the search field, in their own file. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { articles, isComplete } = await loadAllArticles(args);
  return Response.json({ part: { news: toNewsEntries(articles) }, isComplete } satisfies SearchFile);
}
