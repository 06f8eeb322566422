import { isDataKey, leastLetters, normalize } from './shown-texts';

/* Which figures of a source's value a page shows beside the names of their rows. */

/** Texts that name a row. */
interface RowNames {
  readonly own: readonly string[];
  /** The names of each of its teams. */
  readonly teams: readonly (readonly string[])[];
}

/** A figure of a row. */
export interface RowFigure {
  readonly field: string;
  readonly numbers: readonly number[];
  /** Names of the nearest object first, then of the rows around it. Without any, the whole page is searched. */
  readonly names: readonly RowNames[];
}

/** Keys of ids, addresses, places in a list, and sizes of pictures and headings: nobody reads them as figures. */
const unreadKey =
  /(?:[iI]ds?|[uU]rl|href|[kK]ey|[iI]ndex|[oO]rder|[pP]osition|namedWinner|decimals|level|size|colSpan|rowSpan|start|backgroundFill)$/;
/**
 * Keys of moments, classes and grades, which pages show in other words, or once for many rows; and of the game clock, which runs between
 * the answers of two sources with the same game.
 */
const rewordedKey =
  /(?:AtMs|[tT]ime(?:Remaining)?|minutesOfDay|seconds|[dD]ate|[tT]erm|[yY]ear|postedText|[cC]lassName|[cC]lasses|grade|[wW]eek)$/;
const isDate = /^\d{4}-\d{2}-\d{2}/;

/** The figures of a value, without zeros, which many pages show in other words: as a dash or as `E`. */
export function listFigures(value: unknown): RowFigure[] {
  const figures: RowFigure[] = [];
  collectFigures(value, '', null, figures);
  return figures;
}

/** @param names `null` outside of lists, where the page is about one thing only */
function collectFigures(value: unknown, field: string, names: readonly RowNames[] | null, figures: RowFigure[]): void {
  if (typeof value === 'number' || typeof value === 'string') {
    const numbers = listFigureNumbers(value);
    if (numbers.length > 0) figures.push({ field, numbers, names: names ?? [] });
  } else if (Array.isArray(value)) {
    for (const item of value) collectFigures(item, `${field}[]`, names ?? [], figures);
  } else if (value instanceof Map) {
    for (const [key, item] of value as ReadonlyMap<unknown, unknown>) {
      const own = typeof key === 'string' && leastLetters.test(key) ? [normalize(key)] : [];
      collectFigures(item, `${field}.*`, addNames({ own, teams: [] }, names ?? []), figures);
    }
  } else if (value !== null && typeof value === 'object') {
    const around = names && addNames(listNames(value), names);
    for (const [key, item] of Object.entries(value)) {
      if (unreadKey.test(key) || rewordedKey.test(key)) continue;
      // What surrounds a cell or a paragraph of rich text is not its row's name.
      const rowNames = key === 'children' ? [] : around;
      collectFigures(item, `${field}.${isDataKey(key) ? '*' : key}`, rowNames, figures);
    }
  }
}

function addNames(row: RowNames, around: readonly RowNames[]): readonly RowNames[] {
  return row.own.length + row.teams.length > 0 ? [row, ...around] : around;
}

function listFigureNumbers(value: number | string): number[] {
  if (typeof value === 'number') return value === 0 ? [] : [Math.abs(value)];
  if (leastLetters.test(value) || isDate.test(value)) return [];
  return readNumbers(value).flatMap((token) => (token.value === 0 ? [] : [token.value]));
}

function listNames(value: object): RowNames {
  const own: string[] = [];
  const teams: string[][] = [];
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    if (typeof item === 'string') {
      if (isName(key, item)) own.push(normalize(item));
    } else if (Array.isArray(item)) {
      if (key === 'teams') teams.push(...item.map((team: object) => [...listNames(team).own]));
    } else if (item !== null && typeof item === 'object' && !(item instanceof Map)) {
      own.push(...listNames(item).own);
    }
  }
  const { firstName, lastName } = value as { readonly firstName?: string; readonly lastName?: string };
  return { own: firstName && lastName ? [normalize(`${firstName} ${lastName}`)] : own, teams };
}

