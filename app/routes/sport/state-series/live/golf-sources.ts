import type { SourceRequest } from '~/cache/define-source';
import { golfFinalsOf } from '~/config/season-facts';
import type { GolfFinalsFacts } from '~/config/season-facts-schema';
import { findSport, type Sport } from '~/config/sports';
import { calendarDay } from '~/models/dates/content-clock';
import type { GolfBoard } from '~/models/golf/golf';
import type { PageRequest } from '~/routes/page-sources';
import { golfIndividualLeaders } from '~/upstream/golf';
import { golfFilesOf } from '../golf-finals';

type Moment = Pick<PageRequest, 'environment' | 'clock'>;

/** The golf finals of a sport on their days of play; `null` on other days. */
export function golfFinalsToday(sport: Sport, { environment: { SEASON }, clock }: Moment): GolfFinalsFacts | null {
  const finals = golfFinalsOf(SEASON, sport.id);
  const isOn = finals?.rounds.includes(calendarDay(clock.nowMs(), clock.timeZone));
  return isOn ? finals : null;
}

/** The golfers of every class by class, on the days of play. On other days nothing is on, and nothing is asked. */
export function liveBoardSources({ params, environment, clock }: PageRequest) {
  const { SEASON } = environment;
  const sport = findSport(params.sportId ?? '');
  const finals = sport === undefined ? null : golfFinalsToday(sport, { environment, clock });
  const boards: [string, SourceRequest<GolfBoard>][] =
    sport === undefined || finals === null
      ? []
      : finals.sites.map((site) => [
          site.classId,
          golfIndividualLeaders.with(golfFilesOf(SEASON, { sport, finals, site })),
        ]);
  return { optional: Object.fromEntries(boards) };
}
