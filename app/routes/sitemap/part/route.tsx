import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadAllArticles } from '~/blocks/page-parts/all-articles';
import { answerFile, respondWithXml } from '~/page/file-response';
import { loadPage } from '~/page/load-page';
import { parsePartFile } from '../parts';
import { type SitemapEntry, buildSitemapEntries, sources } from './page';

/** Late articles are available by then. */
const RETRY_SECONDS = '60';

/** Pages of one kind as a sitemap, with the news extension for recent articles. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(async () => {
    const { SITE_URL: siteUrl, ASSOCIATION_NAME: association } = args.context.site.environment;
    const part = parsePartFile(args.params.file);
    if (part === undefined || siteUrl === undefined) throw new Response(null, { status: 404 });
    const values = await loadPage(args, sources);
    const news = part === 'news' ? await loadAllArticles(args) : null;
    if (news?.isComplete === false)
      throw new Response(null, { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
    const entries = buildSitemapEntries(part, values, news?.articles ?? [], args.context.site);
    return respondWithXml({
      urlset: {
        '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        ...(part === 'news' && { '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }),
        url: entries.map((entry) => toUrl(entry, siteUrl, association)),
      },
    });
  });
}

function toUrl({ path, changedDay, news }: SitemapEntry, siteUrl: string, association: string) {
  return {
    loc: new URL(path, siteUrl).href,
    ...(changedDay !== undefined && { lastmod: changedDay }),
    ...(news !== undefined && {
      'news:news': {
        'news:publication': { 'news:name': association, 'news:language': 'en' },
        'news:publication_date': news.publishedDay,
        'news:title': news.title,
      },
    }),
  };
}
