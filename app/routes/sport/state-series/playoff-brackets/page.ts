import { toFrameViewOfPage } from '~/blocks/legacy-frame/legacy-frame';
import { toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { requestForFrame } from '~/blocks/legacy-frame/request-legacy-text';
import { buildPresentingSponsorViews } from '~/blocks/page-parts/presenting-sponsors-view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { choosePlayoffClass, markLiveTabs } from '~/blocks/state-series/class-of-address';
import { type GameHref, toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { requestKeptPlayoffGames } from '~/blocks/state-series/kept-playoff-games';
import { footballSeason } from '~/config/football';
import { buildHref, Route } from '~/href';
import { findPlayoffWeek, type FootballSeason } from '~/models/football/weeks';
import { type Game } from '~/models/games/game';
import { isOfStateFinals } from '~/models/games/stage';
import { requestAfter, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { presentingSponsors } from '~/upstream/sponsors';
import { requestTournamentScores } from '~/upstream/tournament-scores';

/**
 * The games of the class that the address names, and who presents the sport. Without games the official bracket is shown
 * alone; when they fail, the page says so.
 */
export function sources({ sport: { id: sportId }, params }: SportPageRequest) {
  const games = requestTournamentScores(sportId, choosePlayoffClass(params.classId));
  return { optional: { games, sponsors: presentingSponsors.with({ sportId }) }, mayBeAbsent: ['sponsors'] };
}

/** Adds the text of the official bracket, which the page waits for only while there is no drawn one. */
export function declareSourcesWithOfficial(page: SportPageRequest) {
  const declared = sources(page);
  const text = requestAfter(declared.optional.games, (games) =>
    requestForFrame(page, null, { isBesideList: games.length > 0 }),
  );
  const gamesOfAll = requestKeptPlayoffGames(page.sport.id);
  return { ...declared, dependent: { text, gamesOfAll }, mayBeAbsent: [...declared.mayBeAbsent, 'gamesOfAll'] };
}

/** Title games have box scores; other games link to the playoff scores of their week and class. */
export function buildPlayoffGameHref(season: FootballSeason): GameHref {
  return (sportId, classId, { id, round, day, level }: Game) => {
    const hash = `game-${encodeURIComponent(id)}`;
    if (isOfStateFinals({ level })) return buildHref(Route.fbTitleBoxScores, { sportId, hash });
    const week = findPlayoffWeek({ round, day }, season);
    const query = { week: week === null ? null : String(week), class: classId };
    return buildHref(Route.fbPlayoffScores, { sportId, query, hash });
  };
}

export function toView(
  { optional, dependent }: ValuesOf<typeof declareSourcesWithOfficial>,
  request: SportPageRequest,
) {
  const { sport, params, clock } = request;
  const classId = choosePlayoffClass(params.classId);
  // The file of a class does not depend on what upstream says of the sport.
  const official = toFrameViewOfPage(request, null);
  const getGameHref = buildPlayoffGameHref(footballSeason);
  const bracket = { sportId: sport.id, classId, path: official.canonical, getGameHref };
  const drawn = toDrawnBracketView(optional.games, bracket, request);
  return {
    page: {
      heading: buildStateSeriesHeading(sport, drawn?.season ?? null),
      official: {
        ...official,
        classes: markLiveTabs(official.classes, dependent.gamesOfAll, clock),
      },
      officialText: toLegacyText(dependent.text, clock),
      drawn,
    },
    sponsors: buildPresentingSponsorViews(optional.sponsors?.value ?? []),
  };
}
