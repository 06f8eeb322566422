import { groupBy } from '~/group-by';
import type { BidType } from '~/upstream/fields/football-team';
import type { FootballStanding } from '~/upstream/football-schools';
import { findWholeName } from '../schools/school-name';
import { formatRecord } from '../state-series/state-final-team';
import { formatNumber, noValue } from '../text/no-value';
import { compareByName } from '../text/text-order';
import type { FootballTeam } from './playoff-lists';

/** A row of a conference's standings, ready to show. */
export interface StandingRow extends FootballTeam {
  /** `3-0` */
  readonly conferenceRecord: string;
  readonly record: string;
  readonly opponentsWins: string;
  readonly pointsFor: string;
  readonly pointsAgainst: string;
  /** A dash for a team without a bid. */
  readonly bid: BidType | typeof noValue;
}

const independents = 'Independent';

/** The standings by conference, by name; the independents come last. Rows are in upstream's order, which applies the tiebreaks. */
export function toConferenceStandings(standings: readonly FootballStanding[]) {
  const isLast = ({ name }: { readonly name: string }) => Number(name === independents);
  return [...groupBy(standings, ({ conference }) => conference ?? independents)]
    .map(([name, ofConference]) => ({ name, rows: ofConference.map(toStandingRow) }))
    .sort((a, b) => isLast(a) - isLast(b) || compareByName(a, b));
}

export function toStandingRow(standing: FootballStanding): StandingRow {
  const { id, name, shortName, logoUrl, conferenceRecord, record, bid } = standing;
  return {
    id,
    name,
    shortName: findWholeName(shortName, name) ?? name,
    logoUrl,
    conferenceRecord: formatRecord(conferenceRecord) ?? noValue,
    record: formatRecord(record) ?? noValue,
    opponentsWins: formatNumber(standing.opponentsWins),
    pointsFor: formatNumber(standing.pointsFor),
    pointsAgainst: formatNumber(standing.pointsAgainst),
    bid: bid ?? noValue,
  };
}
