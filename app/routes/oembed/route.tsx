import { describeEmbed } from '~/blocks/embeds/describe-embed';
import { buildEmbedCode, embedSizes } from '~/components/embed/embed-code';
import { answerFile } from '~/page/file-response';
import type { LoaderArgs } from '~/page/load-page';
import { toAbsoluteHref } from '~/page/page-meta';
import { watchFreshness } from '~/page/watch-freshness';

const usualWidth = 600;
const texts = { missing: 'This address has nothing to embed.', failed: 'The address cannot be looked up right now.' };

/** Describes how to embed a page, as JSON (oembed.com). A pasted address is not kept, so the answer is made for each request. */
export function loader({ context }: LoaderArgs): Promise<Response> {
  return answerFile(async () => {
    const { site, getFreshSeconds } = watchFreshness(context.site);
    const { query, environment } = site;
    const { SITE_URL: siteUrl, ASSOCIATION_NAME: associationName } = environment;
    if (query.format !== undefined && query.format !== 'json') {
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      return new Response('The format is JSON.\n', { status: 501, headers });
    }
    const { kind, path, title } = await describeEmbed(site, query.url);
    return Response.json({
      version: '1.0',
      type: 'rich',
      provider_name: associationName,
      provider_url: siteUrl,
      title,
      cache_age: getFreshSeconds(),
      width: Math.min(usualWidth, Number(query.maxwidth ?? usualWidth)),
      height: Math.min(embedSizes[kind], Number(query.maxheight ?? embedSizes[kind])),
      html: buildEmbedCode({ kind, url: toAbsoluteHref(path, siteUrl), title }),
    });
  }, texts);
}
