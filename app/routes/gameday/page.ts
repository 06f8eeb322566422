import { buildBroadcastViews } from '~/blocks/page-parts/broadcasts-view';
import { toGameHoursView } from '~/blocks/page-parts/day-timeline-view';
import type { LandingHeroView } from '~/blocks/sport/landing-hero-view';
import { buildFurtherFacts, listVisitFacts } from '~/blocks/sport/tournament-facts';
import { createTeamHref } from '~/blocks/statistics/paths';
import { stateCode } from '~/config/association';
import { compareByState } from '~/config/game-order';
import { findOpenGameday } from '~/config/gameday';
import { isPublished } from '~/config/published-sources';
import { findGamedayFacts } from '~/config/season-facts';
import { gamedaySport, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { isOfStateFinals } from '~/models/games/stage';
import { compareByName } from '~/models/text/text-order';
import { redirectTo, type PageOutcome } from '~/page/page-outcome';
import type { PageRequest, PageValues } from '~/page/page-sources';
import { broadcasts } from '~/upstream/broadcasts';
import { tournamentScoreboard } from '~/upstream/scoreboards';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

/** Scores, broadcasts and the tournament's information. Each part says so when its source fails. */
export function sources({ environment }: Pick<PageRequest, 'environment'>) {
  const { id: sportId, gamedayBroadcasts } = requireGamedaySport();
  const optional = {
    board: tournamentScoreboard.with({ sportId }),
    info: tournamentInfo.with({ sportId }),
    broadcasts: broadcasts.with({ activity: gamedayBroadcasts ?? '', state: stateCode }),
  };
  return {
    optional,
    carriedBy: ['board'],
    vanishing: ['info'],
    mayBeAbsent: isPublished(broadcasts.definition, environment) ? [] : ['broadcasts'],
  };
}

/** The home page before and after the days that the season's file names. */
export function findRedirect({ clock }: Pick<PageRequest, 'clock'>): PageOutcome | null {
  const isKnown = findGamedayFacts(findCurrentSeason(clock)) !== null;
  return isKnown && findOpenGameday(clock) === null ? redirectTo(buildHref(Route.homeAlias)) : null;
}

export type TeamLinkView = ReturnType<typeof buildTeamLinks>[number];

/** The finals of the season's gameday. Redirects to the home page in a season without one, and after its days. */
export function toView({ optional }: PageValues<ReturnType<typeof sources>>, { environment, clock }: PageRequest) {
  const sport = requireGamedaySport();
  const info = optional.info?.value ?? null;
  const gameday = findOpenGameday(clock, info);
  if (gameday === null) return redirectTo(buildHref(Route.homeAlias));
  const today = getToday(clock);
  const games = sortGames(optional.board?.value.games ?? []).map((game) => ({ ...game, sportId: sport.id }));
  const [firstDay] = listDays(games);
  const hosts: ScoreCardOptions = {
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    withStage: true,
    getGameList: getSeriesList,
    asOf: findAsOf(optional.board, clock),
  };
  return {
    gameday: {
      hero: toHero(sport, info),
      headline: gameday.headline,
      cards: games.map((game) => toScoreCardView(game, hosts)),
      /** Today's games over the hours. */
      hours: toGameHoursView(
        games.filter(({ day }) => day === today),
        {
          clock,
          getAbout: ({ site }) => site ?? 'Site to be announced',
          getText: ({ teams }) => teams.map(({ name }) => name).join(' – '),
          getGameList: getSeriesList,
        },
      ),
      /** `2024-25, last season` for games of another season; otherwise `null`. */
      season: firstDay === undefined ? null : findOtherSeason(firstDay, today),
      /** `null` when the scores could not be read. */
      stamp: optional.board && updateStamp(optional.board, clock),
      teams: buildTeamLinks(games, sport),
      broadcasts: buildBroadcastViews(optional.broadcasts?.value ?? [], clock),
      facts: info === null ? [] : [...listVisitFacts(info), ...buildFurtherFacts(info)],
    },
  };
}

function requireGamedaySport(): Sport {
  if (gamedaySport === undefined) throw new Error('The association has no sport with a gameday.');
  return gamedaySport;
}

/** Buttons for the tournament's links. */
function toHero(sport: Sport, info: TournamentInfo | null): LandingHeroView {
  const named = [
    ['tickets', 'Buy Tickets', info?.tickets.url ?? null],
    ['watch', 'Watch Live', info?.streaming.url ?? null],
    ['television', 'TV Schedule', info?.television.url ?? null],
    ['home', 'Go to home', '/'],
  ] as const;
  const dates = info?.dates ?? null;
  return {
    sportId: sport.id,
    title: `${sport.title} State Finals`,
    art: sport.art,
    imageUrl: info?.heroImageUrl ?? null,
    when: dates === null ? null : 'State Finals',
    dates,
    shortDates: null,
    site: info?.site.text ?? null,
    firstPractice: null,
    posted: null,
    round: null,
    links: named.flatMap(([kind, text, to]) => (to === null ? [] : [{ kind, text, to }])),
  };
}

function sortGames(games: readonly Game[]): readonly Game[] {
  const getGameDay = ({ day }: Game) => day ?? '9999';
  const isLive = ({ kind }: Game) => Number(kind === 'live');
  return [...games].sort(
    (a, b) => isLive(b) - isLive(a) || getGameDay(a).localeCompare(getGameDay(b)) || compareByState(a, b),
  );
}

/**
 * Links to the schools in the games, without duplicates, sorted by name: to the team's information once the association has it, before
 * that to the school's team.
 */
function buildTeamLinks(games: readonly Game[], sport: Sport) {
  const finalists = listFinalists(games);
  const buildTeamHref = createTeamHref(sport);
  const buildPath = (schoolId: string) =>
    finalists.has(schoolId)
      ? buildHref(Route.ssTeamDetail, { sportId: sport.id, schoolId })
      : (buildTeamHref?.(schoolId) ?? buildHref(Route.schoolsDetails, { schoolId }));
  const teams = games.flatMap((game) =>
    game.teams.flatMap(({ schoolId, name, logoUrl }) => {
      if (schoolId === null) return [];
      return [{ schoolId, name, logoUrl, to: buildPath(schoolId) }];
    }),
  );
  const bySchool = new Map(teams.map((team) => [team.schoolId, team]));
  return [...bySchool.values()].sort(compareByName);
}

/** Schools in the state finals; none until all teams of the first round are known, because their information comes with the last of them. */
function listFinalists(games: readonly Game[]): ReadonlySet<string> {
  const ofState = games.filter(isOfStateFinals);
  const getStart = ({ day, time }: Game) => `${day ?? '9999'} ${String(time?.minutesOfDay ?? 0).padStart(4, '0')}`;
  const [first] = [...ofState].sort((a, b) => getStart(a).localeCompare(getStart(b)));
  const listIds = (some: readonly Game[]) => some.flatMap(({ teams }) => teams.map(({ schoolId }) => schoolId));
  const haveQualified = !listIds(ofState.filter(({ round }) => round === first?.round)).includes(null);
  return new Set(haveQualified ? listIds(ofState).filter((id) => id !== null) : []);
}
