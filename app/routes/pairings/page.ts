import { buildBroadcastViews } from '~/blocks/page-parts/broadcasts-view';
import type { LightLink } from '~/components/light/light-parts';
import { mainAccounts, stateCode, playoffSportId } from '~/config/association';
import type { Environment } from '~/config/environment';
import { footballSeason } from '~/config/football';
import { isPublished } from '~/config/published-sources';
import { findPairingsShow } from '~/config/season-facts';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { buildSocialBlock } from '~/models/content/social-block';
import { buildPlayerUrl, buildWatchUrl, parseWebVideo } from '~/models/content/web-video';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findWeekOfDay, formatWeek, isSeasonOver } from '~/models/football/weeks';
import { stayOnHost } from '~/models/games/score-card-view';
import {
  findAnnouncedPairingsDay,
  showPhase,
  showPhaseOfDay,
  formatNextClass,
  formatShowTimes,
  isPresented,
  formatTimeOfDay,
  type ShowPhase,
} from '~/models/state-series/pairings-show';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { joinLabel } from '~/models/text/label';
import { formatUnavailable } from '~/models/text/no-value';
import type { PageRequest, PageValues } from '~/page/page-sources';
import { broadcasts } from '~/upstream/broadcasts';
import { playoffTimetable, type PairingsOfClass } from '~/upstream/playoff-timetable';
import { recentPosts, type SocialPost } from '~/upstream/social';
import { presentingSponsors } from '~/upstream/sponsors';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

const sportId = playoffSportId;
const sportTitle = findSport(sportId)?.title ?? '';

/** The pairings, fresh for minutes on the day of the show, and related facts, each with its own failure. */
export function sources({ clock, environment }: PageRequest) {
  const show = findPairingsShow(findCurrentSeason(clock));
  const mayBeShowDay = show === null || show.day === getToday(clock);
  return {
    optional: {
      timetable: playoffTimetable.with({}, mayBeShowDay ? 'scores' : undefined),
      info: tournamentInfo.with({ sportId }),
      sponsors: presentingSponsors.with({ sportId }),
      broadcasts: broadcasts.with({ activity: sportTitle, state: stateCode }),
      posts: recentPosts.with({}),
      ...(show === null && { calendar: fiveYearCalendar.with({ sportId }) }),
    },
    carriedBy: ['timetable'],
    vanishing: ['info', 'posts'],
    mayBeAbsent: [
      'sponsors',
      ...(show === null ? ['calendar'] : []),
      ...(isPublished(broadcasts.definition, environment) ? [] : ['broadcasts']),
    ],
  };
}

export type PairingsView = ReturnType<typeof toPairingsView>;

export type ClassView = ReturnType<typeof toClassView>;

/** Number of broadcasts shown, to keep the page short. */
const mostBroadcasts = 6;

/** Builds the view of the season's pairings night. */
export function toPairingsView(
  { optional, unavailable }: Pick<PageValues<ReturnType<typeof sources>>, 'optional' | 'unavailable'>,
  { environment, clock }: Pick<PageRequest, 'environment' | 'clock'>,
) {
  const season = findCurrentSeason(clock);
  const show = findPairingsShow(season);
  const day = show === null ? findAnnouncedPairingsDay(optional.calendar?.value ?? [], season) : show.day;
  const info = optional.info?.value ?? null;
  const dayText = day === null ? 'day to be announced' : formatFullDay(day);
  const has = (name: string) => unavailable.some((candidate) => candidate === name);
  const ofShow = (optional.timetable?.value ?? []).map((row) =>
    toClassView(row, show && isPresented(show, row.timeText, clock)),
  );
  const [posted, waiting] = [true, false].map((isPosted) => ofShow.filter((each) => each.isPosted === isPosted));
  const playoffsText = describePlayoffs(day, clock);
  const isOn = show !== null && showPhase(show, clock) === 'on';
  // During the show the one that was posted last is first.
  const classes = [...(isOn ? [...(posted ?? [])].reverse() : (posted ?? [])), ...(waiting ?? [])];
  const [next] = waiting ?? [];
  const video = findShowVideo(show?.videoUrl ?? info?.streaming.url ?? null);
  return {
    associationName: environment.ASSOCIATION_NAME,
    heroImageUrl: info?.heroImageUrl ?? null,
    menu: listPlayoffMenu(),
    when: `${sportTitle}, ${show === null ? dayText : formatShowTimes(show)}`,
    status:
      playoffsText ??
      joinLabel(
        [
          statusTexts[show === null ? (day === null ? 'ahead' : showPhaseOfDay(day, clock)) : showPhase(show, clock)],
          isOn && next ? formatNextClass({ name: next.name, timeText: next.time }) : null,
        ],
        ', ',
      ),
    /** From the day after the show on: where the playoffs are followed. */
    lead: playoffsText === null ? [] : playoffLinks,
    stamp: optional.timetable && updateStamp(optional.timetable, clock),
    /** Posted ones first. */
    classes,
    /** Where the show is watched, while it is on. */
    showHref: isOn && video !== null ? video.watchUrl : null,
    /** Shown in place of the classes. */
    notice: choosePairingsNotice(has('timetable'), classes.length > 0),
    /** The live video; `null` if none is named. */
    video,
    watch: watchLinks(info, environment),
    steps: (show?.steps ?? []).map(({ time, text }) => ({ time: formatTimeOfDay(time), text })),
    hosts: show?.hosts ?? [],
    broadcasts: buildBroadcastViews(optional.broadcasts?.value ?? [], clock).slice(0, mostBroadcasts),
    partners: (optional.sponsors?.value ?? []).flatMap(({ title, href }) =>
      title === '' ? [] : [{ name: title, href }],
    ),
    contact: info?.administrator ?? null,
    hashtag: show?.hashtag ?? null,
    social: mainAccounts.map(({ network, href }) => ({ text: network, href })),
    posts: buildSocialBlock((optional.posts?.value ?? []).filter(isAboutFootball)),
    /** Sentences about failed parts. */
    unavailable: [
      ...(has('info') ? [formatUnavailable('Streams and contacts')] : []),
      ...(has('broadcasts') ? [formatUnavailable('The broadcasts')] : []),
      ...(has('posts') ? [formatUnavailable('Posts')] : []),
    ],
    more: [
      { text: 'Scores of all sports', href: buildHref(Route.scores) },
      { text: 'All pages of the site', href: buildHref(Route.siteIndex) },
      { text: 'Posts of the association', href: buildHref(Route.newsSocial) },
      { text: 'Football state series', href: buildHref(Route.ssIndex, { sportId }) },
    ],
  };
}

