import { formatClockTime, getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getMinutesOfShow, getPairingsMoment } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { buildLegacyAddress, buildMapAddress } from './playoff-addresses';

const shortAddressShare = 0.04;

/**
 * `GET /v1/football/playoff-timetable`: unsorted times of each class in the pairings show, which begins at 8 PM on Saturday of
 * week 9.
 */
export function answerTimetable(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const { classes } = getSport('football');
  const roll = createDiceFor(context, 'timetable', schoolYear);
  const rows = classes.map((className, index) => buildTimetableRow(context, schoolYear, className, index));
  return answerLoosely(context, withBadRows(roll, roll.shuffle(rows)));
}

function buildTimetableRow(context: Context, schoolYear: number, className: string, index: number): Row {
  const roll = createDiceFor(context, 'timetable', schoolYear, className);
  const plan = getPlan('football');
  const { minutesNow } = getPairingsMoment(plan, schoolYear);
  const buildAddress = (path: string): string =>
    roll.drawChance(shortAddressShare) ? context.origin.replace(/^https?:/, '') + path : context.origin + path;
  const row: Row = {
    id: (schoolYear % 100) * 100 + index + 1,
    sortOrder: index + 1,
    displayTime: formatClockTime(minutesNow + getMinutesOfShow(plan, className)),
    className: roll.drawChance(0.3) ? `Class ${className}` : className,
    pairingsUrl: buildAddress(buildLegacyAddress('pairings', className)),
    bracketsUrl: buildAddress(buildLegacyAddress('bracket', className)),
    teamInfoUrl: buildAddress(buildLegacyAddress('info1', className)),
    mapsUrl: buildAddress(buildMapAddress(className)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['id', 'sortOrder'],
    texts: ['displayTime'],
    spellings: { pairingsUrl: ['pairingsURL'], displayTime: ['DisplayTime'], sortOrder: ['SortOrder'] },
  });
}
