import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { findDrawing } from '~/blocks/state-series/playoff-drawing';
import { pack, type Packed } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { createLatest } from '~/compute-once';
import { footballSeason } from '~/config/football';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { findPlayoffChances } from '~/models/football/playoff-chances';
import type { PictureInput } from '~/models/football/playoff-picture';
import { toPictureInput } from '~/models/football/playoff-picture-input';
import { readPicks, togglePick, writePicks } from '~/models/football/playoff-scenario';
import { listWeeksUpTo } from '~/models/football/weeks';
import { redirectTo, type PageOutcome } from '~/page/page-outcome';
import type { SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { qualifyingGames, type QualifyingGame } from '~/upstream/football-qualification';
import {
  footballEnrollmentsByName,
  footballStandings,
  type FootballEnrollment,
  type FootballStanding,
} from '~/upstream/football-schools';
import { type ChancesData, toChancesData } from './chances-view';
import { buildWhatIfHref } from './games-view';

type WeekName = `week${number}`;

const buildWeekName = (week: number): WeekName => `week${week}`;

/** Teams and all games of the season. Without one of them the field would be wrong. */
export function sources() {
  const weeks: Record<WeekName, SourceRequest<QualifyingGame[]>> = Object.fromEntries(
    listWeeksUpTo(footballSeason.regularWeeks).map((week) => [
      buildWeekName(week),
      qualifyingGames.with({ week: String(week) }),
    ]),
  );
  return {
    optional: { ...weeks, enrollments: footballEnrollmentsByName.with({}), standings: footballStandings.with({}) },
  };
}

/** Pages with other picks have the same lists. */
const packLatest = createLatest<{ readonly input: Packed<PictureInput>; readonly chances: Packed<ChancesData> }>();

interface WhatIfValues extends Readonly<Record<WeekName, SourceValue<readonly QualifyingGame[]> | null>> {
  readonly enrollments: SourceValue<readonly FootballEnrollment[]> | null;
  readonly standings: SourceValue<readonly FootballStanding[]> | null;
}

export type WhatIfData = NonNullable<ReturnType<typeof toWhatIfData>>;

/** Inputs of the field; `null` when a part is missing. */
export function toWhatIfData(values: WhatIfValues, clock: ContentClock) {
  const { classes, regularWeeks } = footballSeason;
  const weeks = listWeeksUpTo(regularWeeks).flatMap((week) => values[buildWeekName(week)] ?? []);
  const { enrollments, standings } = values;
  if (enrollments === null || standings === null || weeks.length < regularWeeks) return null;
  const oldest = findOldestValue([...weeks, standings]);
  const today = getToday(clock);
  const lists = [enrollments, standings, ...weeks].map(({ value }) => value);
  return {
    ...packLatest([...lists, today], () => {
      const input = toPictureInput({
        enrollments: enrollments.value,
        standings: standings.value,
        weeks: weeks.map(({ value }) => value),
        classes,
        today,
      });
      return { input: pack(input), chances: pack(toChancesData(findPlayoffChances(input))) };
    }),
    /** Of the oldest list. */
    stamp: oldest && updateStamp(oldest, clock),
  };
}

/** Without scripts a pick becomes part of the address. */
export function findRedirect({ query }: SportPageRequest): PageOutcome | null {
  const { picks = '', pick, week, show, q } = query;
  if (pick === undefined) return null;
  let scenario = readPicks(picks).picks;
  for (const [id, side] of readPicks(pick).picks) scenario = togglePick(scenario, id, side);
  return redirectTo(`${buildWhatIfHref({ picks: writePicks(scenario), week, show, search: q })}#games`);
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(sport),
    data: toWhatIfData(optional, clock),
    /** After it no picks are open. */
    drawing: findDrawing(clock),
  };
}
