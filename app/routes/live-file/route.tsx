import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { formatLiveMoments, liveMomentsHeader } from '~/blocks/live/live-rows';
import { loadSources, requirePageRequest } from '~/page/load-page';
import { sources, toLiveFile } from './page';

/** The games in play of a feed, and those that ended a moment ago, as JSON; open pages fetch it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { site } = args.context;
  const { critical } = sources(requirePageRequest(args));
  const requests = Object.values(critical);
  if (requests.length === 0) return new Response(null, { status: 404 });
  await loadSources(site, { critical });
  const live = toLiveFile(await site.readSources(requests), {
    build: site.environment.BUILD_ID,
    everySeconds: Math.min(...requests.map((request) => site.getPolicy(request).liveFreshSeconds)),
    nowMs: Date.now(),
  });
  if (live === null) return new Response(null, { status: 404 });
  return Response.json(live.file, { headers: { [liveMomentsHeader]: formatLiveMoments(live.moments) } });
}
