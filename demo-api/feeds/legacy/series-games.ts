import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { groupBy } from '../../world/conferences';
import type { Game } from '../../world/game';
import type { ClassSeries, SeriesBracket } from '../../world/series';
import { bracketTable } from './bracket-table';
import { dayText, font, note, pdfLine, subheading, dateTimeText } from './page-parts';
import { seriesFor, type SeriesPage } from './series-lists';
import { isOver, knownGame, outcomeText, placeAfter } from './series-text';

const regionalColumns = ['Regional First Round', 'Regional Quarterfinals', 'Regional Semifinals', 'Regional Finals'];
const stateColumns = ['Super-Sectionals', 'State Semifinals', 'State Championship', 'State Champion'];
const footballColumns = ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'Championship', 'State Champion'];

/** Sectionals with their regionals, then the state finals. */
export function bracketList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  const { context, sport, part } = page;
  const isFootball = series.sectionals.length === 0;
  const stateGames = new Set([...series.state.games, ...series.superSectionals.flatMap(({ games }) => games)]);
  return [
    pdfLine(context, sport, `${part}-bracket`, 'Brackets to print'),
    ...series.sectionals.flatMap((sectional) => {
      const games = new Set([sectional, ...listRegionals(series, sectional)].flatMap((bracket) => bracket.games));
      return [
        subheading(`${legacyText(sectional.site)} Sectional`),
        bracketTable(placeAfter(context, sectional.title, games), [...regionalColumns, ...sectionalColumns(sectional)]),
      ];
    }),
    subheading(`${stateTitle(series.state.title)} &#151; ${legacyText(series.state.site)}`),
    bracketTable(placeAfter(context, series.state.title, stateGames), isFootball ? footballColumns : stateColumns),
    series.thirdPlace === null ? '' : note(`Third place: ${formatGameLine(page, series.thirdPlace)}`),
    isFootball ? '' : note('A team with a bye stands in the round in which it begins.'),
  ];
}

function sectionalColumns({ regionals }: { readonly regionals: readonly number[] }): string[] {
  const rounds = ['Sectional Semifinals', 'Sectional Finals'].slice(regionals.length > 2 ? 0 : 1);
  return [...rounds, 'Sectional Champion'];
}

function listRegionals(series: ClassSeries, { regionals }: { readonly regionals: readonly number[] }): SeriesBracket[] {
  return series.regionals.filter(({ number }) => regionals.includes(number));
}

/** By site. */
export function scheduleList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  return [
    note('All times are local. Winners advance as the brackets show.'),
    ...listBrackets(series).flatMap((bracket) => [
      subheading(bracketTitle(bracket)),
      gameTable(page, [
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
function stateTitle({ plan }: Game): string {
  return plan.style === 'football' ? 'Playoffs' : 'State Finals';
}

function bracketTitle({ level, number, site, title }: SeriesBracket): string {
  if (level === 'State') return stateTitle(title);
  return `${legacyText(site)} ${level} ${font(2, `(No. ${number})`)}`;
}

function gameTable(page: SeriesPage, games: readonly Game[]): string {
  return legacyTable([
    legacyRow(['Game', 'Round', 'Teams', 'Date and Time'].map((head) => legacyHead(head))),
    ...games.map((game, index) =>
      legacyRow([
        legacyCell(index + 1, 'ALIGN="CENTER"'),
        legacyCell(game.stage?.round ?? ''),
        legacyCell(formatGameLine(page, game)),
        legacyCell(dateTimeText(game.day, game.startMinutes), 'NOWRAP'),
      ]),
    ),
  ]);
}

/** `(1) Millbrook vs. (8) Lone Elm`; a finished game has the winner first. */
function formatGameLine({ context }: SeriesPage, game: Game): string {
  const known = knownGame(context, game);
  const [home, away] = [known.home ?? 'TBD', known.away ?? 'TBD'];
  if (known.winner === null) return `${home} vs. ${away}`;
  const [winner, loser] = known.winner === 'home' ? [home, away] : [away, home];
  return `<B>${winner}</B> def. ${loser}, ${outcomeText(game, known)}`;
}

/** Null before the first title. */
export function winnerList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
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
    const rows = games.flatMap((game) => resultRow(page, game));
    return rows.length === 0 ? [] : [subheading(title), legacyTable([resultHead, ...rows])];
  });
  return lines.length === 0 ? null : lines;
}

const resultHead = legacyRow(['Round', 'Site', 'Result', 'Date'].map((head) => legacyHead(head)));

function resultRow(page: SeriesPage, game: Game): string[] {
  if (knownGame(page.context, game).winner === null) return [];
  return [
    legacyRow([
      legacyCell(game.stage?.round ?? ''),
      legacyCell(legacyText(game.stage?.site ?? '')),
      legacyCell(formatGameLine(page, game)),
      legacyCell(dayText(game.day), 'NOWRAP'),
    ]),
  ];
}

/** Latest day first, including live games; null before the first. */
export function scoreList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  const games = [
    ...listBrackets(series).flatMap((bracket) => bracket.games),
    ...(series.thirdPlace ? [series.thirdPlace] : []),
  ];
  const begun = games.filter((game) => {
    const { state } = knownGame(page.context, game);
    return isOver(state) || state.status === 'live';
  });
  if (begun.length === 0) return null;
  const days = [...groupBy(begun, ({ day }) => day)].sort(([left], [right]) => right - left);
  return days.flatMap(([day, ofDay]) => [
    subheading(dayText(day)),
    legacyTable([
      legacyRow(['Level', 'Site', 'Result'].map((head) => legacyHead(head))),
      ...ofDay.map((game) => scoreRow(page, game)),
    ]),
  ]);
}

function scoreRow(page: SeriesPage, game: Game): string {
  const { status } = knownGame(page.context, game).state;
  const running = status === 'live' ? ' <SPAN CLASS="live">in progress</SPAN>' : '';
  return legacyRow([
    legacyCell(`${game.stage?.level ?? ''} ${game.stage?.round ?? ''}`, 'NOWRAP'),
    legacyCell(legacyText(game.stage?.site ?? '')),
    legacyCell(formatGameLine(page, game) + running),
  ]);
}
