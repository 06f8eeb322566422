import { formatClockTime } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { hashSeed } from '../../random/dice';
import { listMeetResults, listQualifyingMeets, type QualifyingMeet } from '../../world/qualifying';
import { listStateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { getAthleticDirector } from '../../world/staff';
import { findVenue } from '../../world/venues';
import type { Section } from './legacy-address';
import {
  formatDay,
  wrapFont,
  buildNote,
  buildPdfLine,
  buildSubheading,
  formatTeam,
  formatDateTime,
} from './page-parts';
import { buildEntrantTable } from './team-list';

export interface MeetPage {
  readonly context: Context;
  readonly sport: Sport;
  readonly schoolYear: number;
  readonly className: string | null;
  readonly part: string;
}

const firstMinutes = 9 * 60;
const minutesPerSchool = 10;

/** Null while the page is not posted. */
export function writeMeetSection(page: MeetPage, section: Section): string[] | null {
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
      return [
        buildEntrantTable(
          context,
          sport,
          schoolYear,
          className,
          meets.flatMap((meet) => meet.schools),
        ),
      ];
    case 'seed':
    case 'bracket':
      return null;
  }
}

function writeEntries(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const count = meets.reduce((sum, { schools }) => sum + schools.length, 0);
  return [
    buildNote(`${count} schools have entered. Changes after the deadline need the approval of the office.`),
    ...[...new Set(meets.map(({ className }) => className))].flatMap((className) => {
      const schools = meets
        .filter((meet) => meet.className === className)
        .flatMap((meet) => meet.schools)
        .sort((left, right) => left.index - right.index);
      const rows = schools.map((school, index) =>
        buildLegacyRow([
          buildLegacyCell(index + 1, 'ALIGN="RIGHT"'),
          buildLegacyCell(formatTeam(page.context, school, page.sport)),
          buildLegacyCell(escapeLegacyText(school.town.name)),
          buildLegacyCell(school.enrollment, 'ALIGN="RIGHT"'),
        ]),
      );
      const heads = buildLegacyRow(['', 'School', 'City', 'Enrollment'].map((head) => buildLegacyHead(head)));
      return [formatClassHeading(page, className), buildLegacyTable([heads, ...rows])];
    }),
  ];
}

function writeSites(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const { context, sport, schoolYear, className, part } = page;
  const rows = meets.map(({ className: name, number, host, day, level }) =>
    buildLegacyRow([
      buildLegacyCell(page.className === null && name !== '' ? `${name} ${number}` : number, 'ALIGN="CENTER"'),
      buildLegacyCell(`${escapeLegacyText(host.name)} ${level}`),
      buildLegacyCell(escapeLegacyText(getAthleticDirector(context.world, host, schoolYear))),
      buildLegacyCell(formatDay(day), 'NOWRAP'),
    ]),
  );
  const finals = listStateFinalDays(sport, schoolYear);
  const venue = findVenue(sport.id, className ?? '');
  const place = venue === undefined ? 'Sites to be announced' : escapeLegacyText(`${venue.name}, ${venue.town}`);
  return [
    buildLegacyTable([
      buildLegacyRow(['No.', 'Site', 'Manager', 'Date'].map((head) => buildLegacyHead(head))),
      ...rows,
    ]),
    buildSubheading('State Finals'),
    buildNote(`${place}, ${finals.map(formatDay).join(' and ')}`),
    buildPdfLine(context, sport, `${part}-manual`, 'Manual for Managers'),
  ];
}

function writeAssignments(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  return meets.flatMap((meet) => [
    buildSubheading(formatMeetTitle(page, meet)),
    buildLegacyTable([
      buildLegacyRow([
        buildLegacyCell(
          meet.schools.map((school) => formatTeam(page.context, school, page.sport)).join('<BR>'),
          'NOWRAP',
        ),
      ]),
    ]),
  ]);
}

/** A common start, or the order of schools. */
function writeSchedule(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const starts = meets.flatMap(({ number, host, day, startMinutes, level }) =>
    startMinutes === null
      ? []
      : [
          buildLegacyRow([
            buildLegacyCell(number, 'ALIGN="CENTER"'),
            buildLegacyCell(`${escapeLegacyText(host.name)} ${level}`),
            buildLegacyCell(formatDateTime(day, startMinutes), 'NOWRAP'),
          ]),
        ],
  );
  const startTable = [
    buildLegacyTable([buildLegacyRow(['No.', 'Site', 'Start'].map((head) => buildLegacyHead(head))), ...starts]),
  ];
  return [
    ...(starts.length === 0 ? [buildNote('The order was drawn by lot.')] : startTable),
    ...meets.filter(({ startMinutes }) => startMinutes === null).flatMap((meet) => getOrder(page, meet)),
  ];
}

function getOrder(page: MeetPage, meet: QualifyingMeet): string[] {
  const { context, sport, schoolYear } = page;
  const order = meet.schools
    .map((school) => ({ school, lot: hashSeed(context.world.seed, 'lot', sport.id, schoolYear, school.id) }))
    .sort((left, right) => left.lot - right.lot);
  const rows = order.map(({ school }, index) =>
    buildLegacyRow([
      buildLegacyCell(formatClockTime(firstMinutes + index * minutesPerSchool), 'ALIGN="RIGHT"'),
      buildLegacyCell(formatTeam(context, school, sport)),
    ]),
  );
  return [
    buildSubheading(`${formatMeetTitle(page, meet)} ${wrapFont(2, formatDay(meet.day))}`),
    buildLegacyTable([buildLegacyRow(['Time', 'School'].map((head) => buildLegacyHead(head))), ...rows]),
  ];
}

function writeResults(page: MeetPage, meets: readonly QualifyingMeet[]): string[] | null {
  const { context, sport, schoolYear } = page;
  const over = meets.filter(
    ({ day, postedMinutes }) => computeMinutesSinceMidnight(context.clock, day) >= postedMinutes,
  );
  if (over.length === 0) return null;
  return [
    buildNote(
      'An asterisk (*) marks the schools that advance. Results are unofficial until the office has checked them.',
    ),
    ...over.flatMap((meet) => {
      const rows = listMeetResults(context.world, sport, schoolYear, meet).map(({ place, school, score, advances }) =>
        buildLegacyRow([
          buildLegacyCell(place, 'ALIGN="RIGHT"'),
          buildLegacyCell(`${formatTeam(context, school, sport)}${advances ? ' *' : ''}`),
          buildLegacyCell(score, 'ALIGN="RIGHT"'),
        ]),
      );
      const heads = buildLegacyRow(['Place', 'School', 'Score'].map((head) => buildLegacyHead(head)));
      return [buildSubheading(formatMeetTitle(page, meet)), buildLegacyTable([heads, ...rows])];
    }),
  ];
}

function formatMeetTitle({ className }: MeetPage, meet: QualifyingMeet): string {
  const prefix = className === null && meet.className !== '' ? `${escapeLegacyText(meet.className)}: ` : '';
  return `${prefix}${escapeLegacyText(meet.host.name)} ${meet.level}`;
}

function formatClassHeading({ className }: MeetPage, name: string): string {
  return className === null && name !== '' ? buildSubheading(`Class ${escapeLegacyText(name)}`) : '';
}