function isName(key: string, text: string): boolean {
  return (
    leastLetters.test(text) &&
    !unreadKey.test(key) &&
    !/^(?:tag|status|align|className|state|weekday)$/.test(key) &&
    !/^(?:https?:|\/|[0-9a-f]{8}-|(?:home|away|neutral)$)/i.test(text)
  );
}

interface NumberToken {
  readonly value: number;
  readonly decimals: number;
}

function readNumbers(text: string): NumberToken[] {
  const tokens = text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/\d*\.?\d+/g);
  return Array.from(tokens, ([token]) => ({
    value: Number(token),
    decimals: token.includes('.') ? token.length - token.indexOf('.') - 1 : 0,
  }));
}

/** Whether a page shows the number, rounded where it has decimals. */
function isSame(token: NumberToken, number: number): boolean {
  const tolerance = token.decimals > 0 ? 0.500_001 * 10 ** -token.decimals : 0;
  return Math.abs(token.value - number) <= tolerance;
}

/** Characters of a page's text before and after a row's name in which its figures are expected. */
const [reachBefore, reachAfter] = [120, 450];
/** Characters between two names of the same row. */
const reachOfNames = 150;
/** A text that is more often on a page, as `Final`, names no row. */
const mostPlaces = 40;

/** The text of a page, to find figures in. */
export class PageFigures {
  readonly #shown: string;
  readonly #placesByName = new Map<string, readonly number[]>();
  readonly #numbersByPart = new Map<string, readonly NumberToken[]>();

  constructor(shown: string) {
    this.#shown = shown.replaceAll(' (external site)', '');
  }

  /** Whether the row's figures are beside its name, or `null` if the row is not on the page. */
  has({ numbers, names }: RowFigure, reach = reachAfter): boolean | null {
    if (names.length === 0) return this.#hasNumbers(numbers, 0, this.#shown.length);
    let isOnPage = false;
    for (const row of names) {
      const places = this.#findRow(row);
      if (places.some((place) => this.#hasNumbers(numbers, place - reachBefore, place + reach))) return true;
      isOnPage ||= places.length > 0;
    }
    return isOnPage ? false : null;
  }

  /** Where the rarest of a row's names is beside the second rarest, or beside all teams. */
  #findRow({ own, teams }: RowNames): readonly number[] {
    const distinct = [...new Set(own)];
    const placesOfOwn = distinct
      .map((name) => this.#findName(name))
      .filter(({ length }) => length > 0 && length <= mostPlaces);
    const placesOfTeams = teams.map((team) => [...new Set(team)].flatMap((name) => this.#findName(name)));
    if (placesOfTeams.some(({ length }) => length === 0)) return [];
    const [rarest, second] = [...placesOfOwn, ...placesOfTeams].sort((a, b) => a.length - b.length);
    if (rarest === undefined || (second === undefined && distinct.length > 1)) return [];
    const needed = teams.length > 0 ? placesOfTeams : second === undefined ? [] : [second];
    const isBeside = (place: number) => (places: readonly number[]) =>
      places.some((other) => Math.abs(other - place) < reachOfNames);
    return rarest.filter((place) => needed.every(isBeside(place)));
  }

  /** The ends of a name, but not of the longer names that contain it. */
  #findName(name: string): readonly number[] {
    const known = this.#placesByName.get(name);
    if (known !== undefined) return known;
    const places: number[] = [];
    for (let at = this.#shown.indexOf(name); at >= 0 && places.length <= mostPlaces;) {
      const end = at + name.length;
      const isWithin = /[\w’'-]$/.test(this.#shown.slice(Math.max(0, at - 1), at));
      if (!isWithin && !/^(?:[\w’'-]| [([][a-z]{2})/.test(this.#shown.slice(end, end + 4))) places.push(end);
      at = this.#shown.indexOf(name, at + 1);
    }
    this.#placesByName.set(name, places);
    return places;
  }

  #hasNumbers(numbers: readonly number[], from: number, to: number): boolean {
    const part = `${from} ${to}`;
    const tokens = this.#numbersByPart.get(part) ?? readNumbers(this.#shown.slice(Math.max(0, from), to));
    this.#numbersByPart.set(part, tokens);
    return numbers.every((number) => tokens.some((token) => isSame(token, number)));
  }
}
