import { requireEmbed } from '~/blocks/embeds/embed-kinds';
import { findEmbedPath } from '~/blocks/embeds/embed-of-page';
import { buildEmbedCode, embedSizes } from '~/components/embed/embed-code';
import { getCalendarDay } from '~/models/dates/content-clock';
import { parseUrl } from '~/models/text/parse-url';
import { answerFile } from '~/page/file-response';
import type { LoaderArgs } from '~/page/load-page';
import { buildPageRequest, readPageAddress } from '~/page/page-address';
import { notFound } from '~/page/page-outcome';
import type { SiteContext } from '~/page/site-context';
import { watchFreshness } from '~/page/watch-freshness';

const usualWidth = 600;
const texts = { missing: 'This address has nothing to embed.', failed: 'The address cannot be looked up right now.' };

/** Describes how to embed a page, as JSON (oembed.com). A pasted address is not kept, so the answer is made for each request. */
export function loader({ context }: LoaderArgs): Promise<Response> {
  return answerFile(() => describeEmbed(context.site), texts);
}

async function describeEmbed(given: SiteContext): Promise<Response> {
  const { site, getFreshSeconds } = watchFreshness(given);
  const { query, clock, environment } = site;
  const { SITE_URL: siteUrl, ASSOCIATION_NAME: associationName } = environment;
  if (query.format !== undefined && query.format !== 'json') {
    return new Response('The format is JSON.\n', {
      status: 501,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const url = siteUrl === undefined ? undefined : parseUrl(query.url ?? '', siteUrl);
  if (siteUrl === undefined || query.url === undefined || url?.origin !== new URL(siteUrl).origin)
    throw notFound.toResponse();
  const readAddress = (of: URL) => readPageAddress(of, () => getCalendarDay(clock.getNowMs(), clock.timeZone));
  const address = readAddress(url);
  const path = address.refusal === null && address.kind === 'document' ? await findEmbedPath(address, site) : null;
  if (path === null) throw notFound.toResponse();
  const embedded = readAddress(new URL(path, siteUrl));
  const { kind, load } = requireEmbed(embedded.route);
  const { title } = await load({
    context: { site: { ...site, ...buildPageRequest(embedded, site), refusal: embedded.refusal } },
  });
  return Response.json({
    version: '1.0',
    type: 'rich',
    provider_name: associationName,
    provider_url: siteUrl,
    title,
    cache_age: getFreshSeconds(),
    width: Math.min(usualWidth, Number(query.maxwidth ?? usualWidth)),
    height: Math.min(embedSizes[kind], Number(query.maxheight ?? embedSizes[kind])),
    html: buildEmbedCode({ kind, url: new URL(path, siteUrl).href, title }),
  });
}
