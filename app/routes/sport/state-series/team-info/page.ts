import { toFrameViewOfPage, withTextOfFrame } from '~/blocks/legacy-frame/legacy-frame';
import { toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { listOtherStaff, formatRecord } from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';
import { compareByName, compareNumbered } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';
import { stateFinalScores, stateFinalTeams, type SeasonGame, type StateFinalTeam } from '~/upstream/state-finals';

/** The sport's teams of all classes; the view keeps one class. Without teams the old server's page is shown. */
export function sources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    critical: { teams: stateFinalTeams.with({ sportId }) },
    subject: { facts: sportFacts.with({ sportId }) },
    optional: buildTeamsSeasonSources(sportId),
    mayBeAbsent: ['scores'],
  };
}

/** The list of teams has no season, but the teams' games have. */
export function buildTeamsSeasonSources(sportId: string) {
  return { scores: stateFinalScores.with({ sportId }) };
}

/**
 * Season of the state-final teams: upstream lists last season's until it has new ones.
 * @param scores `null` when their games could not be read
 * @returns `2024-25, last season`, or `null` for the current season, and when no game has a date
 */
export function getTeamsSeason(scores: SourceValue<readonly SeasonGame[]> | null, clock: ContentClock): string | null {
  const days = (scores?.value ?? []).flatMap(({ day }) => day ?? []);
  const lastDay = days.sort().at(-1);
  return lastDay === undefined ? null : findOtherSeason(lastDay, getCalendarDay(clock.getNowMs(), clock.timeZone));
}

export type TeamGroup = ReturnType<typeof buildTeamGroup>;

export type TeamSummary = ReturnType<typeof summarizeTeam> & {
  /** Other staff with their roles; absent where the list has none. */
  readonly otherStaff?: readonly string[];
};

/** All teams by class, each with its whole staff. */
export function groupTeamsWithStaff(sport: Sport, teams: readonly StateFinalTeam[]): readonly TeamGroup[] {
  const summarizeWithStaff = (team: StateFinalTeam) => ({
    ...summarizeTeam(team, sport.id),
    otherStaff: listOtherStaff({ ...team, trainer: null, managers: null }),
  });
  return listTeamClasses(teams).map((name) => buildTeamGroup(name, teams, summarizeWithStaff));
}

function listTeamClasses(teams: readonly StateFinalTeam[]): readonly (string | null)[] {
  return [...new Set(teams.map((team) => team.classId))].sort((a, b) => compareNumbered(a ?? '', b ?? ''));
}

function buildTeamGroup(
  name: string | null,
  teams: readonly StateFinalTeam[],
  summary: (team: StateFinalTeam) => TeamSummary,
) {
  return {
    /** `Class 1A`, or `All Teams` in a sport without classes. */
    title: name === null ? 'All Teams' : formatClass(name),
    id: name === null ? 'all-teams' : `class-${name}`,
    teams: teams
      .filter((team) => team.classId === name)
      .map(summary)
      .sort(compareByName),
  };
}

function findSpelling(classes: readonly string[], classId: string): string | null {
  return classes.find((name) => name.toLowerCase() === classId.toLowerCase()) ?? null;
}

/** A class may have no teams yet. */
function guessClass(classId: string): string | null {
  return /^[1-8]a$/i.test(classId) ? classId.toUpperCase() : null;
}

function summarizeTeam(team: StateFinalTeam, sportId: string) {
  const { schoolId, programName, logoUrl, nickname, headCoach, assistantCoaches, record } = team;
  return {
    schoolId,
    to: buildHref(Route.ssTeamDetail, { sportId, schoolId }),
    name: programName,
    logoUrl,
    nickname,
    headCoach,
    assistantCoaches,
    /** `14-5-2`. */
    record: formatRecord(record),
  };
}

/** The same with the text of the old server's page. */
export const listSourcesWithText = withTextOfFrame(sources, ({ critical }) => critical.teams);

/** The teams of a sport, or of the class in the address, in any case; an unknown one means all. */
export function toView(
  { critical, optional, subject, dependent }: ValuesOf<typeof listSourcesWithText>,
  request: SportPageRequest,
) {
  const { sport, params, clock } = request;
  const teams = critical.teams.value;
  const hasList = teams.length > 0;
  const classes = listTeamClasses(teams);
  const named = classes.filter((name) => name !== null);
  const asked =
    params.classId === undefined ? null : (findSpelling(named, params.classId) ?? guessClass(params.classId));
  const shown = asked === null ? classes : classes.filter((name) => name === asked);
  const buildClassHref = (classId: string | null) => buildHref(Route.ssTeamInfo, { sportId: sport.id, classId });
  return {
    heading: buildStateSeriesHeading(sport, hasList ? getTeamsSeason(optional.scores, clock) : null),
    info: {
      /** All classes and each of them; empty for a single list. */
      classTabs: buildClassTabs(named.length < 2 ? [] : [null, ...named], asked, buildClassHref),
      groups: shown.map((name) => buildTeamGroup(name, teams, (team) => summarizeTeam(team, sport.id))),
      stamp: updateStamp(critical.teams, clock),
      /** Canonical address. */
      canonicalPath: buildClassHref(asked),
    },
    oldPage: hasList ? null : toFrameViewOfPage(request, subject.facts?.value ?? null),
    oldText: hasList ? null : toLegacyText(dependent.text, clock),
  };
}
