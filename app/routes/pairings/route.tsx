import { renderLightDocument } from '~/document/light-document';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { withOfferedLinks } from '~/page/offered-links';
import { sources, toPairingsView } from './page';
import { PairingsPage } from './pairings-page';

/** Pairings night as one light document, for many reloads at the same time. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const view = withOfferedLinks(toPairingsView(await loadPage(args, sources), site), site.isOffered);
  const body = <PairingsPage view={view} heading={site.page.heading} href={site.route.path} />;
  return renderLightDocument(site, { body, stamp: view.stamp });
}
