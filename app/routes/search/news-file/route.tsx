import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadAllArticles, toNewsEntries } from '~/blocks/page-parts/all-articles';
import type { SearchEntry, SearchFile } from '~/models/search/find-entries';

/** Headlines for the search field, in their own file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { articles, isComplete } = await loadAllArticles(args);
  return Response.json({ found: toNewsEntries(articles), isComplete } satisfies SearchFile<readonly SearchEntry[]>);
}
