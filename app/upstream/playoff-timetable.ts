import { type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { compareText } from '~/models/text/text-order';
import { type RowOf, dataRows, decimal, httpUrl, optionalText, text, wireObject, defineGroup } from './wire';

/* Timetable of the pairings show by class, with links to its pages: GET /v1/football/playoff-timetable. */

function timetableRow(context: WireContext) {
  return wireObject({
    sortOrder: decimal(),
    displayTime: optionalText(),
    className: text({ required: 'has no class' }),
    pairingsUrl: httpUrl(context),
    bracketsUrl: httpUrl(context),
    teamInfoUrl: httpUrl(context),
    mapsUrl: httpUrl(context),
  }).transform(({ sortOrder, displayTime, className, ...urls }) => ({
    // `Class 3A` and `3A` are the same class.
    className: className.replace(/^class\s+/i, ''),
    /** When the class is presented, in upstream's words. */
    timeText: displayTime,
    order: sortOrder ?? Number.MAX_SAFE_INTEGER,
    ...urls,
  }));
}

/** The show's facts about one class; addresses appear once its page is posted. */
export type PairingsOfClass = Omit<RowOf<typeof timetableRow>, 'order'>;

/** In the order of the show, without duplicate classes. */
function timetable(context: WireContext) {
  return dataRows(context, timetableRow(context)).transform((rows) => {
    const ordered = [...rows].sort((a, b) => a.order - b.order || compareText(a.className, b.className));
    const byClass = new Map(ordered.map(({ order: _, ...row }) => [row.className, row]));
    return [...byClass.values()];
  });
}

/** Pages use their own policy on the day of the show, when the pages of a class are posted every few minutes. */
export const playoffTimetable = defineGroup('playoff-timetable', 'schedule')(
  'classes',
  '/v1/football/playoff-timetable',
  timetable,
  { listTags: () => [`sport-${playoffSportId}`] },
);
