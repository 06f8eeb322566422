import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadAllArticles, toNewsEntries } from '~/blocks/page-parts/all-articles';

/** The headlines as the search field in the header finds them, in a file of their own. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(toNewsEntries((await loadAllArticles(args)).articles));
}
