import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEntry } from '~/cache/source/entry';
import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { listSeasonWarnings } from '~/config/season-facts';
import { getTypicalMinutes } from '~/config/sports';
import { getCalendarDay } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { findSource } from '~/upstream/registry';
import { renderBoardPage } from '../board/board-page';
import { needsAttention, buildBoardReport } from '../board/board-report';
import { listOverdueGames } from '../board/overdue-games';
import type { CacheAdmin } from '../cache-admin';
import { readTextOption, type Command } from '../command';
import { readOperations } from '../counted-operations';
import { readCurrentPolicy } from '../current-policy';
import { readPlatformPurges } from '../platform-cache';
import { CommandProblem } from '../problems';
import { readSite, type StoredSite } from '../stored-copies';

export const boardCommand: Command = {
  name: 'board',
  summary: 'how things stand: upstream, stale sources, missing finals, prewarming, overrides',
  usage: '[--html FILE]',
  words: [0, 0],
  options: { html: { type: 'string', value: 'FILE', help: 'write a page to open in a browser' } },
  examples: ['board', 'board --html board.html'],
  run: async ({ admin, options, nowMs }) => {
    const site = await readSite(admin);
    const { environment, clock } = site;
    const { timeZone } = clock;
    const overdue = listOverdueGames(await readKeptGames(site, nowMs), {
      nowMs: clock.getNowMs(),
      timeZone,
      getMinutes: getTypicalMinutes,
    });
    const operations = await readOperations(admin);
    const contentTime = formatMoment(timeZone, clock.getNowMs());
    const policy = await readPolicies(admin);
    const report = buildBoardReport({
      place: admin.place,
      nowMs,
      contentTime,
      operations,
      overdue,
      seasonWarnings: listSeasonWarnings(getCalendarDay(clock.getNowMs(), timeZone)),
      isPrewarmed: environment.PREWARM_CALLS_PER_MINUTE > 0,
      platformPurges: await readPlatformPurges(admin),
      budget: computeEffectiveBudget(
        policy.document ?? defaultPolicyDocument,
        environment.UPSTREAM_CALLS_PER_SECOND,
        nowMs,
      ),
      ...policy,
    });
    const lookAt = report.sections.filter(needsAttention).flatMap(({ title }) => title ?? []);
    const file = readTextOption(options, 'html');
    if (file !== undefined) await writeFile(file, renderBoardPage(report, formatMoment(timeZone, nowMs)));
    const written = file !== undefined && { lines: [`Written to ${path.resolve(file)}`] };
    return {
      report: written ? { ...report, sections: [...report.sections.slice(0, 1), written] } : report,
      json: {
        lookAt,
        operations,
        overdue: overdue.map(({ game, overdueMs }) => ({ id: game.id, sportId: game.sportId, overdueMs })),
      },
      hasFailed: options.json === true && lookAt.length > 0,
    };
  },
};

async function readPolicies(admin: CacheAdmin): Promise<{ document: PolicyDocument | null; problem?: string }> {
  try {
    return { document: (await readCurrentPolicy(admin)).document };
  } catch (error) {
    if (error instanceof CommandProblem) return { document: null, problem: error.message };
    throw error;
  }
}

function formatMoment(timeZone: string, momentMs: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(momentMs);
}

/** Older copies do not have today's games. */
const RECENT_MS = 6 * 3_600_000;

/** Every game in the recently fetched copies, each with its sport. */
export async function readKeptGames(
  { admin, copies }: Pick<StoredSite, 'admin' | 'copies'>,
  nowMs: number,
): Promise<Game[]> {
  const recent = [...copies.values()].filter(
    ({ source, metadata }) => holdsGames(source) && metadata.fetchedAtMs > nowMs - RECENT_MS,
  );
  const texts = await admin.getMany(recent.map(({ key }) => key));
  return recent.flatMap(({ key, path: upstreamPath }) => {
    // Feeds of one sport name it only in their path.
    const sportId = /^\/v1\/sports\/([^/?]+)/.exec(upstreamPath)?.[1] ?? null;
    return findGames(parseEntry(texts.get(key) ?? '')?.value).map((game) => ({
      ...game,
      sportId: game.sportId ?? sportId,
    }));
  });
}

/** The games of a stored value: an array of them, or an object that has one. */
function findGames(value: unknown): Game[] {
  const rows: unknown = typeof value === 'object' && value !== null && 'games' in value ? value.games : value;
  return Array.isArray(rows) ? (rows as Game[]).filter((game) => Array.isArray(game.teams)) : [];
}

/** Whether the source's rows are games, by its tag. */
function holdsGames(source: string): boolean {
  const anyParameter = new Proxy<Record<string, string>>({}, { get: () => '' });
  return findSource(source)?.listTags(anyParameter).includes('games') ?? false;
}
