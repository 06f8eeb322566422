import { type CutValue, layoutCutSteps } from '~/models/charts/cut-steps';
import type { PictureInput, PlayoffPicture } from '~/models/football/playoff-picture';
import { createBidFinder, createReason } from '~/models/football/playoff-reason';
import type { Standing, TeamIndex } from '~/models/football/playoff-rules';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import { chooseTextMatcher } from '~/models/text/search-text';
import type { BidType } from '~/upstream/fields/football-team';
import type { ChancesView } from './chances-view';

export type FieldView = ReturnType<ReturnType<typeof createFieldView>>;

export interface FieldTable {
  readonly title: string;
  readonly rows: readonly FieldRow[];
}

export interface FieldRow {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** Class and rank in it, `3A 12`; `Out` for a team that is out. */
  readonly rank: string;
  /** `null` for a team that is out. */
  readonly bid: BidType | null;
  readonly record: string;
  readonly opponentsWins: number;
  readonly defeatedOpponentsWins: number;
  readonly enrollment: string;
  /** One sentence: why it is in or out. */
  readonly why: string;
  /** What is certain before any pick; `null` if nothing can be said. */
  readonly chances: ChancesView | null;
  /** `Now in` or `Now out` if the picks decide that; otherwise empty. */
  readonly change: string;
}

export interface FieldChoice {
  /** A class such as `3a`, or `out`; anything else means the first class. */
  readonly show: string;
  readonly search: string;
}

type ChancesWriter = (team: TeamIndex) => ChancesView | null;

/** The choice besides the classes. */
export const outChoice = 'out';

const bubbleSize = 8;
/** Number of drawn places on each side of the line. */
const edgeSize = 16;

/** The view of any scenario. Unchanged rows stay the same objects. `now` is the field without picks. */
export function createFieldView(input: PictureInput, now: PlayoffPicture, writeChances: ChancesWriter = () => null) {
  const isInNow = listFieldTeams(now.field);
  const lastRows: FieldRow[] = [];
  return (picture: PlayoffPicture, { show, search }: FieldChoice) => {
    const write = createRowWriter(input, picture, isInNow, writeChances);
    const buildFieldRow = (standing: Standing) =>
      (lastRows[standing.team] = keepSameRow(lastRows[standing.team], write(standing)));
    const isIn = listFieldTeams(picture.field);
    const inside = picture.standings.filter(({ team }) => isIn.has(team));
    const outside = picture.standings.filter(({ team }) => !isIn.has(team));
    const buildTable = (title: string, standings: readonly Standing[]): FieldTable => ({
      title,
      rows: standings.map(buildFieldRow),
    });
    const shown = chooseShownClass(input, show);
    const found = buildTable('Schools found', search === '' ? [] : searchTeams(input, picture, search));
    return {
      /** Smallest schools first. */
      cutLines: picture.classes.map((standings, index) => buildCutLine(input, index, standings)),
      edge: drawEdge(inside.slice(-edgeSize), outside.slice(0, edgeSize), found.rows, buildFieldRow),
      /** The last qualified teams, and the first that are out. */
      bubble: [
        buildTable('Last teams in', inside.slice(-bubbleSize)),
        buildTable('First teams out', outside.slice(0, bubbleSize)),
      ],
      /** The chosen class, or the teams that are out. */
      shown:
        shown === null
          ? buildTable('Teams that are out', outside)
          : buildTable(formatClass(input.classes[shown] ?? ''), picture.classes[shown] ?? []),
      /** Searched teams, in or out; empty without a search. */
      found,
      /** Their places in the chosen class. */
      foundPlaces: findPlaces(found.rows, shown === null ? [] : (picture.classes[shown] ?? []).map(buildFieldRow)),
      /** The answer to a search for one school; `null` for any other search. */
      lead: writeLead(found.rows),
      /** Teams that are in because of picks; as many are out. */
      changed: picture.field.filter(({ team }) => !isInNow.has(team)).length,
    };
  };
}

/**
 * The last places of the field and the first teams outside, in the order of ranking: their opponents' wins, which rank teams with as many wins.
 * Question: who is on either side of the line, how near to it are the others, and whom did the picks move across it?
 */
function drawEdge(
  last: readonly Standing[],
  first: readonly Standing[],
  found: readonly FieldRow[],
  buildFieldRow: (standing: Standing) => FieldRow,
) {
  const toValue = (standing: Standing): CutValue => ({
    value: standing.opponentsWins,
    group: `${formatCount(standing.wins, 'win')} each`,
    isChanged: buildFieldRow(standing).change !== '',
    isChosen: found.includes(buildFieldRow(standing)),
  });
  const [lastIn, firstOut] = [last.at(-1), first[0]];
  const isLevel = lastIn?.wins === firstOut?.wins && lastIn?.opponentsWins === firstOut?.opponentsWins;
  const nameTeam = (standing: Standing | undefined) => {
    if (standing === undefined) return null;
    const { name, record, opponentsWins, defeatedOpponentsWins } = buildFieldRow(standing);
    const figure = `${name}, ${record}, ${formatCount(opponentsWins, 'opp. win')}`;
    return isLevel ? `${figure}, ${defeatedOpponentsWins} beaten` : figure;
  };
  return {
    steps: layoutCutSteps(last.map(toValue), first.map(toValue)),
    bubble: [Math.max(0, last.length - bubbleSize), last.length + Math.min(bubbleSize, first.length)] as const,
    /** `Elm, 5-3, 38 opp. wins`, with what decides between two level teams: `, 12 beaten`; `null` without one. */
    lastIn: nameTeam(lastIn),
    firstOut: nameTeam(firstOut),
  };
}

