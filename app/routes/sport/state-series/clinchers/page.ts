import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { type PlayoffListSection, toPlayoffListView } from '~/blocks/state-series/playoff-list-view';
import { listStillEligible } from '~/models/football/playoff-lists';
import { formatCount } from '~/models/text/format-count';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import type { BidType } from '~/upstream/fields/football-team';
import { playoffClinchers, type Clincher } from '~/upstream/football-qualification';
import { allSchools } from '~/upstream/schools';

export const sources = () => ({
  optional: { clinchers: playoffClinchers.with({}) },
  dependent: { directory: requestBeside(allSchools.with({})) },
});

const titles: readonly (readonly [bid: BidType, id: string, title: string])[] = [
  ['R', 'representatives', 'Conference Representatives'],
  ['C', 'clinched', 'Clinched'],
  ['A', 'at-large', 'At Large'],
  ['E', 'eligible', 'Still Eligible'],
];

/** The teams by bid, qualified teams first, in upstream's order of ranking. */
export function toClinchersSections(teams: readonly Clincher[]): readonly PlayoffListSection<Clincher>[] {
  const eligible = listStillEligible(teams);
  return titles.flatMap(([bid, id, title]) => {
    const ofBid = bid === 'E' ? eligible : teams.filter((team) => team.bid === bid);
    return ofBid.length === 0 ? [] : [{ id, title, note: formatCount(ofBid.length, 'team'), rows: ofBid }];
  });
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport),
    ...toPlayoffListView(optional.clinchers, clock, dependent.directory, toClinchersSections),
  };
}
