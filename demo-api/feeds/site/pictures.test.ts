import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { fetchResponse, selectRowsWith, unwrapData } from '../../ask.fixture';

const saturday = '2025-10-11T13:20:00-05:00';
const moments = [saturday, '2026-03-15T21:00:00-05:00', '2026-07-12T13:00:00-05:00'];
const perPage = 24;

async function fetchText(address: string, now = saturday): Promise<string> {
  const response = await fetchResponse(address, now);
  expect(response.status, address).toBe(200);
  return response.text();
}

/** Of every picture that the association draws for articles, galleries and the like. */
function findPictures(text: string): string[] {
  return [...text.matchAll(/https?:\/\/demo\.invalid\/media\/(?:art|videos)\/[\w-]+\/[\w-]+\.svg/g)].map(
    ([address]) => address,
  );
}

const getMotif = (address: string): string => /\/media\/art\/([\w-]+)\//.exec(address)?.[1] ?? '';

async function expectDifferent(addresses: readonly string[], now: string): Promise<void> {
  const pictures = await Promise.all(atLeastOne(addresses).map((address) => fetchText(address, now)));
  expect(new Set(pictures).size).toBe(pictures.length);
}

describe.each(moments)('pictures at %s', (now) => {
  it('a page of galleries has no two alike, and neighbors of a sport differ', async () => {
    const { data } = (await (await fetchResponse('/v1/photos', now)).json()) as { data: unknown };
    const rows = selectRowsWith('title', data).slice(0, perPage * 2);
    const addresses = rows.flatMap((row) => findPictures(JSON.stringify([row.thumbnailimageurl])));
    await expectDifferent(addresses, now);
    const getSport = ({ gendersport }: (typeof rows)[number]): string => String(gendersport).toLowerCase();
    for (const sport of atLeastOne(new Set(rows.map(getSport)))) {
      const own = rows.filter((row) => getSport(row) === sport);
      const motifs = own.flatMap((row) => findPictures(JSON.stringify([row.thumbnailimageurl]))).map(getMotif);
      const repeated = motifs.filter((motif, index) => motif === motifs[index + 1]);
      // A gallery without a picture leaves two of one motif side by side.
      expect(repeated.length).toBeLessThanOrEqual(Math.ceil(motifs.length / 8));
    }
  });

  it('the timeline has no motif twice', async () => {
    const body = await (await fetchResponse('/v1/news/125-feature', now)).json();
    const addresses = findPictures(JSON.stringify(body));
    expect(addresses.length).toBeGreaterThan(40);
    const motifs = addresses.map(getMotif);
    expect(new Set(motifs).size).toBe(motifs.length);
    await expectDifferent(addresses, now);
  });

  it('the slides of the front page and a page of news have no two alike', async () => {
    const slides = await fetchText('/v1/news/feature/?displayFrontpage=Y', now);
    const news = await fetchText('/v1/news?page=1&limit=40', now);
    const addresses = findPictures(slides + news);
    expect(addresses.length).toBeGreaterThan(20);
    await expectDifferent([...new Set(addresses)], now);
    const motifs = findPictures(slides).map(getMotif);
    expect(new Set(motifs).size).toBe(motifs.length);
  });
});

describe('subjects', () => {
  it('articles about a sport show the sport, and say so', async () => {
    const shown: Readonly<Record<string, RegExp>> = {
      tennis: /^tennis-/,
      golf: /^(?:green|tee)$/,
      volleyball: /^(?:spike|dig|hall-scoreboard)$/,
      wrestling: /^(?:wrestling|hall-scoreboard)$/,
    };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => fetchText(`/v1/news?page=${page}&limit=100`)));
    const rows = pages.flatMap((page) => selectRowsWith('slug', JSON.parse(page)));
    const kinds = Object.entries(shown).map(([word, pattern]) => {
      const about = rows.filter(({ title }) => new RegExp(`\\b${word}\\b`, 'i').test(String(title)));
      const motifs = about.flatMap(({ articlebody }) => findPictures(String(articlebody)).slice(0, 1)).map(getMotif);
      return { word, pattern, motifs };
    });
    for (const { word, pattern, motifs } of atLeastOne(kinds)) {
      for (const motif of atLeastOne(motifs)) expect(motif, word).toMatch(pattern);
    }
  });

  it('a story of a game has the real score on its board', async () => {
    const rows = selectRowsWith('slug', JSON.parse(await fetchText('/v1/news?page=1&limit=100')));
    const boards = rows.flatMap(({ articlebody }) =>
      findPictures(String(articlebody))
        .filter((address) => address.includes('scoreboard'))
        .map((address) => ({ address, body: String(articlebody) })),
    );
    for (const { address, body } of atLeastOne(boards)) {
      const [, left = '', right = ''] = /-\d{4}-\d{4}-(\d{1,3})-(\d{1,3})-/.exec(address) ?? [];
      expect(body).toMatch(
        new RegExp(`\\b(?:${left}\\s*(?:-|&ndash;|to)\\s*${right}|${right}\\s*(?:-|&ndash;|to)\\s*${left})\\b`),
      );
    }
  });

  it.each([
    ['about/mission', 'timetable'],
    ['health-safety/cardiac', 'defibrillator'],
    ['health-safety/concussion', 'trainer'],
    ['officials', 'crew'],
    ['schools', 'map'],
  ])('the page %s shows the motif %s', async (path, motif) => {
    const body = unwrapData(await (await fetchResponse(`/v1/pages/${path}`, saturday)).json());
    expect(findPictures(JSON.stringify(body)).map(getMotif)).toContain(motif);
  });

  it('the pictures of a gallery differ and have a text', async () => {
    const { data } = (await (await fetchResponse('/v1/photos', saturday)).json()) as { data: unknown };
    const [gallery] = selectRowsWith('canonicalurl', data);
    const page = await fetchText(String(gallery?.canonicalurl));
    const images = [...page.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]+)"/g)];
    expect(images.length).toBeGreaterThan(20);
    await expectDifferent(
      images.map(([, source = '']) => `http://demo.invalid${source}`),
      saturday,
    );
  });
});

describe('the address of a picture', () => {
  it.each([
    ['/media/art/tennis-serve/3.svg', 200],
    ['/media/art/scoreboard/3-0101-2207-54-51-night-rain.svg', 200],
    ['/media/art/court/3.svg', 200],
    ['/media/art/tee/3-day-wide.svg', 200],
    ['/media/videos/pool/41.svg', 200],
    ['/media/art/no-such-motif/3.svg', 404],
    ['/media/art/court/three.svg', 404],
    ['/media/art/court/3', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await fetchResponse(path, saturday)).status).toBe(status);
  });

  it('weather and hour in the address are drawn', async () => {
    const [day, night] = await Promise.all(['day', 'night'].map((hour) => fetchText(`/media/art/pass/3-${hour}.svg`)));
    expect(day).not.toBe(night);
  });
});
