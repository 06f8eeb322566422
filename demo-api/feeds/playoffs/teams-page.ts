import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  answerLegacyPage,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { splitList } from '../../words/split-list';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { getFootballIdentity } from '../football/team-identity';
import { buildPdfLine, formatPlayoffTitle } from './legacy-text';
import { listTeamSummaries, type TeamSummary } from './team-summary';

const heads: readonly string[] = splitList(`
  School, Coach, This Year, Last Year, Enroll, Opp. Record, Opp. in Playoffs, Points, Opp. Points, Appearances,
  In a Row, Last, Playoff Record, First, Second
`);

export function answerTeamsPage(context: Context, playoffClass: PlayoffClass): Answer {
  const rows = listTeamSummaries(context, playoffClass).map((summary) => buildTeamRow(context, summary));
  return answerLegacyPage(
    context,
    formatPlayoffTitle(playoffClass, 'Team Information'),
    buildPdfLine(context, playoffClass, 'teams', 'Team information (PDF)'),
    buildLegacyTable([buildLegacyRow(heads.map((text) => buildLegacyHead(text))), ...rows]),
  );
}

function buildTeamRow(context: Context, summary: TeamSummary): string {
  const { claim, history } = summary;
  const name = `${getFootballIdentity(context, claim).name} ${claim.school.boysNickname}`;
  return buildLegacyRow([
    buildLegacyCell(escapeLegacyText(name)),
    buildLegacyCell(escapeLegacyText(summary.coach)),
    ...[
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
    ].map((value) => buildLegacyCell(value, 'ALIGN="CENTER"')),
  ]);
}
