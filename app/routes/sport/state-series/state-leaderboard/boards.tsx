import { LeaderboardTable, type LeaderboardRow, type PinState } from '~/components/golf/leaderboard-table';
import { type BoardChanges, useBoardChanges } from '~/components/golf/use-board-changes';
import { useGolfPins } from '~/components/golf/use-golf-pins';
import { CutName } from '~/components/scores/cut-name';
import { SchoolMark } from '~/components/scores/school-mark';
import { EmptyState } from '~/components/ui/empty-state';
import { hrefWith } from '~/components/ui/href-with';
import { SectionHead } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import type { BoardRow } from '~/models/golf/golf-board-row';
import { golferPin } from '~/models/golf/golf-pins';
import type { BoardView, LeaderboardView } from './page';

interface BoardsProps {
  readonly view: LeaderboardView;
}

/** Both leaderboards: golfers first, then teams. A part without rows says why. */
export function Boards({ view }: BoardsProps) {
  if (view.individual.state !== 'rows' && view.individual.state === view.team.state) {
    return <WithoutRows state={view.individual.state} what="Both leaderboards" />;
  }
  return (
    <>
      <Individual view={view} />
      <Team view={view} />
    </>
  );
}

function Individual({ view: { individual, classId, scorecardsHref, pinScope, href } }: BoardsProps) {
  const { pins, toggle } = useGolfPins();
  const changes = useBoardChanges({ of: `golfers ${href}`, ...individual });
  const pinOf = ({ key, name, schoolId, schoolName }: BoardRow): PinState => {
    if (schoolId !== null && pins.schools.includes(schoolId)) {
      return {
        isPinned: true,
        what: `${schoolName} and its golfers`,
        toggle: () => {
          toggle('schools', schoolId);
        },
      };
    }
    const id = golferPin(pinScope.season, pinScope.sportId, key);
    return {
      isPinned: pins.golfers.includes(id),
      what: name,
      toggle: () => {
        toggle('golfers', id);
      },
    };
  };
  return (
    <Board id="individual" title="Individual" head="Golfer" board={individual} changes={changes} pinOf={pinOf}>
      {({ key, name, detail }) => (
        <span className="golf-name">
          <SiteLink to={hrefWith(scorecardsHref, { class: classId, memberId: key })}>{name}</SiteLink>
          {detail !== null && (
            <small>
              <CutName>{detail}</CutName>
            </small>
          )}
        </span>
      )}
    </Board>
  );
}

function Team({ view: { team, href, teamLogos } }: BoardsProps) {
  const { pins, toggle } = useGolfPins();
  const changes = useBoardChanges({ of: `teams ${href}`, ...team });
  const pinOf = ({ key, name }: BoardRow): PinState => ({
    isPinned: pins.schools.includes(key),
    what: `${name} and its golfers`,
    toggle: () => {
      toggle('schools', key);
    },
  });
  return (
    <Board id="team" title="Team" head="Team" board={team} changes={changes} pinOf={pinOf}>
      {({ key, name }) => (
        <span className="golf-name golf-team">
          <SchoolMark markKey={key} name={name} logoUrl={teamLogos[key] ?? null} />
          <b>
            <CutName>{name}</CutName>
          </b>
        </span>
      )}
    </Board>
  );
}

interface BoardProps {
  readonly id: string;
  readonly title: string;
  readonly head: string;
  readonly board: BoardView;
  readonly changes: BoardChanges;
  readonly pinOf: (row: BoardRow) => PinState;
  readonly children: (row: BoardRow) => React.ReactNode;
}

function Board({ id, title, head, board, changes, pinOf, children }: BoardProps) {
  const rows = board.rows.map((row): LeaderboardRow => ({ row, change: changes.byRow[row.key], pin: pinOf(row) }));
  return (
    <section aria-labelledby={id} className="mt-5">
      <SectionHead
        id={id}
        aside={board.state === 'rows' && <span className="label text-ink-2">{board.countText}</span>}
      >
        {title}
      </SectionHead>
      {board.state === 'rows' ? (
        <>
          <LeaderboardTable
            caption={`${title} leaderboard`}
            head={head}
            pinned={rows.filter(({ pin }) => pin.isPinned)}
            others={rows.filter(({ pin }) => !pin.isPinned)}
            name={children}
          />
          <Key board={board} changes={changes} />
        </>
      ) : (
        <WithoutRows state={board.state} what={`The ${title.toLowerCase()} leaderboard`} />
      )}
    </section>
  );
}

/** What the marks mean. There is room for it before the first refresh, so that nothing jumps. */
function Key({ board, changes: { since } }: Pick<BoardProps, 'board' | 'changes'>) {
  return (
    <p className="min-h-11 pt-2 text-xs text-ink-2">
      {board.isOlder && <b>This leaderboard is from {board.stamp?.text}. </b>}
      {since === null
        ? 'What changes with the next refresh is marked here. '
        : `A triangle shows places gained or lost, and an orange underline a score that changed, since ${since}. `}
      {board.hasOtherStarts && 'An asterisk stands for a start on another hole than the first.'}
    </p>
  );
}

function WithoutRows({ state, what }: { readonly state: BoardView['state']; readonly what: string }) {
  return (
    <div className="mt-4">
      {state === 'unavailable' ? <Unavailable what={what} isMain /> : <EmptyState>No data available.</EmptyState>}
    </div>
  );
}
