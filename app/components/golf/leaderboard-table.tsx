import { memo, type ReactNode } from 'react';
import type { BoardRow } from '~/models/golf/golf-board-row';
import type { RowChange } from '~/models/golf/golf-changes';
import { Icon } from '../ui/icon';
import { RankChange } from '../ui/rank-change';
import { ParScoreText } from './par-score-text';

export interface LeaderboardRow {
  readonly row: BoardRow;
  readonly change: RowChange | undefined;
  readonly pin: PinState;
}

export interface PinState {
  readonly isPinned: boolean;
  /** `Ashgrove and its golfers` */
  readonly what: string;
  readonly toggle: () => void;
}

interface LeaderboardTableProps {
  /** Names the table and its scroll region. */
  readonly caption: string;
  /** `Golfer` or `Team`. */
  readonly head: string;
  /** In leaderboard order. */
  readonly rows: readonly LeaderboardRow[];
  /** The name, as a link or with a mark. */
  readonly renderName: (row: BoardRow) => ReactNode;
}

/** The columns after the first, with the full name of an abbreviation. */
const columns: readonly { readonly head: string; readonly name?: string }[] = [
  { head: 'Overall' },
  { head: 'Thru' },
  { head: 'RND', name: 'This round against par' },
  { head: 'R1', name: 'Round 1' },
  { head: 'R2', name: 'Round 2' },
  { head: 'TOT', name: 'Total strokes' },
];

/** A leaderboard with pinned rows on top. It is no `DataTable`: a pin or a new score re-renders one of up to 250 rows. */
export function LeaderboardTable({ caption, head, rows, renderName }: LeaderboardTableProps) {
  const pinned = rows.filter(({ pin }) => pin.isPinned);
  return (
    <div className="border-y border-line" role="region" aria-label={`${caption} table`}>
      <table className="golf-board">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col />
          {columns.map(({ head: column }) => (
            <col key={column} />
          ))}
          <col />
        </colgroup>
        <Head head={head} />
        {pinned.length > 0 && (
          <tbody aria-label="Pinned">
            {pinned.map((row) => (
              <Row key={row.row.key} {...row} renderName={renderName} />
            ))}
          </tbody>
        )}
        <tbody>
          {rows.map((row) => (
            <Row key={row.row.key} {...row} renderName={renderName} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ head }: { readonly head: string }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="golf-who">
          <span>
            <span>Pos</span>
            <span>{head}</span>
          </span>
        </th>
        {columns.map(({ head: text, name }) => (
          <th key={text} scope="col">
            {name === undefined ? text : <abbr title={name}>{text}</abbr>}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

type RowProps = LeaderboardRow & Pick<LeaderboardTableProps, 'renderName'>;

/** A pin re-renders only its own row. */
const Row = memo(BoardTableRow, isSameRow);

/** Callbacks are equivalent while these are unchanged. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.row === after.row &&
    before.change === after.change &&
    before.pin.isPinned === after.pin.isPinned &&
    before.pin.what === after.pin.what
  );
}

function BoardTableRow({ row, change, pin, renderName }: RowProps) {
  return (
    <tr className={pin.isPinned ? 'golf-pinned' : undefined}>
      <th scope="row" className="golf-who">
        <span>
          <span className="golf-position">
            <AccessibleText className="golf-place" text={row.placeText} words={row.placeWords} />
            <RankChange gained={change?.gained ?? 0} />
          </span>
          <span>
            {renderName(row)}
            <RoundsBelow row={row} />
          </span>
        </span>
      </th>
      <td>
        <ParScoreText score={row.overall} hasChanged={change?.hasNewScore ?? false} />
      </td>
      <td>
        <AccessibleText text={row.thru} words={row.thruWords} />
      </td>
      <td>
        <ParScoreText score={row.current} />
      </td>
      {row.rounds.map(({ text, isSoFar }, index) => (
        <td key={index} className={isSoFar ? 'golf-quiet' : undefined}>
          {text}
          {isSoFar && <span className="sr-only"> so far</span>}
        </td>
      ))}
      <td className="golf-total">{row.total}</td>
      <td>
        <PinButton pin={pin} />
      </td>
    </tr>
  );
}

/** For phones, which have no columns for rounds: the round against par while it is played, because its strokes compare with nobody's. */
function RoundsBelow({ row: { current, rounds, total } }: Pick<RowProps, 'row'>) {
  const strokes = rounds.map(({ text }) => text).filter(isNumber);
  const isPlaying = rounds.some(({ isSoFar }) => isSoFar);
  const totalText = isPlaying || !isNumber(total) ? '' : `, total ${total}`;
  return (
    <small className="golf-rounds-below">
      {isPlaying && strokes.length > 1 && current.tone !== 'none' && (
        <>
          {'This round\u00a0'}
          <ParScoreText score={current} />{' '}
        </>
      )}
      {strokes.length > 0 && (
        <b>{strokes.length > 1 ? strokes.join(', ') + totalText : `${strokes.join('')} strokes`}</b>
      )}
    </small>
  );
}

function isNumber(text: string): boolean {
  return /\d/.test(text);
}

interface AccessibleTextProps {
  readonly text: string;
  /** Accessible text; `null` where the visible text suffices. */
  readonly words: string | null;
  readonly className?: string;
}

function AccessibleText({ text, words, className }: AccessibleTextProps) {
  if (words === null) return <span className={className}>{text}</span>;
  return (
    <span className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

function PinButton({ pin: { isPinned, what, toggle } }: { readonly pin: PinState }) {
  return (
    <button
      type="button"
      className="golf-pin needs-script print:hidden"
      aria-pressed={isPinned}
      aria-label={`Pin ${what}`}
      onClick={toggle}
    >
      <Icon name="pin" />
    </button>
  );
}
