import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { toSearchIndex } from '../page';
import { sources } from './page';

/** The search index for the field in the header, in one file fetched on focus. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { optional } = await loadPage(args, sources);
  return Response.json(toSearchIndex(optional, [], args.context.site.environment.PRODUCT));
}
