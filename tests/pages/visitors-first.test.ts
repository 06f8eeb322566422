import { expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { createHealthyUpstream } from '../support/in-process-site';
import { readMainText } from '../support/shown-texts';
import { startSourceSite } from '../support/source-site';
import { saturdayAfternoon } from '../support/test-site';

interface Game {
  readonly week: number;
  readonly home: { readonly shortName: string };
  readonly away: { readonly shortName: string };
}

it('the compact schedules of a week name the visitors before the hosts', async () => {
  const get = await startSourceSite(createHealthyUpstream(saturdayAfternoon), saturdayAfternoon);
  const { html, reads } = await get('/sports/football/regular-season/weekly-schedules-compact');
  const shown = readMainText(html);
  const read = reads.find(({ request }) => request.definition.name === 'football-lists.weekly-schedules');
  const rows = read === undefined || read.answer.status === 'failed' ? [] : (read.answer.value as readonly Game[]);
  const names = rows
    .filter(({ week }) => week === 7)
    .map(({ home, away }) => [away.shortName.toLowerCase(), home.shortName.toLowerCase()] as const);
  const isWrong = ([away, home]: readonly [string, string]) =>
    !shown.includes(`${away} at ${home}`) || shown.includes(` ${home} at ${away} `);
  expect(atLeastOne(names).filter(isWrong)).toEqual([]);
});
