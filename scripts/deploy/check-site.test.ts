import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notPublished } from '~/models/failures/failure';
import { main } from './check-site';

let server: Server;
let origin: string;
/** Paths that the server fails. */
let failing: ReadonlySet<string>;
let asked: string[];
let openRequests: number;
let mostOpenRequests: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    openRequests += 1;
    mostOpenRequests = Math.max(mostOpenRequests, openRequests);
    setImmediate(() => {
      openRequests -= 1;
      if (path === '/officials/clinicians') {
        response.writeHead(404);
        response.end(`<h1>${notPublished.title}</h1><a href="/sports/chess">Chess</a>`);
        return;
      }
      if (path === '/oembed' || path === '/code.svg' || path === '/.well-known/security.txt') {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(failing.has(path) ? 502 : 200, { age: '42' });
      response.end(
        path === '/' ? '<a href="/sports/football?x=1">Football</a><a href="/sports/boys-golf">Golf</a>' : '',
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [failing, asked, openRequests, mostOpenRequests] = [new Set(), [], 0, 0];
});

async function check(...words: string[]): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const code = await main(words, (line) => void lines.push(line));
  return { code, lines };
}

describe('the site check', () => {
  it('requests every route without parameters and one linked page of each other route', async () => {
    const { code, lines } = await check(origin);
    expect(code).toBe(0);
    expect(asked).toEqual(expect.arrayContaining(['/', '/scores', '/healthz', '/sports/football']));
    expect(asked).not.toContain('/sports/boys-golf');
    expect(new Set(asked).size).toBe(asked.length);
    expect(lines).toContainEqual(expect.stringMatching(/^ 200 +42 s old +0 KiB +\d+ ms {2}\/scores$/));
    expect(lines).toContainEqual(expect.stringContaining('/sports/:sportId/calendar: no page links to one'));
  });

  it('lists pages that the association does not publish, and fails for none of them', async () => {
    const { code, lines } = await check(origin);
    expect(code).toBe(0);
    expect(lines).toContain('not published by this association: /officials/clinicians, /.well-known/security.txt');
    expect(lines.at(-1)).toContain(' 0 failed, 2 not published, ');
    expect(asked).not.toContain('/sports/chess');
  });

  it('asks with a query where an address needs one', async () => {
    await check(origin);
    expect(asked).toEqual(expect.arrayContaining(['/oembed?url=%2Fscores', '/code.svg?path=%2F']));
  });

  it('follows a given number of further links with their queries', async () => {
    const { code, lines } = await check(origin, '--further', '1');
    expect(code).toBe(0);
    expect(asked).toContain('/sports/boys-golf');
    expect(lines.at(-1)).toContain(', 0 failed, ');
    await check(origin, '--further', '0');
    expect(asked.filter((path) => path === '/sports/boys-golf')).toHaveLength(1);
  });

  it('requests a few pages at a time', async () => {
    await check(origin);
    expect(mostOpenRequests).toBeGreaterThan(1);
    expect(mostOpenRequests).toBeLessThanOrEqual(4);
  });

  it('fails when a page fails, and names it', async () => {
    failing = new Set(['/scores']);
    const { code, lines } = await check(`${origin}/`);
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^ 502 .* \/scores answered with 502$/));
    expect(lines.at(-1)).toContain(', 1 failed, ');
  });

  it('names the page that links to a failing page', async () => {
    failing = new Set(['/sports/football']);
    const { lines } = await check(origin);
    expect(lines).toContainEqual(expect.stringMatching(/ \/sports\/football answered with 502, linked from \/$/));
  });

  it('fails when no server answers', async () => {
    const { code, lines } = await check('http://127.0.0.1:1');
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining('does not answer'));
  });

  it.each([[[]], [['/scores']], [['https://a.example', 'more']], [['https://a.example', '--further', 'x']]])(
    'prints its usage for %j',
    async (words) => {
      const { code, lines } = await check(...words);
      expect([code, lines]).toEqual([1, [expect.stringContaining('Usage: npm run check:site -- URL')]]);
    },
  );
});
