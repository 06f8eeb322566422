import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LiveNotFound, LivePage } from '~/blocks/live/live-page';
import { renderLightDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { loadView } from '~/page/load-page';
import { sources, toView } from './page';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { environment, inlineParts, sport } = args.context.site;
  const { SITE_URL: siteUrl, ASSOCIATION_NAME: associationName } = environment;
  const canonical = buildHref(Route.stateSeriesLive, { sportId: args.params.sportId ?? '' });
  const shared = { canonical, siteUrl, inlineParts };
  if (sport === null) {
    const title = `Sport not found | ${associationName}`;
    return renderLightDocument({
      ...shared,
      title,
      status: 404,
      body: <LiveNotFound associationName={associationName} />,
    });
  }
  const view = await loadView(args, sources, toView);
  const title = `${view.title} | ${associationName}`;
  return renderLightDocument({ ...shared, title, body: <LivePage view={view} /> });
}
