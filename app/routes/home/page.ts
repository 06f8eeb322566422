import { readDayCounts } from '~/blocks/daily-games/game-requests';
import { listDaysAhead, findWhatIsNext } from '~/blocks/daily-games/what-is-next';
import { buildAlertViews } from '~/blocks/page-parts/alerts-view';
import { listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { listNextStreams, requestGamesOfStreams } from '~/blocks/page-parts/streams-view';
import { buildArchiveVideos } from '~/blocks/page-parts/videos-view';
import type { AlertView } from '~/components/alerts/alerts';
import type { EventView } from '~/components/events/upcoming-events';
import type { FeaturedSponsorView } from '~/components/home/featured-sponsors';
import type { GamedayTeaserView } from '~/components/home/gameday-teaser';
import type { HeroSlideView } from '~/components/home/hero';
import type { LatestNewsView, NewsItemView } from '~/components/home/latest-news';
import type { ScoreStripView } from '~/components/home/score-strip';
import type { SocialTileView } from '~/components/home/social-strip';
import type { StreamView } from '~/components/streams/stream-board';
import type { VideoView } from '~/components/videos/video-card';
import { chooseArt } from '~/config/art-for-words';
import type { Environment } from '~/config/environment';
import { buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import type { Feature } from '~/models/content/feature';
import { longDate } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { requestAfter, type PageRequest, type PageValues, type ValuesOf } from '~/page/page-sources';
import { buildOrganization } from '~/page/structured-data/items';
import { structuredData } from '~/page/structured-data/structured-item';
import { tennisMessages, webAlerts } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { frontFeatures } from '~/upstream/features';
import { homeGames, sportsOfDailyGames } from '~/upstream/maxpreps';
import { recentNews, type NewsItem } from '~/upstream/news';
import { siteAlertFile } from '~/upstream/site-alert';
import { recentPosts } from '~/upstream/social';
import { featuredSponsors, type Sponsor } from '~/upstream/sponsors';
import { allStreams } from '~/upstream/streams';
import { randomVideos } from '~/upstream/videos';
import { buildGamedaySources, buildGamedayTeaser } from './gameday-view';
import { buildScoreStrip } from './scores-view';
import { buildSocialTiles } from './social-view';

/** A failed source affects only its section. */
export function sources({ clock }: PageRequest) {
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const games = homeGames.with({ day: today });
  const streams = allStreams.with({});
  return {
    optional: {
      games,
      features: frontFeatures.with({}),
      siteAlerts: siteAlertFile.with({}),
      webAlerts: webAlerts.with({}),
      tennisMessages: tennisMessages.with({}),
      news: recentNews.with({}),
      streams,
      featuredSponsors: featuredSponsors.with({}),
      events: allEvents.with({}),
      posts: recentPosts.with({}),
      videos: randomVideos.with({}),
    },
    mayBeAbsent: ['featuredSponsors'],
    dependent: {
      ...buildGamedaySources({ clock }),
      gamesOfStreams: requestGamesOfStreams(streams, clock),
      // Only a day without games looks ahead, using answers that the date strip of `/scores` also reads.
      ...Object.fromEntries(
        listDaysAhead(today).map((day) => [
          day,
          requestAfter(games, (found) => (found.length === 0 ? sportsOfDailyGames.with({ day }) : null)),
        ]),
      ),
    },
  };
}

/** Empty lists and `null` parts have no section, except scores, events and failed parts. */
export interface HomeView {
  readonly associationName: string;
  readonly scores: ScoreStripView;
  /** False on days without games and finals, when hero and alerts come first. */
  readonly areScoresFirst: boolean;
  readonly gameday: GamedayTeaserView | null;
  readonly hero: readonly HeroSlideView[];
  readonly alerts: readonly AlertView[];
  readonly news: LatestNewsView | null;
  readonly streams: readonly StreamView[];
  readonly featuredSponsors: readonly FeaturedSponsorView[];
  readonly events: readonly EventView[];
  readonly social: readonly SocialTileView[];
  readonly videos: readonly VideoView[];
}

type HomeValues = Pick<PageValues<ReturnType<typeof sources>>, 'optional' | 'dependent'>;

export function toHomeView(
  { optional: read, dependent }: HomeValues,
  clock: ContentClock,
  environment: Environment,
): HomeView {
  const features = read.features?.value ?? [];
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const next = findWhatIsNext({
    day: today,
    today,
    dayCounts: readDayCounts(dependent),
    events: read.events?.value ?? [],
    buildHref: (date) => buildHref(Route.scores, { query: { date } }),
  });
  const gameday = buildGamedayTeaser(dependent.gameday?.value ?? null, clock);
  return {
    associationName: environment.ASSOCIATION_NAME,
    scores: buildScoreStrip(
      read.games,
      clock,
      { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
      next,
    ),
    areScoresFirst: gameday !== null || read.games?.value.length !== 0,
    gameday,
    hero: buildHeroSlides(features),
    alerts: buildAlertViews(
      read.siteAlerts?.value ?? [],
      read.webAlerts?.value ?? [],
      read.tennisMessages?.value ?? [],
    ),
    news: buildLatestNews(read.news?.value ?? []),
    streams: listNextStreams(read.streams?.value ?? [], clock, dependent.gamesOfStreams?.value ?? []),
    featuredSponsors: (read.featuredSponsors?.value ?? []).map(toSponsorView),
    events: listUpcomingEvents(read.events?.value ?? [], today),
    social: buildSocialTiles(read.posts?.value ?? [], features, clock),
    videos: buildArchiveVideos(read.videos?.value ?? []),
  };
}

function toSponsorView({ id, title, description, imageUrl, href }: Sponsor): FeaturedSponsorView {
  return { key: id, title: title || 'Sponsor', description, imageUrl, href };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { clock, environment }: PageRequest) {
  return {
    ...toHomeView({ optional, dependent }, clock, environment),
    [structuredData]: [buildOrganization(environment)],
  };
}

/** The controls have room for this many slides. */
const MOST_SLIDES = 7;

function buildHeroSlides(features: readonly Feature[]): readonly HeroSlideView[] {
  return features
    .filter((feature) => !feature.sportPagesOnly)
    .slice(0, MOST_SLIDES)
    .map(({ id, category, title, subtitle, imageUrl, href }) => ({
      key: id,
      kicker: category,
      title,
      subtitle,
      imageUrl,
      href,
      art: chooseArt(title, subtitle, href),
    }));
}

const EXCERPT_CHARACTERS = 200;
const OTHERS = 5;

function buildLatestNews(items: readonly NewsItem[]): LatestNewsView | null {
  const [first, ...rest] = [...items].sort((a, b) => (b.publishedDay ?? '').localeCompare(a.publishedDay ?? ''));
  if (first === undefined) return null;
  return {
    lead: {
      ...toNewsItemView(first),
      image: { url: first.image?.url ?? null, alt: first.image?.alt || first.title },
      art: chooseArt(first.title, first.opening),
    },
    others: rest.slice(0, OTHERS).map(toNewsItemView),
  };
}

function toNewsItemView({ id, slug, title, publishedDay, opening }: NewsItem): NewsItemView {
  return {
    key: id,
    href: buildHref(Route.newsArticle, { slug }),
    title,
    date: publishedDay === null ? null : { text: longDate(publishedDay), iso: publishedDay },
    excerpt: cutExcerpt(opening, EXCERPT_CHARACTERS),
  };
}
