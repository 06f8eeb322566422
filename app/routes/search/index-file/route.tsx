import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { toSearchIndex } from '../page';
import { sources } from './page';

/** What the search field in the header finds, in one file that it fetches when it gets the focus. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { optional } = await loadPage(args, sources);
  return Response.json(toSearchIndex(optional, [], args.context.site.environment.PRODUCT));
}
