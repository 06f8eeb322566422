import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lockInlineParts } from './inline-parts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('scripts and styles of ours get hashes and lose their mark; those of others get none', async () => {
  const html =
    '<script nonce="n1">ours()</script><script>theirs()</script><style nonce="n1">a>b{}</style><style>c{}</style>' +
    '<script nonce="n1" src="/build/a.js"></script>';
  const locked = await lockInlineParts(html, 'n1');
  expect(locked.hashes).toEqual([hashOf('ours()')]);
  expect(locked.styleHashes).toEqual([hashOf('a>b{}')]);
  expect(locked.html).toBe(html.replaceAll(' nonce="n1"', ''));
});
