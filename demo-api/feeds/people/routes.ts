import type { Route } from '../../http/router';
import { board, legislativeCommission } from './boards';
import { committeeMembers, committeeMinutes } from './committees';
import { leadership, support } from './office';

const committees = ['basketball', 'flag-football', 'sports-medicine', 'ihsaf-board-members'] as const;

export const peopleRoutes: readonly Route[] = [
  people('leadership', leadership),
  people('support', support),
  people('board', board),
  people('legislative-commission', legislativeCommission),
  committee('committee-members', committeeMembers),
  committee('committee-minutes', committeeMinutes),
];

function people(list: string, handler: Route['handler']): Route {
  const pattern = `/v1/people/${list}`;
  return { pattern, handler, endpoints: [`people-${list}`], examples: [pattern] };
}

function committee(list: string, handler: Route['handler']): Route {
  return {
    pattern: `/v1/sports/{slug}/${list}`,
    handler,
    endpoints: [list],
    examples: committees.map((slug) => `/v1/sports/${slug}/${list}`),
  };
}
