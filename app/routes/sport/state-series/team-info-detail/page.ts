import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import type { StateFinalTeam } from '~/models/state-series/state-final-team';
import { notFound } from '~/page/page-outcome';
import type { PageValues, SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import {
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
} from '~/upstream/state-finals';
import { toCoachingRecordView } from './coaching-record-view';
import { toHistoryView } from './history-view';
import { toRosterView } from './roster-view';
import { toSeasonView } from './season-view';
import { toTeamProfileView } from './team-profile-view';

export function sources({ sport, params }: SportPageRequest) {
  const schoolId = params.schoolId ?? '';
  return {
    critical: { team: stateFinalTeam.with({ sportId: sport.id, schoolId }) },
    optional: {
      rosters: stateFinalRosters.with({ sportId: sport.id }),
      scores: stateFinalScores.with({ sportId: sport.id }),
      coach: stateFinalCoach.with({ sportId: sport.id, schoolId }),
      history: stateFinalHistory.with({ sportId: sport.id, schoolId }),
    },
  };
}

type SourceValues = PageValues<ReturnType<typeof sources>>;

/** A `null` part is unavailable. */
export function toTeamDetailView(
  sport: Sport,
  team: StateFinalTeam,
  { critical, optional, unavailable }: Pick<SourceValues, 'critical' | 'optional' | 'unavailable'>,
  clock: ContentClock,
) {
  const { rosters, scores, coach, history } = optional;
  const oldest = findOldestValue<SourceValue<unknown>>([critical.team, rosters, scores, coach, history]);
  const isOfTeam = ({ schoolId }: { readonly schoolId: string }) => schoolId === team.schoolId;
  const buildIfKnown = <View>(name: keyof typeof optional, view: () => View) =>
    unavailable.includes(name) ? null : view();
  return {
    profile: toTeamProfileView(team),
    roster: buildIfKnown('rosters', () =>
      toRosterView(sport.id, team.schoolId, (rosters?.value ?? []).filter(isOfTeam)),
    ),
    season: buildIfKnown('scores', () =>
      toSeasonView((scores?.value ?? []).filter(isOfTeam), getCalendarDay(clock.getNowMs(), clock.timeZone)),
    ),
    coaching: buildIfKnown('coach', () => toCoachingRecordView(coach?.value ?? [])),
    history: buildIfKnown('history', () => toHistoryView(team, history?.value ?? [])),
    stamp: updateStamp(oldest ?? critical.team, clock),
    listPath: buildHref(Route.ssTeamInfo, { sportId: sport.id }),
    pathHref: buildHref(Route.stateSeriesPath, { sportId: sport.id, schoolId: team.schoolId }),
    canonicalPath: buildHref(Route.ssTeamDetail, { sportId: sport.id, schoolId: team.schoolId }),
  };
}

export function toView(values: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const team = values.critical.team.value;
  if (team === null) return notFound;
  const detail = toTeamDetailView(sport, team, values, clock);
  const { kicker, trail, art } = buildSportHeading(sport);
  const heading = { kicker, trail: [...trail, { to: detail.listPath, text: 'Team Information' }], art };
  return { heading, detail };
}
