import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';
import { toSportBarView } from '~/blocks/sport/sport-bar-view';
import { listSitePages } from '~/config/site-index';
import { type Sport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { PageRequest, PageValues } from '~/page/page-sources';
import type { NewsItem } from '~/upstream/news';
import { allSchools } from '~/upstream/schools';
import { allVideos } from '~/upstream/videos';
import { parsePartFile, type SitemapPart } from '../parts';

/** Critical sources, because search engines may drop missing pages. */
export function sources({ params }: PageRequest) {
  const part = parsePartFile(params.file);
  return {
    critical: {
      ...(part === 'schools' && { schools: allSchools.with({}) }),
      ...(part === 'news' && buildFirstArticlesSource()),
      ...(part === 'videos' && { videos: allVideos.with({}) }),
    },
  };
}

export interface SitemapEntry {
  readonly path: string;
  /** Set for an article young enough for search engines' news. */
  readonly news?: { readonly title: string; readonly publishedDay: string };
  /** `YYYY-MM-DD`; absent if the day of the change is unknown. */
  readonly changedDay?: string;
}

type SourceValues = PageValues<ReturnType<typeof sources>>;

interface SitemapContext {
  readonly product: string;
  /** First day whose articles count as news: two days ago. */
  readonly newsSinceDay: string;
}

/** Pages of a part under canonical paths; `articles` are for the news part. */
export function buildSitemapEntries(
  part: SitemapPart,
  { critical }: Pick<SourceValues, 'critical'>,
  articles: readonly NewsItem[],
  { product, newsSinceDay }: SitemapContext,
): readonly SitemapEntry[] {
  switch (part) {
    case 'pages':
      return listPagePaths(product).map((path) => ({ path }));
    case 'schools':
      return (critical.schools?.value ?? []).map(({ id }) => ({
        path: buildHref(Route.schoolsDetails, { schoolId: id }),
      }));
    case 'videos':
      return (critical.videos?.value ?? []).map(({ id }) => ({
        path: buildHref(Route.archivesVideo, { videoId: id }),
      }));
    case 'news':
      return articles.map(({ slug, title, publishedDay }) => ({
        path: buildHref(Route.newsArticle, { slug }),
        ...(publishedDay !== null && {
          changedDay: publishedDay,
          ...(publishedDay >= newsSinceDay && { news: { title, publishedDay } }),
        }),
      }));
  }
}

function listBarPaths(sport: Sport): readonly string[] {
  const { links, more } = toSportBarView(sport, null);
  return [...links, ...more].map(({ to }) => to);
}

/** Pages with their own address, and those linked from each sport's bar. */
function listPagePaths(product: string): readonly string[] {
  const ofSports = sports.flatMap((sport) => listBarPaths(sport));
  const paths = [...listSitePages(product).map(({ path }) => path), ...ofSports];
  return [...new Set(paths)].filter((path) => path.startsWith('/') && !/[?#]/.test(path)).sort();
}
