import type { StandingRow } from '~/models/football/standing-view';
import { type DataColumn, DataTable } from '../ui/data-table';
import { BidBadge } from './bid-badge';
import { bidTerms } from './bid-notes';
import { TeamName } from './team-name';
import { TermNotes } from './term-notes';

const figures: readonly DataColumn<StandingRow>[] = [
  {
    head: 'Conf.',
    name: 'Wins and losses in the conference',
    isNumeric: true,
    width: 'w-12 large-phone:w-24',
    renderCell: ({ conferenceRecord }) => <b>{conferenceRecord}</b>,
  },
  {
    head: 'Overall',
    name: 'Wins and losses overall',
    isNumeric: true,
    width: 'w-14 large-phone:w-24',
    field: 'record',
  },
  {
    head: 'Opp. Wins',
    name: 'Opponents’ wins',
    width: 'w-26',
    isNumeric: true,
    whenNarrow: 'folded',
    // One text for three columns: a page has hundreds of rows.
    renderFoldedCell: ({ opponentsWins, pointsFor, pointsAgainst }) =>
      [opponentsWins, pointsFor, pointsAgainst].every((figure) => figure === '0')
        ? null
        : `Opp. Wins\u00a0${opponentsWins}, PF\u00a0${pointsFor}, PA\u00a0${pointsAgainst}`,
    field: 'opponentsWins',
  },
  {
    head: 'PF',
    name: 'Points for',
    width: 'w-18',
    isNumeric: true,
    whenNarrow: 'folded',
    renderFoldedCell: () => null,
    field: 'pointsFor',
  },
  {
    head: 'PA',
    name: 'Points against',
    width: 'w-18',
    isNumeric: true,
    whenNarrow: 'folded',
    renderFoldedCell: () => null,
    field: 'pointsAgainst',
  },
  { head: 'Bid', name: 'Playoff bid', width: 'w-9 large-phone:w-14', renderCell: ({ bid }) => <BidBadge bid={bid} /> },
];

const school = { head: 'School', className: 'max-w-none' };
const columns = [{ ...school, renderCell: (team: StandingRow) => <TeamName team={team} /> }, ...figures];
const columnsForHundreds = [
  { ...school, renderCell: (team: StandingRow) => <TeamName team={team} isForHundreds /> },
  ...figures,
];

const terms = [
  ...figures.flatMap(({ head, name }) => (name === undefined ? [] : [{ term: head, meaning: name.toLowerCase() }])),
  ...bidTerms,
];

interface StandingsTableProps {
  readonly conference: string;
  readonly rows: readonly StandingRow[];
  /** On a page with many conferences: see `TeamName`. */
  readonly isForHundreds?: boolean;
}

/** Standings of one conference under its heading. */
export function StandingsTable({ conference, rows, isForHundreds = false }: StandingsTableProps) {
  return (
    <DataTable
      isWide
      secondLine="[--before:0rem]"
      caption={`Standings of ${conference}`}
      columns={isForHundreds ? columnsForHundreds : columns}
      rows={rows}
    />
  );
}

/** Legend of column heads and bids, for print only. On screen the heads have tooltips. */
export function PrintedStandingsLegend() {
  return (
    <div role="group" aria-label="Legend" className="hidden print:block">
      <TermNotes notes={terms} />
    </div>
  );
}
