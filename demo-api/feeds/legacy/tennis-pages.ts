import type { Clock } from '../../calendar/clock';
import { legacyCell, legacyHead, legacyRow, legacyTable } from '../../http/legacy-page';
import { at } from '../../random/dice';
import { groupBy } from '../../world/conferences';
import { stateFinalDays } from '../../world/sport-dates';
import { findMatches, type DrawSlot, type TennisDraw, type TennisMatch } from '../../world/tennis-draw';
import { tennisEvents, type TennisEvent } from '../../world/tennis-entries';
import { isDrawPublic, getMatchState } from '../../world/tennis-match-state';
import { pointsBySlot, listTennisStandings } from '../../world/tennis-standings';
import { tennisSeries, type TennisSeries } from '../../world/tennis-tournament';
import { bracketTable } from './bracket-table';
import type { TennisPage } from './legacy-address';
import type { MeetPage } from './meet-sections';
import { dayText, font, note, pdfLine, subheading, teamText, dateTimeText } from './page-parts';
import { eventTitles } from './tennis-sections';
import { drawPlace, fullEntryText, matchLine, qualifiedText, sideText, slotText } from './tennis-text';

const mainRounds = ['Draw', 'Second Round', 'Third Round', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
const roundNames = ['First Round', ...mainRounds.slice(1, 6)];

/** Null while the page is not posted. */
export function tennisPage(page: MeetPage, name: TennisPage): string[] | null {
  const series = tennisSeries(page.context.world, page.sport, page.schoolYear, page.className ?? '1A');
  if (!isDrawPublic(series.finals.singles, page.context.clock)) return null;
  switch (name) {
    case 'singles':
    case 'doubles':
      return draw(page, series.finals[name]);
    case 'qual':
      return pairings(page, series);
    case 'result1':
    case 'result2':
    case 'result3':
      return results(page, series, at(stateFinalDays(page.sport, page.schoolYear), Number(name.slice(-1)) - 1));
    case 'index':
      return bySchool(page, series);
  }
}

function draw(page: MeetPage, { event, main, consolation, thirdPlace }: TennisDraw): string[] {
  const { context, sport, part } = page;
  const final = main.at(-1)?.[0];
  if (final === undefined) return [];
  return [
    pdfLine(context, sport, `${part}-${event}`, `${eventTitles[event]} draw to print`),
    bracketTable(drawPlace(final, context.clock), mainRounds),
    thirdPlace === null ? '' : note(`Third place: ${matchLine(thirdPlace, context.clock)}`),
    subheading('Consolation'),
    ...consolation.flatMap((round, index) => {
      const lines = round.map((match) => matchLine(match, context.clock)).filter((line) => line !== '');
      return [
        `<P ALIGN="CENTER"><B>${consolationName(index, consolation.length)}</B></P>`,
        legacyTable(lines.map((line) => legacyRow([legacyCell(line)]))),
      ];
    }),
  ];
}

function consolationName(index: number, count: number): string {
  const names = ['Consolation Final', 'Consolation Semifinals', 'Consolation Quarterfinals'];
  return names[count - 1 - index] ?? `Consolation Round ${index + 1}`;
}

/** In draw order, with their first match. */
function pairings(page: MeetPage, { finals }: TennisSeries): string[] {
  const { clock } = page.context;
  return tennisEvents.flatMap((event) => [
    subheading(`${eventTitles[event]} Pairings`),
    legacyTable([
      legacyRow(['No.', 'Player', 'Sectional', 'Record', 'Opponent', 'Time'].map((head) => legacyHead(head))),
      ...(finals[event].main[0] ?? []).flatMap((match) => pairingRows(match, clock)),
    ]),
  ]);
}

function pairingRows(match: TennisMatch, clock: Clock): string[] {
  const row = (side: 'top' | 'bottom', line: number): string[] => {
    const slot = match[side];
    if (slot === null) return [];
    return [
      legacyRow([
        legacyCell(line, 'ALIGN="RIGHT"'),
        legacyCell(slotText(slot)),
        legacyCell(qualifiedText(slot)),
        legacyCell(`${slot.entry.wins}-${slot.entry.losses}`, 'ALIGN="CENTER"'),
        legacyCell(sideText(match, side === 'top' ? 'bottom' : 'top', clock)),
        legacyCell(match.score === null ? '' : dateTimeText(match.day, match.startMinutes), 'NOWRAP'),
      ]),
    ];
  };
  return [...row('top', match.place * 2 - 1), ...row('bottom', match.place * 2)];
}

/** Null before the first match of the day. */
function results({ context: { clock } }: MeetPage, { finals }: TennisSeries, day: number): string[] | null {
  const begun = (match: TennisMatch): boolean =>
    match.day === day && match.score !== null && getMatchState(match, clock).status !== 'scheduled';
  const tables = tennisEvents.flatMap((event) => {
    const { main, consolation, thirdPlace } = finals[event];
    const groups = [
      ...main.map((round, index) => [roundNames[index] ?? '', round] as const),
      ...(thirdPlace === null ? [] : [['Third Place', [thirdPlace]] as const]),
      ...consolation.map((round, index) => [consolationName(index, consolation.length), round] as const),
    ];
    return groups.flatMap(([title, round]) => {
      const rows = round.filter(begun).map((match) => legacyRow([legacyCell(matchLine(match, clock))]));
      return rows.length === 0 ? [] : [`<P><B>${eventTitles[event]} &#151; ${title}</B></P>`, legacyTable(rows)];
    });
  });
  return tables.length === 0 ? null : [note(`Results of ${dayText(day)}`), ...tables];
}

/** Team points, and each school's matches. */
function bySchool(page: MeetPage, series: TennisSeries): string[] {
  const { context, sport } = page;
  const standings = listTennisStandings(series, context.clock);
  const hasBegun = standings.some(({ points }) => points > 0);
  const heads = ['Place', 'School', 'Points'].map((head) => legacyHead(head));
  const players = groupBy(
    tennisEvents.flatMap((event) => playersIn(series.finals[event], context.clock)),
    ({ slot }) => slot.entry.school,
  );
  return [
    subheading('Team Standings'),
    legacyTable([
      legacyRow(heads),
      ...standings.map(({ place, school, points }) =>
        legacyRow([
          legacyCell(hasBegun ? place : '', 'ALIGN="RIGHT"'),
          legacyCell(teamText(context, school, sport)),
          legacyCell(points, 'ALIGN="RIGHT"'),
        ]),
      ),
    ]),
    note('Two points for a win in the championship draw, one in the consolation. A bye counts with the next win.'),
    subheading('By School'),
    ...[...players]
      .sort(([left], [right]) => left.index - right.index)
      .flatMap(([school, ofSchool]) => [
        `<P><B>${teamText(context, school, sport)}</B></P>`,
        legacyTable(ofSchool.map(playerRow), 'BORDER="0" CELLPADDING="2" WIDTH="90%"'),
      ]),
  ];
}

interface Player {
  readonly event: TennisEvent;
  readonly slot: DrawSlot;
  readonly points: number;
  readonly lines: readonly string[];
}

function playersIn(draw: TennisDraw, clock: Clock): Player[] {
  const lines = new Map<DrawSlot, string[]>();
  for (const match of findMatches(draw)) {
    if (match.score === null || getMatchState(match, clock).status !== 'final') continue;
    const line = matchLine(match, clock);
    for (const slot of [match.top, match.bottom]) {
      if (slot !== null) lines.set(slot, [...(lines.get(slot) ?? []), line]);
    }
  }
  return [...pointsBySlot(draw, clock)].map(([slot, points]) => ({
    event: draw.event,
    slot,
    points,
    lines: lines.get(slot) ?? [],
  }));
}

function playerRow({ event, slot, points, lines }: Player): string {
  const origin = font(1, `Qualified at ${qualifiedText(slot)}`);
  return legacyRow(
    [
      legacyCell(`${eventTitles[event]}: ${fullEntryText(slot.entry)}<BR>${origin}`, 'WIDTH="35%"'),
      legacyCell(lines.length === 0 ? font(1, 'has not played') : lines.join('<BR>')),
      legacyCell(points, 'ALIGN="RIGHT" WIDTH="5%"'),
    ],
    'VALIGN="TOP"',
  );
}
