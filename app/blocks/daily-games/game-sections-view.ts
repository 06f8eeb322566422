import { findSport, isLowScoreWinning } from '~/config/sports';
import { type AsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { type GamePartView, type GameSectionView } from '~/models/games/game-section';
import { type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { createTeamHref } from '../statistics/paths';
import { formatGameCount, getSportId, getSportTitle, listSports } from './score-sports';

/** Games in play under their own heading, then the others by sport. Counts are of `found`, all games that match the filters. */
export function toGameSections(shown: readonly Game[], found: readonly Game[], asOf?: AsOf): GameSectionView[] {
  const live = shown.filter(isLive);
  const others = shown.filter((game) => !isLive(game));
  return [
    ...(live.length > 0 ? [buildLiveSection(live, found, asOf)] : []),
    ...listSports(others).map((sportId) => ({
      id: sportId,
      title: getSportTitle(sportId),
      countText: countOfSport(
        found.filter((game) => getSportId(game) === sportId),
        sportId,
      ),
      more: null,
      parts: [{ title: null, cards: buildCardsOfSport(others, sportId, asOf) }],
    })),
  ];
}

function buildLiveSection(live: readonly Game[], found: readonly Game[], asOf: AsOf | undefined): GameSectionView {
  const sportIds = listSports(live);
  const isOneSport = listSports(found).length === 1;
  const parts: GamePartView[] = sportIds.map((sportId) => ({
    title: isOneSport ? null : getSportTitle(sportId),
    cards: buildCardsOfSport(live, sportId, asOf),
  }));
  return {
    id: 'live',
    title: 'Live',
    countText: formatGameCount(found.filter(isLive).length, isOneSport ? (sportIds[0] ?? null) : null),
    more: null,
    parts,
  };
}

function countOfSport(games: readonly Game[], sportId: string): string {
  const live = games.filter(isLive).length;
  const count = formatGameCount(games.length, sportId);
  return live === 0 ? count : `${count}, ${live} live`;
}

function buildCardsOfSport(games: readonly Game[], sportId: string, asOf: AsOf | undefined): ScoreCardView[] {
  return games.filter((game) => getSportId(game) === sportId).map((game) => toCard(game, asOf));
}

function toCard(game: Game, asOf: AsOf | undefined): ScoreCardView {
  return toScoreCardView(game, {
    withoutBoxScore: 'No Box Score',
    lowScoreWins: isLowScoreWinning(game.sportId),
    buildTeamHref: createTeamHref(findSport(game.sportId ?? '')),
    getGameList: getDayList,
    asOf,
  });
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}
