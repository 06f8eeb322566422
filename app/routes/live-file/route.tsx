import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSources, requirePageRequest } from '~/page/load-page';
import { sources, toLiveFile } from './page';

/** The games in play of a feed, and those that ended a moment ago, as JSON; open pages fetch it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { site } = args.context;
  const { critical } = sources(requirePageRequest(args));
  const requests = Object.values(critical);
  if (requests.length === 0) return new Response(null, { status: 404 });
  await loadSources(site, { critical });
  const file = toLiveFile(await site.readSources(requests), {
    build: site.environment.BUILD_ID,
    everySeconds: Math.min(...requests.map((request) => site.getPolicy(request).liveFreshSeconds)),
    nowMs: Date.now(),
  });
  return file === null ? new Response(null, { status: 404 }) : Response.json(file);
}
