import type { Route } from '../../http/router';
import { answerGolfDocument } from './finals-documents';
import { answerIndividualLeaders, answerTeamLeaders } from './leaderboard';
import { answerScorecards } from './scorecards';
import { answerTeamLogo } from './team-logo';
import { answerWinnerReport } from './winner-report';
import { answerWinnerReports } from './winner-reports';

export const golfRoutes: readonly Route[] = [
  {
    pattern: '/v1/winner-reports',
    handler: answerWinnerReports,
    endpoints: ['winner-reports'],
    examples: ['/v1/winner-reports?sportId=boys-golf', '/v1/winner-reports?sportId=girls-golf'],
  },
  {
    pattern: '/v1/winner-reports/{siteId}',
    handler: answerWinnerReport,
    endpoints: ['winner-report'],
    examples: ['/v1/winner-reports/1201', '/v1/winner-reports/1101'],
  },
  {
    pattern: '/data/iwm/{season}/{event}-individual-r1.json',
    handler: (context) => answerScorecards(context, 1),
    endpoints: ['iwm-ind-r1'],
    examples: ['/data/iwm/{golf term}/gog-1A-individual-r1.json'],
  },
  {
    pattern: '/data/iwm/{season}/{event}-individual-r2.json',
    handler: (context) => answerScorecards(context, 2),
    endpoints: ['iwm-ind-r2'],
    examples: ['/data/iwm/{golf term}/gog-1A-individual-r2.json'],
  },
  {
    pattern: '/data/iwm/{season}/{event}-team-leader.json',
    handler: answerTeamLeaders,
    endpoints: ['iwm-team-leader'],
    examples: ['/data/iwm/{golf term}/gob-3A-team-leader.json'],
  },
  {
    pattern: '/data/iwm/{season}/{event}-individual-leader.json',
    handler: answerIndividualLeaders,
    endpoints: ['iwm-ind-leader'],
    examples: ['/data/iwm/{golf term}/gob-3A-individual-leader.json'],
  },
  {
    pattern: '/data/iwm/{season}/{file}.png',
    handler: answerTeamLogo,
    endpoints: ['iwm-logos'],
    examples: ['/data/iwm/{golf term}/gob-3A-0101.png'],
  },
  {
    pattern: '/documents/golf/{season}/{file}',
    handler: answerGolfDocument,
    endpoints: ['builtin-golf-finals'],
    examples: ['/documents/golf/{golf term}/gob-1A-round-2-tee-times.htm'],
  },
];
