import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { listSeriesLinks } from '~/blocks/state-series/series-today';
import { pack } from '~/browser/packed';
import { footballSeason } from '~/config/football';
import { getToday } from '~/models/dates/content-clock';
import { isPlayoffWeek } from '~/models/football/weeks';
import { requestAfter, requestBeside, type ValuesOf, type SportPageRequest } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';
import { footballScores } from '~/upstream/football-games';
import { weeklySchedules } from '~/upstream/football-lists';
import { chooseWeek, isCompactPage, toWeeklyView } from './weekly-view';

/** The season's games, for one week of them, the week's scores for results and links, and on days of playoffs what their round is. */
export function sources({ query, clock }: Pick<SportPageRequest, 'query' | 'clock'>) {
  const week = chooseWeek({ query, clock });
  const games = weeklySchedules.with({});
  const today = getToday(clock);
  return {
    optional: { games },
    dependent: {
      ...(week !== null && { scores: requestBeside(footballScores.with({ week: String(week) })) }),
      events: requestAfter(games, (found) =>
        found.some((game) => game.day === today && isPlayoffWeek(game.week ?? 0, footballSeason))
          ? { ...allEvents.with({}), isSupplementary: true }
          : null,
      ),
    },
    mayBeAbsent: ['events'],
  };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, route, clock } = request;
  const { groups, ...weekly } = toWeeklyView(optional.games?.value ?? null, dependent.scores?.value ?? [], request);
  return {
    heading: buildRegularSeasonHeading(sport, weekly.season),
    subject: [sport.title, weekly.weekText].filter(Boolean).join(' '),
    isCompact: isCompactPage(route),
    /** What football has on today; a round leads to its week. */
    seriesLinks: listSeriesLinks(sport, dependent.events?.value ?? [], clock, weekly.todayHref),
    weekly,
    groups: pack(groups),
  };
}
