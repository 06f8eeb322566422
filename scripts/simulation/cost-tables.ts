import { assumed, type CostedPeriod } from './cost-days';
import { computeDollarsBeyondFee, computeDollars, listPricedItems } from './prices';

export const costTablesFile = 'docs/operating.md';

const begin = '<!-- costs: written by `npm run costs` -->';
const end = '<!-- costs end -->';
const monthDays = 30;

/** Both bills as Markdown. */
export function formatCostTables(finalsDay: CostedPeriod, quietWeek: CostedPeriod): string {
  const { finals, quiet } = assumed;
  const perDay = (count: number) => figure(count / quiet.days);
  const beyondFee = computeDollarsBeyondFee(quietWeek.usage, quiet.days / monthDays);
  return [
    `A finals day: ${figure(finals.requests)} requests in ${finals.hours} hours. ${work(finalsDay)}.`,
    '',
    ...table(finalsDay),
    '',
    `A week without finals: ${figure(quiet.visits)} views of people and ${figure(quiet.crawled)} of crawlers a day. ${work(quietWeek)}, which is ${perDay(quietWeek.upstreamCalls)} calls a day. Beyond the monthly fee such a week costs ${dollars(beyondFee)}, because that includes most of it.`,
    '',
    ...table(quietWeek),
  ].join('\n');
}

/** Replaces the tables of the guide. Throws an `Error` when it has no place for them. */
export function withCostTables(guide: string, tables: string): string {
  const [from, to] = [guide.indexOf(begin), guide.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${costTablesFile} has no place for the tables of prices`);
  return `${guide.slice(0, from)}${begin}\n\n${tables}\n\n${guide.slice(to)}`;
}

export function listCostTables(guide: string): string {
  const [from, to] = [guide.indexOf(begin), guide.indexOf(end)];
  return guide.slice(from + begin.length, to).trim();
}

function work({ workerRuns, renders, upstreamCalls }: CostedPeriod): string {
  return `${figure(workerRuns)} runs of the worker, ${figure(renders)} renderings, ${figure(upstreamCalls)} calls of upstream`;
}

function table({ usage }: CostedPeriod): readonly string[] {
  const rows = listPricedItems(usage).map(({ what, count, dollarsPerMillion, dollars: price, source }) =>
    row([what, figure(count), dollarsPerMillion.toFixed(2), dollars(price), `[price](${source})`]),
  );
  return [
    row(['what', 'count', 'dollars a million', 'dollars', 'published']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
    row(['together', '', '', dollars(computeDollars(usage)), '']),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A count rounded to two digits: `360 million`, `20 million`, `50,000`. */
function figure(count: number): string {
  const rounded = Number(count.toPrecision(2));
  return rounded >= 1e6 ? `${rounded / 1e6} million` : rounded.toLocaleString('en-US');
}

function dollars(amount: number): string {
  return amount.toFixed(2);
}
