import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';
import { toSportBarView } from '~/blocks/sport/sport-bar-view';
import { listPagesOfToday, type SitePage } from '~/config/site-index';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { addDays } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { isMadeId } from '~/models/text/made-id';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
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

/** Articles of the last two days count as news. */
const NEWS_DAYS = 2;

/** Pages of a part under canonical paths; `articles` are for the news part. */
export function buildSitemapEntries(
  part: SitemapPart,
  { critical }: Pick<ValuesOf<typeof sources>, 'critical'>,
  articles: readonly NewsItem[],
  request: Pick<PageRequest, 'environment' | 'clock' | 'isOffered'>,
): readonly SitemapEntry[] {
  const { clock, isOffered } = request;
  const newsSinceDay = addDays(getToday(clock), -NEWS_DAYS);
  switch (part) {
    case 'pages':
      return listPagePaths(listPagesOfToday(request))
        .filter(isOffered)
        .map((path) => ({ path }));
    case 'schools':
      return (critical.schools?.value ?? [])
        .filter(({ id }) => !isMadeId(id))
        .map(({ id }) => ({ path: buildHref(Route.schoolsDetails, { schoolId: id }) }));
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

/** Pages with their own address, and those linked from each sport's bar. */
function listPagePaths(pages: readonly SitePage[]): readonly string[] {
  const ofSports = sports.flatMap((sport) => {
    const { links, more } = toSportBarView(sport, null);
    return [...links, ...more].map(({ to }) => to);
  });
  const paths = [...pages.map(({ path }) => path), ...ofSports];
  return [...new Set(paths)].filter((path) => path.startsWith('/') && !/[?#]/.test(path)).sort();
}
