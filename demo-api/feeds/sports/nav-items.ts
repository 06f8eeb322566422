import type { Context } from '../../http/context';
import { seasonPlans } from '../../world/season-plans';

export interface NavItem {
  readonly name: string;
  /** Path on the site, or external URL. */
  readonly path: string;
}

const beforeScores: readonly (readonly [name: string, path: string])[] = [
  ['Home', ''],
  ['State Series', '/state-series'],
  ['Calendar', '/calendar'],
  ['Records & History', '/history'],
  ['Advisory Committee', '/advisory-committee'],
  ['Tickets & Coverage', '/tickets-coverage'],
  ['Resources', '/resources'],
];
const statistics: readonly (readonly [name: string, path: string])[] = [
  ['Stat Leaders', '/maxpreps-leaders'],
  ['RPI Rankings', '/maxpreps-rpi'],
  ['Standings', '/maxpreps-standings'],
  ['Schools', '/maxpreps-schools'],
];

export function listNavItems(context: Context, sportId: string): NavItem[] {
  const basePath = `/sports/${sportId}`;
  const isPlayedDaily = seasonPlans.some(
    (plan) => plan.sportId === sportId && (plan.postseason !== null || sportId === 'football'),
  );
  const pages = [
    ...beforeScores,
    ...(isPlayedDaily ? ([['Scores', '/scores']] as const) : []),
    ...(isPlayedDaily && !sportId.endsWith('water-polo') ? statistics : []),
  ];
  return [...pages.map(([name, path]) => ({ name, path: basePath + path })), ...listExtras(context, sportId)];
}

function listExtras({ origin }: Context, sportId: string): NavItem[] {
  if (sportId === 'football')
    return [
      { name: 'Regular Season', path: '/sports/football/regular-season' },
      { name: 'Pairings Show', path: '/pairings' },
    ];
  if (sportId === 'girls-flag-football') return [{ name: 'State Finals Gameday', path: '/gameday' }];
  if (sportId.endsWith('tennis')) return [{ name: 'Tennis App', path: `${origin}/partners/tennis-app` }];
  return sportId.endsWith('golf') ? [{ name: 'Live Scoring', path: `${origin}/partners/live-scoring` }] : [];
}
