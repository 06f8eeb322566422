import { joinFacts } from '~/blocks/daily-games/game-facts';
import { choosePolicyOfDay, chooseShownDay, keepOnly } from '~/blocks/daily-games/game-requests';
import { requestKeptScoreboards } from '~/blocks/daily-games/games-of-school';
import { findNearbyDays } from '~/blocks/daily-games/nearby-days';
import { dailyGamesSportIds } from '~/blocks/daily-games/score-sports';
import {
  compareStarts,
  findGameOfStream,
  findStreamState,
  nameSportOfStream,
  type StreamState,
  toStreamFacts,
} from '~/blocks/page-parts/streams-view';
import type { SourceRequest } from '~/cache/source/define-source';
import type { NearbyLink } from '~/components/scores/nearby-links';
import type { StreamCardView } from '~/components/streams/stream-cards';
import type { SelectOption } from '~/components/ui/fields';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { chooseArt } from '~/config/art-for-words';
import { compareByState } from '~/config/game-order';
import { findSport } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { formatDayName, toDateStrip } from '~/models/dates/date-strip';
import { type Game, getColumns } from '~/models/games/game';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { countSetsSoFar } from '~/models/games/sets-won';
import { compareStages, formatClassAndStage } from '~/models/games/stage';
import { formatCount, formatPage } from '~/models/text/format-count';
import { joinLabel } from '~/models/text/label';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import { type PageRequest, requestAfter, requestBeside, type ValuesOf } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';
import { dailyGames } from '~/upstream/maxpreps';
import { allStreams, type Stream, streamsOfDay } from '~/upstream/streams';

/** The day's streams, and games that say which are live; today also the class and round of games, as far as scoreboards are kept. A day without streams leads to others, as far as the answers of the home page are kept. */
export function sources({ query, clock }: Pick<PageRequest, 'query' | 'clock'>) {
  const day = chooseShownDay(query, clock);
  const policy = choosePolicyOfDay(day, clock);
  const streams = streamsOfDay.with({ day }, policy);
  const whenEmpty = <Value>(request: SourceRequest<Value>) =>
    keepOnly(requestAfter(streams, (found) => (found.length === 0 ? request : null)));
  const isToday = day === chooseShownDay({}, clock);
  const games = dailyGames.with({ day }, policy);
  const scoreboards = isToday ? requestKeptScoreboards(games, { withKept: true }) : {};
  return {
    optional: { streams },
    dependent: {
      ...scoreboards,
      games: requestBeside(games),
      others: whenEmpty(allStreams.with({})),
      events: whenEmpty(allEvents.with({})),
    },
    mayBeAbsent: ['others', 'events', ...Object.keys(scoreboards)],
  };
}

const path = buildHref(Route.streaming);
const STREAMS_PER_PAGE = 24;

export type StreamingView = ReturnType<typeof toView>['view'];

export type StreamFilters = ReturnType<typeof readFilters>;

const sportOptions: readonly SelectOption[] = [
  { value: '', text: 'All sports' },
  ...dailyGamesSportIds.map((id) => ({ value: id, text: findSport(id)?.title ?? id })),
];

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { query, clock, environment }: PageRequest) {
  const streams = optional.streams?.value ?? [];
  const games = dependent.games ? joinFacts(dependent.games, dependent, environment).value : [];
  const nowMs = clock.getNowMs();
  const today = getCalendarDay(nowMs, clock.timeZone);
  const day = chooseShownDay(query, clock);
  const filters = readFilters(query);
  const { matches, isLoose } = chooseTextMatcher(filters.search, streams.flatMap(getSearchNames));
  const found = streams
    .filter((stream) => getSearchNames(stream).some(matches))
    .filter((stream) => filters.sport === '' || isOfSport(stream, filters.sport))
    .map((stream) => {
      const game = findGameOfStream(stream, games);
      return { stream, state: findStreamState(stream, nowMs, game), game };
    })
    .sort(
      (a, b) =>
        ranks[a.state] - ranks[b.state] ||
        (a.state === 'live' ? compareLiveGames(a.game, b.game) : 0) ||
        compareStarts(a.stream, b.stream),
    );
  const lastPage = countPages(found.length, STREAMS_PER_PAGE);
  const page = clampPage(query.page, lastPage);
  const buildHref = (date: string | null, number = 1) => buildStreamsAddress(filters, date, number);
  return {
    view: {
      /** `Saturday, October 11` */
      dayName: formatDayName(day, today),
      strip: toDateStrip({ selected: day, today, daysBefore: 3, length: 7, buildHref }),
      filters,
      streams: slicePage(found, page, STREAMS_PER_PAGE).map(({ stream, state, game }) =>
        toStreamCard(stream, { isLive: state === 'live', game }, clock),
      ),
      countText: labelFound(
        found.length === 0 ? '' : `${formatCount(found.length, 'stream')}${formatPage(page, lastPage)}`,
        isLoose && found.length > 0,
      ),
      emptyText: filters.sport === '' && filters.search === '' ? noStreams : noFittingStreams,
      /** Links for a day without streams. */
      nearby:
        optional.streams === null || streams.length > 0
          ? []
          : [
              ...linkOtherDays(dependent.others?.value ?? [], { day, today, buildHref }),
              ...findNearbyDays({ day, today, dayCounts: {}, events: dependent.events?.value ?? [], buildHref }),
            ],
      pager: toPagerView(page, lastPage, (number) => buildHref(filters.date, number)),
    },
  };
}

