import type { PickList, PlayoffChances } from '~/models/football/playoff-chances';
import type { PictureInput } from '~/models/football/playoff-picture';
import type { TeamIndex } from '~/models/football/playoff-rules';
import { writePicks } from '~/models/football/playoff-scenario';
import type { OpenPick } from '~/models/football/season-games';
import { formatList } from '~/models/text/format-list';
import { buildWhatIfHref, getSideName } from './games-view';

/** The chances of teams, as sent to the browser: few teams have conditions. */
export interface ChancesData {
  /** A letter per team: `i` in, `o` out, `?` open. Empty if nothing can be said yet, or any more. */
  readonly kinds: string;
  readonly conditions: readonly TeamConditions[];
}

interface TeamConditions extends Pick<PlayoffChances, 'inIf' | 'outIf'> {
  readonly team: TeamIndex;
}

const letters = { in: 'i', out: 'o', open: '?' } as const;

export function toChancesData(chances: readonly PlayoffChances[]): ChancesData {
  return {
    kinds: chances.map(({ kind }) => letters[kind]).join(''),
    conditions: chances.flatMap(({ inIf, outIf }, team) =>
      inIf.length + outIf.length === 0 ? [] : [{ team, inIf, outIf }],
    ),
  };
}

/** What is certain of a team, before any pick. */
export interface ChancesView {
  /** In, whatever happens. */
  readonly isIn: boolean;
  /** In or out, whatever happens. */
  readonly isCertain: boolean;
  /** `In, whatever happens.` or `Still open.`; empty with conditions. */
  readonly text: string;
  readonly conditions: readonly ConditionsView[];
}

interface ConditionsView {
  /** `In` or `Out` */
  readonly word: string;
  /** Each is enough. */
  readonly items: readonly { readonly text: string; readonly href: string }[];
}

export function createChancesWriter(
  input: PictureInput,
  { kinds, conditions }: ChancesData,
): (team: TeamIndex) => ChancesView | null {
  const ofTeams = new Map(conditions.map((ofTeam) => [ofTeam.team, ofTeam]));
  const written = new Map<TeamIndex, ChancesView>();
  const write = (team: TeamIndex): ChancesView => {
    const letter = kinds.charAt(team);
    const { inIf = [], outIf = [] } = ofTeams.get(team) ?? {};
    const found = [
      { word: 'In', items: inIf.map((picks) => describeCondition(input, team, picks)) },
      { word: 'Out', items: outIf.map((picks) => describeCondition(input, team, picks)) },
    ].filter(({ items }) => items.length > 0);
    const text =
      letter === letters.in
        ? 'In, whatever happens.'
        : letter === letters.out
          ? 'Out, whatever happens.'
          : 'Still open.';
    return {
      isIn: letter === letters.in,
      isCertain: letter !== letters.open && found.length === 0,
      text: found.length === 0 ? text : '',
      conditions: found,
    };
  };
  return (team) => {
    if (kinds === '') return null;
    const view = written.get(team) ?? write(team);
    written.set(team, view);
    return view;
  };
}

/** `it beats Dell and Elm loses to Fort Harlan`, with the address of these picks. */
function describeCondition(input: PictureInput, team: TeamIndex, picks: PickList) {
  const texts = picks.map((pick) => describePick(input, team, pick));
  const scenario = picks.flatMap(([game, side]) => {
    const id = input.open[game]?.id;
    return id === undefined ? [] : [[id, side] as const];
  });
  return {
    text: formatList(texts),
    href: buildWhatIfHref({ picks: writePicks(new Map(scenario)), search: input.teams[team]?.name ?? '' }),
  };
}

function describePick({ open, teams }: PictureInput, team: TeamIndex, [index, side]: OpenPick): string {
  const game = open[index];
  if (game === undefined) return '';
  const other = side === 0 ? 1 : 0;
  const [winner, loser] = [getSideName({ teams }, game, side), getSideName({ teams }, game, other)];
  if (game.teams[side] === team) return `it beats ${loser}`;
  return game.teams[other] === team ? `it loses to ${winner}` : `${winner} beats ${loser}`;
}
