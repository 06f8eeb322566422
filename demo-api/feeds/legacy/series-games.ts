import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import { groupBy } from '../../world/conferences';
import type { Game } from '../../world/game';
import type { ClassSeries, SeriesBracket } from '../../world/series';
import { buildBracketTable } from './bracket-table';
import { formatDay, buildNote, buildPdfLine, buildSubheading, formatDateTime, formatNumberedSite } from './page-parts';
import { listRegionals, type SeriesPage } from './series-lists';
import { isOver, describeKnownGame, formatOutcome, describePlaceAfter } from './series-text';

const regionalColumns = ['Regional First Round', 'Regional Quarterfinals', 'Regional Semifinals', 'Regional Finals'];
const stateColumns = ['Super-Sectionals', 'State Semifinals', 'State Championship', 'State Champion'];
const footballColumns = ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'Championship', 'State Champion'];

/** Sectionals with their regionals, then the state finals. */
export function writeBracketList(page: SeriesPage): string[] {
  const { context, series, part } = page;
  const isFootball = series.sectionals.length === 0;
  const stateGames = new Set([...series.state.games, ...series.superSectionals.flatMap(({ games }) => games)]);
  return [
    buildPdfLine(page, `${part}-bracket`, 'Brackets to print'),
    ...series.sectionals.flatMap((sectional) => {
      const games = new Set(
        [sectional, ...listRegionals(series, sectional.regionals)].flatMap((bracket) => bracket.games),
      );
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

/** By site. */
export function writeScheduleList(page: SeriesPage): string[] {
  return [
    buildNote('All times are local. Winners advance as the brackets show.'),
    ...listBrackets(page.series).flatMap((bracket) => [
      buildSubheading(formatBracketTitle(bracket)),
      buildGameTable(page, bracket.games),
    ]),
  ];
}

/** The game for third place is the last of the state finals. */
function listBrackets({ regionals, sectionals, superSectionals, state, thirdPlace }: ClassSeries): SeriesBracket[] {
  const finals = { ...state, games: thirdPlace === null ? state.games : [...state.games, thirdPlace] };
  return [...regionals, ...sectionals, ...superSectionals, finals];
}

/** Football's finals are its last playoff round. */
function formatStateTitle({ plan }: Game): string {
  return plan.style === 'football' ? 'Playoffs' : 'State Finals';
}

function formatBracketTitle({ level, number, site, title }: SeriesBracket): string {
  if (level === 'State') return formatStateTitle(title);
  return formatNumberedSite(site, level, number);
}

function buildGameTable(page: SeriesPage, games: readonly Game[]): string {
  return buildLegacyTable(
    [['Game', 'ALIGN="CENTER"'], 'Round', 'Teams', ['Date and Time', 'NOWRAP']],
    games.map((game, index) => [
      index + 1,
      game.stage?.round ?? '',
      formatGameLine(page, game),
      formatDateTime(game.day, game.startMinutes),
    ]),
  );
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
  const { series } = page;
  const groups = [
    ['State Finals', listBrackets(series).at(-1)?.games ?? []],
    ['Super-Sectional Champions', series.superSectionals.map(({ title }) => title)],
    ['Sectional Champions', series.sectionals.map(({ title }) => title)],
    ['Regional Champions', series.regionals.map(({ title }) => title)],
  ] as const;
  const lines = groups.flatMap(([title, games]) => {
    const over = games.filter((game) => describeKnownGame(page.context, game).winner !== null);
    return over.length === 0 ? [] : [buildSubheading(title), buildResultTable(page, over)];
  });
  return lines.length === 0 ? null : lines;
}

function buildResultTable(page: SeriesPage, games: readonly Game[]): string {
  return buildLegacyTable(
    ['Round', 'Site', 'Result', ['Date', 'NOWRAP']],
    games.map((game) => [
      game.stage?.round ?? '',
      escapeLegacyText(game.stage?.site ?? ''),
      formatGameLine(page, game),
      formatDay(game.day),
    ]),
  );
}

/** Latest day first, including live games; null before the first. */
export function writeScoreList(page: SeriesPage): string[] | null {
  const begun = listBrackets(page.series)
    .flatMap(({ games }) => games)
    .filter((game) => {
      const { state } = describeKnownGame(page.context, game);
      return isOver(state) || state.status === 'live';
    });
  if (begun.length === 0) return null;
  const days = [...groupBy(begun, ({ day }) => day)].sort(([left], [right]) => right - left);
  return days.flatMap(([day, ofDay]) => [
    buildSubheading(formatDay(day)),
    buildLegacyTable(
      [['Level', 'NOWRAP'], 'Site', 'Result'],
      ofDay.map((game) => [
        `${game.stage?.level ?? ''} ${game.stage?.round ?? ''}`,
        escapeLegacyText(game.stage?.site ?? ''),
        formatGameLine(page, game) + formatRunning(page, game),
      ]),
    ),
  ]);
}

function formatRunning({ context }: SeriesPage, game: Game): string {
  return describeKnownGame(context, game).state.status === 'live' ? ' <SPAN CLASS="live">in progress</SPAN>' : '';
}
