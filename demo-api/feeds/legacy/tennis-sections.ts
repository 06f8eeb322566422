import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { stateFinalDays } from '../../world/sport-dates';
import { getAthleticDirector } from '../../world/staff';
import { findMatches, type TennisDraw, type TennisMatch } from '../../world/tennis-draw';
import { tennisEvents, type TennisEvent } from '../../world/tennis-entries';
import { isDrawPublic, getMatchState } from '../../world/tennis-match-state';
import { tennisSeries, topFour, type TennisSectional, type TennisSeries } from '../../world/tennis-tournament';
import { findVenue } from '../../world/venues';
import { bracketTable } from './bracket-table';
import type { Section } from './legacy-address';
import type { MeetPage } from './meet-sections';
import { dayText, font, note, pdfLine, subheading, teamText, dateTimeText } from './page-parts';
import { entrantTable } from './team-list';
import { drawPlace, fullEntryText, matchLine, matchNote, sideText, slotText } from './tennis-text';

const rounds = ['Draw', 'Second Round', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
export const eventTitles: Readonly<Record<TennisEvent, string>> = { singles: 'Singles', doubles: 'Doubles' };

/** Null while the section is not posted. */
export function tennisSection(page: MeetPage, section: Section): string[] | null {
  const series = tennisSeries(page.context.world, page.sport, page.schoolYear, page.className ?? '1A');
  const isDrawn = series.sectionals.every(({ draws }) => isDrawPublic(draws.singles, page.context.clock));
  switch (section) {
    case 'entry':
      return entries(page, series);
    case 'site':
      return sites(page, series);
    case 'assign':
      return series.sectionals.flatMap((one) => [
        subheading(formatTennisTitle(one)),
        legacyTable(one.schools.map((school) => legacyRow([legacyCell(teamText(page.context, school, page.sport))]))),
      ]);
    case 'seed':
      return isDrawn ? series.sectionals.flatMap(seeds) : null;
    case 'pair':
      return isDrawn ? series.sectionals.flatMap((one) => pairings(page, one)) : null;
    case 'bracket':
      return isDrawn ? brackets(page, series) : null;
    case 'winner':
      return qualifiers(page, series);
    case 'info1':
      return [
        entrantTable(
          page.context,
          page.sport,
          page.schoolYear,
          page.className,
          series.sectionals.flatMap((one) => one.schools),
        ),
      ];
  }
}

function formatTennisTitle({ host, number }: TennisSectional): string {
  return `${legacyText(host.name)} Sectional ${font(2, `(No. ${number})`)}`;
}

/** Players become public with the draws. */
function entries({ context, sport }: MeetPage, { sectionals }: TennisSeries): string[] {
  const schools = sectionals.flatMap((one) => one.schools).sort((left, right) => left.index - right.index);
  const rows = schools.map((school, index) =>
    legacyRow([
      legacyCell(index + 1, 'ALIGN="RIGHT"'),
      legacyCell(teamText(context, school, sport)),
      legacyCell(legacyText(school.town.name)),
      legacyCell(school.enrollment, 'ALIGN="RIGHT"'),
    ]),
  );
  const heads = legacyRow(['', 'School', 'City', 'Enrollment'].map((head) => legacyHead(head)));
  return [note(`${schools.length} schools have entered.`), legacyTable([heads, ...rows])];
}

function sites({ context, sport, schoolYear, className, part }: MeetPage, { sectionals }: TennisSeries): string[] {
  const rows = sectionals.map(({ number, host, draws }) =>
    legacyRow([
      legacyCell(number, 'ALIGN="CENTER"'),
      legacyCell(legacyText(host.name)),
      legacyCell(legacyText(getAthleticDirector(context.world, host, schoolYear))),
      legacyCell(dayText(getLastDay(draws.singles)), 'NOWRAP'),
    ]),
  );
  const venue = findVenue(sport.id, className ?? '');
  const place = venue === undefined ? '' : `${legacyText(`${venue.name}, ${venue.town}`)}, `;
  return [
    legacyTable([legacyRow(['No.', 'Site', 'Manager', 'Date'].map((head) => legacyHead(head))), ...rows]),
    subheading('State Finals'),
    note(place + stateFinalDays(sport, schoolYear).map(dayText).join(', ')),
    pdfLine(context, sport, `${part}-manual`, 'Manual for Managers'),
  ];
}

function getLastDay({ main }: TennisDraw): number {
  return main.at(-1)?.[0]?.day ?? 0;
}

function seeds(sectional: TennisSectional): string[] {
  const seeded = (event: TennisEvent): string[] =>
    (sectional.draws[event].main[0] ?? [])
      .flatMap(({ top, bottom }) => [top, bottom])
      .filter((slot) => slot !== null && slot.seed !== null)
      .sort((left, right) => (left?.seed ?? 0) - (right?.seed ?? 0))
      .map((slot) => (slot === null ? '' : `${slotText(slot)} ${font(1, `${slot.entry.wins}-${slot.entry.losses}`)}`));
  return [
    subheading(formatTennisTitle(sectional)),
    legacyTable([
      legacyRow(tennisEvents.map((event) => legacyHead(eventTitles[event]))),
      legacyRow(
        tennisEvents.map((event) => legacyCell(seeded(event).join('<BR>'), 'NOWRAP')),
        'VALIGN="TOP"',
      ),
    ]),
  ];
}

function pairings({ context }: MeetPage, sectional: TennisSectional): string[] {
  const row = (event: TennisEvent, match: TennisMatch): string =>
    legacyRow([
      legacyCell(eventTitles[event]),
      legacyCell(sideText(match, 'top', context.clock)),
      legacyCell(sideText(match, 'bottom', context.clock)),
      legacyCell(match.score === null ? '' : dateTimeText(match.day, match.startMinutes), 'NOWRAP'),
    ]);
  return [
    subheading(formatTennisTitle(sectional)),
    legacyTable([
      legacyRow(['Event', '', '', 'First Round'].map((head) => legacyHead(head))),
      ...tennisEvents.flatMap((event) => (sectional.draws[event].main[0] ?? []).map((match) => row(event, match))),
    ]),
  ];
}

function brackets(page: MeetPage, { sectionals }: TennisSeries): string[] {
  const { context, sport, part } = page;
  return [
    pdfLine(context, sport, `${part}-sectional-draws`, 'Draws to print'),
    ...sectionals.flatMap((sectional) => [
      subheading(formatTennisTitle(sectional)),
      ...tennisEvents.flatMap((event) => {
        const { main, thirdPlace } = sectional.draws[event];
        const final = main.at(-1)?.[0];
        return final === undefined
          ? []
          : [
              `<P ALIGN="CENTER"><B>${eventTitles[event]}</B></P>`,
              bracketTable(drawPlace(final, context.clock), rounds),
              thirdPlace === null ? '' : note(`Third place: ${matchLine(thirdPlace, context.clock)}`),
            ];
      }),
    ]),
  ];
}

/** Null before the first finished sectional. */
function qualifiers({ context }: MeetPage, { sectionals }: TennisSeries): string[] | null {
  const over = sectionals.filter(({ draws }) =>
    tennisEvents.every((event) =>
      findMatches(draws[event]).every((match) => getMatchState(match, context.clock).status === 'final'),
    ),
  );
  if (over.length === 0) return null;
  return over.flatMap((sectional) => [
    subheading(formatTennisTitle(sectional)),
    legacyTable([
      legacyRow(['Place', ...tennisEvents.map((event) => eventTitles[event])].map((head) => legacyHead(head))),
      ...['1st', '2nd', '3rd', '4th'].map((name, index) =>
        legacyRow([
          legacyCell(name),
          ...tennisEvents.map((event) => {
            const slot = topFour(sectional.draws[event])[index];
            return legacyCell(slot ? `${fullEntryText(slot.entry)} (${legacyText(slot.entry.school.shortName)})` : '');
          }),
        ]),
      ),
    ]),
    ...tennisEvents.map((event) => {
      const final = sectional.draws[event].main.at(-1)?.[0];
      return final === undefined ? '' : note(`${eventTitles[event]} final: ${matchNote(final, context.clock)}`);
    }),
  ]);
}
