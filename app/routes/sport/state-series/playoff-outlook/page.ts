import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { type PlayoffListSection, toPlayoffListView } from '~/blocks/state-series/playoff-list-view';
import { footballSeason } from '~/config/football';
import { findPairingsShow } from '~/config/season-facts';
import { groupBy } from '~/group-by';
import { formatLongDay } from '~/models/dates/calendar-date';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason, getSeasonOfDay } from '~/models/dates/season';
import { drawClassPlaces } from '~/models/football/class-places';
import { formatEnrollment } from '~/models/football/playoff-columns';
import { findPairingsDay } from '~/models/football/weeks';
import { showPhase, showPhaseOfDay } from '~/models/state-series/pairings-show';
import { formatClass } from '~/models/text/label';
import { compareText } from '~/models/text/text-order';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffOutlook, type OutlookTeam } from '~/upstream/football-qualification';

export const sources = () => ({ optional: { outlook: playoffOutlook.with({}) } });

/** The field by class, smallest schools first, each in rank order. */
export function toOutlookSections(
  teams: readonly OutlookTeam[],
  isDrawn = false,
): readonly PlayoffListSection<OutlookTeam>[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...groupBy(teams, ({ classId }) => classId)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, ofClass]) => {
      const rows = [...ofClass].sort((a, b) => (a.rank ?? last) - (b.rank ?? last));
      return {
        id: `class-${name.toLowerCase()}`,
        title: formatClass(name),
        note: formatRange(ofClass),
        rows,
        // After the drawing all places are certain.
        ...(!isDrawn && { places: drawClassPlaces(rows) }),
      };
    });
}

/**
 * The drawing of the season's field, after which no game can change it: from the minute at which the pairings show begins, or from the
 * day after the drawing if that minute is unknown. `null` before.
 */
export function findDrawing(clock: ContentClock): { readonly day: string; readonly isShowOn: boolean } | null {
  const show = findPairingsShow(findCurrentSeason(clock));
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const day = show?.day ?? findPairingsDay(today, footballSeason);
  if (getSeasonOfDay(day) !== getSeasonOfDay(today)) return null;
  const phase = show === null ? showPhaseOfDay(day, clock) : showPhase(show, clock);
  return phase === 'on' || phase === 'over' ? { day: formatLongDay(day), isShowOn: phase === 'on' } : null;
}

/** The enrollment without teams that play up. */
function formatRange(teams: readonly OutlookTeam[]): string | null {
  const sizes = teams.flatMap(({ enrollment, playsUp }) => (enrollment === null || playsUp ? [] : [enrollment]));
  if (sizes.length === 0) return null;
  return `Enrollment ${formatEnrollment(Math.min(...sizes))} to ${formatEnrollment(Math.max(...sizes))}`;
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const drawing = findDrawing(clock);
  return {
    heading: buildStateSeriesHeading(sport),
    ...toPlayoffListView(optional.outlook, clock, (teams: readonly OutlookTeam[]) =>
      toOutlookSections(teams, drawing !== null),
    ),
    drawing,
  };
}
