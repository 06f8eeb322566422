import { expect, it } from 'vitest';
import type { TimedAnswer } from '~/cache/source-cache';
import type { SourceRequest } from '~/cache/source/define-source';
import { batchReads } from './page-renderer';

const buildRequest = (name: string) => ({ definition: { name }, params: {} }) as unknown as SourceRequest;

function answerTo({ definition }: SourceRequest): TimedAnswer {
  return { answer: { status: 'failed', reason: 'not-found', detail: definition.name }, waitedMs: 0 };
}

it('reads of the same turn are batched, and each caller gets its own answers', async () => {
  const reads: string[][] = [];
  const read = batchReads((requests) => {
    reads.push(requests.map(({ definition }) => definition.name));
    return Promise.resolve(requests.map(answerTo));
  });
  const [layout, page] = await Promise.all([read([buildRequest('a')]), read([buildRequest('b'), buildRequest('c')])]);
  await read([buildRequest('d')]);
  expect(reads).toEqual([['a', 'b', 'c'], ['d']]);
  expect(layout).toEqual([answerTo(buildRequest('a'))]);
  expect(page).toEqual([answerTo(buildRequest('b')), answerTo(buildRequest('c'))]);
});

it('each answer of a batch is noted for its caller when it is there', async () => {
  const noted: string[] = [];
  const read = batchReads((requests, noteAnswer) => {
    for (const request of [...requests].reverse()) noteAnswer?.(request, answerTo(request).answer);
    noted.push('all');
    return Promise.resolve(requests.map(answerTo));
  });
  const noteAs = (caller: string) => (request: SourceRequest) => noted.push(`${caller} ${request.definition.name}`);
  await Promise.all([
    read([buildRequest('a')], noteAs('layout')),
    read([buildRequest('b'), buildRequest('c')], noteAs('page')),
    read([buildRequest('d')]),
  ]);
  expect(noted).toEqual(['page c', 'page b', 'layout a', 'all']);
});
