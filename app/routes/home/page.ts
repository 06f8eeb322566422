import { readDayCounts } from '~/blocks/daily-games/game-requests';
import { listDaysAhead, findWhatIsNext } from '~/blocks/daily-games/what-is-next';
import { buildAlertViews } from '~/blocks/page-parts/alerts-view';
import { listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { listNextStreams, requestGamesOfStreams } from '~/blocks/page-parts/streams-view';
import { buildArchiveVideos } from '~/blocks/page-parts/videos-view';
import type { FeaturedSponsorView } from '~/components/home/featured-sponsors';
import type { GamedayTeaserView } from '~/components/home/gameday-teaser';
import type { HeroSlideView } from '~/components/home/hero';
import type { LatestNewsView, NewsItemView } from '~/components/home/latest-news';
import type { SocialTileView } from '~/components/home/social-strip';
import { chooseArt } from '~/config/art-for-words';
import type { Environment } from '~/config/environment';
import { findGameday, gamedaySport } from '~/config/gameday';
import { findGamedayFacts } from '~/config/season-facts';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import type { Feature } from '~/models/content/feature';
import type { SocialPost } from '~/models/content/social-post';
import { buildSocialStrip, type StripTile } from '~/models/content/social-strip';
import { formatLongDate } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { formatElapsed } from '~/models/dates/update-stamp';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { getGamedayPhase } from '~/models/state-series/gameday';
import {
  requestAfter,
  type PageRequest,
  type PageValues,
  type ValuesOf,
  requestBeside,
  type DependentRequest,
} from '~/page/page-sources';
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
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';
import { randomVideos } from '~/upstream/videos';
import { buildScoreStrip } from './scores-view';

/** A failed source affects only its section. */
export function sources({ clock }: PageRequest) {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
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

type HomeValues = Pick<PageValues<ReturnType<typeof sources>>, 'optional' | 'dependent'>;

/** Empty lists and `null` parts have no section, except scores, events and failed parts. */
export function toHomeView({ optional: read, dependent }: HomeValues, clock: ContentClock, environment: Environment) {
  const features = read.features?.value ?? [];
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
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
    /** False on days without games and finals, when hero and alerts come first. */
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
    date: publishedDay === null ? null : { text: formatLongDate(publishedDay), iso: publishedDay },
    excerpt: cutExcerpt(opening, EXCERPT_CHARACTERS),
  };
}

type GamedaySources = { readonly gameday?: DependentRequest<TournamentInfo | null> };

/** Source of the season's gameday days; none where the season's file has them. */
function buildGamedaySources({ clock }: Pick<PageRequest, 'clock'>): GamedaySources {
  if (findGamedayFacts(findCurrentSeason(clock)) !== null) return {};
  return { gameday: requestBeside(tournamentInfo.with({ sportId: gamedaySport.sportId })) };
}

/** Teaser of the gameday on its days. Without facts for the season, `info` has the days. */
export function buildGamedayTeaser(info: TournamentInfo | null, clock: ContentClock): GamedayTeaserView | null {
  const season = findCurrentSeason(clock);
  const gameday = findGameday(season, readAnnouncedFinals({ season, info, calendar: [] }));
  if (gameday === null || getGamedayPhase(gameday, clock) !== 'open') return null;
  const title = findSport(gamedaySport.sportId)?.title ?? '';
  return { title: `${title} State Finals`.trim(), headline: gameday.headline, to: buildHref(Route.gameday) };
}

const TEXT_CHARACTERS = 200;

function buildSocialTiles(
  posts: readonly SocialPost[],
  features: readonly Feature[],
  clock: ContentClock,
): readonly SocialTileView[] {
  return buildSocialStrip(posts, features).map((tile) => toTileView(tile, clock.getNowMs()));
}

function toTileView(tile: StripTile, nowMs: number): SocialTileView {
  const { network, text, imageUrl, href } = tile;
  return {
    key: href,
    source: network ?? 'Featured',
    when: formatPosted(tile, nowMs),
    // A post may be only a picture; its link still needs a name.
    text: cutExcerpt(text, TEXT_CHARACTERS) || `Post on ${network ?? 'this site'}`,
    href,
    imageUrl,
    alt: network === null ? text : `Picture posted on ${network}`,
    art: chooseArt(text),
  };
}

function formatPosted({ postedAtMs, postedDay }: StripTile, nowMs: number): SocialTileView['when'] {
  if (postedDay === null) return null;
  const elapsed = postedAtMs === null ? null : formatElapsed(postedAtMs, nowMs);
  return {
    text: elapsed ?? formatLongDate(postedDay),
    iso: postedAtMs === null ? postedDay : new Date(postedAtMs).toISOString(),
  };
}
