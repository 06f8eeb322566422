import { formatLiveMoments } from '~/blocks/live/live-rows';
import { LIVE_MOMENTS_HEADER } from '~/cache/source/live-rows';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { sources, toLiveFile } from './page';

/** The games in play of a feed, and those that ended a moment ago, as JSON; open pages fetch it. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const declared = sources(requirePageRequest(args));
  const requests = Object.values(declared.critical);
  if (requests.length === 0) return new Response(null, { status: 404 });
  const { dependent: scoreboards } = await loadSources(site, declared);
  const answers = await site.readSources(requests);
  const live = toLiveFile(
    requests.map((request, index) => ({ answer: answers[index], policy: site.getPolicy(request) })),
    { build: site.environment.BUILD_ID, nowMs: Date.now(), scoreboards },
  );
  if (live === null) return new Response(null, { status: 404 });
  return Response.json(live.file, { headers: { [LIVE_MOMENTS_HEADER]: formatLiveMoments(live.moments) } });
}
