import type { CallBudget } from '~/cache/call-budget';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import type { OverdueGame } from '~/models/games/overdue-games';
import type { OperationsState } from '~/operations/operations-state';
import type { PlatformPurges } from '~/prewarm/platform-purges';

/** What the operators' board is made of. */
export interface BoardFacts {
  readonly place: string;
  readonly nowMs: number;
  /** The content time, as text. */
  readonly contentTime: string;
  /** `null` before the first count. */
  readonly operations: OperationsState | null;
  readonly overdue: readonly OverdueGame[];
  /** Where purging the platform's cache stands; `null` before the first purge. */
  readonly platformPurges: PlatformPurges | null;
  /** `null` when the document in the store is not valid; `problem` says why. */
  readonly document: PolicyDocument | null;
  readonly problem?: string;
  /** What each host of upstream gets. */
  readonly budget: CallBudget;
  /** What is wrong or missing in the facts of the season and, in June, of the next one. */
  readonly seasonWarnings: readonly string[];
  /** Whether a cron prewarms at all. */
  readonly isPrewarmed: boolean;
}
