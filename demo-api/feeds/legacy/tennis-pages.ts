import type { Clock } from '../../calendar/clock';
import { buildLegacyTable, type LegacyCell } from '../../http/legacy-page';
import { getItemAt } from '../../random/dice';
import { groupBy } from '../../world/conferences';
import { listStateFinalDays } from '../../world/sport-dates';
import { findMatches, type DrawSlot, type TennisDraw, type TennisMatch } from '../../world/tennis-draw';
import { tennisEvents, type TennisEvent } from '../../world/tennis-entries';
import { isDrawPublic, getMatchState } from '../../world/tennis-match-state';
import { countPointsBySlot, listTennisStandings } from '../../world/tennis-standings';
import { getTennisSeries, type TennisSeries } from '../../world/tennis-tournament';
import { buildBracketTable } from './bracket-table';
import type { TennisPage } from './legacy-address';
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
import { eventTitles } from './tennis-sections';
import { drawPlace, formatFullEntry, formatMatchLine, formatQualified, formatSide, formatSlot } from './tennis-text';

const mainRounds = ['Draw', 'Second Round', 'Third Round', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
const roundNames = ['First Round', ...mainRounds.slice(1, 6)];

/** Null while the page is not posted. */
export function writeTennisPage(page: SportPage, name: TennisPage): string[] | null {
  const series = getTennisSeries(page.context.world, page.sport, page.schoolYear, page.className ?? '1A');
  if (!isDrawPublic(series.finals.singles, page.context.clock)) return null;
  switch (name) {
    case 'singles':
    case 'doubles':
      return draw(page, series.finals[name]);
    case 'qual':
      return writePairings(page, series);
    case 'result1':
    case 'result2':
    case 'result3':
      return writeResults(
        page,
        series,
        getItemAt(listStateFinalDays(page.sport, page.schoolYear), Number(name.slice(-1)) - 1),
      );
    case 'index':
      return writeBySchool(page, series);
  }
}

function draw(page: SportPage, { event, main, consolation, thirdPlace }: TennisDraw): string[] {
  const { context, part } = page;
  const final = main.at(-1)?.[0];
  if (final === undefined) return [];
  return [
    buildPdfLine(page, `${part}-${event}`, `${eventTitles[event]} draw to print`),
    buildBracketTable(drawPlace(final, context.clock), mainRounds),
    thirdPlace === null ? '' : buildNote(`Third place: ${formatMatchLine(thirdPlace, context.clock)}`),
    buildSubheading('Consolation'),
    ...consolation.flatMap((round, index) => {
      const lines = round.map((match) => formatMatchLine(match, context.clock));
      return [
        `<P ALIGN="CENTER"><B>${formatConsolationName(index, consolation.length)}</B></P>`,
        buildLegacyTable(
          [],
          lines.filter((line) => line !== '').map((line) => [line]),
        ),
      ];
    }),
  ];
}

function formatConsolationName(index: number, count: number): string {
  const names = ['Consolation Final', 'Consolation Semifinals', 'Consolation Quarterfinals'];
  return names[count - 1 - index] ?? `Consolation Round ${index + 1}`;
}

/** In draw order, with their first match. */
function writePairings(page: SportPage, { finals }: TennisSeries): string[] {
  const { clock } = page.context;
  return tennisEvents.flatMap((event) => [
    buildSubheading(`${eventTitles[event]} Pairings`),
    buildLegacyTable(
      [['No.', 'ALIGN="RIGHT"'], 'Player', 'Sectional', ['Record', 'ALIGN="CENTER"'], 'Opponent', ['Time', 'NOWRAP']],
      (finals[event].main[0] ?? []).flatMap((match) => buildPairingRows(match, clock)),
    ),
  ]);
}

function buildPairingRows(match: TennisMatch, clock: Clock): LegacyCell[][] {
  return (['top', 'bottom'] as const).flatMap((side, index) => {
    const slot = match[side];
    if (slot === null) return [];
    return [
      [
        match.place * 2 - 1 + index,
        formatSlot(slot),
        formatQualified(slot),
        `${slot.entry.wins}-${slot.entry.losses}`,
        formatSide(match, side === 'top' ? 'bottom' : 'top', clock),
        match.score === null ? '' : formatDateTime(match.day, match.startMinutes),
      ],
    ];
  });
}

/** Null before the first match of the day. */
function writeResults({ context: { clock } }: SportPage, { finals }: TennisSeries, day: number): string[] | null {
  const hasBegun = (match: TennisMatch): boolean =>
    match.day === day && match.score !== null && getMatchState(match, clock).status !== 'scheduled';
  const tables = tennisEvents.flatMap((event) => {
    const { main, consolation, thirdPlace } = finals[event];
    const groups = [
      ...main.map((round, index) => [roundNames[index] ?? '', round] as const),
      ...(thirdPlace === null ? [] : [['Third Place', [thirdPlace]] as const]),
      ...consolation.map((round, index) => [formatConsolationName(index, consolation.length), round] as const),
    ];
    return groups.flatMap(([title, round]) => {
      const rows = round.filter(hasBegun).map((match) => [formatMatchLine(match, clock)]);
      return rows.length === 0
        ? []
        : [`<P><B>${eventTitles[event]} &#151; ${title}</B></P>`, buildLegacyTable([], rows)];
    });
  });
  return tables.length === 0 ? null : [buildNote(`Results of ${formatDay(day)}`), ...tables];
}

/** Team points, and each school's matches. */
function writeBySchool(page: SportPage, series: TennisSeries): string[] {
  const { context, sport } = page;
  const standings = listTennisStandings(series, context.clock);
  const hasBegun = standings.some(({ points }) => points > 0);
  const players = groupBy(
    tennisEvents.flatMap((event) => listPlayersIn(series.finals[event], context.clock)),
    ({ slot }) => slot.entry.school,
  );
  return [
    buildSubheading('Team Standings'),
    buildLegacyTable(
      [['Place', 'ALIGN="RIGHT"'], 'School', ['Points', 'ALIGN="RIGHT"']],
      standings.map(({ place, school, points }) => [hasBegun ? place : '', formatTeam(context, school, sport), points]),
    ),
    buildNote('Two points for a win in the championship draw, one in the consolation. A bye counts with the next win.'),
    buildSubheading('By School'),
    ...[...players]
      .sort(([left], [right]) => left.index - right.index)
      .flatMap(([school, ofSchool]) => [
        `<P><B>${formatTeam(context, school, sport)}</B></P>`,
        buildPlayerTable(ofSchool),
      ]),
  ];
}

interface Player {
  readonly event: TennisEvent;
  readonly slot: DrawSlot;
  readonly points: number;
  readonly lines: readonly string[];
}

function listPlayersIn(draw: TennisDraw, clock: Clock): Player[] {
  const lines = new Map<DrawSlot, string[]>();
  for (const match of findMatches(draw)) {
    if (match.score === null || getMatchState(match, clock).status !== 'final') continue;
    const line = formatMatchLine(match, clock);
    for (const slot of [match.top, match.bottom]) {
      if (slot !== null) lines.set(slot, [...(lines.get(slot) ?? []), line]);
    }
  }
  return [...countPointsBySlot(draw, clock)].map(([slot, points]) => ({
    event: draw.event,
    slot,
    points,
    lines: lines.get(slot) ?? [],
  }));
}

function buildPlayerTable(players: readonly Player[]): string {
  return buildLegacyTable(
    [['', 'WIDTH="35%"'], '', ['', 'ALIGN="RIGHT" WIDTH="5%"']],
    players.map(({ event, slot, points, lines }) => [
      `${eventTitles[event]}: ${formatFullEntry(slot.entry)}<BR>${wrapFont(1, `Qualified at ${formatQualified(slot)}`)}`,
      lines.length === 0 ? wrapFont(1, 'has not played') : lines.join('<BR>'),
      points,
    ]),
    'BORDER="0" CELLPADDING="2" WIDTH="90%"',
    'VALIGN="TOP"',
  );
}
