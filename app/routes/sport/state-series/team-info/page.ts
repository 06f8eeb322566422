import type { ClassTab } from '~/components/ui/class-tabs';
import { type Sport, sportPath } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { recordText, type StateFinalTeam } from '~/models/state-series/state-final-team';
import { classLabel } from '~/models/text/label';
import type { PageRequest, SourceValue } from '~/routes/page-sources';
import { sportFacts } from '~/upstream/sports';
import { stateFinalTeams } from '~/upstream/state-finals';

/** The teams of the sport, all classes: a class shows its part of them. Without any the old server's page is shown, which the facts name. */
export function sources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    critical: { teams: stateFinalTeams.with({ sportId }) },
    subject: { facts: sportFacts.with({ sportId }) },
  };
}

export interface TeamInfoView {
  /** All classes and each of them; empty when there is one list only. */
  readonly classTabs: readonly ClassTab[];
  readonly groups: readonly TeamGroup[];
  readonly stamp: UpdateStamp;
  /** The address in its one spelling. */
  readonly canonicalPath: string;
}

export interface TeamGroup {
  /** `Class 1A`, or `All Teams` of a sport without classes. */
  readonly title: string;
  readonly id: string;
  readonly teams: readonly TeamSummary[];
}

export interface TeamSummary {
  readonly schoolId: string;
  readonly to: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly nickname: string | null;
  readonly headCoach: string | null;
  readonly assistantCoaches: string | null;
  /** `14-5-2`. */
  readonly record: string | null;
}

/**
 * The teams of a sport, or of one class of it.
 * @param classId as the address has it, in any case; one that is none stands for all of them
 */
export function toTeamInfoView(
  sport: Sport,
  sourceValue: SourceValue<readonly StateFinalTeam[]>,
  classId: string | undefined,
  clock: ContentClock,
): TeamInfoView {
  const area = `${sportPath(sport)}/state-series`;
  const teams = sourceValue.value;
  const classes = [...new Set(teams.map((team) => team.classId))].sort((a, b) =>
    (a ?? '').localeCompare(b ?? '', 'en', { numeric: true }),
  );
  const named = classes.filter((name) => name !== null);
  const asked = classId === undefined ? null : (spelling(named, classId) ?? likelyClass(classId));
  const shown = asked === null ? classes : classes.filter((name) => name === asked);
  return {
    classTabs: classTabsOf(`${area}/team-info`, named, asked),
    groups: shown.map((name) => ({
      title: name === null ? 'All Teams' : classLabel(name),
      id: name === null ? 'all-teams' : `class-${name}`,
      teams: teams
        .filter((team) => team.classId === name)
        .map((team) => summaryOf(team, area))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    })),
    stamp: updateStamp(sourceValue, clock),
    canonicalPath: `${area}/team-info${asked === null ? '' : `/${asked}`}`,
  };
}

function spelling(classes: readonly string[], classId: string): string | null {
  return classes.find((name) => name.toLowerCase() === classId.toLowerCase()) ?? null;
}

/** A class may have no teams yet. */
function likelyClass(classId: string): string | null {
  return /^[1-8]a$/i.test(classId) ? classId.toUpperCase() : null;
}

function classTabsOf(base: string, classes: readonly string[], asked: string | null): readonly ClassTab[] {
  if (classes.length < 2) return [];
  return [
    { to: base, text: 'All', isCurrent: asked === null },
    ...classes.map((name) => ({ to: `${base}/${name}`, text: name, isCurrent: name === asked })),
  ];
}

function summaryOf(team: StateFinalTeam, area: string): TeamSummary {
  const { schoolId, programName, logoUrl, nickname, headCoach, assistantCoaches, record } = team;
  return {
    schoolId,
    to: `${area}/team-info-detail/${encodeURIComponent(schoolId)}`,
    name: programName,
    logoUrl,
    nickname,
    headCoach,
    assistantCoaches,
    record: recordText(record),
  };
}
