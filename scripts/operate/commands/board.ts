import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage } from '~/cache/base/log';
import { readContentClock } from '~/config/environment';
import { readBoardFacts } from '../../../workers/board-facts';
import { renderBoardPage } from '../board/board-page';
import { needsAttention, buildBoardReport } from '../board/board-report';
import { findUnpublished } from '../board/unpublished-facts';
import type { CacheAdmin } from '../cache-admin';
import { readCountOption, readTextOption, type Command, type CommandContext, type CommandResult } from '../command';
import { createUsageProblem } from '../problems';
import type { Report } from '../report';

export const boardCommand: Command = {
  name: 'board',
  summary: 'how things stand: upstream, stale sources, missing finals, prewarming, overrides',
  usage: '[--html FILE [--every SECONDS]]',
  words: [0, 0],
  options: {
    html: { type: 'string', value: 'FILE', help: 'write a page to open in a browser' },
    every: { type: 'string', value: 'SECONDS', help: 'write the page again so often, until Ctrl-C; it reloads itself' },
  },
  examples: ['board', 'board --html board.html', 'board --html board.html --every 30'],
  run: (context) => {
    const { options } = context;
    const file = readTextOption(options, 'html');
    if (options.every === undefined) return showBoard(context, file);
    if (file === undefined) throw createUsageProblem('--every needs --html FILE, the page that is written again.');
    return keepBoard(context, file, readCountOption(options, 'every', 60, MOST_SECONDS));
  },
};

const MOST_SECONDS = 3600;

async function showBoard({ admin, options, nowMs }: CommandContext, file: string | undefined): Promise<CommandResult> {
  const board = await readBoard(admin, nowMs);
  const { report, json } = board;
  if (file !== undefined) await writeFile(file, renderBoardPage(report, board.madeAt));
  const written = file !== undefined && { lines: [`Written to ${path.resolve(file)}`] };
  return {
    report: written ? { ...report, sections: [...report.sections.slice(0, 1), written] } : report,
    json,
    hasFailed: options.json === true && json.lookAt.length > 0,
  };
}

/** Writes the page again and again. A board that cannot be read is shown as such, because an old one would look like a good one. */
async function keepBoard({ admin, nowMs, wait }: CommandContext, file: string, everySeconds: number) {
  const write = async (atMs: number, renewsEverySeconds?: number) => {
    const { report, madeAt } = await readBoard(admin, atMs).catch((error: unknown) => buildUnreadBoard(error, atMs));
    await writeFile(file, renderBoardPage(report, madeAt, renewsEverySeconds));
    return report;
  };
  let atMs: number | null = nowMs;
  let report: Report;
  let lastMs = nowMs;
  do {
    lastMs = atMs;
    report = await write(atMs, everySeconds);
    atMs = await wait(everySeconds * 1000);
  } while (atMs !== null);
  await write(lastMs);
  return { report: { ...report, sections: [{ lines: [`Written to ${path.resolve(file)}`] }] }, json: null };
}

function buildUnreadBoard(error: unknown, nowMs: number): { readonly report: Report; readonly madeAt: string } {
  const lines = ['The board could not be read:', getErrorMessage(error)];
  const report: Report = { title: 'Operator board', sections: [{ tone: 'bad', lines }] };
  return { report, madeAt: formatMoment(undefined, nowMs) };
}

async function readBoard(admin: CacheAdmin, nowMs: number) {
  const environment = await admin.readEnvironment();
  const { timeZone, ...clock } = readContentClock(environment);
  const facts = await readBoardFacts(admin, environment, nowMs);
  const contentTime = formatMoment(timeZone, clock.getNowMs());
  const unpublished = findUnpublished(environment);
  const report = buildBoardReport({ ...facts, place: admin.place, contentTime, unpublished });
  return {
    report,
    madeAt: formatMoment(timeZone, nowMs),
    json: {
      lookAt: report.sections.filter(needsAttention).flatMap(({ title }) => title ?? []),
      operations: facts.operations,
      overdue: facts.overdue.map(({ game, overdueMs }) => ({ id: game.id, sportId: game.sportId, overdueMs })),
    },
  };
}

function formatMoment(timeZone: string | undefined, momentMs: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(momentMs);
}