const statusTexts: Readonly<Record<ShowPhase, string>> = {
  ahead: 'The pairings of all eight classes are announced live.',
  today: 'Tonight: the pairings of all eight classes, live.',
  on: 'On now',
  over: 'The show is over.',
};

const playoffLinks: readonly LightLink[] = [
  { text: 'Playoff brackets', href: buildHref(Route.fbPlayoffBrackets, { sportId }) },
  { text: 'Playoff scores', href: buildHref(Route.fbPlayoffScores, { sportId }) },
];

/** `Playoffs this week: Quarterfinals.`; `null` from the first week of a season to the day of the show. */
function describePlayoffs(showDay: string | null, clock: PageRequest['clock']): string | null {
  const today = getToday(clock);
  const isOver = isSeasonOver(today, footballSeason);
  if (!isOver && (showDay === null || today <= showDay)) return null;
  const week = isOver ? null : findWeekOfDay(today, footballSeason);
  if (week === null) return 'The playoffs are over. Their brackets have all scores and champions.';
  const round = formatWeek(Math.max(week, footballSeason.regularWeeks + 1), footballSeason);
  return `Playoffs this week: ${round.replace(/ \(.*\)$/, '')}.`;
}

function choosePairingsNotice(isUnavailable: boolean, hasClasses: boolean) {
  if (isUnavailable) {
    return { headline: formatUnavailable('The pairings of the classes'), detail: 'Refresh this page in a moment.' };
  }
  if (hasClasses) return null;
  return { headline: 'No data available.', detail: 'The pages of the classes are listed here before the show.' };
}

/**
 * What is posted, on our own pages where we have them.
 * @param isPresented `null` where it is not known; a class with an address is then posted
 */
function toClassView({ className, timeText, ...urls }: PairingsOfClass, isPresented: boolean | null) {
  const [, classNumber] = /^([1-8])A$/.exec(className) ?? [];
  const chooseOwnPath = (path: string, url: string | null) => (url === null || classNumber === undefined ? url : path);
  const named: readonly (readonly [string, string | null])[] = [
    ['Pairings', urls.pairingsUrl],
    ['Brackets', chooseOwnPath(buildHref(Route.fbPlayoffBrackets, { sportId, classId: className }), urls.bracketsUrl)],
    ['Team Info', chooseOwnPath(buildHref(Route.fbPlayoffTeamInfo, { sportId, classNumber }), urls.teamInfoUrl)],
    ['Maps', chooseOwnPath(buildHref(Route.fbPlayoffMaps, { sportId }), urls.mapsUrl)],
  ];
  const known = named.flatMap(([text, href]) => (href === null ? [] : [{ text, href }]));
  const links = isPresented === false ? [] : known;
  return {
    name: className,
    /** `Class 3A` */ title: `Class ${className}`,
    time: timeText,
    isPosted: links.length > 0,
    links,
  };
}

function findShowVideo(address: string | null) {
  const video = address === null ? null : parseWebVideo(address);
  return video && { playerUrl: buildPlayerUrl(video), watchUrl: buildWatchUrl(video) };
}

function watchLinks(info: TournamentInfo | null, { STREAM_HOST }: Environment): LightLink[] {
  if (info === null) return [];
  const { streaming, television } = info;
  const stream = stayOnHost(streaming.url, STREAM_HOST);
  return [
    ...(stream === null ? [] : [{ text: streaming.network ?? 'Watch the stream', href: stream }]),
    ...(television.url === null ? [] : [{ text: television.network ?? 'Television', href: television.url }]),
  ];
}

/** Flag football is another sport. */
function isAboutFootball({ text }: SocialPost): boolean {
  return /football|pairings/i.test(text.replace(/flag ?football/gi, ''));
}

function listPlayoffMenu() {
  const sport = findSport(sportId);
  return sport === undefined
    ? []
    : listStateSeriesGroups(sport, []).map(({ title, sections }) => ({
        title,
        links: sections.map(({ route, text }) => ({ text, href: buildHref(route, { sportId }) })),
      }));
}
