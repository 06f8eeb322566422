import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/browser/packed';
import { requestBeside, type ValuesOf, type SportPageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { weeklySchedules } from '~/upstream/football-lists';
import { chooseWeek, isCompactPage, toWeeklyView } from './weekly-view';

/** The season's games, for one week of them, and the week's scores for results and links. */
export function sources({ query, clock }: Pick<SportPageRequest, 'query' | 'clock'>) {
  const week = chooseWeek({ query, clock });
  return {
    optional: { games: weeklySchedules.with({}) },
    dependent: { ...(week !== null && { scores: requestBeside(footballScores.with({ week: String(week) })) }) },
  };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, route } = request;
  const { groups, ...weekly } = toWeeklyView(optional.games?.value ?? null, dependent.scores?.value ?? [], request);
  return {
    heading: buildRegularSeasonHeading(sport, weekly.season),
    subject: [sport.title, weekly.weekText].filter(Boolean).join(' '),
    isCompact: isCompactPage(route),
    weekly,
    groups: pack(groups),
  };
}
