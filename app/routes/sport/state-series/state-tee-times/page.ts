import { buildGolfDocumentSources, toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { chooseGolfFilesPolicy } from '~/blocks/live/golf-sources';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { buildGolfFileParams, readGolfAddress } from '~/blocks/state-series/golf-finals';
import type { SourceRequest } from '~/cache/source/define-source';
import { findGolfFacts } from '~/config/season-facts';
import { buildHref, Route } from '~/href';
import { addDays, formatShortDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { buildTeeSheet } from '~/models/golf/tee-sheet';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { type GolfBoard, golfIndividualLeaders } from '~/upstream/golf';

/** Days before the first round from which the leaderboard may have the groups. */
const daysAhead = 3;

function readAddress(page: SportPageRequest) {
  // Tee times of another season are over.
  return readGolfAddress({ ...page, query: {} }, page.params.classId);
}

type DocumentSources = ReturnType<typeof buildGolfDocumentSources>;

interface TeeTimeSources extends DocumentSources {
  readonly optional: DocumentSources['optional'] & { readonly golfers?: SourceRequest<GolfBoard> };
}

/** The documents, and around the days of play the leaderboard of the class, which has the times of its golfers. */
export function sources(page: SportPageRequest): TeeTimeSources {
  const { optional, mayBeAbsent } = buildGolfDocumentSources(page);
  const address = readAddress(page);
  if (!mayHaveTimes(page)) return { optional, mayBeAbsent };
  const golfers = golfIndividualLeaders.with(buildGolfFileParams(address), chooseGolfFilesPolicy(address, page));
  return { optional: { ...optional, golfers }, mayBeAbsent: [...mayBeAbsent, 'golfers'] };
}

/** From three days before the first round to the end of the last. */
function mayHaveTimes(page: SportPageRequest): boolean {
  const days = findDays(page);
  const [first] = days;
  const last = days.at(-1);
  const today = getToday(page.clock);
  return first !== undefined && last !== undefined && today >= addDays(first, -daysAhead) && today <= last;
}

function findDays(page: SportPageRequest): readonly string[] {
  return findGolfFacts(readAddress(page).season, page.sport.id)?.rounds ?? [];
}

export type TeeSheetView = NonNullable<ReturnType<typeof toTeeSheetView>>;

/** The documents of all classes are on one page; the times of golfers are those of the class in the address. */
export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const sheet = toTeeSheetView(optional.golfers ?? null, request);
  return {
    heading: buildStateSeriesHeading(request.sport),
    sheet,
    view: toGolfDocumentsView('tee-times', optional, request, sheet !== null),
  };
}

function toTeeSheetView(read: SourceValue<GolfBoard> | null, request: SportPageRequest) {
  const sheet = buildTeeSheet(read?.value.standings ?? []);
  if (read === null || sheet === null) return null;
  const { sport, classes, classId } = readAddress(request);
  const day = sheet.round === 1 ? findDays(request)[0] : findDays(request).at(-1);
  return {
    ...sheet,
    classTabs: buildClassTabs(classes, classId, (name) =>
      buildHref(Route.ssGolfTeeTimes, { sportId: sport.id, classId: name === classes[0] ? null : name }),
    ),
    /** `Class 3A, round 2, Sat, Oct 11`. */
    title: [`Class ${classId}, round ${sheet.round}`, day && formatShortDay(day)].filter(Boolean).join(', '),
    stamp: updateStamp(read, request.clock),
  };
}
