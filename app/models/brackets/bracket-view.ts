import { isOver } from '../games/game';
import { isChampionship, pluralizeRound } from '../games/stage';
import { slugify } from '../text/slug';
import {
  listRoundGames,
  numberGames,
  type Bracket,
  type BracketCell,
  type BracketGame,
  type BracketRound,
  type BracketUnit,
} from './bracket';
import { toBracketGameView, type BracketGameOptions, type BracketGameView } from './bracket-game-view';

export type BracketView = NonNullable<ReturnType<typeof toBracketView>>;

/** A sheet of paper. The finals are in the middle of a single sheet, or on their own. */
export interface BracketSheetView {
  readonly sides: readonly (readonly BracketPartView[])[];
  readonly finals: BracketPartView | null;
  /** The finals come first when they are played today or next, and when the bracket is over. */
  readonly finalsFirst: boolean;
  /** The largest type in which its games fit on paper; absent where the bracket has a size of its own. */
  readonly type?: PrintType;
}

type PrintType = 'small' | 'regular' | 'medium' | 'large' | 'finals';

export type BracketPartView = ReturnType<typeof toPart>;
export type BracketUnitView = ReturnType<typeof toUnitView>;
export type BracketRoundView = BracketUnitView['rounds'][number];

export interface BracketCellView {
  /** `null` if unknown. */
  readonly content: BracketGameView | { readonly byeLabel: string; readonly seed: string | null } | null;
  /** Lines to and from other columns. */
  readonly leadsOn: 'surely' | 'likely' | null;
  readonly isFed: boolean;
}

export interface BracketViewOptions<Href = string | null> extends Pick<
  BracketGameOptions<Href>,
  'today' | 'buildHref'
> {
  /** The selected part; all parts for an unknown one. */
  readonly part: string | undefined;
  /** One sheet, however small its type. */
  readonly isOnOneSheet?: boolean;
}

/** Units that fit on a readable landscape sheet. */
const mostUnitsPerSheet = 16;
/** The most lines of the longer side in each size of type, if many names take two of them. */
const mostLines = { large: 28, medium: 36, regular: 40 } as const;
const smallBracket = { parts: 4, rounds: 3 } as const;
const finalsSlug = 'finals';

/** `null` for games without a bracket. */
export function toBracketView(bracket: Bracket, options: BracketViewOptions) {
  const all = listBracketParts(bracket).map((part, index) => {
    // Of all parts at once only the finals have wide cells.
    const hasMarks = part.slug === options.part || index === bracket.regions.length;
    return toPart(part, { ...options, hasMarks });
  });
  if (all.length === 0) return null;
  const regions = all.slice(0, bracket.regions.length);
  const finals = all[bracket.regions.length] ?? null;
  const near = all.length > 1 ? all.find(({ slug }) => slug === options.part) : undefined;
  const regionUnits = bracket.regions.flatMap(({ units }) => units);
  const finalsFirst = bracket.finals !== null && isLastUnitNext(regionUnits, bracket.finals, options.today);
  const groups = groupRegions(regions);
  const isDense = options.isOnOneSheet === true && groups.length > 1;
  const sheets: readonly BracketSheetView[] =
    near === undefined
      ? toSheets(isDense ? [regions] : groups, finals, finalsFirst)
      : [{ sides: [[near]], finals: null, finalsFirst }];
  const isSmall =
    regions.length <= smallBracket.parts &&
    regions.every(({ units }) => units.length === 1 && (units[0]?.rounds.length ?? 0) <= smallBracket.rounds);
  const hasOwnType = isSmall || isDense || near !== undefined;
  return {
    sheets: hasOwnType ? sheets : sheets.map((sheet) => ({ ...sheet, type: choosePrintType(sheet) })),
    // One sheet in small type, with more games than usual.
    isDense: isDense && near === undefined,
    // Few enough games for larger type.
    isSmall,
    isNear: near !== undefined,
    parts: all.length > 1 ? all.map(({ slug, title }) => ({ slug, title, isShown: slug === near?.slug })) : [],
    hasLikelyLines: all.some((part) => part.units.some(isLikelyAnywhere)),
    champion: findBracketChampion(bracket),
  };
}

