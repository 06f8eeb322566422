import { formatClockTime, type DayNumber } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import { hashSeed } from '../../random/dice';
import { groupBy } from '../../world/conferences';
import { listMeetResults, listQualifyingMeets, type QualifyingMeet } from '../../world/qualifying';
import type { School } from '../../world/schools';
import { listStateFinalDays } from '../../world/sport-dates';
import { getAthleticDirector } from '../../world/staff';
import { findVenue, formatSite } from '../../world/venues';
import type { Section } from './legacy-address';
import {
  formatDay,
  wrapFont,
  buildNote,
  buildPdfLine,
  buildSubheading,
  formatTeam,
  formatDateTime,
  type SportPage,
} from './page-parts';
import { buildEntrantTable, buildEntryTable, sortSchools } from './team-list';

const firstMinutes = 9 * 60;
const minutesPerSchool = 10;

/** Null while the page is not posted. */
export function writeMeetSection(page: SportPage, section: Section): string[] | null {
  const { context, sport, schoolYear, className } = page;
  const meets = listQualifyingMeets(context.world, sport, schoolYear, className);
  switch (section) {
    case 'entry':
      return writeEntries(page, meets);
    case 'site':
      return writeSites(page, meets);
    case 'assign':
      return writeAssignments(page, meets);
    case 'pair':
      return writeSchedule(page, meets);
    case 'winner':
      return writeResults(page, meets);
    case 'info1':
      return [buildEntrantTable(page, meets)];
    case 'seed':
    case 'bracket':
      return null;
  }
}

function writeEntries(page: SportPage, meets: readonly QualifyingMeet[]): string[] {
  const count = meets.reduce((sum, { schools }) => sum + schools.length, 0);
  return [
    buildNote(`${count} schools have entered. Changes after the deadline need the approval of the office.`),
    ...[...groupBy(meets, ({ className }) => className)].flatMap(([className, ofClass]) => [
      formatClassHeading(page, className),
      buildEntryTable(page, sortSchools(ofClass.flatMap(({ schools }) => schools))),
    ]),
  ];
}

function writeSites(page: SportPage, meets: readonly QualifyingMeet[]): string[] {
  return buildSiteParts(
    page,
    meets.map(({ className: name, number, host, day, level }) => ({
      number: page.className === null && name !== '' ? `${name} ${number}` : number,
      site: `${escapeLegacyText(host.name)} ${level}`,
      host,
      day,
    })),
  );
}

interface QualifyingSite {
  readonly number: string | number;
  /** HTML */
  readonly site: string;
  readonly host: School;
  readonly day: DayNumber;
}

/** With the site and days of the state finals. */
export function buildSiteParts(page: SportPage, sites: readonly QualifyingSite[], between = ' and '): string[] {
  const { context, sport, schoolYear, className, part } = page;
  const finals = listStateFinalDays(sport, schoolYear).map(formatDay);
  const venue = findVenue(sport.id, className ?? '');
  const place = venue === undefined ? 'Sites to be announced' : escapeLegacyText(formatSite(venue));
  return [
    buildLegacyTable(
      [['No.', 'ALIGN="CENTER"'], 'Site', 'Manager', ['Date', 'NOWRAP']],
      sites.map(({ number, site, host, day }) => [
        number,
        site,
        escapeLegacyText(getAthleticDirector(context.world, host, schoolYear)),
        formatDay(day),
      ]),
    ),
    buildSubheading('State Finals'),
    buildNote(`${place}, ${finals.join(between)}`),
    buildPdfLine(page, `${part}-manual`, 'Manual for Managers'),
  ];
}

function writeAssignments(page: SportPage, meets: readonly QualifyingMeet[]): string[] {
  return meets.flatMap((meet) => [
    buildSubheading(formatMeetTitle(page, meet)),
    buildLegacyTable(
      [['', 'NOWRAP']],
      [[meet.schools.map((school) => formatTeam(page.context, school, page.sport)).join('<BR>')]],
    ),
  ]);
}

/** A common start, or the order of schools. */
function writeSchedule(page: SportPage, meets: readonly QualifyingMeet[]): string[] {
  const starts = meets.flatMap(({ number, host, day, startMinutes, level }) =>
    startMinutes === null
      ? []
      : [[number, `${escapeLegacyText(host.name)} ${level}`, formatDateTime(day, startMinutes)]],
  );
  return [
    starts.length === 0
      ? buildNote('The order was drawn by lot.')
      : buildLegacyTable([['No.', 'ALIGN="CENTER"'], 'Site', ['Start', 'NOWRAP']], starts),
    ...meets.filter(({ startMinutes }) => startMinutes === null).flatMap((meet) => getOrder(page, meet)),
  ];
}

function getOrder(page: SportPage, meet: QualifyingMeet): string[] {
  const { context, sport, schoolYear } = page;
  const order = meet.schools
    .map((school) => ({ school, lot: hashSeed(context.world.seed, 'lot', sport.id, schoolYear, school.id) }))
    .sort((left, right) => left.lot - right.lot);
  return [
    buildSubheading(`${formatMeetTitle(page, meet)} ${wrapFont(2, formatDay(meet.day))}`),
    buildLegacyTable(
      [['Time', 'ALIGN="RIGHT"'], 'School'],
      order.map(({ school }, index) => [
        formatClockTime(firstMinutes + index * minutesPerSchool),
        formatTeam(context, school, sport),
      ]),
    ),
  ];
}

function writeResults(page: SportPage, meets: readonly QualifyingMeet[]): string[] | null {
  const { context, sport, schoolYear } = page;
  const over = meets.filter(
    ({ day, postedMinutes }) => computeMinutesSinceMidnight(context.clock, day) >= postedMinutes,
  );
  if (over.length === 0) return null;
  return [
    buildNote(
      'An asterisk (*) marks the schools that advance. Results are unofficial until the office has checked them.',
    ),
    ...over.flatMap((meet) => [
      buildSubheading(formatMeetTitle(page, meet)),
      buildLegacyTable(
        [['Place', 'ALIGN="RIGHT"'], 'School', ['Score', 'ALIGN="RIGHT"']],
        listMeetResults(context.world, sport, schoolYear, meet).map(({ place, school, score, advances }) => [
          place,
          `${formatTeam(context, school, sport)}${advances ? ' *' : ''}`,
          score,
        ]),
      ),
    ]),
  ];
}

function formatMeetTitle({ className }: SportPage, meet: QualifyingMeet): string {
  const prefix = className === null && meet.className !== '' ? `${escapeLegacyText(meet.className)}: ` : '';
  return `${prefix}${escapeLegacyText(meet.host.name)} ${meet.level}`;
}

function formatClassHeading({ className }: SportPage, name: string): string {
  return className === null && name !== '' ? buildSubheading(`Class ${escapeLegacyText(name)}`) : '';
}
