import { describe, expect, it } from 'vitest';
import { createTestFetcher } from '../../tests/support/entry-fetcher';
import { ManualClock } from '../../tests/support/manual-clock';
import { statLeaders } from './stat-leaders';

const request = statLeaders.with({ genderSport: 'boys,soccer', category: 'total yards', season: 'fall', state: 'IL' });
const athlete = `<Athlete Rank="3" FirstName="Bj&#246;rn" LastName="O&apos;Dell" School="Pier Six (Port Marlow, PS)"
  SchoolID="fe76" ClassYear="Junior" Position=" F " TeamURL="stats.example/team/7" AthleteURL="">
  <Goals Name="Goals" Value="1,204"/><PointsPerGame Value="21.30"/><Assists Name="Assists" Value="--"/><Shots Name="Shots"/>
</Athlete>`;
const buildXml = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Leaders Category="points">${body}</Leaders>`;

function buildXmlResponse(body: string, type = 'text/xml; charset=utf-8'): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

async function fetchLeaders(answer: () => Response, previous?: Parameters<ReturnType<typeof createTestFetcher>>[1]) {
  const asked: string[] = [];
  const fetchEntry = createTestFetcher(
    (url) => {
      asked.push(url);
      return Promise.resolve(answer());
    },
    { clock: new ManualClock() },
  );
  return { fetched: await fetchEntry(request, previous), asked };
}

async function read(body: string) {
  const { fetched } = await fetchLeaders(() => buildXmlResponse(body));
  if (fetched.kind !== 'entry') throw new Error(fetched.detail);
  return fetched.entry;
}

describe('an athlete in a leader table', () => {
  it('has decoded entities, a school without its town and a two-letter class year', async () => {
    const { value } = await read(buildXml(athlete));
    expect(value).toMatchObject([
      {
        rank: 3,
        name: "Björn O'Dell",
        school: 'Pier Six',
        town: 'Port Marlow',
        schoolId: 'fe76',
        classYear: 'Jr',
        position: 'F',
        teamUrl: 'https://stats.example/team/7',
        athleteUrl: null,
      },
    ]);
  });

  it('has figures in the order of the answer: 0 without a value, none for a blank or a dash', async () => {
    const { value } = await read(buildXml(athlete));
    expect((value as { figures: unknown }[])[0]?.figures).toEqual([
      { key: 'Goals', label: 'Goals', name: 'Goals', value: 1204, decimals: 0, text: null },
      { key: 'PointsPerGame', label: 'Points Per Game', name: null, value: 21.3, decimals: 2, text: null },
      { key: 'Assists', label: 'Assists', name: 'Assists', value: null, decimals: 0, text: null },
      { key: 'Shots', label: 'Shots', name: 'Shots', value: 0, decimals: 0, text: null },
    ]);
  });

  it('is dropped and counted without a name', async () => {
    const entry = await read(buildXml(athlete + athlete + '<Athlete/>'));
    expect([(entry.value as unknown[]).length, entry.droppedRows]).toEqual([2, 1]);
  });

  it.each([
    ['12', 'Sr'],
    ['Fr.', 'Fr'],
    ['9th Grade', 'Fr'],
    ['', null],
    ['Coach', null],
  ])('with the class year %j is shown as %j', async (year, shown) => {
    const { value } = await read(buildXml(athlete.replace('Junior', year)));
    expect(value).toMatchObject([{ classYear: shown }]);
  });
});

it('the proxy request keeps the comma in the sport and encodes the category', async () => {
  const { asked } = await fetchLeaders(() => buildXmlResponse(buildXml(athlete)));
  expect(asked).toEqual([
    'https://proxy.invalid/leaders?gendersport=boys,soccer&category=total%20yards&season=fall&state=IL',
  ]);
});

it('a category without leaders is empty', async () => {
  expect(await read('<Leaders Category="punts"/>')).toMatchObject({ kind: 'empty', value: [] });
});

const lol = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('');
const entityBomb = `<?xml version="1.0"?><!DOCTYPE Leaders [<!ENTITY l0 "lol">${lol}]>${buildXml(athlete.replace('Pier Six', '&l9;')).slice(38)}`;
const twentyMegabytes = 20 * 1024 * 1024;

const unusable: readonly (readonly [string, () => Response])[] = [
  ['that is cut off', () => buildXmlResponse(buildXml(athlete).slice(0, -40))],
  ['that is not well-formed', () => buildXmlResponse(buildXml(`${athlete}<Athlete></Leader>`))],
  ['with two roots', () => buildXmlResponse('<Leaders></Leaders><Leaders></Leaders>')],
  ['with an entity bomb', () => buildXmlResponse(entityBomb)],
  [
    'with an external entity',
    () => buildXmlResponse(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hosts">]>${buildXml(athlete)}`),
  ],
  ['nested a hundred levels deep', () => buildXmlResponse(buildXml('<a>'.repeat(100) + athlete + '</a>'.repeat(100)))],
  ['of 20 MB', () => buildXmlResponse(buildXml(athlete.repeat(Math.ceil(twentyMegabytes / athlete.length))))],
  ['with other elements', () => buildXmlResponse(buildXml('<Player FirstName="A" LastName="B"/>'))],
  ['with an error element', () => buildXmlResponse('<Error/>')],
  ['that is empty', () => buildXmlResponse('')],
  ['of another type', () => buildXmlResponse(buildXml(athlete), 'text/html')],
  ['whose athletes have other attributes', () => buildXmlResponse(buildXml('<Athlete Vorname="A"/>'.repeat(3)))],
];

describe('a leader answer', () => {
  it.each(unusable)('%s does not replace the last good table', async (_, answer) => {
    const good = await read(buildXml(athlete));
    const { fetched } = await fetchLeaders(answer, good);
    expect(fetched.kind).toBe('failure');
  });

  it('is read with any plain XML content type', async () => {
    for (const type of ['application/xml', 'text/xml', 'application/atom+xml; charset=utf-8']) {
      const { fetched } = await fetchLeaders(() => buildXmlResponse(buildXml(athlete), type));
      expect([type, fetched.kind]).toEqual([type, 'entry']);
    }
  });
});
