import { expect, it } from 'vitest';
import { askHealthyUpstream, openCountedSite } from '../support/in-process-site';
import { drawSample } from '../support/sample';

/* Where the team address of every school in the directory redirects. */

it.each(drawSample(['boys-soccer', 'girls-volleyball', 'boys-basketball', 'baseball'], 1))(
  'no school links to an empty team list of %s',
  async (sportId) => {
    const answer = await (await askHealthyUpstream(new URL('/v1/schools', 'http://demo.invalid'))).text();
    const all = new Set([...answer.matchAll(/"SchoolID":"(\d{4})"/g)].flatMap(([, id]) => id ?? []));
    expect(all.size).toBeGreaterThan(800);
    const ids = drawSample([...all], 200);
    const { ask } = await openCountedSite();
    const kinds = { team: 0, list: 0, school: 0 };
    const unnamed: string[] = [];
    for (const id of ids) {
      const response = await ask(`/sports/${sportId}/teams/${id}`);
      const to = response.headers.get('location') ?? '';
      if (/\/maxpreps-schools\/\w+$/.test(to)) kinds.team += 1;
      else if (to.endsWith(`/schools/details/${id}`)) {
        kinds.school += 1;
        // A guest of a cooperative team finds its host there.
        if (!(await (await ask(to)).text()).includes(`/sports/${sportId}/teams/${id}`)) continue;
        unnamed.push(id);
      } else {
        kinds.list += 1;
        if (!(await (await ask(to)).text()).includes(`/sports/${sportId}/maxpreps-schools/`))
          unnamed.push(`${id} ${to}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect(kinds.team).toBeGreaterThan(ids.length / 4);
  },
);
