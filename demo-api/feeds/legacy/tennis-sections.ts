import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import { findMatches, type TennisDraw } from '../../world/tennis-draw';
import { tennisEvents, type TennisEvent } from '../../world/tennis-entries';
import { isDrawPublic, getMatchState } from '../../world/tennis-match-state';
import { getTennisSeries, findTopFour, type TennisSectional, type TennisSeries } from '../../world/tennis-tournament';
import { buildBracketTable } from './bracket-table';
import type { Section } from './legacy-address';
import { buildSiteParts } from './meet-sections';
import {
  wrapFont,
  buildNote,
  buildPdfLine,
  buildSubheading,
  formatTeam,
  formatDateTime,
  formatNumberedSite,
  type SportPage,
} from './page-parts';
import { buildEntrantTable, buildEntryTable, sortSchools } from './team-list';
import { drawPlace, formatFullEntry, formatMatchLine, formatMatchNote, formatSide, formatSlot } from './tennis-text';

const rounds = ['Draw', 'Second Round', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
export const eventTitles: Readonly<Record<TennisEvent, string>> = { singles: 'Singles', doubles: 'Doubles' };

/** Null while the section is not posted. */
export function writeTennisSection(page: SportPage, section: Section): string[] | null {
  const series = getTennisSeries(page.context.world, page.sport, page.schoolYear, page.className ?? '1A');
  const isDrawn = series.sectionals.every(({ draws }) => isDrawPublic(draws.singles, page.context.clock));
  switch (section) {
    case 'entry':
      return writeEntries(page, series);
    case 'site':
      return writeSites(page, series);
    case 'assign':
      return series.sectionals.flatMap((sectional) => [
        buildSubheading(formatTitle(sectional)),
        buildLegacyTable(
          [],
          sectional.schools.map((school) => [formatTeam(page.context, school, page.sport)]),
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
      return [buildEntrantTable(page, series.sectionals)];
  }
}

function formatTitle({ host, number }: TennisSectional): string {
  return formatNumberedSite(host.name, 'Sectional', number);
}

/** Players become public with the draws. */
function writeEntries(page: SportPage, { sectionals }: TennisSeries): string[] {
  const schools = sortSchools(sectionals.flatMap((sectional) => sectional.schools));
  return [buildNote(`${schools.length} schools have entered.`), buildEntryTable(page, schools)];
}

function writeSites(page: SportPage, { sectionals }: TennisSeries): string[] {
  return buildSiteParts(
    page,
    sectionals.map(({ number, host, draws }) => ({
      number,
      site: escapeLegacyText(host.name),
      host,
      day: getLastDay(draws.singles),
    })),
    ', ',
  );
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
    buildSubheading(formatTitle(sectional)),
    buildLegacyTable(
      tennisEvents.map((event) => [eventTitles[event], 'NOWRAP'] as const),
      [tennisEvents.map((event) => listSeeded(event).join('<BR>'))],
      undefined,
      'VALIGN="TOP"',
    ),
  ];
}

function writePairings({ context }: SportPage, sectional: TennisSectional): string[] {
  return [
    buildSubheading(formatTitle(sectional)),
    buildLegacyTable(
      ['Event', '', '', ['First Round', 'NOWRAP']],
      tennisEvents.flatMap((event) =>
        (sectional.draws[event].main[0] ?? []).map((match) => [
          eventTitles[event],
          formatSide(match, 'top', context.clock),
          formatSide(match, 'bottom', context.clock),
          match.score === null ? '' : formatDateTime(match.day, match.startMinutes),
        ]),
      ),
    ),
  ];
}

function writeBrackets(page: SportPage, { sectionals }: TennisSeries): string[] {
  const { context, part } = page;
  return [
    buildPdfLine(page, `${part}-sectional-draws`, 'Draws to print'),
    ...sectionals.flatMap((sectional) => [
      buildSubheading(formatTitle(sectional)),
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
function findQualifiers({ context }: SportPage, { sectionals }: TennisSeries): string[] | null {
  const over = sectionals.filter(({ draws }) =>
    tennisEvents.every((event) =>
      findMatches(draws[event]).every((match) => getMatchState(match, context.clock).status === 'final'),
    ),
  );
  if (over.length === 0) return null;
  return over.flatMap((sectional) => [
    buildSubheading(formatTitle(sectional)),
    buildLegacyTable(
      ['Place', ...tennisEvents.map((event) => eventTitles[event])],
      ['1st', '2nd', '3rd', '4th'].map((name, index) => [
        name,
        ...tennisEvents.map((event) => {
          const slot = findTopFour(sectional.draws[event])[index];
          return slot ? `${formatFullEntry(slot.entry)} (${escapeLegacyText(slot.entry.school.shortName)})` : '';
        }),
      ]),
    ),
    ...tennisEvents.map((event) => {
      const final = sectional.draws[event].main.at(-1)?.[0];
      return final === undefined
        ? ''
        : buildNote(`${eventTitles[event]} final: ${formatMatchNote(final, context.clock)}`);
    }),
  ]);
}