const noStreams = 'No streaming events available for this date.';
const noFittingStreams = 'No streaming events available for this date, sport, or search.';

interface DayLinks {
  readonly day: string;
  readonly today: string;
  readonly buildHref: (day: string) => string;
}

/** The next day with streams, and the last one before. */
function linkOtherDays(others: readonly Stream[], { day, today, buildHref }: DayLinks): NearbyLink[] {
  const days = others.map((stream) => stream.day).sort();
  const describe = (label: string, other: string | undefined) =>
    other === undefined
      ? []
      : [
          {
            label,
            to: buildHref(other),
            text: formatDayName(other, today),
            detail: formatCount(days.filter((each) => each === other).length, 'stream'),
          },
        ];
  return [
    ...describe(
      'Next streams',
      days.find((each) => each > day && each >= today),
    ),
    ...describe(
      'Previous streams',
      days.findLast((each) => each < day),
    ),
  ];
}

/** Live streams first, then upcoming ones, then past ones. */
const ranks: Readonly<Record<StreamState, number>> = { live: 0, coming: 1, over: 2 };

/** State finals and other championships first, each in the order of games in play; streams without a known game last. */
function compareLiveGames(a: Game | null, b: Game | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareStages(a, b) || compareByState(a, b);
}

function readFilters({ date, sport, q }: Readonly<Record<string, string>>) {
  const isOffered = sport !== undefined && dailyGamesSportIds.includes(sport);
  return {
    path,
    /** The date in the address; `null` when the page shows today. */
    date: date ?? null,
    /** `''` for all sports. */
    sport: isOffered ? sport : '',
    search: q ?? '',
    sportOptions,
  };
}

/** A new day or filter starts at the first page, which is not named. */
function buildStreamsAddress({ sport, search }: StreamFilters, date: string | null, page: number): string {
  return addToHref(path, { date, sport, q: search, page: page === 1 ? null : String(page) });
}

function getSearchNames(stream: Stream): string[] {
  return [stream.title, nameSportOfStream(stream) ?? ''];
}

/** A stream without a sport is identified by its category. */
function isOfSport({ sportId, category }: Stream, sport: string): boolean {
  return sportId === null ? category?.toLowerCase() === findSport(sport)?.title.toLowerCase() : sportId === sport;
}

function toStreamCard(
  stream: Stream,
  { isLive, game }: { readonly isLive: boolean; readonly game: Game | null },
  clock: ContentClock,
): StreamCardView {
  const { title, category, imageUrl, sportId } = stream;
  const facts = toStreamFacts(stream, clock.timeZone);
  const scoreText = game?.kind === 'live' ? formatLiveScore(game, title) : null;
  return {
    ...facts,
    // The names have their scores in the title, which is shown without them while results are hidden.
    ...(scoreText !== null && { title: scoreText, neutralTitle: facts.neutralTitle ?? facts.title }),
    sport: joinLabel([facts.sport, game && formatClassAndStage(game)], ', ') || null,
    isLive,
    liveText: game?.kind === 'live' ? formatStatus(toScoreCardView(game)) : 'Live',
    imageUrl,
    art: chooseArt(category, sportId, title),
  };
}

/** `Little Marlow 21, Alder Bend 7`, in the order of the title; of games in sets those won so far; `null` while a score is unknown. */
function formatLiveScore(game: Game, title: string): string | null {
  const columns = getColumns(game);
  const [first, second] = game.countsSets ? countSetsSoFar(game.kind, columns) : (columns[0] ?? [null, null]);
  const [one, other] = game.teams;
  if (first === null || second === null) return null;
  const scores = [`${one.name} ${first}`, `${other.name} ${second}`];
  return (title.indexOf(other.name) < title.indexOf(one.name) ? scores.reverse() : scores).join(', ');
}
