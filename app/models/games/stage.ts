import { capitalize } from '../text/capitalize';
import { formatClass, joinLabel } from '../text/label';
import type { Game } from './game';

/* The stage of a game from the feed's level and round, and the only names of rounds. Unknown rounds come between known ones. */

export type StageLevel = 'regional' | 'sectional' | 'super-sectional' | 'playoff' | 'state';

export interface Stage {
  readonly level: StageLevel;
  /** Only games of a lower order feed a game: 1 is a regional quarterfinal, 8 the state championship. */
  readonly order: number;
  /** `Semifinal`, `Round 2`, under a heading that names the level. */
  readonly round: string;
  /** A game for a lower place, such as third, between losers. */
  readonly isPlacement: boolean;
}

/** Level and round in the feed's words. */
export type StageWords = Pick<Game, 'level' | 'round'>;

/** State finals begin here; lower orders are regions. */
const finalsFrom = 6;

const thirdPlace = '3rd place';
const firstRound = 'First round';
const quarterfinal = 'Quarterfinal';
const semifinal = 'Semifinal';
const championship = 'Championship';
const superSectional = 'Super-sectional';

const orders: Readonly<Record<StageLevel, Readonly<Record<string, number>>>> = {
  regional: { [firstRound]: 0, [quarterfinal]: 1, [semifinal]: 2, [championship]: 3 },
  sectional: { [firstRound]: 3.25, [quarterfinal]: 3.5, [semifinal]: 4, [championship]: 5 },
  'super-sectional': { [superSectional]: 6 },
  playoff: {
    'Round 1': 1,
    'Round 2': 2,
    'Round 3': 3,
    [quarterfinal]: 4,
    [semifinal]: 7,
    [thirdPlace]: 8,
    [championship]: 8,
  },
  state: { [firstRound]: 6.25, [quarterfinal]: 6.5, [semifinal]: 7, [thirdPlace]: 8, [championship]: 8 },
};

/** `null` for words of no bracket, such as those of a meet. */
export function parseStage({ level: levelText, round: roundText }: StageWords): Stage | null {
  const level = parseLevel(levelText);
  if (level === null) return null;
  const round = level === 'super-sectional' ? superSectional : parseRound(roundText, level);
  const order = round === null ? undefined : orders[level][round];
  if (round === null || order === undefined) return null;
  return { level, order, round, isPlacement: round === thirdPlace };
}

/** Without a level, as in football, rounds are the bracket. */
function parseLevel(text: string | null): StageLevel | null {
  const words = text?.toLowerCase() ?? '';
  if (words.trim() === '' || /play-?\s?off/.test(words)) return 'playoff';
  if (/super/.test(words)) return 'super-sectional';
  if (/section/.test(words)) return 'sectional';
  if (/region/.test(words)) return 'regional';
  return /\bstate\b/.test(words) ? 'state' : null;
}

function parseRound(text: string | null, level: StageLevel): string | null {
  const words = text?.toLowerCase() ?? '';
  if (/\b(?:3rd|third)\b(?! round)/.test(words)) return thirdPlace;
  if (/\d(?:st|th)\s+place|consolation|\b(?:fifth|seventh)\b/.test(words)) return null;
  if (/semi/.test(words)) return semifinal;
  if (/quarter/.test(words)) return quarterfinal;
  if (/champion|title|\bfinals?\b/.test(words)) return championship;
  const number = parseRoundNumber(words);
  if (number === null) return null;
  if (level === 'playoff') return `Round ${number}`;
  return number === 1 ? firstRound : null;
}

function parseRoundNumber(words: string): number | null {
  if (/\bfirst\b|\bopening\b|play-?\s?in\b|pig-?\s?tail/.test(words)) return 1;
  if (/\bsecond\b/.test(words)) return 2;
  if (/\bthird round\b/.test(words)) return 3;
  const digits = /\bround\s+(\d)\b|\b(\d)(?:st|nd|rd|th)\s+round\b/.exec(words);
  return digits === null ? null : Number(digits[1] ?? digits[2]);
}

export function isOfFinals({ order }: Stage): boolean {
  return order >= finalsFrom;
}

export function isThirdPlace({ round }: Stage): boolean {
  return round === thirdPlace;
}

/** The last game of a level. */
export function isChampionship({ round }: Stage): boolean {
  return round === championship;
}

/** Whether a stage has the game for the title. */
export function isTitle(stage: Stage): boolean {
  return isChampionship(stage) && (stage.level === 'state' || stage.level === 'playoff');
}

