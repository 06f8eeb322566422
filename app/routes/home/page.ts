import type { OrganizationLeaf } from 'schema-dts';
import { joinClocks, requestScoreboards } from '~/blocks/daily-games/game-clocks';
import { joinFacts } from '~/blocks/daily-games/game-facts';
import { readDayCounts, requestGamesOfOtherDays } from '~/blocks/daily-games/game-requests';
import { requestKeptWeek } from '~/blocks/daily-games/games-of-week';
import { findNearbyDays } from '~/blocks/daily-games/nearby-days';
import {
  buildEventDay,
  listSeriesGames,
  requestEventDay,
  requestSeriesGames,
  seriesGames,
} from '~/blocks/event-day/event-day';
import { buildAlertViews } from '~/blocks/page-parts/alerts-view';
import { listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { listNextStreams } from '~/blocks/page-parts/streams-view';
import { buildArchiveVideos } from '~/blocks/page-parts/videos-view';
import { pack } from '~/browser/packed';
import type { GamedayTeaserView } from '~/components/home/gameday-teaser';
import type { HeroSlideView } from '~/components/home/hero';
import type { LatestNewsView, NewsItemView } from '~/components/home/latest-news';
import type { SocialTileView } from '~/components/home/social-strip';
import { chooseArt } from '~/config/art-for-words';
import { contact, mainAccounts } from '~/config/association';
import { findOpenGameday } from '~/config/gameday';
import { findGamedayFacts } from '~/config/season-facts';
import { gamedaySport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import { buildSocialStrip, type StripTile } from '~/models/content/social-strip';
import { nameHiddenResult, tellsResult } from '~/models/content/tells-result';
import { formatLongDate } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { formatElapsed } from '~/models/dates/update-stamp';
import { withOfferedLinks } from '~/page/offered-links';
import { toAbsoluteHref } from '~/page/page-meta';
import { type PageRequest, requestAfter, requestBeside, type ValuesOf } from '~/page/page-sources';
import { structuredData } from '~/page/structured-data';
import { tennisMessages, webAlerts } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { frontFeatures, type Feature } from '~/upstream/features';
import { dailyGames, homeGames } from '~/upstream/maxpreps';
import { type NewsItem, recentNews } from '~/upstream/news';
import { siteAlertFile } from '~/upstream/site-alert';
import { recentPosts, type SocialPost } from '~/upstream/social';
import { featuredSponsors } from '~/upstream/sponsors';
import { allStreams } from '~/upstream/streams';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';
import { randomVideos } from '~/upstream/videos';
import { buildScoreStrip } from './score-strip-view';

/** A failed source affects only its section. */
export function sources({ clock }: PageRequest) {
  const today = getToday(clock);
  const games = homeGames.with({ day: today });
  const gamesOfDay = dailyGames.with({ day: today });
  const kept = { ...requestScoreboards(gamesOfDay, { withKept: true }), ...requestKeptWeek(today) };
  const events = allEvents.with({});
  const eventDay = requestEventDay(events, clock);
  return {
    optional: {
      // First, because it names others.
      events,
      games,
      features: frontFeatures.with({}),
      siteAlerts: siteAlertFile.with({}),
      webAlerts: webAlerts.with({}),
      tennisMessages: tennisMessages.with({}),
      news: recentNews.with({}),
      streams: allStreams.with({}),
      featuredSponsors: featuredSponsors.with({}),
      posts: recentPosts.with({}),
      videos: randomVideos.with({}),
    },
    vanishing: ['features', 'siteAlerts', 'webAlerts', 'tennisMessages', 'news', 'streams', 'posts', 'videos'],
    mayBeAbsent: ['featuredSponsors', ...seriesGames, ...eventDay.mayBeAbsent, ...Object.keys(kept)],
    dependent: {
      // The tournament names the days of a season without a file.
      ...(gamedaySport !== undefined &&
        findGamedayFacts(findCurrentSeason(clock)) === null && {
          gameday: requestBeside(tournamentInfo.with({ sportId: gamedaySport.id })),
        }),
      ...requestSeriesGames(events, clock),
      ...eventDay.dependent,
      // Beside the sample, because a second answer must not wait for the first. Without it the best games of the day are not known.
      gamesOfDay: requestBeside({ ...gamesOfDay, isAwaited: true }),
      ...kept,
      // Only a day without games reads other days, using answers that the date strip of `/scores` also reads.
      ...requestGamesOfOtherDays(today, clock, (request) =>
        requestAfter(games, (found) => (found.length === 0 ? request : null)),
      ),
    },
  };
}

/** The view as packed columns, which compress better than the router's format. */
export function toView(values: ValuesOf<typeof sources>, request: PageRequest) {
  const { environment } = request;
  return {
    associationName: environment.ASSOCIATION_NAME,
    // Links in packed columns are not left out later.
    view: pack(withOfferedLinks(toHomeView(values, request), request.isOffered)),
    [structuredData]: [buildOrganization(environment)],
  };
}

/** Empty lists and `null` parts have no section, except scores, events and failed parts. */
export function toHomeView({ optional: read, dependent }: ValuesOf<typeof sources>, request: PageRequest) {
  const { clock, environment } = request;
  const features = read.features?.value ?? [];
  const events = read.events?.value ?? [];
  const today = getToday(clock);
  const findNearby = () =>
    findNearbyDays({
      day: today,
      today,
      dayCounts: readDayCounts(dependent),
      events,
      buildHref: (date) => buildHref(Route.scores, { query: { date } }),
    });
  const shared = { ...dependent, streams: read.streams };
  const ofDay = dependent.gamesOfDay && joinFacts(dependent.gamesOfDay, shared, environment);
  return {
    scores: buildScoreStrip(
      read.games && joinClocks(read.games, dependent),
      { ofDay, ofSeries: listSeriesGames(events, clock, { ofDay, dependent }) },
      clock,
      { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
      findNearby,
    ),
    series: buildEventDay(events, clock, { ofDay, dependent }),
    gameday: buildGamedayTeaser(dependent.gameday?.value ?? null, clock),
    hero: buildHeroSlides(features),
    alerts: buildAlertViews(
      read.siteAlerts?.value ?? [],
      read.webAlerts?.value ?? [],
      read.tennisMessages?.value ?? [],
    ),
    news: buildLatestNews(read.news?.value ?? []),
    streams: listNextStreams(read.streams?.value ?? [], clock, dependent.gamesOfDay?.value ?? []),
    featuredSponsors: (read.featuredSponsors?.value ?? []).map(({ id, title, description, imageUrl, href }) => ({
      key: id,
      title: title || 'Sponsor',
      description,
      imageUrl,
      href,
    })),
    events: listUpcomingEvents(events, today),
    social: buildSocialTiles(read.posts?.value ?? [], features, clock),
    videos: buildArchiveVideos(read.videos?.value ?? []),
  };
}

function buildOrganization({ ASSOCIATION_NAME, SITE_URL }: PageRequest['environment']): OrganizationLeaf {
  return {
    '@type': 'Organization',
    name: ASSOCIATION_NAME,
    url: toAbsoluteHref('/', SITE_URL),
    logo: toAbsoluteHref('/apple-touch-icon.png', SITE_URL),
    telephone: contact.phone.href.slice('tel:'.length),
    address: { '@type': 'PostalAddress', streetAddress: contact.street, addressLocality: contact.town },
    sameAs: mainAccounts.map(({ href }) => href),
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
      neutralTitle: nameHiddenResult(title, subtitle),
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
  const alt = first.image?.alt || first.title;
  return {
    lead: {
      ...toNewsItemView(first),
      image: { url: first.image?.url ?? null, alt: nameHiddenResult(first.title, alt) ?? alt },
      art: chooseArt(first.title, first.opening),
    },
    others: rest.slice(0, OTHERS).map(toNewsItemView),
  };
}

function toNewsItemView({ id, slug, title, publishedDay, opening }: NewsItem): NewsItemView {
  const excerpt = cutExcerpt(opening, EXCERPT_CHARACTERS);
  return {
    key: id,
    href: buildHref(Route.newsArticle, { slug }),
    title,
    date: publishedDay === null ? null : { text: formatLongDate(publishedDay), iso: publishedDay },
    excerpt,
    tellsResult: tellsResult(title, excerpt),
  };
}

/** Teaser of the gameday on its days. Without facts for the season, `info` has the days. */
export function buildGamedayTeaser(info: TournamentInfo | null, clock: ContentClock): GamedayTeaserView | null {
  const gameday = findOpenGameday(clock, info);
  if (gameday === null) return null;
  const title = gamedaySport?.title ?? '';
  return { title: `${title} State Finals`.trim(), headline: gameday.headline, to: buildHref(Route.gameday) };
}

const TEXT_CHARACTERS = 200;

function buildSocialTiles(
  posts: readonly SocialPost[],
  features: readonly Feature[],
  clock: ContentClock,
): readonly SocialTileView[] {
  return buildSocialStrip(posts, features).map((tile) => {
    const { network, text, imageUrl, href } = tile;
    const neutralText = nameHiddenResult(text);
    return {
      key: href,
      source: network ?? 'Featured',
      when: formatPosted(tile, clock.getNowMs()),
      // A post may be only a picture; its link still needs a name.
      text: cutExcerpt(text, TEXT_CHARACTERS) || `Post on ${network ?? 'this site'}`,
      neutralText,
      href,
      imageUrl,
      alt: network === null ? (neutralText ?? text) : `Picture posted on ${network}`,
      art: chooseArt(text),
    };
  });
}

function formatPosted({ postedAtMs, postedDay }: StripTile, nowMs: number): SocialTileView['when'] {
  if (postedDay === null) return null;
  const elapsed = postedAtMs === null ? null : formatElapsed(postedAtMs, nowMs);
  return {
    text: elapsed ?? formatLongDate(postedDay),
    iso: postedAtMs === null ? postedDay : new Date(postedAtMs).toISOString(),
  };
}
