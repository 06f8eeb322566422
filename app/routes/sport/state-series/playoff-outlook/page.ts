import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/components/ui/packed';
import { footballSeason } from '~/config/football';
import { longDay } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { count, formatEnrollment, formatWinsAndLosses } from '~/models/football/playoff-columns';
import type { FootballTeam, OutlookTeam } from '~/models/football/playoff-lists';
import { findPairingsDay } from '~/models/football/weeks';
import { formatClass } from '~/models/text/label';
import { noValue } from '~/models/text/no-value';
import { compareText } from '~/models/text/text-order';
import type { SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffOutlook } from '~/upstream/football-qualification';

/** The projected field. The page stands without it, with a message. */
export function sources() {
  return { optional: { outlook: playoffOutlook.with({}) } };
}

export interface OutlookView {
  /** Smallest schools first; empty before the first results of a season. */
  readonly classes: readonly OutlookClass[];
  /** Links to the classes, and to the notes below them. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** `Saturday, October 25`, from the day after on: no game is left that could change the field. */
  readonly drawnOn: string | null;
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
}

export interface OutlookClass {
  /** Id of the heading, and target of links. */
  readonly id: string;
  /** `Class 1A`. */
  readonly title: string;
  /** `Enrollment 87.00 to 145.50`, without teams that play up; `null` if none is known. */
  readonly range: string | null;
  readonly rows: readonly OutlookRow[];
}

export interface OutlookRow extends FootballTeam {
  readonly bid: string;
  readonly rank: string;
  readonly record: string;
  readonly opponentsWins: string;
  readonly enrollment: string;
  readonly nextGame: string;
}

/** The field by class, each in rank order. */
export function toOutlookView(
  sourceValue: SourceValue<readonly OutlookTeam[]> | null,
  clock: ContentClock,
): OutlookView {
  const teams = sourceValue?.value ?? [];
  const names = [...new Set(teams.map(({ classId }) => classId))].sort((one, other) => compareText(one, other));
  const classes = names.map((name) =>
    toClass(
      name,
      teams.filter(({ classId }) => classId === name),
    ),
  );
  return {
    classes,
    sections: [...classes, ...(classes.length > 0 ? [{ id: 'notes', title: 'Notes' }] : [])].map(({ id, title }) => ({
      id,
      title,
    })),
    drawnOn: findDrawnDay(getCalendarDay(clock.nowMs(), clock.timeZone)),
    stamp: sourceValue && updateStamp(sourceValue, clock),
  };
}

function findDrawnDay(today: string): string | null {
  const pairingsDay = findPairingsDay(today, footballSeason);
  return today > pairingsDay ? longDay(pairingsDay) : null;
}

function toClass(name: string, teams: readonly OutlookTeam[]): OutlookClass {
  const last = Number.MAX_SAFE_INTEGER;
  return {
    id: `class-${name.toLowerCase()}`,
    title: formatClass(name),
    range: rangeText(teams),
    rows: [...teams].sort((one, other) => (one.rank ?? last) - (other.rank ?? last)).map(toRow),
  };
}

function rangeText(teams: readonly OutlookTeam[]): string | null {
  const sizes = teams.flatMap(({ enrollment, playsUp }) => (enrollment === null || playsUp ? [] : [enrollment]));
  if (sizes.length === 0) return null;
  return `Enrollment ${formatEnrollment(Math.min(...sizes))} to ${formatEnrollment(Math.max(...sizes))}`;
}

function toRow(team: OutlookTeam): OutlookRow {
  const { id, name, shortName, logoUrl, bid, rank, opponentsWins, enrollment, playsUp, nextGame } = team;
  return {
    id,
    name,
    shortName,
    logoUrl,
    bid: bid ?? noValue,
    rank: count(rank),
    record: formatWinsAndLosses(team),
    opponentsWins: count(opponentsWins),
    enrollment: formatEnrollment(enrollment, playsUp),
    nextGame: nextGame ?? noValue,
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const { classes, ...outlook } = toOutlookView(optional.outlook, clock);
  return { heading: buildStateSeriesHeading(sport), outlook, classes: pack(classes) };
}
