import type { OperationsBatch } from './operations-batch';
import type { BeganRun, RunProgress, RunSummary } from './prewarm-runs';

/** The ledger, wherever it lives. Its failures are of no consequence to a page; callers log them and go on. */
export interface LedgerObject {
  note(batch: OperationsBatch): Promise<void>;
  /** Asks for the lease of prewarming. @param nowMs real clock */
  beginRun(nowMs: number): Promise<BeganRun>;
  /** A sign of life. @returns whether the run still holds the lease; if not, another one goes on in its place */
  noteProgress(runId: string, progress: RunProgress): Promise<boolean>;
  endRun(runId: string, summary: RunSummary): Promise<void>;
  /** All that it knows: the JSON text of an `OperationsState`. */
  snapshot(): Promise<string>;
}