const bidWords: Readonly<Record<BidType, string>> = {
  R: ' as the representative of its conference',
  C: '',
  A: ' at large',
  E: '',
};

/** `Perrin Bend (5-3) is in at large, number 19 of Class 1A.`, or `Elm (7-1) is in, whatever happens: now number 2 of Class 1A.` */
function writeLead(rows: readonly FieldRow[]) {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return null;
  const { name, record, rank, bid, chances } = row;
  const isCertain = chances?.isCertain === true;
  const [classId = '', place = ''] = rank.split(' ');
  const certainty = isCertain ? ', whatever happens' : '';
  const words = bid === null ? '' : `${isCertain ? ': now' : ','} number ${place} of ${formatClass(classId)}`;
  const state = bid === null ? 'out' : `in${isCertain ? '' : bidWords[bid]}`;
  return {
    text: `${name} (${record}) is ${state}${certainty}${words}.`,
    isCertain,
    chances: isCertain ? null : chances,
  };
}

function findPlaces(found: readonly FieldRow[], rows: readonly FieldRow[]): readonly number[] {
  return found.map((row) => rows.indexOf(row)).filter((index) => index >= 0);
}

/** Index of the shown class; `null` for the teams that are out. */
export function chooseShownClass({ classes }: Pick<PictureInput, 'classes'>, show: string): number | null {
  if (show === outChoice) return null;
  return Math.max(0, classes.indexOf(show.toUpperCase()));
}

function listFieldTeams(standings: readonly Standing[]): ReadonlySet<TeamIndex> {
  return new Set(standings.map(({ team }) => team));
}

function createRowWriter(
  input: PictureInput,
  picture: PlayoffPicture,
  isInNow: ReadonlySet<TeamIndex>,
  writeChances: ChancesWriter,
): (standing: Standing) => FieldRow {
  const ranks = buildRankLabels(input, picture);
  const findBid = createBidFinder(picture);
  // Where nothing is known yet, every team is open as long as games are left.
  const isOpen = (team: TeamIndex) => input.open.length > 0 && writeChances(team)?.isIn !== true;
  const explainPlace = createReason(picture, input.teams, input.conferences, isOpen);
  return (standing) => {
    const { team, wins, losses, opponentsWins, defeatedOpponentsWins } = standing;
    const { id = '', name = '', logoUrl = null, enrollment = 0, designatedClass = null } = input.teams[team] ?? {};
    const rank = ranks.get(team);
    return {
      id,
      name,
      logoUrl,
      rank: rank ?? 'Out',
      bid: findBid(standing),
      record: `${wins}-${losses}`,
      opponentsWins,
      defeatedOpponentsWins,
      enrollment: formatEnrollment(enrollment, designatedClass !== null),
      why: explainPlace(standing),
      chances: writeChances(team),
      change: isInNow.has(team) === (rank !== undefined) ? '' : rank === undefined ? 'Now out' : 'Now in',
    };
  };
}

const changing = ['rank', 'bid', 'record', 'opponentsWins', 'defeatedOpponentsWins', 'why', 'change'] as const;

function keepSameRow(before: FieldRow | undefined, row: FieldRow): FieldRow {
  return before !== undefined && changing.every((name) => before[name] === row[name]) ? before : row;
}

function buildRankLabels({ classes }: PictureInput, picture: PlayoffPicture): ReadonlyMap<TeamIndex, string> {
  return new Map(
    picture.classes.flatMap((teams, index) =>
      teams.map(({ team }, place) => [team, `${classes[index] ?? ''} ${place + 1}`] as const),
    ),
  );
}

function searchTeams({ teams }: PictureInput, { standings }: PlayoffPicture, search: string): readonly Standing[] {
  const getName = ({ team }: Standing) => teams[team]?.name ?? '';
  const { matches } = chooseTextMatcher(search, standings.map(getName));
  return standings.filter((standing) => matches(getName(standing)));
}

function buildCutLine({ classes, teams }: PictureInput, index: number, standings: readonly Standing[]) {
  const sizes = standings.flatMap(({ team }) => {
    const { enrollment = 0, designatedClass = null } = teams[team] ?? {};
    return designatedClass === index ? [] : [enrollment];
  });
  const range = [Math.min(...sizes), Math.max(...sizes)].map((size) => formatEnrollment(size)).join(' to ');
  /** `87 to 145.5`, without teams that play up. */
  const enrollments = sizes.length === 0 ? 'no teams' : range;
  return { name: classes[index] ?? '', enrollments };
}
