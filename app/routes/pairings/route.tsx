import { renderLightDocument } from '~/document/light-document';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { sources, toPairingsView } from './page';
import { PairingsPage } from './pairings-page';

/** Pairings night as one light document, for many reloads at the same time. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { environment, inlineParts, page, route } = args.context.site;
  const view = toPairingsView(await loadPage(args, sources), args.context.site);
  return renderLightDocument({
    title: `${page.heading} | ${environment.ASSOCIATION_NAME}`,
    canonical: page.canonicalPath,
    siteUrl: environment.SITE_URL,
    inlineParts,
    body: <PairingsPage view={view} heading={page.heading} href={route.path} />,
  });
}
