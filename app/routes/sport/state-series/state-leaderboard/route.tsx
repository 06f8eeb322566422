import { useLoaderData, useSearchParams } from '@remix-run/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { DeviceText } from '~/browser/device-text';
import { useUnpacked } from '~/browser/packed';
import { useRefreshText } from '~/browser/page-refresh';
import { Chart } from '~/components/charts/chart';
import { PutOnSite } from '~/components/embed/put-on-site';
import { FieldChart } from '~/components/golf/field-chart';
import { type LeaderboardRow, LeaderboardTable, type PinState } from '~/components/golf/leaderboard-table';
import { type BoardChanges, useBoardChanges } from '~/components/golf/use-board-changes';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FilterSheet } from '~/components/ui/filter-sheet';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { words } from '~/config/words';
import { addToHref } from '~/href';
import type { BoardRow } from '~/models/golf/golf-board-row';
import type { GolfField } from '~/models/golf/golf-field';
import { buildGolferPin, type GolfPins, readPins, togglePin } from '~/models/golf/golf-pins';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type BoardView, leaderboards, type LeaderboardView, searchRows, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export { shouldRevalidate } from '~/page/search-on-page';

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ subject, leaderboard }) => ({
    subject,
    canonical: leaderboard.href,
  })),
  ({ leaderboard }) => leaderboard.embed !== null,
);

export default function StateLeaderboard() {
  const { heading, leaderboard, stamp, ...packed } = useLoaderData<typeof loader>();
  const board = useUnpacked(packed.board);
  const field = useUnpacked(packed.field);
  return (
    <Page {...heading}>
      <LiveBar stamp={stamp} refreshHref={leaderboard.href}>
        {leaderboard.tabs.length > 0 && <ClassTabs tabs={leaderboard.tabs} label="Classes" />}
      </LiveBar>
      {leaderboard.upcoming !== null && <p className="pt-2 text-sm">{leaderboard.upcoming}</p>}
      <p role="status" className="sr-only result">
        {leaderboard.announcement}
      </p>
      <Results isWhole>
        {leaderboard.shown === 'team' ? (
          <Team view={{ ...leaderboard, board }} />
        ) : (
          <Individual view={{ ...leaderboard, board }} field={field} />
        )}
      </Results>
      <Event view={leaderboard} />
      <p className="mt-6 flex flex-wrap gap-x-5 print:hidden">
        {leaderboard.otherSeason !== null && (
          <MoreLink to={leaderboard.otherSeason.to}>{leaderboard.otherSeason.text}</MoreLink>
        )}
        {leaderboard.screenHref !== null && <MoreLink to={leaderboard.screenHref}>On a screen</MoreLink>}
      </p>
      <PutOnSite embed={leaderboard.embed} />
    </Page>
  );
}

