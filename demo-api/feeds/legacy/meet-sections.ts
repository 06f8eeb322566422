import { clockTime } from '../../calendar/civil';
import { minutesSinceMidnight } from '../../calendar/clock';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { hashSeed } from '../../random/dice';
import { meetResults, qualifyingMeets, type QualifyingMeet } from '../../world/qualifying';
import { stateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { getAthleticDirector } from '../../world/staff';
import { findVenue } from '../../world/venues';
import type { Section } from './legacy-address';
import { dayText, font, note, pdfLine, subheading, teamText, dateTimeText } from './page-parts';
import { entrantTable } from './team-list';

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
export function meetSection(page: MeetPage, section: Section): string[] | null {
  const { context, sport, schoolYear, className } = page;
  const meets = qualifyingMeets(context.world, sport, schoolYear, className);
  switch (section) {
    case 'entry':
      return entries(page, meets);
    case 'site':
      return sites(page, meets);
    case 'assign':
      return assignments(page, meets);
    case 'pair':
      return schedule(page, meets);
    case 'winner':
      return results(page, meets);
    case 'info1':
      return [
        entrantTable(
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

function entries(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const count = meets.reduce((sum, { schools }) => sum + schools.length, 0);
  return [
    note(`${count} schools have entered. Changes after the deadline need the approval of the office.`),
    ...[...new Set(meets.map(({ className }) => className))].flatMap((className) => {
      const schools = meets
        .filter((meet) => meet.className === className)
        .flatMap((meet) => meet.schools)
        .sort((left, right) => left.index - right.index);
      const rows = schools.map((school, index) =>
        legacyRow([
          legacyCell(index + 1, 'ALIGN="RIGHT"'),
          legacyCell(teamText(page.context, school, page.sport)),
          legacyCell(legacyText(school.town.name)),
          legacyCell(school.enrollment, 'ALIGN="RIGHT"'),
        ]),
      );
      const heads = legacyRow(['', 'School', 'City', 'Enrollment'].map((head) => legacyHead(head)));
      return [classHeading(page, className), legacyTable([heads, ...rows])];
    }),
  ];
}

function sites(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const { context, sport, schoolYear, className, part } = page;
  const rows = meets.map(({ className: name, number, host, day, level }) =>
    legacyRow([
      legacyCell(page.className === null && name !== '' ? `${name} ${number}` : number, 'ALIGN="CENTER"'),
      legacyCell(`${legacyText(host.name)} ${level}`),
      legacyCell(legacyText(getAthleticDirector(context.world, host, schoolYear))),
      legacyCell(dayText(day), 'NOWRAP'),
    ]),
  );
  const finals = stateFinalDays(sport, schoolYear);
  const venue = findVenue(sport.id, className ?? '');
  const place = venue === undefined ? 'Sites to be announced' : legacyText(`${venue.name}, ${venue.town}`);
  return [
    legacyTable([legacyRow(['No.', 'Site', 'Manager', 'Date'].map((head) => legacyHead(head))), ...rows]),
    subheading('State Finals'),
    note(`${place}, ${finals.map(dayText).join(' and ')}`),
    pdfLine(context, sport, `${part}-manual`, 'Manual for Managers'),
  ];
}

function assignments(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  return meets.flatMap((meet) => [
    subheading(meetTitle(page, meet)),
    legacyTable([
      legacyRow([
        legacyCell(meet.schools.map((school) => teamText(page.context, school, page.sport)).join('<BR>'), 'NOWRAP'),
      ]),
    ]),
  ]);
}

/** A common start, or the order of schools. */
function schedule(page: MeetPage, meets: readonly QualifyingMeet[]): string[] {
  const starts = meets.flatMap(({ number, host, day, startMinutes, level }) =>
    startMinutes === null
      ? []
      : [
          legacyRow([
            legacyCell(number, 'ALIGN="CENTER"'),
            legacyCell(`${legacyText(host.name)} ${level}`),
            legacyCell(dateTimeText(day, startMinutes), 'NOWRAP'),
          ]),
        ],
  );
  const startTable = [legacyTable([legacyRow(['No.', 'Site', 'Start'].map((head) => legacyHead(head))), ...starts])];
  return [
    ...(starts.length === 0 ? [note('The order was drawn by lot.')] : startTable),
    ...meets.filter(({ startMinutes }) => startMinutes === null).flatMap((meet) => getOrder(page, meet)),
  ];
}

function getOrder(page: MeetPage, meet: QualifyingMeet): string[] {
  const { context, sport, schoolYear } = page;
  const order = meet.schools
    .map((school) => ({ school, lot: hashSeed(context.world.seed, 'lot', sport.id, schoolYear, school.id) }))
    .sort((left, right) => left.lot - right.lot);
  const rows = order.map(({ school }, index) =>
    legacyRow([
      legacyCell(clockTime(firstMinutes + index * minutesPerSchool), 'ALIGN="RIGHT"'),
      legacyCell(teamText(context, school, sport)),
    ]),
  );
  return [
    subheading(`${meetTitle(page, meet)} ${font(2, dayText(meet.day))}`),
    legacyTable([legacyRow(['Time', 'School'].map((head) => legacyHead(head))), ...rows]),
  ];
}

function results(page: MeetPage, meets: readonly QualifyingMeet[]): string[] | null {
  const { context, sport, schoolYear } = page;
  const over = meets.filter(({ day, postedMinutes }) => minutesSinceMidnight(context.clock, day) >= postedMinutes);
  if (over.length === 0) return null;
  return [
    note('An asterisk (*) marks the schools that advance. Results are unofficial until the office has checked them.'),
    ...over.flatMap((meet) => {
      const rows = meetResults(context.world, sport, schoolYear, meet).map(({ place, school, score, advances }) =>
        legacyRow([
          legacyCell(place, 'ALIGN="RIGHT"'),
          legacyCell(`${teamText(context, school, sport)}${advances ? ' *' : ''}`),
          legacyCell(score, 'ALIGN="RIGHT"'),
        ]),
      );
      const heads = legacyRow(['Place', 'School', 'Score'].map((head) => legacyHead(head)));
      return [subheading(meetTitle(page, meet)), legacyTable([heads, ...rows])];
    }),
  ];
}

function meetTitle({ className }: MeetPage, meet: QualifyingMeet): string {
  const prefix = className === null && meet.className !== '' ? `${legacyText(meet.className)}: ` : '';
  return `${prefix}${legacyText(meet.host.name)} ${meet.level}`;
}

function classHeading({ className }: MeetPage, name: string): string {
  return className === null && name !== '' ? subheading(`Class ${legacyText(name)}`) : '';
}
