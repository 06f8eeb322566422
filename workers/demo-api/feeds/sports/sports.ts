import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { roughen, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { seasonPlans } from '../../world/season-plans';
import { findSport, type Sport } from '../../world/sports';

/** `GET /v1/sports/{sportId}` */
export function sport(context: Context): Answer {
  const found = findSport(param(context, 'sportId'));
  return found === undefined ? failure(404, 'Sport not found') : looseAnswer(context, sportRow(context, found));
}

function sportRow(context: Context, { id, title, code, classes }: Sport): Row {
  const basePath = `/sports/${id}`;
  const row: Row = {
    id,
    title,
    mobileAbbreviation: code,
    basePath,
    navItems: navItems(id).map(([name, path]) => ({ name, path: `${basePath}${path}` })),
    classes: [...classes],
    stateSeries: stateSeries(id),
    tournamentInfo: { hasInfo: true, url: `${basePath}/tickets-coverage` },
  };
  return roughen(rollFor(context, 'sport', id), row, { texts: ['title'], optional: ['tournamentInfo'] });
}

function navItems(id: string): (readonly [string, string])[] {
  const items: (readonly [string, string])[] = [
    ['Home', ''],
    ['State Series', '/state-series'],
    ['Calendar', '/calendar'],
    ['Records & History', '/history'],
    ['Advisory Committee', '/advisory-committee'],
  ];
  return seasonPlans.some(({ sportId }) => sportId === id) ? [...items, ['Scores', '/scores']] : items;
}

function stateSeries(id: string): string[] {
  if (id.endsWith('golf')) return ['entries', 'sites', 'assignments', 'winner-report'];
  if (id.endsWith('cross-country')) return ['entries', 'sites', 'assignments', 'results', 'xc-state-central'];
  if (id.startsWith('music-') || id.startsWith('competitive-')) return ['entries', 'sites', 'assignments', 'results'];
  const isTeamSport = seasonPlans.some(({ sportId, postseason }) => sportId === id && postseason !== null);
  return isTeamSport
    ? ['sites', 'assignments', 'seeds', 'schedules', 'brackets', 'scores', 'team-info', 'box-scores']
    : ['entries', 'sites', 'assignments', 'schedules', 'brackets', 'scores'];
}
