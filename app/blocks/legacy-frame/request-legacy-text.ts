import type { SourceRequest } from '~/cache/source/define-source';
import { hasTraits } from '~/config/sports';
import type { RichText } from '~/models/content/rich-text';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { listFinalsDays } from '~/models/state-series/finals-days';
import { type PageSources, requestAfter, requestBeside, type SportPageRequest } from '~/page/page-sources';
import { legacySection, recordsAndHistory } from '~/upstream/legacy-pages';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';
import type { SportFacts } from '~/upstream/sports';
import { findLegacyPage } from './find-legacy-page';

/**
 * Adds the text of the old server's page to a page's sources. It is requested after the sport's facts, which name its
 * file. Without the text, the page is shown in a frame. It is never prewarmed: there are hundreds of these pages. On days
 * in the calendar it is as fresh as scores.
 * @param findList the request for a list that is shown instead of the text if it has rows
 */
export function addTextOfFrame<
  Declared extends PageSources & { readonly subject: { readonly facts: SourceRequest<SportFacts> } },
>(
  declare: (page: SportPageRequest) => Declared,
  findList: (declared: Declared) => SourceRequest<readonly unknown[]> | null = () => null,
) {
  return (page: SportPageRequest) => {
    const declared = declare(page);
    const calendar = fiveYearCalendar.with({ sportId: page.sport.id });
    const list = findList(declared);
    const text = requestAfter(declared.subject.facts, (value, getValue) => {
      const read = <Row>(request: SourceRequest<readonly Row[]>) =>
        (getValue(request) as readonly Row[] | undefined) ?? [];
      return requestForFrame(page, value, {
        finalsDays: listDaysOfFinals(page, read(calendar)),
        isBesideList: list !== null && read(list).length > 0,
      });
    });
    return { ...declared, dependent: { ...declared.dependent, calendar: requestBeside(calendar), text } };
  };
}

function listDaysOfFinals({ sport, clock }: SportPageRequest, calendar: readonly CalendarRow[]): readonly string[] {
  const season = findCurrentSeason(clock);
  return listFinalsDays({ sportTitle: sport.title, season, calendar, infoDates: null, events: [] });
}

interface FrameTextOptions {
  /** `YYYY-MM-DD`: on these days the text is as fresh as scores, and the page refreshes itself. */
  readonly finalsDays?: readonly string[];
  /** The page is about something else and waits for the text only a moment. */
  readonly isBesideList?: boolean;
}

/**
 * The request for the text of a page of the old server.
 * @returns `null` when there is no such page, or the original is requested
 */
export function requestForFrame(
  request: SportPageRequest,
  facts: SportFacts | null,
  { finalsDays = [], isBesideList = false }: FrameTextOptions = {},
): SourceRequest<RichText> | null {
  const { query, environment, route, sport, clock } = request;
  const { frame } = route;
  if (frame === undefined || query.original !== undefined) return null;
  const { base = 'LEGACY_BASE_URL' } = frame;
  if (environment[base] === undefined || !hasTraits(sport, frame.onlyFor)) return null;
  const { file } = findLegacyPage(request, facts);
  if (file === null) return null;
  const isFinalsDay = finalsDays.includes(getToday(clock));
  const text =
    base === 'LEGACY_BASE_URL'
      ? legacySection.with({ file }, isFinalsDay ? 'scores' : undefined)
      : recordsAndHistory.with({ file });
  return { ...text, isCritical: !isBesideList };
}
