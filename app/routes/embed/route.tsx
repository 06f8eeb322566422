import { requireEmbed } from '~/blocks/embeds/embed-kinds';
import { EmbedBody } from '~/components/light/embed-body';
import type { EmbedView } from '~/components/light/embed-view';
import { renderDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { type LoaderArgs } from '~/page/load-page';
import { watchFreshness } from '~/page/watch-freshness';
import { embedStyles } from './embed-styles';

const leastSeconds = 60;
const mostSeconds = 3600;

/** A part of a page for frames in other sites. It renews itself when its sources are no longer fresh. */
export async function loader({ context }: LoaderArgs): Promise<Response> {
  const { site, getFreshSeconds } = watchFreshness(context.site);
  const load = () => requireEmbed(site.route).load({ context: { site } });
  const { view, status, headers } = await catchFailure(load);
  const seconds = Math.min(mostSeconds, Math.max(leastSeconds, getFreshSeconds()));
  const document = renderDocument(site, {
    title: view.title,
    canonical: view.path,
    status,
    hasIcon: false,
    body: <EmbedBody view={view} associationName={site.environment.ASSOCIATION_NAME} />,
    styles: embedStyles,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <base target="_top" />
        {status !== 404 && <meta httpEquiv="refresh" content={String(seconds)} />}
      </>
    ),
  });
  const retryAfter = headers?.get('retry-after');
  if (retryAfter) document.headers.set('retry-after', retryAfter);
  return document;
}

interface Loaded {
  readonly view: EmbedView;
  readonly status: number;
  readonly headers?: Headers;
}

/** A thrown response (missing, failed) becomes a document that says so, because a frame has no error page. */
async function catchFailure(load: () => Promise<EmbedView>): Promise<Loaded> {
  try {
    return { view: await load(), status: 200 };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const isMissing = error.status === 404;
    const view = {
      title: isMissing ? 'Not found' : 'Not available right now',
      note: null,
      path: buildHref(Route.press),
      parts: [],
      emptyText: isMissing
        ? 'There is nothing at the address of this frame.'
        : 'The source does not answer. This frame tries again in a minute.',
      moreText: 'How to embed scores',
      stamp: null,
    };
    return { view, status: error.status, headers: error.headers };
  }
}
