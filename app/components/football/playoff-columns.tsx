import { formatWinsAndLosses } from '~/models/football/playoff-columns';
import type { FootballTeam } from '~/models/football/playoff-lists';
import type { WinLossRecord } from '~/models/state-series/state-final-team';
import type { BidType } from '~/upstream/fields/football-team';
import { BidBadge } from './bid-badge';
import { TeamName } from './team-name';

/* Columns that several playoff lists have. */

export const bidColumn = {
  head: 'Bid',
  width: 'w-9 large-phone:w-12',
  renderCell: ({ bid }: { readonly bid: BidType | null }) => <BidBadge bid={bid} />,
};

export const schoolColumn = {
  head: 'School',
  className: 'max-w-none',
  renderCell: (team: FootballTeam) => <TeamName team={team} isForHundreds />,
};

export const recordColumn = {
  head: 'W-L',
  name: 'Wins and losses',
  isNumeric: true,
  width: 'w-10 large-phone:w-20',
  renderCell: (team: WinLossRecord) => formatWinsAndLosses(team),
};

export const defeatedWinsColumn = {
  head: 'Beaten Opp. Wins',
  name: 'Wins of defeated opponents',
  isNumeric: true,
  whenNarrow: 'folded',
  width: 'w-34',
  renderFoldedCell: ({ defeatedOpponentsWins: wins }: { readonly defeatedOpponentsWins: number | null }) =>
    wins === null ? null : `Beaten opponents’ wins ${wins}`,
  field: 'defeatedOpponentsWins',
} as const;
