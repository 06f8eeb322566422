import { describe, expect, it } from 'vitest';
import {
  findChangeToRollBack,
  formatPolicyHistory,
  MOST_CHANGES,
  parsePolicyHistory,
  withPolicyChange,
  type PolicyChange,
} from './current-policy';

function change(action: PolicyChange['action'], before: string | null, after: string | null): PolicyChange {
  return { atIso: '2025-10-11T18:00:00Z', by: 'pat', why: 'finals day', action, before, after };
}

describe('the history of the policy document', () => {
  it('keeps the exact texts', () => {
    const odd = '{ "spaces":  true,\r\n\t"é": "\\u00e9" }\n\n';
    const history = [change('set', null, odd), change('purge', odd, '{}')];
    expect(parsePolicyHistory(formatPolicyHistory(history))).toEqual(history);
  });

  it('starts empty and is refused in any other format', () => {
    expect(parsePolicyHistory(null)).toEqual([]);
    for (const text of ['', '{}', '[{}]', '[1]']) expect(() => parsePolicyHistory(text), text).toThrow();
  });

  it('drops the oldest changes', () => {
    let history: readonly PolicyChange[] = [];
    for (let index = 0; index <= MOST_CHANGES; index += 1) {
      history = withPolicyChange(history, change('set', String(index), String(index + 1)));
    }
    expect([history.length, history[0]?.before, history.at(-1)?.after]).toEqual([MOST_CHANGES, '1', '101']);
  });

  it('goes back one standing change with each rollback', () => {
    let history: readonly PolicyChange[] = [];
    let text: string | null = null;
    const recordChange = (action: PolicyChange['action'], after: string | null) => {
      history = withPolicyChange(history, change(action, text, after));
      text = after;
    };
    const rollBack = () => {
      const found = findChangeToRollBack(history);
      if (found !== undefined) recordChange('rollback', found.before);
      return found === undefined ? 'nothing' : text;
    };
    expect(rollBack()).toBe('nothing');
    recordChange('set', 'a');
    recordChange('set', 'b');
    recordChange('purge', 'c');
    expect([rollBack(), rollBack()]).toEqual(['b', 'a']);
    recordChange('unset', 'd');
    expect([rollBack(), rollBack(), rollBack()]).toEqual(['a', null, 'nothing']);
  });
});
