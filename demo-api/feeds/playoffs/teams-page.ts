import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyPage, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { splitList } from '../../words/split-list';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballIdentity } from '../football/team-identity';
import { pdfLine, formatPlayoffTitle } from './legacy-text';
import { teamSummaries, type TeamSummary } from './team-summary';

const heads: readonly string[] = splitList(`
  School, Coach, This Year, Last Year, Enroll, Opp. Record, Opp. in Playoffs, Points, Opp. Points, Appearances,
  In a Row, Last, Playoff Record, First, Second
`);

export function teamsPage(context: Context, one: PlayoffClass): Answer {
  const rows = teamSummaries(context, one).map((summary) => teamRow(context, summary));
  return legacyPage(
    context,
    formatPlayoffTitle(one, 'Team Information'),
    pdfLine(context, one, 'teams', 'Team information (PDF)'),
    legacyTable([legacyRow(heads.map((text) => legacyHead(text))), ...rows]),
  );
}

function teamRow(context: Context, summary: TeamSummary): string {
  const { claim, history } = summary;
  const name = `${footballIdentity(context, claim).name} ${claim.school.boysNickname}`;
  return legacyRow([
    legacyCell(legacyText(name)),
    legacyCell(legacyText(summary.coach)),
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
    ].map((value) => legacyCell(value, 'ALIGN="CENTER"')),
  ]);
}
