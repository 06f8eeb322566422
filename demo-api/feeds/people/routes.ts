import type { Route } from '../../http/router';
import { answerBoard, answerLegislativeCommission } from './boards';
import { answerCommitteeMembers, answerCommitteeMinutes } from './committees';
import { answerLeadership, answerSupport } from './office';

const committees = ['basketball', 'flag-football', 'sports-medicine', 'ihsaf-board-members'] as const;

export const peopleRoutes: readonly Route[] = [
  routePeople('leadership', answerLeadership),
  routePeople('support', answerSupport),
  routePeople('board', answerBoard),
  routePeople('legislative-commission', answerLegislativeCommission),
  routeCommittee('committee-members', answerCommitteeMembers),
  routeCommittee('committee-minutes', answerCommitteeMinutes),
];

function routePeople(list: string, handler: Route['handler']): Route {
  const pattern = `/v1/people/${list}`;
  return { pattern, handler, endpoints: [`people-${list}`], examples: [pattern] };
}

function routeCommittee(list: string, handler: Route['handler']): Route {
  return {
    pattern: `/v1/sports/{slug}/${list}`,
    handler,
    endpoints: [list],
    examples: committees.map((slug) => `/v1/sports/${slug}/${list}`),
  };
}