/** Which finals the page is about, below the leaderboard. */
function Event({ view: { siteText, eventName, liveScoringUrl } }: { readonly view: LeaderboardView }) {
  return (
    <div className="mt-6">
      <p className="label">{siteText}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <p className="text-xs text-ink-2">{eventName}</p>
        {liveScoringUrl !== null && (
          <SiteLink
            to={liveScoringUrl}
            className="inline-flex min-h-6 items-center font-display text-d-sm font-semibold print:hidden"
          >
            {words.liveScoring}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

function FindGolfer({ path }: { readonly path: string }) {
  const search = useSearchParams()[0].get('q') ?? '';
  return (
    <FilterSheet label="Find" count={Number(search !== '')}>
      <SearchForm
        action={path}
        label="Golfer or school"
        placeholder="Golfer or school"
        defaultValue={search}
        submitLabel="Search golfers"
      />
    </FilterSheet>
  );
}

interface LeaderboardProps {
  readonly view: LeaderboardView & { readonly board: BoardView };
}

function Individual({ view, field }: LeaderboardProps & { readonly field: GolfField | null }) {
  const { board, classId, scorecardsHref, lastSeason, pinScope } = view;
  const buildPin = useGolfPins();
  const search = useSearchParams()[0].get('q') ?? '';
  const found = useMemo(() => searchRows(board.rows, search), [board.rows, search]);
  return (
    <Board
      view={view}
      {...found}
      field={field}
      head="Golfer"
      getPin={({ key, name, schoolId, schoolName }) => {
        const ofSchool = schoolId === null ? null : buildPin('schools', schoolId, `${schoolName} and its golfers`);
        if (ofSchool?.isPinned === true) return ofSchool;
        return buildPin('golfers', buildGolferPin(pinScope.season, pinScope.sportId, key), name);
      }}
    >
      {({ key, name, detail }) => (
        <span className="golf-name">
          <SiteLink to={addToHref(scorecardsHref, { class: classId, memberId: key, season: lastSeason })}>
            {name}
          </SiteLink>
          {detail !== null && <small>{detail}</small>}
        </span>
      )}
    </Board>
  );
}

function Team({ view }: LeaderboardProps) {
  const { board, teamLogos } = view;
  const buildPin = useGolfPins();
  return (
    <Board
      view={view}
      rows={board.rows}
      countText={board.countText}
      head="Team"
      emptyText="No teams available."
      getPin={({ key, name }) => buildPin('schools', key, `${name} and its golfers`)}
    >
      {({ key, name }) => (
        <span className="golf-name golf-team">
          <SchoolMark markKey={key} name={name} logoUrl={teamLogos[key] ?? null} />
          <b>{name}</b>
        </span>
      )}
    </Board>
  );
}

interface BoardProps extends LeaderboardProps, ReturnType<typeof searchRows> {
  readonly head: string;
  readonly field?: GolfField | null;
  readonly getPin: (row: BoardRow) => PinState;
  readonly children: (row: BoardRow) => ReactNode;
}

/** An empty leaderboard says why. */
function Board({ view, rows, countText, emptyText, field = null, head, getPin, children }: BoardProps) {
  const { shown, board, href } = view;
  const { title } = leaderboards[shown];
  const changes = useBoardChanges({ of: href, ...board });
  const isSearched = rows.length < board.rows.length;
  const isChosen = (row: BoardRow) => getPin(row).isPinned || (isSearched && rows.includes(row));
  const listed = rows.map((row): LeaderboardRow => ({ row, change: changes.byRow.get(row.key), pin: getPin(row) }));
  return (
    <section aria-labelledby={shown} className="min-w-0">
      {/* The selected tab shows it. */}
      <h2 id={shown} className="sr-only">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 pb-2 tablet:pt-2">
        <ClassTabs tabs={view.boardTabs} label="Leaderboards" />
        {board.state === 'rows' && (
          <span role="status" className="label min-w-0 flex-1 text-ink-2">
            {board.champions !== null && 'Final, '}
            {countText}
          </span>
        )}
        {shown === 'individual' && board.state === 'rows' && <FindGolfer path={view.searchPath} />}
      </div>
      {board.champions !== null && <p className="pb-1 font-display text-d-md font-semibold">{board.champions}</p>}
      {listed.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {field !== null && <Field field={field} chosen={board.rows.filter(isChosen)} />}
          <LeaderboardTable caption={`${title} leaderboard`} head={head} rows={listed} renderName={children} />
          <Key board={board} changes={changes} />
        </div>
      ) : (
        <div className="mt-4">
          {board.state === 'unavailable' ? (
            <Unavailable what={`The ${shown} leaderboard`} isMain />
          ) : (
            <EmptyState>{emptyText}</EmptyState>
          )}
        </div>
      )}
    </section>
  );
}

interface FieldProps {
  readonly field: GolfField;
  /** Pinned or found by the search. */
  readonly chosen: readonly BoardRow[];
}

function Field({ field: { text, ruler, playing, positions }, chosen }: FieldProps) {
  const areNamed = chosen.length <= mostNames;
  const scale = [
    playing.length > 0 ? 'Rings are on the course.' : '',
    areNamed ? '' : 'Thick lines are golfers whom you pinned or searched.',
  ];
  return (
    <Chart
      title="The field by score to par"
      text={text}
      scale={scale.filter(Boolean).join(' ')}
      isInline
      className="mb-2 max-tablet:[&_b]:inline max-tablet:[&_figcaption]:text-xs"
    >
      <FieldChart
        ruler={ruler}
        playing={playing}
        chosen={chosen.flatMap(({ name, overall }) => {
          const at = positions[overall.text];
          return at === undefined ? [] : [{ at, text: areNamed ? `${name} ${overall.text}` : '' }];
        })}
      />
    </Chart>
  );
}

/** More are a school's. */
const mostNames = 6;

/** Legend of the marks. Its space is reserved before the first refresh, so that nothing jumps. */
function Key({ board, changes: { since } }: { readonly board: BoardView; readonly changes: BoardChanges }) {
  const everyText = useRefreshText();
  const isRefreshed = everyText !== null;
  return (
    <p className="min-h-11 pt-2 text-xs text-ink-2">
      {since === null
        ? isRefreshed && <span className="needs-script">What changes with the next refresh is marked here. </span>
        : `A triangle shows places gained or lost, and an underline a score that changed, since ${since}. `}
      {board.hasOtherStarts && 'An asterisk stands for a start on another hole than the first.'}
    </p>
  );
}

const device = new DeviceText('golf-pins');

/** The visitor's pins, on this device only; none on the server. */
function useGolfPins() {
  const kept = useSyncExternalStore(device.subscribe, device.read, () => null);
  const pins = useMemo(() => readPins(kept), [kept]);
  return (kind: keyof GolfPins, id: string, what: string): PinState => ({
    isPinned: pins[kind].includes(id),
    what,
    toggle: () => {
      device.keep(JSON.stringify(togglePin(readPins(device.read()), kind, id)));
    },
  });
}
