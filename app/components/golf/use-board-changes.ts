import { useState } from 'react';
import type { BoardRow } from '~/models/golf/golf-board-row';
import { compareBoards, type RowChange, type SeenRow } from '~/models/golf/golf-changes';

/** One answer of the scoring service, as a leaderboard shows it. */
interface Answer {
  /** Which leaderboard: another class is another one, and nothing is compared. */
  readonly of: string;
  /** When the service gave it, ready to show and as a moment; null without one. */
  readonly stamp: { readonly text: string; readonly iso: string } | null;
  readonly rows: readonly BoardRow[];
}

export interface BoardChanges {
  /** By row. */
  readonly byRow: ReadonlyMap<string, RowChange>;
  /** `2:09 PM CT`: since when; null before the first new answer. */
  readonly since: string | null;
}

const none: BoardChanges = { byRow: new Map(), since: null };

/** What changed from the answer that was shown before this one. The browser alone knows: it starts with the first refresh. */
export function useBoardChanges(answer: Answer): BoardChanges {
  const [known, setKnown] = useState({ answer, changes: none });
  if (known.answer.of === answer.of && known.answer.stamp?.iso === answer.stamp?.iso) return known.changes;
  const changes = known.answer.of === answer.of ? between(known.answer, answer) : none;
  setKnown({ answer, changes });
  return changes;
}

function between(before: Answer, after: Answer): BoardChanges {
  return {
    byRow: compareBoards(before.rows.map(toSeen), after.rows.map(toSeen)),
    since: before.stamp?.text ?? null,
  };
}

function toSeen({ key, place, overall }: BoardRow): SeenRow {
  return { key, place, score: overall.text };
}
