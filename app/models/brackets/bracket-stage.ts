import type { Game } from '../games/game';
import { joinLabel } from '../text/label';

/* The stage of a game from the feed's level and round. Unknown rounds come between known ones. */

export type BracketLevel = 'regional' | 'sectional' | 'super-sectional' | 'playoff' | 'state';

export interface BracketStage {
  readonly level: BracketLevel;
  /** Only games of a lower order feed a game: 1 is a regional quarterfinal, 8 the state championship. */
  readonly order: number;
  /** `Semifinal`, `Round 2`, in one spelling. */
  readonly round: string;
  /** A game for a lower place, such as third, between losers. */
  readonly isPlacement: boolean;
}

/** A game whose place in the series is known. */
export interface StagedGame {
  readonly game: Game;
  readonly stage: BracketStage;
}

/** State finals begin here; lower orders are regions. */
const finalsFrom = 6;

const thirdPlace = '3rd Place';

const orders: Readonly<Record<BracketLevel, Readonly<Record<string, number>>>> = {
  regional: { 'First Round': 0, Quarterfinal: 1, Semifinal: 2, Championship: 3 },
  sectional: { 'First Round': 3.25, Quarterfinal: 3.5, Semifinal: 4, Championship: 5 },
  'super-sectional': { 'Super-Sectional': 6 },
  playoff: {
    'Round 1': 1,
    'Round 2': 2,
    'Round 3': 3,
    Quarterfinal: 4,
    Semifinal: 7,
    [thirdPlace]: 8,
    Championship: 8,
  },
  state: { 'First Round': 6.25, Quarterfinal: 6.5, Semifinal: 7, [thirdPlace]: 8, Championship: 8 },
};

/** `null` for words of no bracket, such as those of a meet. */
export function parseBracketStage(levelText: string | null, roundText: string | null): BracketStage | null {
  const level = parseLevel(levelText);
  if (level === null) return null;
  const round = level === 'super-sectional' ? 'Super-Sectional' : parseRound(roundText, level);
  const order = round === null ? undefined : orders[level][round];
  if (round === null || order === undefined) return null;
  return { level, order, round, isPlacement: round === thirdPlace };
}

export function isOfFinals({ order }: BracketStage): boolean {
  return order >= finalsFrom;
}

export function isThirdPlace({ round }: BracketStage): boolean {
  return round === thirdPlace;
}

/** `Regional Semifinal`, `Super-Sectional`; `Quarterfinal` for a level without a name. */
export function formatStageName({ level, round }: BracketStage): string {
  return level === 'playoff' ? round : joinLabel([levelNames[level], round]);
}

export const levelNames: Readonly<Record<BracketLevel, string>> = {
  regional: 'Regional',
  sectional: 'Sectional',
  'super-sectional': 'Super-Sectional',
  playoff: 'Playoffs',
  state: 'State',
};

/** Without a level, as in football, rounds are the bracket. */
function parseLevel(text: string | null): BracketLevel | null {
  const words = text?.toLowerCase() ?? '';
  if (words.trim() === '' || /play-?\s?off/.test(words)) return 'playoff';
  if (/super/.test(words)) return 'super-sectional';
  if (/section/.test(words)) return 'sectional';
  if (/region/.test(words)) return 'regional';
  return /\bstate\b/.test(words) ? 'state' : null;
}

function parseRound(text: string | null, level: BracketLevel): string | null {
  const words = text?.toLowerCase() ?? '';
  if (/\b(?:3rd|third)\b/.test(words)) return thirdPlace;
  if (/\d(?:st|th)\s+place|consolation|\b(?:fifth|seventh)\b/.test(words)) return null;
  if (/semi/.test(words)) return 'Semifinal';
  if (/quarter/.test(words)) return 'Quarterfinal';
  if (/champion|title|\bfinals?\b/.test(words)) return 'Championship';
  const number = parseRoundNumber(words);
  if (number === null) return null;
  if (level === 'playoff') return `Round ${number}`;
  return number === 1 ? 'First Round' : null;
}

function parseRoundNumber(words: string): number | null {
  if (/\bfirst\b|\bopening\b|play-?\s?in\b|pig-?\s?tail/.test(words)) return 1;
  if (/\bsecond\b/.test(words)) return 2;
  if (/\bthird round\b/.test(words)) return 3;
  const digits = /\bround\s+(\d)\b|\b(\d)(?:st|nd|rd|th)\s+round\b/.exec(words);
  return digits === null ? null : Number(digits[1] ?? digits[2]);
}

/** Identifies a regional or sectional by its site; `null` for other games. */
export function buildSiteKey({ game, stage }: StagedGame): string | null {
  const site = game.site?.trim().toLowerCase() ?? '';
  return site === '' || (stage.level !== 'regional' && stage.level !== 'sectional') ? null : `${stage.level} ${site}`;
}

/** Whether both may belong to one regional or sectional. */
export function isSameSite(from: StagedGame, to: StagedGame): boolean {
  const key = buildSiteKey(from);
  return key !== null && key === buildSiteKey(to);
}

/** Two sites of one level, between which nobody moves. */
export function areApart(from: StagedGame, to: StagedGame): boolean {
  const [here, there] = [buildSiteKey(from), buildSiteKey(to)];
  return from.stage.level === to.stage.level && here !== null && there !== null && here !== there;
}
