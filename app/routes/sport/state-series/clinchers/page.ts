import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/components/ui/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { count, formatEnrollment, formatWinsAndLosses } from '~/models/football/playoff-columns';
import { type BidType, type Clincher, type FootballTeam, listStillEligible } from '~/models/football/playoff-lists';
import { formatCount } from '~/models/text/format-count';
import type { SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffClinchers } from '~/upstream/football-qualification';

/** The teams that have qualified or still can. The page stands without them, with a message. */
export function sources() {
  return { optional: { clinchers: playoffClinchers.with({}) } };
}

export interface ClinchersView {
  /** Qualified teams first, without empty groups. */
  readonly groups: readonly ClinchersGroup[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
}

export interface ClinchersGroup {
  /** Id of the heading, and target of links. */
  readonly id: string;
  readonly title: string;
  /** `43 teams`. */
  readonly size: string;
  /** Best first. */
  readonly rows: readonly ClincherRow[];
}

export interface ClincherRow extends FootballTeam {
  readonly bid: BidType;
  readonly record: string;
  readonly opponentsWins: string;
  readonly defeatedOpponentsWins: string;
  readonly enrollment: string;
}

const titles: readonly (readonly [bid: BidType, id: string, title: string])[] = [
  ['R', 'representatives', 'Conference Representatives'],
  ['C', 'clinched', 'Clinched'],
  ['A', 'at-large', 'At Large'],
  ['E', 'eligible', 'Still Eligible'],
];

/** The teams by bid, in upstream's order of ranking. */
export function toClinchersView(
  sourceValue: SourceValue<readonly Clincher[]> | null,
  clock: ContentClock,
): ClinchersView {
  const teams = sourceValue?.value ?? [];
  const eligible = listStillEligible(teams);
  const groups = titles.flatMap(([bid, id, title]) => {
    const ofBid = bid === 'E' ? eligible : teams.filter((team) => team.bid === bid);
    return ofBid.length === 0 ? [] : [{ id, title, size: formatCount(ofBid.length, 'team'), rows: ofBid.map(toRow) }];
  });
  return {
    groups,
    sections: groups.map(({ id, title }) => ({ id, title })),
    stamp: sourceValue && updateStamp(sourceValue, clock),
  };
}

function toRow(team: Clincher): ClincherRow {
  const { id, name, shortName, logoUrl, bid, opponentsWins, defeatedOpponentsWins, enrollment } = team;
  return {
    id,
    name,
    shortName,
    logoUrl,
    bid,
    record: formatWinsAndLosses(team),
    opponentsWins: count(opponentsWins),
    defeatedOpponentsWins: count(defeatedOpponentsWins),
    enrollment: formatEnrollment(enrollment),
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const { groups, ...clinchers } = toClinchersView(optional.clinchers, clock);
  return { heading: buildStateSeriesHeading(sport), clinchers, groups: pack(groups) };
}
