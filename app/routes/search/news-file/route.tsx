import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { toNewsEntries } from '~/blocks/page-parts/news-entries';
import { loadPage } from '~/page/load-page';
import { collectHeadlines } from '~/upstream/news';
import { sources } from './page';

/** The headlines as the search field in the header finds them, in a file of their own. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { optional } = await loadPage(args, sources);
  return Response.json(toNewsEntries(collectHeadlines(optional)));
}
