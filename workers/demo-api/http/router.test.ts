import { describe, expect, it } from 'vitest';
import { html } from './answer';
import { createRouter } from './router';

const first = (): ReturnType<typeof html> => html('first');
const second = (): ReturnType<typeof html> => html('second');
const match = createRouter([
  { pattern: '/v1/news/feature', handler: first },
  { pattern: '/v1/news/{slug}', handler: second },
  { pattern: '/documents/{name...}', handler: second },
  { pattern: '/data/{prefix}-{class}-leader.json', handler: first },
]);

describe('routes', () => {
  it('are tried in order', () => {
    expect(match('/v1/news/feature')?.handler).toBe(first);
    expect(match('/v1/news/other')?.handler).toBe(second);
  });

  it('hand over decoded segments', () => {
    expect(match('/v1/news/caf%C3%A9')?.params).toEqual({ slug: 'café' });
    expect(match('/documents/a/b.pdf')?.params).toEqual({ name: 'a/b.pdf' });
    expect(match('/v1/news/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
  });

  it('match parts of a segment', () => {
    expect(match('/data/gog-1A-leader.json')?.params).toEqual({ prefix: 'gog', class: '1A' });
  });

  it('do not match more or less than their pattern', () => {
    expect([match('/v1/news'), match('/v1/news/a/b'), match('/x/v1/news/a')]).toEqual([null, null, null]);
  });
});
