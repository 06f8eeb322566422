import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LiveNotFound, LivePage } from '~/blocks/live/live-page';
import { renderLightDocument } from '~/document/light-document';
import { loadView } from '~/page/load-page';
import { withOfferedLinks } from '~/page/offered-links';
import { sources, toView } from './page';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { site } = args.context;
  if (site.sport === null) {
    const body = <LiveNotFound associationName={site.environment.ASSOCIATION_NAME} />;
    return renderLightDocument(site, { title: 'Sport not found', status: 404, body });
  }
  const view = withOfferedLinks(await loadView(args, sources, toView), site.isOffered);
  return renderLightDocument(site, { title: view.title, body: <LivePage view={view} />, stamp: view.stamp });
}
