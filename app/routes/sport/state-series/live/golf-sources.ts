import type { SourceRequest } from '~/cache/define-source';
import { golfFinalsOf } from '~/config/season-facts';
import { findSport } from '~/config/sports';
import { calendarDay } from '~/models/dates/content-clock';
import type { GolfBoard } from '~/models/golf/golf';
import type { PageRequest } from '~/routes/page-sources';
import { golfIndividualLeaders } from '~/upstream/golf';
import { golfFilesOf } from '../golf-finals';

/** The golfers of every class by class, on the days of play. On other days nothing is on, and nothing is asked. */
export function liveBoardSources({ params, environment: { SEASON }, clock }: PageRequest) {
  const sport = findSport(params.sportId ?? '');
  const finals = sport === undefined ? null : golfFinalsOf(SEASON, sport.id);
  const isOn = finals?.rounds.includes(calendarDay(clock.nowMs(), clock.timeZone));
  const boards: [string, SourceRequest<GolfBoard>][] =
    sport === undefined || finals === null || !isOn
      ? []
      : finals.sites.map((site) => [
          site.classId,
          golfIndividualLeaders.with(golfFilesOf(SEASON, { sport, finals, site })),
        ]);
  return { optional: Object.fromEntries(boards) };
}
