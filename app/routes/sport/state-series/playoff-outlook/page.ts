import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { type PlayoffListSection, toPlayoffListView } from '~/blocks/state-series/playoff-list-view';
import { footballSeason } from '~/config/football';
import { groupBy } from '~/group-by';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { getSeasonOfDay } from '~/models/dates/season';
import { formatEnrollment } from '~/models/football/playoff-columns';
import { findPairingsDay } from '~/models/football/weeks';
import { formatClass } from '~/models/text/label';
import { compareText } from '~/models/text/text-order';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffOutlook, type OutlookTeam } from '~/upstream/football-qualification';

export const sources = () => ({ optional: { outlook: playoffOutlook.with({}) } });

/** The field by class, smallest schools first, each in rank order. */
export function toOutlookSections(teams: readonly OutlookTeam[]): readonly PlayoffListSection<OutlookTeam>[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...groupBy(teams, ({ classId }) => classId)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, ofClass]) => ({
      id: `class-${name.toLowerCase()}`,
      title: formatClass(name),
      note: formatRange(ofClass),
      rows: ofClass.sort((a, b) => (a.rank ?? last) - (b.rank ?? last)),
    }));
}

/** `Saturday, October 25` after the drawing, when no game can change the field. */
export function findDrawnDay(today: string): string | null {
  const pairingsDay = findPairingsDay(today, footballSeason);
  const isThisSeason = getSeasonOfDay(pairingsDay) === getSeasonOfDay(today);
  return isThisSeason && today > pairingsDay ? formatLongDay(pairingsDay) : null;
}

/** The enrollment without teams that play up. */
function formatRange(teams: readonly OutlookTeam[]): string | null {
  const sizes = teams.flatMap(({ enrollment, playsUp }) => (enrollment === null || playsUp ? [] : [enrollment]));
  if (sizes.length === 0) return null;
  return `Enrollment ${formatEnrollment(Math.min(...sizes))} to ${formatEnrollment(Math.max(...sizes))}`;
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport),
    ...toPlayoffListView(optional.outlook, clock, toOutlookSections),
    drawnOn: findDrawnDay(getCalendarDay(clock.getNowMs(), clock.timeZone)),
  };
}
