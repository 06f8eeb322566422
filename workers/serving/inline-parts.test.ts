import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineParts } from './inline-parts';

test('an inline part is known by the hash of its UTF-8 text', async () => {
  const bodies = ['ours()', 'say("5 – 3")'];
  expect(await hashInlineParts(new Set(bodies))).toEqual(
    bodies.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
});
