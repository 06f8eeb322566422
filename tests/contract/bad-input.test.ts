import { beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '~/routes.table.js';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import { listProblems } from '../support/outage-checks';
import { readRouteRows } from '../support/route-rows';
import { drawSample } from '../support/sample';

/* Invalid numbers and names in addresses get clear answers and no broken pages. */

let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

/** Paged lists without path parameters. */
const pagedLists = pageRoutes.filter(({ path, query }) => query.page === 'page' && !/[:*]/.test(path));

describe.each(pagedLists)('the list at $path', ({ path }) => {
  it.each(['0', '-1', '1e9', '1000000000', 'abc', '%00', '1%2F2'])('shows its first page for page=%s', async (page) => {
    const [asked, first] = [await get(`${path}?page=${page}`), await get(path)];
    const html = await asked.text();
    expect([asked.status, listProblems(html)]).toEqual([200, []]);
    expect(html).toBe(await first.text());
  });

  it('shows a page, or redirects to the last one, for a page far beyond the last', async () => {
    const asked = await get(`${path}?page=9999`);
    const location = asked.headers.get('location');
    const shown = location === null ? asked : await get(location);
    expect([shown.status, listProblems(await shown.text())]).toEqual([200, []]);
  });
});

describe.each(['/news-media/article/', '/news-media/announcements/', '/archives/', '/about/'])(
  'a name below %s',
  (place) => {
    it.each([
      ['with an encoded slash', 'a%2Fb', 404],
      ['with slashes', 'a/b/c/d/e/f/g', 404],
      ['with an encoded percent sign', '100%25', 404],
      ['with a broken encoding', '%E0%A4%A', 404],
      ['with a control character', 'a%00b', 404],
      ['of 5 KB', 'x'.repeat(5 * 1024), 414],
    ])('%s gets a page that says that it does not exist', async (_, name, status) => {
      const first = await get(place + name);
      const location = first.headers.get('location');
      const response = location === null ? first : await get(location);
      expect([response.status, listProblems(await response.text())]).toEqual([status, []]);
    });
  },
);

const rows = readRouteRows();

/** Pages with each parameter in turn set to the name of a built-in object member. */
const addressesWithMembers = pageRoutes.flatMap(({ id, path, query }) => {
  const example = rows.find((row) => row.id === id)?.example ?? path;
  if (/[:*]/.test(example)) return [];
  return ['constructor', '__proto__'].flatMap((member) => [
    ...listParametersIn(path).map((place) => [...example.split('/').slice(0, place + 1), member].join('/')),
    ...Object.keys(query).map((name) => `${example.split('?', 1)[0]}?${name}=${member}`),
  ]);
});

/** Which segments of a path are parameters. */
function listParametersIn(path: string): readonly number[] {
  const segments = path === '*' ? ['*'] : path.split('/').slice(1);
  return segments.flatMap((segment, place) => (/^[:*]/.test(segment) ? [place] : []));
}

it('names of built-in object members in addresses get a page, or a line for a file, that says what does not exist', async () => {
  const problems: string[] = [];
  for (const address of drawSample(addressesWithMembers, 40)) {
    const first = await get(address);
    const location = first.headers.get('location');
    const response = location?.startsWith('/') === true ? await get(location) : first;
    const text = await response.text();
    // Programs read files, so a wrong address of one gets a line of plain text, and a wrong parameter is omitted.
    const isFile = response.headers.get('content-type')?.startsWith('text/html') !== true;
    const seen = isFile && text !== '' ? [] : listProblems(text);
    // 501 for a format that oEmbed does not offer, 502 when upstream rejects the name.
    if (![200, 404, 501, 502].includes(response.status)) seen.push(`has status ${response.status}`);
    if (seen.length > 0) problems.push(`${address} ${seen.join(', ')}`);
  }
  expect(addressesWithMembers.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
