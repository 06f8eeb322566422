import { readFile, writeFile } from 'node:fs/promises';
import { runAll } from '../build/run-commands';
import { assumed, costFinalsDay, costQuietWeek, type CostedPeriod } from '../simulation/cost-days';
import { computeDollarsBeyondFee, computeDollars, listPricedItems } from '../simulation/prices';

export const costTablesFile = 'docs/operating.md';

const begin = '<!-- costs: written by `npm run costs` -->';
const end = '<!-- costs end -->';
const monthDays = 30;

/** `npm run costs`: writes the tables of prices into the operators' guide. Returns the exit code. */
export async function main(): Promise<number> {
  const tables = formatCostTables(await costFinalsDay(), await costQuietWeek());
  const guide = withCostTables(await readFile(costTablesFile, 'utf8'), tables);
  await writeFile(costTablesFile, guide);
  console.log(tables);
  return runAll([[['oxfmt', costTablesFile]]]);
}

/** Both bills as Markdown. */
export function formatCostTables(finalsDay: CostedPeriod, quietWeek: CostedPeriod): string {
  const { finals, quiet } = assumed;
  const formatPerDay = (count: number) => formatFigure(count / quiet.days);
  const beyondFee = computeDollarsBeyondFee(quietWeek.usage, quiet.days / monthDays);
  return [
    `A finals day: ${formatFigure(finals.requests)} requests in ${finals.hours} hours. ${describeWork(finalsDay)}.`,
    '',
    ...formatTable(finalsDay),
    '',
    `A week without finals: ${formatFigure(quiet.visits)} views of people and ${formatFigure(quiet.crawled)} of crawlers a day. ${describeWork(quietWeek)}, which is ${formatPerDay(quietWeek.upstreamCalls)} calls a day. Beyond the monthly fee such a week costs ${formatDollars(beyondFee)}, because that includes most of it.`,
    '',
    ...formatTable(quietWeek),
  ].join('\n');
}

/** Replaces the tables of the guide. Throws an `Error` when it has no place for them. */
function withCostTables(guide: string, tables: string): string {
  const [from, to] = [guide.indexOf(begin), guide.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${costTablesFile} has no place for the tables of prices`);
  return `${guide.slice(0, from)}${begin}\n\n${tables}\n\n${guide.slice(to)}`;
}

export function listCostTables(guide: string): string {
  const [from, to] = [guide.indexOf(begin), guide.indexOf(end)];
  return guide.slice(from + begin.length, to).trim();
}

function describeWork({ workerRuns, renders, upstreamCalls }: CostedPeriod): string {
  return `${formatFigure(workerRuns)} runs of the worker, ${formatFigure(renders)} renderings, ${formatFigure(upstreamCalls)} calls of upstream`;
}

function formatTable({ usage }: CostedPeriod): readonly string[] {
  const rows = listPricedItems(usage).map(({ what, count, dollarsPerMillion, dollars: price, source }) =>
    formatRow([what, formatFigure(count), dollarsPerMillion.toFixed(2), formatDollars(price), `[price](${source})`]),
  );
  return [
    formatRow(['what', 'count', 'dollars a million', 'dollars', 'published']),
    formatRow(['---', '---', '---', '---', '---']),
    ...rows,
    formatRow(['together', '', '', formatDollars(computeDollars(usage)), '']),
  ];
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A count rounded to two digits: `360 million`, `20 million`, `50,000`. */
function formatFigure(count: number): string {
  const rounded = Number(count.toPrecision(2));
  return rounded >= 1e6 ? `${rounded / 1e6} million` : rounded.toLocaleString('en-US');
}

function formatDollars(amount: number): string {
  return amount.toFixed(2);
}
