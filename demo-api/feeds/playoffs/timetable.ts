import { clockTime, getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { pairingsMoment } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { legacyAddress, mapAddress } from './playoff-addresses';

const [firstMinutes, minutesApart] = [2, 7];
const shortAddressShare = 0.04;

/**
 * `GET /v1/football/playoff-timetable`: unsorted times of each class in the pairings show, which begins at 8 PM on Saturday of
 * week 9.
 */
export function timetable(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const { classes } = getSport('football');
  const roll = rollFor(context, 'timetable', schoolYear);
  const rows = classes.map((className, index) => timetableRow(context, schoolYear, className, index));
  return looseAnswer(context, withBadRows(roll, roll.shuffled(rows)));
}

function timetableRow(context: Context, schoolYear: number, className: string, index: number): Row {
  const roll = rollFor(context, 'timetable', schoolYear, className);
  const { minutesNow } = pairingsMoment(getPlan('football'), schoolYear);
  const address = (path: string): string =>
    roll.chance(shortAddressShare) ? context.origin.replace(/^https?:/, '') + path : context.origin + path;
  const row: Row = {
    id: (schoolYear % 100) * 100 + index + 1,
    sortOrder: index + 1,
    displayTime: clockTime(minutesNow + firstMinutes + index * minutesApart),
    className: roll.chance(0.3) ? `Class ${className}` : className,
    pairingsUrl: address(legacyAddress('pairings', className)),
    bracketsUrl: address(legacyAddress('bracket', className)),
    teamInfoUrl: address(legacyAddress('info1', className)),
    mapsUrl: address(mapAddress(className)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['id', 'sortOrder'],
    texts: ['displayTime'],
    spellings: { pairingsUrl: ['pairingsURL'], displayTime: ['DisplayTime'], sortOrder: ['SortOrder'] },
  });
}
