import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyOperations } from '~/operations/operations-state';
import { buildPageEnvironment } from '../../../tests/support/page-environment';
import type { CacheAdmin } from '../cache-admin';
import type { CommandContext } from '../command';
import { CommandProblem } from '../problems';
import { boardCommand } from './board';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const { environment } = buildPageEnvironment('2025-10-11T13:00:00-05:00');
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'board-'));
  file = path.join(folder, 'board.html');
});
afterAll(() => rm(folder, { recursive: true }));

/** The pages that a browser would find while the command waits, one for each read of the metrics, and the last one. */
async function keepBoard(reads: readonly (() => Promise<string>)[]): Promise<string[]> {
  const seen: string[] = [];
  let read = 0;
  const admin: CacheAdmin = {
    place: 'here',
    readEnvironment: () => Promise.resolve(environment),
    readSiteUrl: () => Promise.resolve(undefined),
    get: () => Promise.resolve(null),
    getMany: () => Promise.resolve(new Map()),
    list: () => Promise.resolve([]),
    put: () => Promise.resolve(),
    delete: () => Promise.resolve(),
    readOperations: () => reads[Math.min(read, reads.length - 1)]?.() ?? Promise.resolve(null),
  };
  const context: CommandContext = {
    admin,
    words: [],
    options: { html: file, every: '30' },
    nowMs,
    operator: 'somebody',
    confirm: () => Promise.resolve(),
    showProgress: () => undefined,
    wait: async (milliseconds) => {
      seen.push(await readFile(file, 'utf8'));
      read += 1;
      return read < reads.length ? nowMs + read * milliseconds : null;
    },
  };
  await boardCommand.run(context);
  return [...seen, await readFile(file, 'utf8')];
}

it('a kept page is written again until the command ends, and then no longer loads itself', async () => {
  const text = JSON.stringify(createEmptyOperations(nowMs));
  const pages = await keepBoard([() => Promise.resolve(text), () => Promise.resolve(text)]);
  expect(pages.map((page) => page.includes('content="30"'))).toEqual([true, true, false]);
  expect(pages.map((page) => /Made [^.]*?1:00:(\d\d)/.exec(page)?.[1])).toEqual(['00', '30', '30']);
});

it('a kept page says that the board cannot be read', async () => {
  const unreachable = () => Promise.reject(new CommandProblem('notReachable', 'nothing answers'));
  const [page = ''] = await keepBoard([unreachable]);
  expect(page).toMatch(/Failing.*The board could not be read:.*nothing answers/s);
});

it('--every without a file is refused', () => {
  expect(() => boardCommand.run({ options: { every: '30' } } as unknown as CommandContext)).toThrow(/needs --html/);
});
