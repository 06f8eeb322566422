import { describe, expect, it } from 'vitest';
import { answerHtml } from './answer';
import { createRouter } from './router';

const first = (): ReturnType<typeof answerHtml> => answerHtml('first');
const second = (): ReturnType<typeof answerHtml> => answerHtml('second');
const match = createRouter([
  { pattern: '/v1/news/feature', handler: first },
  { pattern: '/v1/news/{slug}', handler: second },
  { pattern: '/documents/{name...}', handler: second },
  { pattern: '/data/{prefix}-{class}-leader.json', handler: first },
]);

describe('createRouter', () => {
  it('the first matching route wins', () => {
    expect(match('/v1/news/feature')?.handler).toBe(first);
    expect(match('/v1/news/other')?.handler).toBe(second);
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
