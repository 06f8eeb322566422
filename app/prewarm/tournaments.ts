import type { SourceRequest } from '~/cache/source/define-source';
import type { Environment } from '~/config/environment';
import { findCrossCountryFacts, findGolfFacts, findPairingsShow, findTennisFacts } from '~/config/season-facts';
import { findSport, sports, type Sport } from '~/config/sports';
import { listFinalsDays, isOfFinals } from '~/models/state-series/finals-days';
import { findAnnouncedPairingsDay } from '~/models/state-series/pairings-show';
import { getTournamentPhase, type TournamentPhase } from '~/models/state-series/tournament-phase';
import { allEvents, type CalendarEvent } from '~/upstream/events';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { tournamentInfo } from '~/upstream/tournament-info';

/** Value of a source's copy; `undefined` without a copy. */
export type ValueOf = <Value>(request: SourceRequest<Value>) => Value | undefined;

export interface SportInPhase {
  readonly sport: Sport;
  readonly phase: TournamentPhase;
}

/** The sources with the dates of all state finals. Copies of any age suffice: dates are set years ahead. */
export function listTournamentRequests(): readonly SourceRequest[] {
  return [
    allEvents.with({}),
    ...sports.flatMap(({ id }) => [fiveYearCalendar.with({ sportId: id }), tournamentInfo.with({ sportId: id })]),
  ];
}

/** The sports near their state finals, nearest first. `PREWARM_SPORTS` overrides the calendars. */
export function listSportsInPhase(
  environment: Pick<Environment, 'PREWARM_SPORTS'>,
  season: string,
  today: string,
  getValue: ValueOf,
): readonly SportInPhase[] {
  const { PREWARM_SPORTS: named } = environment;
  if (named !== undefined) {
    return named.flatMap((id): SportInPhase[] => {
      const sport = findSport(id);
      return sport === undefined ? [] : [{ sport, phase: 'finals-day' }];
    });
  }
  const events = (getValue(allEvents.with({})) ?? []).filter(isOfFinals);
  const near = sports.flatMap((sport): SportInPhase[] => {
    const phase = getTournamentPhase(listTournamentDays(sport, season, events, getValue), today);
    return phase === null ? [] : [{ sport, phase }];
  });
  return near.sort((a, b) => NEARNESS[a.phase] - NEARNESS[b.phase]);
}

const NEARNESS: Readonly<Record<TournamentPhase, number>> = { 'finals-day': 0, eve: 1, week: 2 };

/** Days that upstream announces and those in the season's file. For playoffs the day of the pairings is included. */
function listTournamentDays(
  { id: sportId, title, hasPlayoffs }: Sport,
  season: string,
  events: readonly CalendarEvent[],
  getValue: ValueOf,
): readonly string[] {
  return [
    ...listFinalsDays({
      sportTitle: title,
      season,
      calendar: getValue(fiveYearCalendar.with({ sportId })) ?? [],
      infoDates: getValue(tournamentInfo.with({ sportId }))?.dates ?? null,
      events,
    }),
    ...(findGolfFacts(season, sportId)?.rounds ?? []),
    ...[findCrossCountryFacts(season, sportId)?.day].filter((day) => day !== undefined),
    ...(findTennisFacts(season, sportId)?.days ?? []),
    ...(hasPlayoffs ? findPairingsDays(season, getValue) : []),
  ];
}

/** The sources with the evening of the football pairings; none where the season's file has it. */
export function listPairingsRequests(season: string): readonly SourceRequest[] {
  if (findPairingsShow(season) !== null) return [];
  return sports.filter(({ hasPlayoffs }) => hasPlayoffs).map(({ id }) => fiveYearCalendar.with({ sportId: id }));
}

/** The evening of the football pairings, from the season's file or else the five-year calendar; none while unknown. */
export function findPairingsDays(season: string, getValue: ValueOf): readonly string[] {
  const show = findPairingsShow(season);
  if (show !== null) return [show.day];
  return sports
    .filter(({ hasPlayoffs }) => hasPlayoffs)
    .map(({ id }) => findAnnouncedPairingsDay(getValue(fiveYearCalendar.with({ sportId: id })) ?? [], season))
    .filter((day) => day !== null);
}
