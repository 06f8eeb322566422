import { joinFacts } from '~/blocks/daily-games/game-facts';
import { keepOnly } from '~/blocks/daily-games/game-requests';
import { requestKeptScoreboards } from '~/blocks/daily-games/games-of-school';
import {
  dailyGamesSportIds,
  formatGameCount,
  getSportId,
  getSportTitle,
  listSports,
} from '~/blocks/daily-games/score-sports';
import { hasChangesPage } from '~/blocks/game-changes/change-rows';
import { buildSchemaHref, formatLicense } from '~/blocks/open-data/data-file';
import type { TableName } from '~/blocks/open-data/data-tables';
import { pack } from '~/browser/packed';
import { contact } from '~/config/association';
import { compareByState } from '~/config/game-order';
import { findSport, isLowScoreWinning, playoffSport, sports, usualSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isNamedTeam } from '~/models/brackets/bracket-team';
import { addDays, formatLongDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { compareTimes, type Game, isOver } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { compareStages, isChampionship, parseStage } from '~/models/games/stage';
import { type PageRequest, requestBeside, type SourceValue, type ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

interface FileLine {
  readonly what: string;
  /** Addresses of the files, relative to the site. */
  readonly files: readonly { readonly text: string; readonly to: string }[];
  /** What the address can choose, in words; `null` without a choice. */
  readonly choices: string | null;
}

/** The sports of the examples; `undefined` where the association has none of their kind. */
const golfSport = sports.find(({ finals }) => finals === 'golf');
const usual = usualSport && { sportId: usualSport.id };
const golf = golfSport && { sportId: golfSport.id };
const playoffs = playoffSport && { sportId: playoffSport.id };

/** @param csv address of the file, beside which is the other one */
function listFiles(name: TableName, what: string, csv: string, choices: string | null = null): FileLine {
  const files = [
    { text: 'CSV', to: csv },
    { text: 'JSON', to: csv.replace(/csv$/, 'json') },
    { text: 'Schema', to: buildSchemaHref(name) },
  ];
  return { what, files, choices };
}

const files: readonly FileLine[] = [
  listFiles(
    'scores',
    'Games of a day',
    buildHref(Route.scoresCsv),
    'One day, sport, county or conference: date, sport, county, conference',
  ),
  playoffs && listFiles('standings', `${playoffSport?.title} standings`, buildHref(Route.standingsCsv, playoffs)),
  usual &&
    listFiles(
      'conferences',
      'Standings of a conference',
      buildHref(Route.conferencesCsv, usual),
      'One conference: league, the last part of the address of its page',
    ),
  usual && listFiles('ratings', 'RPI rankings of a sport', buildHref(Route.ratingsCsv, usual)),
  golf &&
    listFiles(
      'leaderboard',
      'Golf leaderboards',
      buildHref(Route.leaderboardCsv, golf),
      'One class, players or teams: class, board',
    ),
  usual && listFiles('brackets', 'Brackets of a sport', buildHref(Route.bracketsCsv, usual), 'One class: class'),
  playoffs &&
    listFiles('polls', `${playoffSport?.title} polls`, buildHref(Route.pollsCsv, playoffs), 'One class: class'),
  listFiles('enrollments', 'School enrollments', buildHref(Route.enrollmentsCsv)),
  listFiles('schools', 'Member schools', buildHref(Route.schoolsCsv)),
].filter((line) => line !== undefined);

/** Kinds of frames, each with the page that has its code. */
const frames = [
  { what: 'The games of a day, of a sport, a county or a conference', to: buildHref(Route.scores) },
  { what: 'One game', to: buildHref(Route.scores) },
  usual && { what: 'The bracket of a class', to: buildHref(Route.ssBrackets, { ...usual, classId: '2A' }) },
  golf && { what: 'A golf leaderboard', to: buildHref(Route.ssGolfLeaderboard, golf) },
  usual && { what: 'Record, last and next game of a team', to: buildHref(Route.mpSchools, usual) },
  usual && { what: 'The standings of a conference', to: buildHref(Route.mpStandings, usual) },
  playoffs && {
    what: `${playoffSport?.title} standings of a conference`,
    to: buildHref(Route.fbRsConfList, playoffs),
  },
].filter((line) => line !== undefined);

const correctionsFeed = buildHref(Route.feed, { file: 'corrections.atom' });

const feeds = [
  { what: 'News', to: buildHref(Route.feed, { file: 'news.atom' }) },
  usual && { what: 'Final scores of a sport', to: buildHref(Route.feed, { file: `scores-${usual.sportId}.atom` }) },
  { what: 'Final scores of a school', to: buildHref(Route.feed, { file: 'scores-0101.atom' }) },
  { what: 'Changed scores and games', to: correctionsFeed },
  usual && { what: 'Calendar of a team', to: buildHref(Route.teamIcs, { ...usual, file: '0101.ics' }) },
].filter((line) => line !== undefined);

/** The games of today and yesterday, and what scoreboards know of them, as far as other pages keep them. */
export function sources({ clock }: Pick<PageRequest, 'clock'>) {
  const today = getToday(clock);
  const games = dailyGames.with({ day: today });
  const scoreboards = requestKeptScoreboards(games, { withKept: true });
  const dependent = {
    ...scoreboards,
    games: keepOnly(requestBeside(games)),
    gamesOfYesterday: keepOnly(requestBeside(dailyGames.with({ day: addDays(today, -1) }))),
  };
  return { dependent, mayBeAbsent: Object.keys(dependent) };
}

/** Of today's games, this many lead the page. */
const MOST_GAMES = 6;

/** What newsrooms and other sites can use. */
export function toView({ dependent }: ValuesOf<typeof sources>, request: PageRequest) {
  const { environment, isOffered } = request;
  const { ASSOCIATION_NAME: associationName, SITE_URL: siteUrl = null } = environment;
  const hasChanges = hasChangesPage(request);
  const games = dependent.games && joinFacts(dependent.games, dependent, environment);
  return {
    associationName,
    license: formatLicense(associationName),
    /** In play, then the latest results. */
    latest: pack(listLatestCards(games, request)),
    /** Age of the scores; `null` while they are unknown. */
    stamp: games && updateStamp(games, request.clock),
    scores: toScoresForPrint(games?.value ?? null, dependent.gamesOfYesterday?.value ?? null, request),
    desk: [
      { text: 'Missing Scores', to: buildHref(Route.scoresMissing) },
      { text: 'Media Credentials', to: '/news-media/media-credentials' },
      { text: 'Headlines', to: buildHref(Route.newsHeadlines) },
      { text: 'Contact', to: contactPath },
      { text: 'Changed Scores and Games', to: hasChanges ? buildHref(Route.scoresChanges) : null },
    ].flatMap(({ text, to }) => (to !== null && isOffered(to) ? [{ text, to }] : [])),
    contactPath,
    files,
    /** `?date=2025-10-11&sport=boys-soccer` */
    exampleQuery: `?date=2025-10-11${usual === undefined ? '' : `&sport=${usual.sportId}`}`,
    frames,
    // Feeds need the public address of the site.
    feeds: siteUrl === null ? [] : feeds.filter(({ to }) => to !== correctionsFeed || hasChanges),
    oembedExample: `${siteUrl ?? ''}${buildHref(Route.oembed, { query: { url: `${siteUrl ?? ''}${buildHref(Route.scores)}` } })}`,
    contact: { phone: contact.phone, officeHours: `Office: ${contact.officeHours}` },
  };
}

const contactPath = '/about/contact';

function isOfChampionship(game: Game): boolean {
  const stage = parseStage(game);
  return stage !== null && isChampionship(stage);
}

/** The games in play that decide most and are nearest to their end, then those that ended last. */
function listLatestCards(games: SourceValue<Game[]> | null, { clock, environment }: PageRequest): ScoreCardView[] {
  const known = (games?.value ?? []).filter(({ teams }) => teams.every(isNamedTeam));
  const live = known.filter(({ kind }) => kind === 'live').sort((a, b) => compareStages(a, b) || compareByState(a, b));
  const finals = known.filter(isOver).sort((a, b) => compareTimes(b.time, a.time));
  return [...live, ...finals].slice(0, MOST_GAMES).map((game) => ({
    ...toScoreCardView(game, {
      streamHost: environment.STREAM_HOST,
      ticketsHost: environment.TICKETS_HOST,
      asOf: findAsOf(games, clock),
      withStage: true,
      withClass: true,
      lowScoreWins: isLowScoreWinning(game.sportId),
      getGameList: getDayList,
    }),
    site: getSportTitle(getSportId(game)),
  }));
}

/** The text of today's scores, by sport, those with a championship first, then those with most games; while the games are unknown, of every sport that may have some. */
function toScoresForPrint(
  games: readonly Game[] | null,
  gamesOfYesterday: readonly Game[] | null,
  { clock }: Pick<PageRequest, 'clock'>,
) {
  const today = getToday(clock);
  const listGames = (sportId: string) => games?.filter((game) => getSportId(game) === sportId) ?? [];
  const count = (sportId: string) => listGames(sportId).length;
  const hasChampionship = (sportId: string) => Number(listGames(sportId).some(isOfChampionship));
  const sportIds = games === null ? dailyGamesSportIds : listSports(games).filter((id) => findSport(id) !== undefined);
  // Out of season yesterday was as quiet as today.
  const hasYesterday = gamesOfYesterday === null ? games?.length !== 0 : gamesOfYesterday.length > 0;
  return {
    /** `Saturday, October 11` */
    day: formatLongDay(today),
    /** `null` on a day without games. */
    allHref: games?.length === 0 ? null : buildHref(Route.scoresAgate),
    /** `null` after a day without games. */
    yesterdayHref: hasYesterday ? buildHref(Route.scoresAgate, { query: { date: addDays(today, -1) } }) : null,
    sports: [...sportIds]
      .sort((a, b) => hasChampionship(b) - hasChampionship(a) || count(b) - count(a))
      .map((sportId) => ({
        key: sportId,
        title: getSportTitle(sportId),
        /** `12 games`; `null` while unknown. */
        countText: games && formatGameCount(count(sportId), sportId),
        to: buildHref(Route.scoresAgate, { query: { sport: sportId } }),
      })),
  };
}
