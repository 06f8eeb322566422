import type { PolicyDocument } from '../../app/cache/tuning/policy-document';
import type { CacheAdmin } from './cache-admin';
import type { Section } from './report';

/** What a change of the policies is expected to do, for the operator who is about to make it. */
export interface ChangeForecast {
  /** Whether upstream would be called more than twice as often: then the operator is asked. */
  readonly doublesUpstreamCalls: boolean;
  readonly section: Section;
}

/**
 * Foresees what a change does.
 * @returns null where nothing can be said; the change is then made without a question
 */
export type ForecastChange = (
  before: PolicyDocument,
  after: PolicyDocument,
  about: { readonly admin: CacheAdmin; readonly nowMs: number },
) => Promise<ChangeForecast | null>;
