import { groupBy } from '~/group-by';
import type { FootballStanding } from '~/upstream/football-schools';
import { findWholeName } from '../schools/school-name';
import { formatNumber } from '../text/no-value';
import { compareByName } from '../text/text-order';
import { formatWinsAndLosses } from './playoff-columns';

/** A row of a conference's standings, ready to show. */
export type StandingRow = Readonly<ReturnType<typeof toStandingRow>>;

const independents = 'Independent';

/** The standings by conference, by name; the independents come last. Rows are in upstream's order, which applies the tiebreaks. */
export function toConferenceStandings(standings: readonly FootballStanding[]) {
  const isLast = ({ name }: { readonly name: string }) => Number(name === independents);
  return [...groupBy(standings, ({ conference }) => conference ?? independents)]
    .map(([name, ofConference]) => ({ name, rows: ofConference.map(toStandingRow) }))
    .sort((a, b) => isLast(a) - isLast(b) || compareByName(a, b));
}

export function toStandingRow(standing: FootballStanding) {
  const { id, name, shortName, logoUrl, conferenceRecord, record, bid } = standing;
  return {
    id,
    name,
    shortName: findWholeName(shortName, name) ?? name,
    logoUrl,
    conferenceRecord: formatWinsAndLosses(conferenceRecord),
    record: formatWinsAndLosses(record),
    opponentsWins: formatNumber(standing.opponentsWins),
    pointsFor: formatNumber(standing.pointsFor),
    pointsAgainst: formatNumber(standing.pointsAgainst),
    bid,
  };
}
