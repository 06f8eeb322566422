import { toFrameViewOfPage } from '~/blocks/legacy-frame/legacy-frame';
import { toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { addTextOfFrame } from '~/blocks/legacy-frame/request-legacy-text';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { type Sport } from '~/config/sports';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { listOtherStaff, formatRecord } from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { compareByName, compareClasses } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';
import { stateFinalScores, stateFinalTeams, type SeasonGame, type StateFinalTeam } from '~/upstream/state-finals';

/** The sport's teams of all classes; the view keeps one class. Without teams the old server's page is shown. */
export function sources({ sport: { id: sportId } }: SportPageRequest) {
  return {
    critical: { teams: stateFinalTeams.with({ sportId }) },
    subject: { facts: sportFacts.with({ sportId }) },
    optional: { scores: stateFinalScores.with({ sportId }) },
    mayBeAbsent: ['scores'],
  };
}

/**
 * Season of the state-final teams, from their games: upstream lists last season's until it has new ones.
 * @param scores `null` when their games could not be read
 * @returns `2024-25, last season`, or `null` for the current season, and when no game has a date
 */
export function getTeamsSeason(scores: SourceValue<readonly SeasonGame[]> | null, clock: ContentClock): string | null {
  const days = (scores?.value ?? []).flatMap(({ day }) => day ?? []);
  const lastDay = days.sort().at(-1);
  return lastDay === undefined ? null : findOtherSeason(lastDay, getToday(clock));
}

export type TeamGroup = ReturnType<typeof groupTeams>[number];

export type TeamSummary = TeamGroup['teams'][number];

/** The teams by class. `withStaff`: with staff besides the coaches. */
export function groupTeams({ id: sportId }: Sport, teams: readonly StateFinalTeam[], withStaff = false) {
  const groups = groupBy(teams, ({ classId }) => classId ?? '');
  return [...groups]
    .sort(([a], [b]) => compareClasses(a || null, b || null))
    .map(([classId, ofClass]) => ({
      classId,
      /** `Class 1A`; `All Teams` in a sport without classes. */
      title: classId !== '' ? formatClass(classId) : groups.size === 1 ? 'All Teams' : 'Other Teams',
      id: classId === '' ? 'all-teams' : `class-${classId}`,
      teams: ofClass
        .map((team) => {
          const { schoolId, programName, logoUrl, nickname, headCoach, assistantCoaches, record } = team;
          return {
            schoolId,
            to: isMadeId(schoolId) ? null : buildHref(Route.ssTeamDetail, { sportId, schoolId }),
            name: programName,
            logoUrl,
            nickname,
            headCoach,
            assistantCoaches,
            /** With their roles. */
            otherStaff: withStaff ? listOtherStaff(team) : [],
            /** `14-5-2`. */
            record: formatRecord(record),
          };
        })
        .sort(compareByName),
    }));
}

/** A class may have no teams yet. */
function guessClass(classId: string): string | null {
  return /^[1-8]A$/.test(classId) ? classId : null;
}

/** The same with the text of the old server's page. */
export const listSourcesWithText = addTextOfFrame(sources, ({ critical }) => critical.teams);

/** The teams of a sport, or of the class in the address, in any case; an unknown one means all. */
export function toView(
  { critical, optional, subject, dependent }: ValuesOf<typeof listSourcesWithText>,
  request: SportPageRequest,
) {
  const { sport, params, clock } = request;
  const teams = critical.teams.value;
  const hasList = teams.length > 0;
  const groups = groupTeams(sport, teams);
  const classes = groups.flatMap(({ classId }) => classId || []);
  const given = params.classId?.toUpperCase() ?? '';
  const asked = classes.find((name) => name.toUpperCase() === given) ?? guessClass(given);
  const buildClassHref = (classId: string | null) => buildHref(Route.ssTeamInfo, { sportId: sport.id, classId });
  return {
    heading: buildStateSeriesHeading(sport, hasList ? getTeamsSeason(optional.scores, clock) : null),
    info: {
      /** All classes and each of them; empty for a single list. */
      classTabs: buildClassTabs(classes.length < 2 ? [] : [null, ...classes], asked, buildClassHref),
      groups: groups.filter(({ classId }) => asked === null || classId === asked),
      stamp: updateStamp(critical.teams, clock),
      /** Canonical address. */
      canonicalPath: buildClassHref(asked),
    },
    oldPage: hasList ? null : toFrameViewOfPage(request, subject.facts?.value ?? null),
    oldText: hasList ? null : toLegacyText(dependent.text, clock),
  };
}
