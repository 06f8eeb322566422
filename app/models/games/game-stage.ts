import { formatClass, joinLabel } from '../text/label';
import type { Game } from './game';

type Staged = Pick<Game, 'classId' | 'level' | 'round'>;

/** Rounds that have no name of their own: `Championship`, `Semifinals`, `Round 2`, `First Round`, `3rd Place`. */
const plainRound =
  /^(?:championships?|finals?|semi-?finals?|quarter-?finals?|round \d+|(?:first|second|third|fourth) round|(?:3rd|third) place(?: game)?)$/i;
const plainLevel = /^(?:regionals?|sectionals?|super-?sectionals?|state|playoffs?)\b/i;

/** `State championship`, `Regional, Rockwell Invitational`: level and round, as far as the feed names them; `null` for neither. */
export function formatStageOfGame({ level, round }: Pick<Staged, 'level' | 'round'>): string | null {
  const isPlain = round !== null && plainRound.test(round.trim());
  const words = isPlain && level !== null ? round.trim().toLowerCase() : round;
  const name = isPlain ? (level?.replace(/^super-?sectional\b/i, 'Super-sectional') ?? null) : level;
  return joinLabel([name, words], isPlain ? ' ' : ', ') || null;
}

/** `Class 1A state championship`; `null` for a game that is of no level or round, even if its class is known. */
export function formatClassAndStage({ classId, level, round }: Staged): string | null {
  const stage = formatStageOfGame({ level, round });
  if (stage === null || classId === null) return stage;
  const isPlain = plainLevel.test(stage) || plainRound.test(stage);
  return joinLabel([formatClass(classId), isPlain ? lowerFirst(stage) : stage], isPlain ? ' ' : ', ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const championship = /^(?:championships?|finals?)$/i;

/** Compares what games decide: first those of state finals, then other championships, then all others. */
export function compareStages(a: Staged, b: Staged): number {
  return rankStage(a) - rankStage(b);
}

function rankStage({ level, round }: Staged): number {
  if (/^state\b/i.test(level ?? '')) return championship.test(round?.trim() ?? '') ? 0 : 1;
  return level !== null && championship.test(round?.trim() ?? '') ? 2 : 3;
}
