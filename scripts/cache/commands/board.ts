import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { readContentClock } from '~/config/environment';
import { listSeasonWarnings } from '~/config/season-facts';
import { getTypicalMinutes } from '~/config/sports';
import { getCalendarDay } from '~/models/dates/content-clock';
import { OVERDUE_AFTER_MINUTES, listOverdueGames } from '~/models/games/overdue-games';
import { buildEnvironmentRealm } from '../../../workers/source-tools';
import { renderBoardPage } from '../board/board-page';
import { needsAttention, buildBoardReport } from '../board/board-report';
import { readKeptGames } from '../board/kept-games';
import type { CacheAdmin } from '../cache-admin';
import { readTextOption, type Command } from '../command';
import { readOperations } from '../counted-operations';
import { readCurrentPolicy } from '../current-policy';
import { readPlatformPurges } from '../platform-cache';
import { CommandProblem } from '../problems';

export const boardCommand: Command = {
  name: 'board',
  summary: 'how things stand: upstream, stale sources, missing finals, prewarming, overrides',
  usage: '[--html FILE]',
  words: [0, 0],
  options: { html: { type: 'string', value: 'FILE', help: 'write a page to open in a browser' } },
  examples: ['board', 'board --html board.html'],
  run: async ({ admin, options, nowMs }) => {
    const environment = await admin.environment();
    const clock = readContentClock(environment);
    const { timeZone } = clock;
    const games = await readKeptGames(admin, buildEnvironmentRealm(environment), nowMs);
    const overdue = listOverdueGames(games, {
      nowMs: clock.nowMs(),
      timeZone,
      getMinutes: getTypicalMinutes,
      graceMinutes: OVERDUE_AFTER_MINUTES,
    });
    const operations = await readOperations(admin);
    const contentTime = formatMoment(timeZone, clock.nowMs());
    const policy = await readPolicies(admin);
    const report = buildBoardReport({
      place: admin.place,
      nowMs,
      contentTime,
      operations,
      overdue,
      seasonWarnings: listSeasonWarnings(getCalendarDay(clock.nowMs(), timeZone)),
      isPrewarmed: environment.PREWARM_CALLS_PER_MINUTE > 0,
      platformPurges: await readPlatformPurges(admin),
      budget: computeEffectiveBudget(policy.document ?? untuned, environment.UPSTREAM_CALLS_PER_SECOND, nowMs),
      ...policy,
    });
    const file = readTextOption(options, 'html');
    if (file !== undefined) await writeFile(file, renderBoardPage(report, formatMoment(timeZone, nowMs)));
    const written = file === undefined ? [] : [{ lines: [`Written to ${path.resolve(file)}`] }];
    return {
      report:
        file === undefined ? report : { title: report.title, sections: [...report.sections.slice(0, 1), ...written] },
      json: {
        lookAt: report.sections.filter(needsAttention).flatMap(({ title }) => title ?? []),
        operations,
        overdue: overdue.map(({ game, overdueMs }) => ({ id: game.id, sportId: game.sportId, overdueMs })),
      },
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
