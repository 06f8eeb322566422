import { formatLiveMoments } from '~/blocks/live/live-rows';
import { LIVE_MOMENTS_HEADER } from '~/cache/source/live-rows';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { sources, toLiveFile } from './page';

/** The games in play of a feed, and those that ended a moment ago, as JSON; open pages fetch it. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const { critical } = sources(requirePageRequest(args));
  const requests = Object.values(critical);
  if (requests.length === 0) return new Response(null, { status: 404 });
  await loadSources(site, { critical });
  const answers = await site.readSources(requests);
  const live = toLiveFile(
    requests.map((request, index) => ({ answer: answers[index], policy: site.getPolicy(request) })),
    { build: site.environment.BUILD_ID, nowMs: Date.now() },
  );
  if (live === null) return new Response(null, { status: 404 });
  return Response.json(live.file, { headers: { [LIVE_MOMENTS_HEADER]: formatLiveMoments(live.moments) } });
}
