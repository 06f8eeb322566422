import { readFile, writeFile } from 'node:fs/promises';
import { runAll } from './run-commands';
import { costFinalsDay, costQuietWeek } from './simulation/cost-days';
import { costTablesFile, formatCostTables, withCostTables } from './simulation/cost-tables';

export async function main(): Promise<number> {
  const tables = formatCostTables(await costFinalsDay(), await costQuietWeek());
  const guide = withCostTables(await readFile(costTablesFile, 'utf8'), tables);
  await writeFile(costTablesFile, guide);
  console.log(tables);
  return runAll([[['oxfmt', costTablesFile]]]);
}
