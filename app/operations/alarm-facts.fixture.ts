import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import type { AlarmFacts } from './alarms';
import { createEmptyOperations } from './operations-state';

/** Facts of a site without alarms, to be changed by tests. */
export function buildQuietFacts(nowMs = Date.parse('2025-10-11T18:00:00Z')): AlarmFacts {
  return {
    nowMs,
    operations: createEmptyOperations(nowMs),
    overdue: [],
    platformPurges: null,
    document: defaultPolicyDocument,
    budget: { callsPerSecond: 20, burstCalls: 60 },
    seasonWarnings: [],
    isPrewarmed: true,
    getPolicyName: () => 'scores',
  };
}
