import { requirePlayoffClass, requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { buildHref, Route } from '~/href';
import type { FootballSeason } from '~/models/football/football-season';
import { findPlayoffWeek } from '~/models/football/weeks';
import { type Game, isOfStateFinals } from '~/models/games/game';
import { requestAfter, type PageRequest } from '~/page/page-sources';
import { requestForFrame } from '~/routes/legacy-frame/page';
import { presentingSponsors } from '~/upstream/sponsors';
import type { GameHref } from '../brackets/page';
import { requestGamesOfClass } from '../scores/page';

/**
 * The games of the class that the address names, and who presents the sport. Without games the official bracket is shown
 * alone; when they fail, the page says so.
 * @throws Response 404 for a sport without playoffs
 */
export function sources({ params }: PageRequest) {
  const { id: sportId } = requirePlayoffs(params);
  const { games } = requestGamesOfClass(sportId, requirePlayoffClass(params.classId)).optional;
  return { optional: { games, sponsors: presentingSponsors.with({ sportId }) }, mayBeAbsent: ['sponsors'] };
}

/** The same with the text of the official bracket. It depends on nothing, but the page is not to wait for it. */
export function sourcesWithOfficial(page: PageRequest) {
  const declared = sources(page);
  return { ...declared, dependent: { text: requestAfter(declared.optional.games, () => requestForFrame(page, null)) } };
}

/** The title games have box scores; any other game is among the playoff scores of its week and class. */
export function buildPlayoffGameHref(season: FootballSeason): GameHref {
  return (sportId, classId, { id, round, day, level }: Game) => {
    const hash = `game-${encodeURIComponent(id)}`;
    if (isOfStateFinals({ level })) return buildHref(Route.fbTitleBoxScores, { sportId, hash });
    const week = findPlayoffWeek({ round, day }, season);
    const query = { week: week === null ? null : String(week), class: classId };
    return buildHref(Route.fbPlayoffScores, { sportId, query, hash });
  };
}
