import { describe, expect, it } from 'vitest';
import { html } from './answer';
import { createRouter } from './router';

const first = (): ReturnType<typeof html> => html('first');
const second = (): ReturnType<typeof html> => html('second');
const match = createRouter([
  ['/v1/news/feature', first],
  ['/v1/news/{slug}', second],
  ['/documents/{name...}', second],
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

  it('do not match more or less than their pattern', () => {
    expect([match('/v1/news'), match('/v1/news/a/b'), match('/x/v1/news/a')]).toEqual([null, null, null]);
  });
});
