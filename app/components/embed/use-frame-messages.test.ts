import { describe, expect, test } from 'vitest';
import { clampFrameHeight, isTrusted, readFrameMessage } from './use-frame-messages';

describe('a message', () => {
  test.each([
    [1200, { kind: 'height', pixels: 1200 }],
    [{ height: 1200 }, { kind: 'height', pixels: 1200 }],
    [{ height: 'tall' }, { kind: 'unreadable-height' }],
    [{ height: null }, { kind: 'unreadable-height' }],
    [Number.NaN, { kind: 'unreadable-height' }],
    [-5, { kind: 'unreadable-height' }],
    [1e9, { kind: 'unreadable-height' }],
    [{ pdfUrl: 'https://old.example/a.pdf' }, { kind: 'pdf', url: 'https://old.example/a.pdf' }],
  ])('%j is read as %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });

  test.each([
    'hello',
    null,
    undefined,
    {},
    { type: 'resize' },
    { pdfUrl: 'javascript:alert(1)' },
    { pdfUrl: 'data:text/html,x' },
    { pdfUrl: '/a.pdf' },
    { pdfUrl: 7 },
  ])('%j is ignored', (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });
});

test.each([
  ['the association’s own origin', { origin: 'https://old.example', isTheFrame: false }, true],
  ['the sandboxed frame itself', { origin: 'null', isTheFrame: true }, true],
  ['another window without an origin', { origin: 'null', isTheFrame: false }, false],
  ['a stranger', { origin: 'https://evil.example', isTheFrame: false }, false],
  ['a stranger in the frame', { origin: 'https://evil.example', isTheFrame: true }, false],
])('a message from %s is trusted or rejected by its sender', (_, sender, trusted) => {
  expect(isTrusted(sender, ['https://old.example'])).toBe(trusted);
});

test.each([
  [100, 600],
  [580, 600],
  [900.2, 921],
])('a page of %d pixels gets a frame of %d pixels', (page, frame) => {
  expect(clampFrameHeight(page)).toBe(frame);
});
