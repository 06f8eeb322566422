import type { SourceRequest } from '~/cache/define-source';
import type { Environment } from '~/config/environment';
import { crossCountryFinalsOf, golfFinalsOf, seasonFacts, tennisFinalsOf } from '~/config/season-facts';
import { findSport, sports, type Sport } from '~/config/sports';
import type { CalendarEvent } from '~/models/dates/calendar-event';
import { finalsDays, isOfFinals } from '~/models/state-series/finals-days';
import { tournamentPhase, type TournamentPhase } from '~/models/state-series/tournament-phase';
import { allEvents } from '~/upstream/events';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { tournamentInfo } from '~/upstream/tournament-info';

/** What the copies at hand say of a source; `undefined` without a copy. */
export type ValueOf = <Value>(request: SourceRequest<Value>) => Value | undefined;

export interface SportInPhase {
  readonly sport: Sport;
  readonly phase: TournamentPhase;
}

/** The sources that tell when the state finals of all sports are. Copies of any age will do: dates are set years ahead. */
export function tournamentKnowledge(): readonly SourceRequest[] {
  return [
    allEvents.with({}),
    ...sports.flatMap(({ id }) => [fiveYearCalendar.with({ sportId: id }), tournamentInfo.with({ sportId: id })]),
  ];
}

/**
 * The sports whose state finals are near, nearest first. The environment may name them instead (`PREWARM_SPORTS`); then the
 * calendars are not heard.
 * @param today content day, `YYYY-MM-DD`
 */
export function sportsInPhase(environment: Environment, today: string, valueOf: ValueOf): readonly SportInPhase[] {
  const { PREWARM_SPORTS: named } = environment;
  if (named !== undefined) {
    return named.flatMap((id): SportInPhase[] => {
      const sport = findSport(id);
      return sport === undefined ? [] : [{ sport, phase: 'finals-day' }];
    });
  }
  const events = (valueOf(allEvents.with({})) ?? []).filter(isOfFinals);
  const near = sports.flatMap((sport): SportInPhase[] => {
    const phase = tournamentPhase(daysOf(sport, environment.SEASON, events, valueOf), today);
    return phase === null ? [] : [{ sport, phase }];
  });
  return near.sort((one, other) => NEARNESS[one.phase] - NEARNESS[other.phase]);
}

const NEARNESS: Readonly<Record<TournamentPhase, number>> = { 'finals-day': 0, eve: 1, week: 2 };

/** The days that upstream names, and those of the season's own file: of playoffs the day of the pairings too. */
function daysOf(
  { id: sportId, title, hasPlayoffs }: Sport,
  season: string,
  events: readonly CalendarEvent[],
  valueOf: ValueOf,
): readonly string[] {
  const crossCountry = crossCountryFinalsOf(season, sportId);
  return [
    ...finalsDays({
      sportTitle: title,
      season,
      calendar: valueOf(fiveYearCalendar.with({ sportId })) ?? [],
      infoDates: valueOf(tournamentInfo.with({ sportId }))?.dates ?? null,
      events,
    }),
    ...(golfFinalsOf(season, sportId)?.rounds ?? []),
    ...(crossCountry === null ? [] : [crossCountry.day]),
    ...(tennisFinalsOf(season, sportId)?.days ?? []),
    ...(hasPlayoffs ? [seasonFacts(season).pairingsShow.day] : []),
  ];
}
