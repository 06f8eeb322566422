import { beforeAll, describe, expect, it } from 'vitest';
import {
  askHealthyUpstream,
  inProcessEnvironment,
  openInProcessSite,
  type InProcessSite,
} from '../support/in-process-site';
import { listExamplesOfRows, gamePaths } from '../support/route-rows';
import { readVocabulary } from '../support/schema-org';

type Item = Readonly<Record<string, unknown>>;

const vocabulary = readVocabulary();
const { SITE_URL: siteUrl = '' } = inProcessEnvironment;
const [game = '', gameOfDay = ''] = gamePaths;
const [article = '', video = '', team = '', list = ''] = listExamplesOfRows([
  'news-article',
  'archives-video',
  'mp-school-detail',
  'schools-directory',
]);

let site: InProcessSite;
let get: ReturnType<InProcessSite['startIsolate']>;

beforeAll(async () => {
  site = await openInProcessSite();
  get = site.startIsolate(askHealthyUpstream);
});

function listTextsIn(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text);
}

function parseItems(html: string): readonly Item[] {
  return listTextsIn(html).flatMap((text) => (JSON.parse(text) as { readonly '@graph': readonly Item[] })['@graph']);
}

/** Unknown words of schema.org in an item. */
function findForeignWords(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => findForeignWords(part, `${at}[${index}]`));
  if (typeof value === 'string') {
    return value.startsWith('https://schema.org/') && !vocabulary.hasMember(value) ? [`${at}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return value === null ? [`${at}: null`] : [];
  const item = value as Item;
  const type = String(item['@type']);
  const known = vocabulary.findProperties(type);
  if (known === undefined) return [`${at}: type ${type}`];
  return Object.entries(item).flatMap(([name, part]) =>
    known.has(name) ? findForeignWords(part, `${at}.${name}`) : [`${at}: ${type}.${name}`],
  );
}

describe('structured data', () => {
  it.each([
    ['/', ['Organization']],
    [game, ['SportsEvent', 'BreadcrumbList']],
    [gameOfDay, ['SportsEvent', 'BreadcrumbList']],
    [article, ['NewsArticle', 'BreadcrumbList']],
    [video, ['VideoObject', 'BreadcrumbList']],
    [team, ['SportsTeam', 'BreadcrumbList']],
    [list, ['BreadcrumbList']],
  ])('of %s is %j and uses only terms of the vocabulary', async (path, types) => {
    const items = parseItems(await (await get(path)).text());
    expect(items.map((item) => item['@type'])).toEqual(types);
    expect(items.flatMap((item) => findForeignWords(item))).toEqual([]);
  });

  it('check reports an unknown term', () => {
    expect(
      findForeignWords({ '@type': 'SportsEvent', eventStatus: 'https://schema.org/EventLive', score: '3-1' }),
    ).toEqual(['.eventStatus: https://schema.org/EventLive', ': SportsEvent.score']);
    expect(findForeignWords({ '@type': 'Match' })).toEqual([': type Match']);
  });

  it('of a game has its teams, place, start time and canonical address', async () => {
    const [event] = parseItems(await (await get(game)).text());
    expect(event).toMatchObject({
      name: 'Port Marlow (Çelik) vs. Port Marlow (Peña)',
      startDate: '2025-10-11T18:00:00.000Z',
      url: siteUrl + game,
      location: { '@type': 'Place', name: 'Port Marlow (Chisholm)', address: 'Port Marlow (Chisholm)' },
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(event?.competitor).toHaveLength(2);
  });

  it('is not in the page data of a navigation, and is on no not-found page', async () => {
    const [path, query] = game.split('?');
    const data = await (await get(`${path}.data?${query}`)).text();
    expect(data).toContain('Port Marlow');
    expect(data).not.toContain('SportsEvent');
    expect(listTextsIn(await (await get('/games/1')).text())).toEqual([]);
  });

  it('escapes names that would end the script element or start another', async () => {
    const hostile = '</script><script>alert(1)</script><!-- \u2028 & "Ashgrove"';
    // A site of its own, because the other one may have kept an answer without the name.
    const get = (await openInProcessSite()).startIsolate(async (url) => {
      if (!url.pathname.endsWith('/tournament-scores')) return askHealthyUpstream(url);
      const text = await (await askHealthyUpstream(url)).text();
      return new Response(text.replaceAll('Port Marlow (Peña)', JSON.stringify(hostile).slice(1, -1)), {
        headers: { 'content-type': 'application/json' },
      });
    });
    const html = await (await get(game)).text();
    expect(html).not.toContain('<script>alert(1)');
    const [event] = parseItems(html);
    expect(event?.name).toMatch(/^Port Marlow \(Çelik\) vs\. <\/script><script>alert\(1\)<\/script><!-- & "Ashgrove"$/);
    expect(listTextsIn(html).join('')).not.toContain('<');
  });
});
