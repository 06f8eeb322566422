import type { Context } from '../../http/context';
import { buildLegacyTable, escapeLegacyText, type LegacyCell } from '../../http/legacy-page';
import { splitList } from '../../words/split-list';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { getFootballIdentity } from '../football/team-identity';
import { buildPdfLine, listHalfNames, listSeededTeams } from './legacy-text';
import { buildMapAddress } from './playoff-addresses';
import { listTeamSummaries, type TeamSummary } from './team-summary';

const figures: readonly string[] = splitList(`
  This Year, Last Year, Enroll, Opp. Record, Opp. in Playoffs, Points, Opp. Points, Appearances,
  In a Row, Last, Playoff Record, First, Second
`);

export function writeTeamsPage(context: Context, playoffClass: PlayoffClass): string[] {
  return [
    buildPdfLine(context, playoffClass, 'teams', 'Team information (PDF)'),
    buildLegacyTable(
      ['School', 'Coach', ...figures.map((head) => [head, 'ALIGN="CENTER"'] as const)],
      listTeamSummaries(context, playoffClass).map((summary) => listTeamCells(context, summary)),
    ),
  ];
}

function listTeamCells(context: Context, summary: TeamSummary): LegacyCell[] {
  const { claim, history } = summary;
  return [
    escapeLegacyText(`${getFootballIdentity(context, claim).name} ${claim.school.boysNickname}`),
    escapeLegacyText(summary.coach),
    `${summary.wins}-${summary.losses}`,
    `${summary.lastWins}-${summary.lastLosses}`,
    summary.enrollment.toFixed(2),
    `${summary.opponentsWins}-${summary.opponentsLosses}`,
    summary.opponentsInPlayoffs,
    summary.pointsFor,
    summary.pointsAgainst,
    history.appearances,
    history.consecutive,
    history.last ?? '&#151;',
    `${history.wins}-${history.losses}`,
    history.titles,
    history.runnerUps,
  ];
}

export function writeMapPage(context: Context, playoffClass: PlayoffClass): string[] {
  const { className, schoolYear } = playoffClass;
  const names = listHalfNames(playoffClass);
  const lists = listSeededTeams(playoffClass);
  const heads = lists.map((_, index) => ({
    html: names.length === 0 ? 'Seed and Team' : `${names[index] ?? ''} Half`,
    attributes: 'COLSPAN="2"',
    isHead: true,
  }));
  const rows = Array.from({ length: Math.max(...lists.map((teams) => teams.length)) }, (_, index) =>
    lists.flatMap((teams) => {
      const team = teams[index];
      if (team === undefined) return ['', ''];
      const { name } = getFootballIdentity(context, team.claim);
      return [team.seed, escapeLegacyText(`${name}, ${team.claim.school.town.county} County`)];
    }),
  );
  return [
    `<P ALIGN="CENTER"><IMG SRC="${context.origin}${buildMapAddress(className, schoolYear)}" WIDTH="640" HEIGHT="760" ALT="Map of the teams of Class ${className}" BORDER="0"></P>`,
    names.length === 0
      ? '<P ALIGN="CENTER">The 32 teams of this class are seeded without regard to geography.</P>'
      : '',
    buildLegacyTable(
      lists.flatMap(() => [['', 'ALIGN="RIGHT"'] as const, '']),
      [heads, ...rows],
    ),
  ];
}
