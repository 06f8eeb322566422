import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadAllArticles, toNewsEntries } from '~/blocks/page-parts/all-articles';

/** Headlines for the search field, in their own file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(toNewsEntries((await loadAllArticles(args)).articles));
}
