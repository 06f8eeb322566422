import { expect, test } from 'vitest';
import { isLightPage, livePath } from './light-pages';

test.each([livePath('boys-golf'), `${livePath('football')}?x=1`, `${livePath('football')}#final-today`])(
  '%s is a document of its own',
  (path) => {
    expect(isLightPage(path)).toBe(true);
  },
);

test.each(['/', '/sports/boys-golf/state-series', '/sports/live', 'https://x.example/sports/a/state-series/live'])(
  '%s is not',
  (path) => {
    expect(isLightPage(path)).toBe(false);
  },
);
