import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { fiveYearCalendar } from '~/upstream/sport-calendar';
import { sportFacts } from '~/upstream/sports';
import type { WantedSource } from './plan-run';
import { formatRunMemory, parseRunMemory, recallTargets, rememberTargets, type WarmTargets } from './run-memory';

const getKey = ({ definition, params }: SourceRequest) => `${definition.name} ${definition.buildPath(params)}`;
const buildWanted = (request: SourceRequest, more: Partial<WantedSource> = {}): WantedSource => ({
  key: getKey(request),
  request,
  weight: 3,
  ...more,
});

const golf = buildWanted(sportFacts.with({ sportId: 'boys-golf' }));
const tennis = buildWanted(sportFacts.with({ sportId: 'girls-tennis' }), { weight: 7 });
const calendar = buildWanted(fiveYearCalendar.with({ sportId: 'boys-golf' }), { renewAfterMs: 1000 });
const targets: WarmTargets = {
  inPhase: [{ sportId: 'boys-golf', phase: 'eve' }],
  pages: [
    { path: '/sports/girls-tennis', weight: 7, keys: [tennis.key] },
    { path: '/sports/boys-golf?x=1', weight: 7, keys: [golf.key, tennis.key] },
  ],
  wanted: [golf, calendar, tennis],
};
const remembered = rememberTargets(targets, '2025-10-10', 1000);

describe('the memory of a prewarm run', () => {
  it('returns the targets that the next run would find, without planner-only sources', () => {
    const { targets: kept } = parseRunMemory(formatRunMemory({ targets: remembered }, 'build-1'), 'build-1');
    expect(kept && recallTargets(kept, getKey)).toEqual({ ...targets, wanted: [golf, tennis] });
  });

  it('is ignored by another build, which may have other sources', () => {
    expect(parseRunMemory(formatRunMemory({ targets: remembered }, 'build-1'), 'build-2')).toEqual({});
    expect(parseRunMemory(undefined, 'build-1')).toEqual({});
  });

  it('keeps the time of the last kept pages and the day of the last warning', () => {
    const memory = { warnedDay: '2025-10-10', pagesKeptAtMs: 5 };
    expect(parseRunMemory(formatRunMemory(memory, 'build-1'), 'build-1')).toEqual(memory);
  });
});
