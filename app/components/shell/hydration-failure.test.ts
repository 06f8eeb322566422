import { afterEach, expect, test, vi } from 'vitest';
import { reportHydrationFailureTo, findFailingComponent } from './hydration-failure';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('names the element and the components around it, with their places in the build', () => {
  const stack = `
    at h1
    at div
    at a (https://site.example/build/_shared/chunk-A.js:1:20)
    at main
    at https://site.example/build/_shared/chunk-B.js:9:300
    at Board (https://site.example/build/scores-C.js:2:4)
    at Frame (https://site.example/build/frame-D.js:1:1)`;
  expect(findFailingComponent(stack)).toBe(
    'h1 < a (/build/_shared/chunk-A.js:1:20) < /build/_shared/chunk-B.js:9:300 < Board (/build/scores-C.js:2:4)',
  );
});

test('names only the component when there is no element, and reads the stack format of Firefox', () => {
  expect(findFailingComponent('\nBoard@https://site.example/build/scores-C.js:2:4\n')).toBe(
    'Board@/build/scores-C.js:2:4',
  );
  expect(findFailingComponent('')).toBe('');
});

test('reports one mismatch as one line, although React reports it several times', () => {
  vi.stubGlobal('window', { location: { pathname: '/scores', search: '?date=2025-10-11' } });
  const lines: string[] = [];
  const report = reportHydrationFailureTo((line) => lines.push(line));
  report(new Error('Minified React error #425; visit https://reactjs.org'), { componentStack: '\n    at h1' });
  report(new Error('Minified React error #423; visit https://reactjs.org'), { componentStack: '' });
  expect(lines).toEqual(['Hydration failed on /scores?date=2025-10-11 in h1: Error: Minified React error #425']);
});
