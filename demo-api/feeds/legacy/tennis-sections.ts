import {
  buildLegacyCell,
  buildLegacyHead,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { listStateFinalDays } from '../../world/sport-dates';
import { getAthleticDirector } from '../../world/staff';
import { findMatches, type TennisDraw, type TennisMatch } from '../../world/tennis-draw';
import { tennisEvents, type TennisEvent } from '../../world/tennis-entries';
import { isDrawPublic, getMatchState } from '../../world/tennis-match-state';
import { getTennisSeries, findTopFour, type TennisSectional, type TennisSeries } from '../../world/tennis-tournament';
import { findVenue } from '../../world/venues';
import { buildBracketTable } from './bracket-table';
import type { Section } from './legacy-address';
import type { MeetPage } from './meet-sections';
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
import { drawPlace, formatFullEntry, formatMatchLine, formatMatchNote, formatSide, formatSlot } from './tennis-text';

const rounds = ['Draw', 'Second Round', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
export const eventTitles: Readonly<Record<TennisEvent, string>> = { singles: 'Singles', doubles: 'Doubles' };

/** Null while the section is not posted. */
export function writeTennisSection(page: MeetPage, section: Section): string[] | null {
  const series = getTennisSeries(page.context.world, page.sport, page.schoolYear, page.className ?? '1A');
  const isDrawn = series.sectionals.every(({ draws }) => isDrawPublic(draws.singles, page.context.clock));
  switch (section) {
    case 'entry':
      return writeEntries(page, series);
    case 'site':
      return writeSites(page, series);
    case 'assign':
      return series.sectionals.flatMap((sectional) => [
        buildSubheading(formatTennisTitle(sectional)),
        buildLegacyTable(
          sectional.schools.map((school) =>
            buildLegacyRow([buildLegacyCell(formatTeam(page.context, school, page.sport))]),
          ),
        ),
      ]);
    case 'seed':
      return isDrawn ? series.sectionals.flatMap(writeSeeds) : null;
    case 'pair':
      return isDrawn ? series.sectionals.flatMap((sectional) => writePairings(page, sectional)) : null;
    case 'bracket':
      return isDrawn ? writeBrackets(page, series) : null;
    case 'winner':
      return findQualifiers(page, series);
    case 'info1':
      return [
        buildEntrantTable(
          page.context,
          page.sport,
          page.schoolYear,
          page.className,
          series.sectionals.flatMap((sectional) => sectional.schools),
        ),
      ];
  }
}

function formatTennisTitle({ host, number }: TennisSectional): string {
  return `${escapeLegacyText(host.name)} Sectional ${wrapFont(2, `(No. ${number})`)}`;
}

/** Players become public with the draws. */
function writeEntries({ context, sport }: MeetPage, { sectionals }: TennisSeries): string[] {
  const schools = sectionals.flatMap((sectional) => sectional.schools).sort((left, right) => left.index - right.index);
  const rows = schools.map((school, index) =>
    buildLegacyRow([
      buildLegacyCell(index + 1, 'ALIGN="RIGHT"'),
      buildLegacyCell(formatTeam(context, school, sport)),
      buildLegacyCell(escapeLegacyText(school.town.name)),
      buildLegacyCell(school.enrollment, 'ALIGN="RIGHT"'),
    ]),
  );
  const heads = buildLegacyRow(['', 'School', 'City', 'Enrollment'].map((head) => buildLegacyHead(head)));
  return [buildNote(`${schools.length} schools have entered.`), buildLegacyTable([heads, ...rows])];
}

function writeSites({ context, sport, schoolYear, className, part }: MeetPage, { sectionals }: TennisSeries): string[] {
  const rows = sectionals.map(({ number, host, draws }) =>
    buildLegacyRow([
      buildLegacyCell(number, 'ALIGN="CENTER"'),
      buildLegacyCell(escapeLegacyText(host.name)),
      buildLegacyCell(escapeLegacyText(getAthleticDirector(context.world, host, schoolYear))),
      buildLegacyCell(formatDay(getLastDay(draws.singles)), 'NOWRAP'),
    ]),
  );
  const venue = findVenue(sport.id, className ?? '');
  const place = venue === undefined ? '' : `${escapeLegacyText(`${venue.name}, ${venue.town}`)}, `;
  return [
    buildLegacyTable([
      buildLegacyRow(['No.', 'Site', 'Manager', 'Date'].map((head) => buildLegacyHead(head))),
      ...rows,
    ]),
    buildSubheading('State Finals'),
    buildNote(place + listStateFinalDays(sport, schoolYear).map(formatDay).join(', ')),
    buildPdfLine(context, sport, `${part}-manual`, 'Manual for Managers'),
  ];
}

function getLastDay({ main }: TennisDraw): number {
  return main.at(-1)?.[0]?.day ?? 0;
}

function writeSeeds(sectional: TennisSectional): string[] {
  const listSeeded = (event: TennisEvent): string[] =>
    (sectional.draws[event].main[0] ?? [])
      .flatMap(({ top, bottom }) => [top, bottom])
      .filter((slot) => slot !== null && slot.seed !== null)
      .sort((left, right) => (left?.seed ?? 0) - (right?.seed ?? 0))
      .map((slot) =>
        slot === null ? '' : `${formatSlot(slot)} ${wrapFont(1, `${slot.entry.wins}-${slot.entry.losses}`)}`,
      );
  return [
    buildSubheading(formatTennisTitle(sectional)),
    buildLegacyTable([
      buildLegacyRow(tennisEvents.map((event) => buildLegacyHead(eventTitles[event]))),
      buildLegacyRow(
        tennisEvents.map((event) => buildLegacyCell(listSeeded(event).join('<BR>'), 'NOWRAP')),
        'VALIGN="TOP"',
      ),
    ]),
  ];
}

function writePairings({ context }: MeetPage, sectional: TennisSectional): string[] {
  const buildMatchRow = (event: TennisEvent, match: TennisMatch): string =>
    buildLegacyRow([
      buildLegacyCell(eventTitles[event]),
      buildLegacyCell(formatSide(match, 'top', context.clock)),
      buildLegacyCell(formatSide(match, 'bottom', context.clock)),
      buildLegacyCell(match.score === null ? '' : formatDateTime(match.day, match.startMinutes), 'NOWRAP'),
    ]);
  return [
    buildSubheading(formatTennisTitle(sectional)),
    buildLegacyTable([
      buildLegacyRow(['Event', '', '', 'First Round'].map((head) => buildLegacyHead(head))),
      ...tennisEvents.flatMap((event) =>
        (sectional.draws[event].main[0] ?? []).map((match) => buildMatchRow(event, match)),
      ),
    ]),
  ];
}

function writeBrackets(page: MeetPage, { sectionals }: TennisSeries): string[] {
  const { context, sport, part } = page;
  return [
    buildPdfLine(context, sport, `${part}-sectional-draws`, 'Draws to print'),
    ...sectionals.flatMap((sectional) => [
      buildSubheading(formatTennisTitle(sectional)),
      ...tennisEvents.flatMap((event) => {
        const { main, thirdPlace } = sectional.draws[event];
        const final = main.at(-1)?.[0];
        return final === undefined
          ? []
          : [
              `<P ALIGN="CENTER"><B>${eventTitles[event]}</B></P>`,
              buildBracketTable(drawPlace(final, context.clock), rounds),
              thirdPlace === null ? '' : buildNote(`Third place: ${formatMatchLine(thirdPlace, context.clock)}`),
            ];
      }),
    ]),
  ];
}

/** Null before the first finished sectional. */
function findQualifiers({ context }: MeetPage, { sectionals }: TennisSeries): string[] | null {
  const over = sectionals.filter(({ draws }) =>
    tennisEvents.every((event) =>
      findMatches(draws[event]).every((match) => getMatchState(match, context.clock).status === 'final'),
    ),
  );
  if (over.length === 0) return null;
  return over.flatMap((sectional) => [
    buildSubheading(formatTennisTitle(sectional)),
    buildLegacyTable([
      buildLegacyRow(
        ['Place', ...tennisEvents.map((event) => eventTitles[event])].map((head) => buildLegacyHead(head)),
      ),
      ...['1st', '2nd', '3rd', '4th'].map((name, index) =>
        buildLegacyRow([
          buildLegacyCell(name),
          ...tennisEvents.map((event) => {
            const slot = findTopFour(sectional.draws[event])[index];
            return buildLegacyCell(
              slot ? `${formatFullEntry(slot.entry)} (${escapeLegacyText(slot.entry.school.shortName)})` : '',
            );
          }),
        ]),
      ),
    ]),
    ...tennisEvents.map((event) => {
      const final = sectional.draws[event].main.at(-1)?.[0];
      return final === undefined
        ? ''
        : buildNote(`${eventTitles[event]} final: ${formatMatchNote(final, context.clock)}`);
    }),
  ]);
}
