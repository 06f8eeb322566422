import { useState } from 'react';
import type { BoardRow } from '~/models/golf/golf-board-row';
import { compareBoards, type RowChange, type SeenRow } from '~/models/golf/golf-changes';

/** One answer of the scoring service, as a leaderboard shows it. */
interface Answer {
  /** Identifies the leaderboard; answers of different ones are not compared. */
  readonly of: string;
  /** When the service gave it, as text and time; `null` without one. */
  readonly stamp: { readonly text: string; readonly iso: string } | null;
  readonly rows: readonly BoardRow[];
}

export interface BoardChanges {
  /** By row. */
  readonly byRow: ReadonlyMap<string, RowChange>;
  /** Time of the compared answer, such as `2:09 PM CT`; `null` before the first new answer. */
  readonly since: string | null;
}

const none: BoardChanges = { byRow: new Map(), since: null };

export function useBoardChanges(answer: Answer): BoardChanges {
  const [known, setKnown] = useState({ answer, changes: none });
  if (known.answer.of === answer.of && known.answer.stamp?.iso === answer.stamp?.iso) return known.changes;
  const changes = known.answer.of === answer.of ? compareAnswers(known.answer, answer) : none;
  setKnown({ answer, changes });
  return changes;
}

function compareAnswers(before: Answer, after: Answer): BoardChanges {
  return { byRow: compareBoards(before.rows.map(toSeen), after.rows.map(toSeen)), since: before.stamp?.text ?? null };
}

function toSeen({ key, place, overall }: BoardRow): SeenRow {
  return { key, place, score: overall.text };
}
