import {
  buildLegacyCell,
  buildLegacyHead,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { groupBy } from '../../world/conferences';
import type { Game } from '../../world/game';
import type { ClassSeries, SeriesBracket } from '../../world/series';
import { buildBracketTable } from './bracket-table';
import { formatDay, wrapFont, buildNote, buildPdfLine, buildSubheading, formatDateTime } from './page-parts';
import { findSeries, type SeriesPage } from './series-lists';
import { isOver, describeKnownGame, formatOutcome, describePlaceAfter } from './series-text';

const regionalColumns = ['Regional First Round', 'Regional Quarterfinals', 'Regional Semifinals', 'Regional Finals'];
const stateColumns = ['Super-Sectionals', 'State Semifinals', 'State Championship', 'State Champion'];
const footballColumns = ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'Championship', 'State Champion'];

/** Sectionals with their regionals, then the state finals. */
export function writeBracketList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  const { context, sport, part } = page;
  const isFootball = series.sectionals.length === 0;
  const stateGames = new Set([...series.state.games, ...series.superSectionals.flatMap(({ games }) => games)]);
  return [
    buildPdfLine(context, sport, `${part}-bracket`, 'Brackets to print'),
    ...series.sectionals.flatMap((sectional) => {
      const games = new Set([sectional, ...listRegionals(series, sectional)].flatMap((bracket) => bracket.games));
      return [
        buildSubheading(`${escapeLegacyText(sectional.site)} Sectional`),
        buildBracketTable(describePlaceAfter(context, sectional.title, games), [
          ...regionalColumns,
          ...buildSectionalColumns(sectional),
        ]),
      ];
    }),
    buildSubheading(`${formatStateTitle(series.state.title)} &#151; ${escapeLegacyText(series.state.site)}`),
    buildBracketTable(
      describePlaceAfter(context, series.state.title, stateGames),
      isFootball ? footballColumns : stateColumns,
    ),
    series.thirdPlace === null ? '' : buildNote(`Third place: ${formatGameLine(page, series.thirdPlace)}`),
    isFootball ? '' : buildNote('A team with a bye stands in the round in which it begins.'),
  ];
}

function buildSectionalColumns({ regionals }: { readonly regionals: readonly number[] }): string[] {
  const rounds = ['Sectional Semifinals', 'Sectional Finals'].slice(regionals.length > 2 ? 0 : 1);
  return [...rounds, 'Sectional Champion'];
}

function listRegionals(series: ClassSeries, { regionals }: { readonly regionals: readonly number[] }): SeriesBracket[] {
  return series.regionals.filter(({ number }) => regionals.includes(number));
}

/** By site. */
export function writeScheduleList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  return [
    buildNote('All times are local. Winners advance as the brackets show.'),
    ...listBrackets(series).flatMap((bracket) => [
      buildSubheading(formatBracketTitle(bracket)),
      buildGameTable(page, [
        ...bracket.games,
        ...(bracket === series.state && series.thirdPlace ? [series.thirdPlace] : []),
      ]),
    ]),
  ];
}

function listBrackets({ regionals, sectionals, superSectionals, state }: ClassSeries): SeriesBracket[] {
  return [...regionals, ...sectionals, ...superSectionals, state];
}

/** Football's finals are its last playoff round. */
function formatStateTitle({ plan }: Game): string {
  return plan.style === 'football' ? 'Playoffs' : 'State Finals';
}

function formatBracketTitle({ level, number, site, title }: SeriesBracket): string {
  if (level === 'State') return formatStateTitle(title);
  return `${escapeLegacyText(site)} ${level} ${wrapFont(2, `(No. ${number})`)}`;
}

function buildGameTable(page: SeriesPage, games: readonly Game[]): string {
  return buildLegacyTable([
    buildLegacyRow(['Game', 'Round', 'Teams', 'Date and Time'].map((head) => buildLegacyHead(head))),
    ...games.map((game, index) =>
      buildLegacyRow([
        buildLegacyCell(index + 1, 'ALIGN="CENTER"'),
        buildLegacyCell(game.stage?.round ?? ''),
        buildLegacyCell(formatGameLine(page, game)),
        buildLegacyCell(formatDateTime(game.day, game.startMinutes), 'NOWRAP'),
      ]),
    ),
  ]);
}

/** `(1) Millbrook vs. (8) Lone Elm`; a finished game has the winner first. */
function formatGameLine({ context }: SeriesPage, game: Game): string {
  const known = describeKnownGame(context, game);
  const [home, away] = [known.home ?? 'TBD', known.away ?? 'TBD'];
  if (known.winner === null) return `${home} vs. ${away}`;
  const [winner, loser] = known.winner === 'home' ? [home, away] : [away, home];
  return `<B>${winner}</B> def. ${loser}, ${formatOutcome(game, known)}`;
}

/** Null before the first title. */
export function writeWinnerList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  const groups = [
    [
      'State Finals',
      series.sectionals.length === 0
        ? series.state.games
        : [...series.state.games, ...(series.thirdPlace ? [series.thirdPlace] : [])],
    ],
    ['Super-Sectional Champions', series.superSectionals.map(({ title }) => title)],
    ['Sectional Champions', series.sectionals.map(({ title }) => title)],
    ['Regional Champions', series.regionals.map(({ title }) => title)],
  ] as const;
  const lines = groups.flatMap(([title, games]) => {
    const rows = games.flatMap((game) => buildResultRow(page, game));
    return rows.length === 0 ? [] : [buildSubheading(title), buildLegacyTable([resultHead, ...rows])];
  });
  return lines.length === 0 ? null : lines;
}

const resultHead = buildLegacyRow(['Round', 'Site', 'Result', 'Date'].map((head) => buildLegacyHead(head)));

function buildResultRow(page: SeriesPage, game: Game): string[] {
  if (describeKnownGame(page.context, game).winner === null) return [];
  return [
    buildLegacyRow([
      buildLegacyCell(game.stage?.round ?? ''),
      buildLegacyCell(escapeLegacyText(game.stage?.site ?? '')),
      buildLegacyCell(formatGameLine(page, game)),
      buildLegacyCell(formatDay(game.day), 'NOWRAP'),
    ]),
  ];
}

/** Latest day first, including live games; null before the first. */
export function writeScoreList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  const games = [
    ...listBrackets(series).flatMap((bracket) => bracket.games),
    ...(series.thirdPlace ? [series.thirdPlace] : []),
  ];
  const begun = games.filter((game) => {
    const { state } = describeKnownGame(page.context, game);
    return isOver(state) || state.status === 'live';
  });
  if (begun.length === 0) return null;
  const days = [...groupBy(begun, ({ day }) => day)].sort(([left], [right]) => right - left);
  return days.flatMap(([day, ofDay]) => [
    buildSubheading(formatDay(day)),
    buildLegacyTable([
      buildLegacyRow(['Level', 'Site', 'Result'].map((head) => buildLegacyHead(head))),
      ...ofDay.map((game) => buildScoreRow(page, game)),
    ]),
  ]);
}

function buildScoreRow(page: SeriesPage, game: Game): string {
  const { status } = describeKnownGame(page.context, game).state;
  const running = status === 'live' ? ' <SPAN CLASS="live">in progress</SPAN>' : '';
  return buildLegacyRow([
    buildLegacyCell(`${game.stage?.level ?? ''} ${game.stage?.round ?? ''}`, 'NOWRAP'),
    buildLegacyCell(escapeLegacyText(game.stage?.site ?? '')),
    buildLegacyCell(formatGameLine(page, game) + running),
  ]);
}
