import { describe, expect, it } from 'vitest';
import { policies, type PolicyName } from '~/cache/source/policies';
import { checkPolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { knownNames } from '../../workers/source-dependencies';
import { buildFastDayPolicy } from './demo-finals';

const nowIso = '2026-11-21T10:00:00.000Z';
const document = buildFastDayPolicy(nowIso);

describe('the policy of a fast day', () => {
  it('is accepted by the site', () => {
    expect(checkPolicyDocument(document, knownNames)).toEqual(document);
  });

  it('shortens every freshness below an hour to half a minute', () => {
    const names = (Object.keys(policies) as PolicyName[]).filter((policy) => policies[policy].freshSeconds < 3600);
    const seconds = names.map(
      (policy) => computeEffectivePolicy(document, { policy }, Date.parse(nowIso)).freshSeconds,
    );
    expect(names).toContain('leaderboard');
    expect(seconds).toEqual(names.map(() => 30));
  });
});