/** Whether a game is for the title of its class. */
export function isTitleGame(game: StageWords): boolean {
  const stage = parseStage(game);
  return stage !== null && isTitle(stage);
}

/** Whether a game belongs to the state finals. */
export function isOfStateFinals({ level }: Pick<StageWords, 'level'>): boolean {
  return level !== null && parseLevel(level) === 'state';
}

/** Proper names of levels, after the name of a site: `Rockwell Super-Sectional`. */
export const levelNames: Readonly<Record<StageLevel, string>> = {
  regional: 'Regional',
  sectional: 'Sectional',
  'super-sectional': 'Super-Sectional',
  playoff: 'Playoffs',
  state: 'State',
};

/** Titles of parts of a bracket that have no site and are not the state finals. */
export const partTitles = { firstRounds: `${firstRound}s`, lastRounds: `${semifinal}s and final` };

/** `Regional semifinal`, `Super-sectional`, `Playoff round 2`; rounds of playoffs that have a name need no level. */
export function formatStage({ level, round }: Stage): string {
  if (level === 'super-sectional') return round;
  if (level === 'playoff') return /\d$/.test(round) ? `Playoff ${lowerFirst(round)}` : round;
  return `${levelNames[level]} ${lowerFirst(round)}`;
}

/** `Regional semifinals`; the games of one round together. */
export function formatStages(stage: Stage): string {
  return pluralizeRound(formatStage(stage));
}

/** `Semifinals`, but `First round`, `Round 2`. */
export function pluralizeRound(name: string): string {
  return /\d$|\b(?:round|place)$/i.test(name) ? name : `${name}s`;
}

/** `the regional semifinal`, but `playoff round 2`. */
export function formatStageInSentence(stage: Stage): string {
  const name = lowerFirst(formatStage(stage));
  return /\d$/.test(name) ? name : `the ${name}`;
}

/** `Regional semifinals` of `regional finals`, `Playoff round 1` of `first round`; other words, and those of all state finals, stay. */
export function formatStageOfDay(level: string | null, words: string): string {
  const [name = '', ofClass = ''] = words.split(/(?= \()/);
  const stage = hasOnlyStageWords(name) ? parseStage({ level, round: name }) : null;
  if (stage === null || (stage.level === 'state' && isChampionship(stage))) return capitalize(words);
  return `${formatStages(stage)}${ofClass}`;
}

interface NameOptions {
  /** The heading names the level. */
  readonly withoutLevel?: boolean;
}

/** `State championship`; `Regional, Rockwell Invitational` in the feed's words if they name no round; `null` for neither. */
export function formatStageOfGame({ level, round }: StageWords, { withoutLevel = false }: NameOptions = {}) {
  const stage = hasOnlyStageWords(round) ? parseStage({ level, round }) : null;
  if (stage !== null) return withoutLevel ? stage.round : formatStage(stage);
  return joinLabel([withoutLevel ? null : level, round], ', ') || null;
}

/** `Class 1A state championship`; `null` for a game that is of no level or round, even if its class is known. */
export function formatClassAndStage(game: StageWords & Pick<Game, 'classId'>, options?: NameOptions): string | null {
  const stage = formatStageOfGame(game, options);
  if (stage === null || game.classId === null) return stage;
  const isPlain = hasOnlyStageWords(stage) || /^(?:regional|sectional|super-?sectional|state|playoff)s?\b/i.test(stage);
  return joinLabel([formatClass(game.classId), isPlain ? lowerFirst(stage) : stage], isPlain ? ' ' : ', ');
}

/** Whether words name nothing but a round, not a meet or a pool. */
function hasOnlyStageWords(words: string | null): boolean {
  const more = words?.replace(
    /\b(?:regionals?|(?:super-?\s?)?sectionals?|state|play-?\s?offs?|championships?|finals?|(?:semi|quarter)-?\s?finals?|first|second|third|opening|play-?\s?in|\d(?:st|nd|rd|th)?|rounds?|place|title|games?)\b/gi,
    '',
  );
  return !/[\p{L}\p{N}]/u.test(more ?? '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Compares what games decide: first those of state finals, then other championships, then all others. */
export function compareStages(a: StageWords, b: StageWords): number {
  return rankStage(a) - rankStage(b);
}

function rankStage(game: StageWords): number {
  if (game.level === null) return 3;
  const stage = parseStage(game);
  const isLast = stage !== null && isChampionship(stage);
  if (isOfStateFinals(game)) return isLast ? 0 : 1;
  return isLast ? 2 : 3;
}
