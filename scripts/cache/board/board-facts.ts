import type { CallBudget } from '~/cache/call-budget';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import type { OverdueGame } from '~/models/games/overdue-games';
import type { OperationsState } from '~/operations/operations-state';
import type { PlatformPurges } from '~/prewarm/platform-purges';

export interface BoardFacts {
  readonly place: string;
  readonly nowMs: number;
  /** The content time, as text. */
  readonly contentTime: string;
  /** `null` before the first count. */
  readonly operations: OperationsState | null;
  readonly overdue: readonly OverdueGame[];
  /** State of purging the platform's cache; `null` before the first purge. */
  readonly platformPurges: PlatformPurges | null;
  /** `null` with a `problem` when the stored document is invalid. */
  readonly document: PolicyDocument | null;
  readonly problem?: string;
  /** Budget of each upstream host. */
  readonly budget: CallBudget;
  readonly seasonWarnings: readonly string[];
  /** Whether a cron prewarms at all. */
  readonly isPrewarmed: boolean;
}
