import { expect, it } from 'vitest';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SiteContext } from '~/page/site-context';
import { loadVideos } from './load-parts';

const loadWith = (answer: object) =>
  loadVideos({ readSources: () => Promise.resolve([answer as SourceAnswer<unknown>]) } as unknown as SiteContext);

it('videos that come later are missing without a failure', async () => {
  expect(await loadWith({ status: 'failed', reason: 'timeout' })).toEqual({
    values: {},
    hasFailed: false,
    isComplete: false,
  });
});

it('videos that upstream refuses have failed', async () => {
  expect(await loadWith({ status: 'failed', reason: 'upstream-error' })).toMatchObject({ hasFailed: true });
});
