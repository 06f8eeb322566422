import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEntry } from '~/cache/entry';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { typicalMinutes } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { OVERDUE_AFTER_MINUTES, overdueGames } from '~/models/games/overdue-games';
import { findSource } from '~/upstream/registry';
import { realmOfEnvironment } from '../../../workers/source-tools';
import { boardPage } from '../board/board-page';
import { boardReport } from '../board/board-report';
import type { CacheAdmin } from '../cache-admin';
import { textOption, type Command } from '../command';
import { readOperations } from '../counted-operations';
import { readCurrentPolicy } from '../current-policy';
import { CommandProblem } from '../problems';
import { listStoredCopies, type StoredCopy } from '../stored-copies';

export const boardCommand: Command = {
  name: 'board',
  summary: 'how things stand: upstream, stale sources, missing finals, prewarming, overrides',
  usage: '[--html FILE]',
  words: [0, 0],
  options: { html: { type: 'string', value: 'FILE', help: 'write a page to open in a browser' } },
  examples: ['board', 'board --html board.html'],
  run: async ({ admin, options, nowMs }) => {
    const environment = await admin.environment();
    const { TIME_ZONE: timeZone, FIXED_NOW, FIXED_NOW_SET_AT } = environment;
    const clock = createContentClock({ timeZone, fixedNowIso: FIXED_NOW, setAtIso: FIXED_NOW_SET_AT });
    const games = await keptGames(admin, realmOfEnvironment(environment), nowMs);
    const overdue = overdueGames(games, {
      nowMs: clock.nowMs(),
      timeZone,
      minutesOf: typicalMinutes,
      graceMinutes: OVERDUE_AFTER_MINUTES,
    });
    const operations = await readOperations(admin);
    const contentTime = momentIn(timeZone, clock.nowMs());
    const report = boardReport({
      place: admin.place,
      nowMs,
      contentTime,
      operations,
      overdue,
      ...(await policies(admin)),
    });
    const file = textOption(options, 'html');
    if (file !== undefined) await writeFile(file, boardPage(report, momentIn(timeZone, nowMs)));
    const written = file === undefined ? [] : [{ lines: [`Written to ${path.resolve(file)}`] }];
    return {
      report:
        file === undefined ? report : { title: report.title, sections: [...report.sections.slice(0, 1), ...written] },
      json: {
        operations,
        overdue: overdue.map(({ game, overdueMs }) => ({ id: game.id, sportId: game.sportId, overdueMs })),
      },
    };
  },
};

/** Feeds that were not fetched lately do not have today's games. */
const RECENT_MS = 6 * 3_600_000;

/** Every game in the recently fetched copies. */
async function keptGames(admin: CacheAdmin, realm: string, nowMs: number): Promise<Game[]> {
  const copies = [...(await listStoredCopies(admin, realm)).values()].filter(
    ({ source, metadata }) => holdsGames(source) && metadata.fetchedAtMs > nowMs - RECENT_MS,
  );
  const texts = await admin.getMany(copies.map(({ key }) => key));
  return copies.flatMap(({ key }: StoredCopy) => {
    const value = parseEntry(texts.get(key) ?? '')?.value;
    return Array.isArray(value) ? (value as Game[]).filter((game) => Array.isArray(game.teams)) : [];
  });
}

/** The tag of sources whose rows are games. */
function holdsGames(source: string): boolean {
  const anyParameter = new Proxy<Record<string, string>>({}, { get: () => '' });
  return findSource(source)?.tags(anyParameter).includes('games') ?? false;
}

async function policies(admin: CacheAdmin): Promise<{ document: PolicyDocument | null; problem?: string }> {
  try {
    return { document: (await readCurrentPolicy(admin)).document };
  } catch (error) {
    if (error instanceof CommandProblem) return { document: null, problem: error.message };
    throw error;
  }
}

function momentIn(timeZone: string, momentMs: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(momentMs);
}
