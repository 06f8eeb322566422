import type { DocumentView } from '~/components/ui/document-list';
import type { Environment } from '~/config/environment';
import { golfFinalsOf, tennisFinalsOf } from '~/config/season-facts';
import { findSport, type Sport, sportPath } from '~/config/sports';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { PageRequest, SourceValue } from '~/routes/page-sources';
import type { ResultDocument } from '~/upstream/sport-documents';
import { finalsPapersSources } from '../finals-papers-sources';
import { type GolfSheetsView, toGolfSheetsView } from '../golf-sheets/view';
import { tennisResults } from '../tennis-finals/sections';
import { type TennisFinalsView, toTennisFinalsView } from '../tennis-finals/view';

/** The papers of a sport's finals, of the sports whose results are papers. */
export function sources(page: PageRequest) {
  return hasPapers(findSport(page.params.sportId ?? '')) ? finalsPapersSources(page) : { optional: {} };
}

/** The results of tennis are pages of the old server. */
export function hasPapers(sport: Sport | undefined): boolean {
  return sport?.finals !== 'tennis';
}

/** The results of a sport's finals as its kind of sport has them. */
export type StateResultsView =
  | ({ readonly kind: 'golf' } & GolfSheetsView)
  | ({ readonly kind: 'tennis' } & TennisFinalsView)
  | ({ readonly kind: 'papers' } & ResultPapersView);

/** Papers by name, the newest first. */
export interface ResultPapersView {
  readonly title: string;
  readonly documents: readonly DocumentView[];
  /** `null` when the papers could not be asked for. */
  readonly stamp: UpdateStamp | null;
  readonly canonical: string;
}

export interface StateResultsInput {
  readonly sport: Sport;
  /** `null` when the papers could not be asked for, or are not for this sport. */
  readonly sourceValue: SourceValue<ResultDocument[]> | null;
  /** Last segment of the address; only the results of tennis have pages by class. */
  readonly wantedClass: string | undefined;
  /** The day that the query names; only tennis has one. */
  readonly wantedDay: string | undefined;
  readonly environment: Environment;
  readonly clock: ContentClock;
}

export function toStateResultsView(input: StateResultsInput): StateResultsView {
  const { sport, sourceValue, environment, clock, wantedClass } = input;
  const tennis = tennisFinalsOf(environment.SEASON, sport.id);
  if (tennis !== null) {
    const section = tennisResults(tennis.days, calendarDay(clock.nowMs(), clock.timeZone));
    const view = toTennisFinalsView(section, { sport, environment, wantedClass, wantedPage: input.wantedDay });
    return { kind: 'tennis', ...view };
  }
  const finals = golfFinalsOf(environment.SEASON, sport.id);
  if (finals !== null) {
    const { LIVE_SCORING_URL: liveScoringUrl } = environment;
    return { kind: 'golf', ...toGolfSheetsView('results', { sport, finals, sourceValue, liveScoringUrl, clock }) };
  }
  return {
    kind: 'papers',
    title: 'State Final Results',
    documents: (sourceValue?.value ?? []).map(({ name, url }, index) => ({
      key: `${index} ${url}`,
      name,
      url,
      note: null,
    })),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    canonical: `${sportPath(sport)}/state-series/state-results`,
  };
}