/** Names of two lines make a sheet about a third higher, which the limits leave room for. */
function choosePrintType({ sides }: BracketSheetView): PrintType {
  if (sides.length === 0) return 'finals';
  const lines = Math.max(...sides.map((parts) => sum(parts.map(countPartLines))));
  return (['large', 'medium', 'regular'] as const).find((type) => lines <= mostLines[type]) ?? 'small';
}

/** Lines of the units below each other, each with its title. The last of several is beside them. */
function countPartLines({ units }: BracketPartView): number {
  const below = units.length > 1 ? units.slice(0, -1) : units;
  const countLines = (cells: BracketRoundView['cells']) =>
    sum(cells.map(({ content }) => (content === null ? 0 : 'id' in content ? 2 : 1)));
  return sum(below.map(({ rounds }) => 1 + Math.max(0, ...rounds.map(({ cells }) => countLines(cells)))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type NamedPart = ReturnType<typeof listBracketParts>[number];

/** Every selectable part with the slug that names it in addresses, the finals last. */
export function listBracketParts({ regions, finals }: Bracket) {
  const ofRegions = regions.map(({ title, units }, index) => {
    const slug = slugify(title);
    return { slug: slug === '' || slug === finalsSlug ? `part-${index + 1}` : slug, title, units };
  });
  return finals === null ? ofRegions : [...ofRegions, { slug: finalsSlug, title: finals.title ?? '', units: [finals] }];
}

function isLikelyAnywhere({ leadsOn, rounds }: BracketUnitView): boolean {
  return leadsOn === 'likely' || rounds.some(({ cells }) => cells.some((cell) => cell.leadsOn === 'likely'));
}

/** Whether the unit that the others lead to has the games that are played today or next, or the result of all. */
function isLastUnitNext(before: readonly BracketUnit[], last: BracketUnit, today: string): boolean {
  const ofBefore = listDaysToCome(before, today);
  const ofLast = listDaysToCome([last], today);
  if (ofBefore.length === 0) return ofLast.length > 0 || hasTeams(last);
  const [first = '', firstOfLast = ''] = [ofBefore.sort()[0], ofLast.sort()[0]];
  // Games before without a day come before any of the last unit.
  return first !== '' && firstOfLast !== '' && firstOfLast < first;
}

/** Days from today on of the games that are not over; empty text for a game without a day. */
function listDaysToCome(units: readonly BracketUnit[], today: string): string[] {
  return units
    .flatMap(listUnitGames)
    .filter(({ game }) => !isOver(game) && (game.day === null || game.day >= today))
    .map(({ game }) => game.day ?? '');
}

function listUnitGames({ rounds }: BracketUnit): BracketGame[] {
  return rounds.flatMap(listRoundGames);
}

function hasTeams(unit: BracketUnit): boolean {
  return listUnitGames(unit).some(({ slots }) => slots.some(({ kind }) => kind === 'team'));
}

function findBracketChampion({ finals }: Bracket): string | null {
  const [cell] = finals?.rounds.at(-1)?.cells ?? [];
  if (cell?.kind !== 'game' || cell.game.leadsOn !== null || !isChampionship(cell.game.stage)) return null;
  const { winner, slots } = cell.game;
  const slot = winner === null ? undefined : slots[winner];
  return slot?.kind === 'team' ? slot.team.name : null;
}

function toSheets(
  groups: readonly (readonly BracketPartView[])[],
  finals: BracketPartView | null,
  finalsFirst: boolean,
): BracketSheetView[] {
  if (groups.length <= 1) return [{ sides: splitInHalves(groups[0] ?? []), finals, finalsFirst }];
  const ofRegions = groups.map((group): BracketSheetView => ({
    sides: splitInHalves(group),
    finals: null,
    finalsFirst,
  }));
  const ofFinals = finals === null ? [] : [{ sides: [], finals, finalsFirst }];
  return finalsFirst ? [...ofFinals, ...ofRegions] : [...ofRegions, ...ofFinals];
}

function groupRegions(regions: readonly BracketPartView[]): BracketPartView[][] {
  const countUnits = ({ units }: BracketPartView) => units.filter(({ rounds }) => rounds.length > 0).length;
  const groups: BracketPartView[][] = [];
  let room = 0;
  for (const region of regions) {
    // The unit that others lead to is beside them.
    const needed = Math.max(1, countUnits(region) - 1);
    const group = groups.at(-1);
    if (group === undefined || room < needed) {
      groups.push([region]);
      room = mostUnitsPerSheet - needed;
    } else {
      group.push(region);
      room -= needed;
    }
  }
  return groups;
}

function splitInHalves<Item>(items: readonly Item[]): Item[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].filter((half) => half.length > 0);
}

function toPart({ slug, title, units }: NamedPart, options: BracketViewOptions & Pick<BracketGameOptions, 'hasMarks'>) {
  const numbers = numberGames(units);
  const last = units.at(-1);
  const before = units.slice(0, -1);
  return {
    slug,
    title,
    /** The last unit, such as a sectional, is played today or next, and comes before those that lead to it. */
    opensAtLast: last !== undefined && before.length > 0 && isLastUnitNext(before, last, options.today),
    units: withLinesBetween(units.map((unit) => toUnitView(unit, units.length > 1, { ...options, numbers }))),
  };
}

/** Marks the first-round games of the last unit into which a connecting line is drawn: those fed by one of the two units before. */
function withLinesBetween(units: readonly BracketUnitView[]): readonly BracketUnitView[] {
  const before = units.slice(0, -1);
  const last = units.at(-1);
  if (last === undefined || before.length === 0) return units;
  const rounds = last.rounds.map((round, column) => ({
    ...round,
    cells: round.cells.map((cell, index) =>
      column === 0
        ? { ...cell, isFed: before.slice(index * 2, index * 2 + 2).some(({ leadsOn }) => leadsOn !== null) }
        : cell,
    ),
  }));
  return [...before, { ...last, rounds }];
}

function toUnitView(unit: BracketUnit, isOneOfMany: boolean, options: Omit<BracketGameOptions, 'withSite'>) {
  const gameOptions = { ...options, withSite: unit.site === null };
  const last = unit.rounds.at(-1)?.cells;
  const final = last?.length === 1 && last[0]?.kind === 'game' ? last[0].game : null;
  const open = unit.rounds.findIndex((round) => listRoundGames(round).some(({ game }) => !isOver(game)));
  const firstOpen = open === -1 ? unit.rounds.length - 1 : open;
  return {
    // The part's title suffices for its only unit.
    title: isOneOfMany ? unit.title : null,
    // The title of a regional or sectional is its site.
    site: unit.level === 'regional' || unit.level === 'sectional' ? null : unit.site,
    rounds: unit.rounds.map((round, column) => ({
      title: formatRound(round),
      // Phones show such a round below those that are played now, and at the end below the last one.
      ...(column < firstOpen && { isEarlier: true as const }),
      cells: round.cells.map((cell, index) =>
        toCell(cell, index, unit.rounds[column - 1], unit.rounds[column + 1], gameOptions),
      ),
    })),
    placements: unit.placements.map((placement) => ({
      title: placement.stage.round,
      game: toBracketGameView(placement, gameOptions),
    })),
    // Line to the next unit.
    leadsOn: isOneOfMany && unit.level === 'regional' ? (final?.leadsOn ?? null) : null,
  };
}

export function formatRound({ title, cells }: BracketRound): string {
  return cells.filter(({ kind }) => kind === 'game').length > 1 ? pluralizeRound(title) : title;
}

function toCell(
  cell: BracketCell,
  index: number,
  before: BracketRound | undefined,
  after: BracketRound | undefined,
  options: BracketGameOptions,
): BracketCellView {
  if (cell.kind === 'empty') return { content: null, leadsOn: null, isFed: false };
  if (cell.kind === 'bye') {
    return { content: { byeLabel: cell.team.name, seed: cell.team.seed }, leadsOn: 'surely', isFed: false };
  }
  const isJoined = after?.cells[Math.floor(index / 2)]?.kind === 'game';
  const feeders = before?.cells.slice(index * 2, index * 2 + 2) ?? [];
  return {
    content: toBracketGameView(cell.game, options),
    leadsOn: isJoined ? cell.game.leadsOn : null,
    isFed: feeders.some((feeder) => feeder.kind === 'bye' || (feeder.kind === 'game' && feeder.game.leadsOn !== null)),
  };
}
