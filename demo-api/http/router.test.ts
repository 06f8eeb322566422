import { describe, expect, it } from 'vitest';
import { answerHtml } from './answer';
import { createRouter } from './router';

const answerFirst = (): ReturnType<typeof answerHtml> => answerHtml('first');
const answerSecond = (): ReturnType<typeof answerHtml> => answerHtml('second');
const match = createRouter([
  { pattern: '/v1/news/feature', handler: answerFirst },
  { pattern: '/v1/news/{slug}', handler: answerSecond },
  { pattern: '/documents/{name...}', handler: answerSecond },
  { pattern: '/data/{prefix}-{class}-leader.json', handler: answerFirst },
]);

describe('createRouter', () => {
  it('the first matching route wins', () => {
    expect(match('/v1/news/feature')?.handler).toBe(answerFirst);
    expect(match('/v1/news/other')?.handler).toBe(answerSecond);
  });

  it('path parameters are decoded', () => {
    expect(match('/v1/news/caf%C3%A9')?.params).toEqual({ slug: 'café' });
    expect(match('/documents/a/b.pdf')?.params).toEqual({ name: 'a/b.pdf' });
    expect(match('/v1/news/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
  });

  it('a parameter can match a part of a segment', () => {
    expect(match('/data/gog-1A-leader.json')?.params).toEqual({ prefix: 'gog', class: '1A' });
  });

  it('a pattern matches whole paths only', () => {
    expect([match('/v1/news'), match('/v1/news/a/b'), match('/x/v1/news/a')]).toEqual([null, null, null]);
  });
});
