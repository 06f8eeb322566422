import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { findWinner, type Game, getColumns } from '~/models/games/game';
import { isOfStateFinals } from '~/models/games/stage';
import { formatClass, joinLabel } from '~/models/text/label';
import { toWinner } from './winner';

/* Meets, in which all run together. The feed sends each as a game, of two unnamed teams before and of the two best teams after it. */

/** In cross country and golf every row is a meet; in other sports without title games, one whose teams are not named. */
export function isMeet({ teams }: Pick<Game, 'teams'>, { finals }: Pick<Sport, 'finals'>): boolean {
  if (finals === 'cross-country' || finals === 'golf') return true;
  return finals !== 'games' && !teams.some(isKnownTeam);
}

/** The team that won a meet, its points, the runner-up and the medalist; `null` until the winner is known. */
export function toMeetResult(game: Game, sport: Sport): Omit<ResultRowView, 'key' | 'title'> | null {
  const index = findWinner(game, sport.lowScoreWins);
  const winner = index === null ? null : toWinner(game.teams[index], sport);
  if (index === null || winner === null) return null;
  const loser = index === 0 ? 1 : 0;
  const [points, next] = [index, loser].map((team) => String(getColumns(game)[0]?.[team] ?? ''));
  const runnerUp = isKnownTeam(game.teams[loser]) ? `${game.teams[loser].name} ${next}`.trim() : null;
  const highlight = game.kind === 'final' ? splitHighlight(game.highlight) : null;
  return {
    winner,
    score: !points ? null : sport.finals === 'cross-country' ? `${points} points` : points,
    facts: [
      ...(runnerUp === null ? [] : [{ term: 'Runner-up', text: runnerUp }]),
      ...(highlight === null ? [] : [highlight]),
    ],
  };
}

/** A row of the result of a meet; `null` until the winner is known. */
export function toMeetRow(game: Game, sport: Sport): ResultRowView | null {
  const result = toMeetResult(game, sport);
  if (result === null) return null;
  const classTitle = game.classId === null ? 'Winner' : formatClass(game.classId);
  return {
    key: game.id,
    title: joinLabel([classTitle, isOfStateFinals(game) ? null : nameMeet(game)], ', '),
    ...result,
  };
}

/** `Medalist: Jo Lind (Elm) 15:09.5` as a term and its text; other words are a `Highlight`. */
export function splitHighlight(highlight: string | null): { readonly term: string; readonly text: string } | null {
  if (highlight === null || highlight.trim() === '') return null;
  const [label = '', ...rest] = highlight.split(':');
  const text = rest.join(':').trim();
  return /^[A-Za-z ]+$/.test(label) && text !== ''
    ? { term: label.trim(), text }
    : { term: 'Highlight', text: highlight };
}

/** `Rockwell Sectional`, without the class that the feed writes before it. */
export function nameMeet({ classId, round }: Pick<Game, 'classId' | 'round'>): string | null {
  return classId !== null && round?.startsWith(`${classId} `) ? round.slice(classId.length + 1) : round;
}

/** `Rockwell Sectional, Rockwell course`; of the state finals only the place. */
export function formatMeetPlace(meet: Pick<Game, 'classId' | 'level' | 'round' | 'site'>): string | null {
  return joinLabel([isOfStateFinals(meet) ? null : nameMeet(meet), meet.site], ', ') || null;
}
