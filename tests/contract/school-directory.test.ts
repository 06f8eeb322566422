import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';

const directory = '/schools/school-directory';
const mostBytes = 40_000;
const mostRows = 150;
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

/** Compressed size of a page, and its number of schools. */
async function weigh(query: string): Promise<{ readonly bytes: number; readonly schools: number }> {
  const html = await (await get(directory + query)).text();
  return { bytes: gzipSync(html).length, schools: new Set(html.match(/href="\/schools\/details\/\d+"/g)).size };
}

describe('the school directory sends', () => {
  test('at most 40 KB for a letter, and only schools of that letter', async () => {
    const pages = await Promise.all(letters.map((letter) => weigh(`?letter=${letter}`)));
    const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most));
    console.info(`the heaviest letter: ${heaviest.schools} schools, ${heaviest.bytes} bytes`);
    expect(heaviest.bytes).toBeLessThan(mostBytes);
    expect(Math.max(...pages.map(({ schools }) => schools))).toBeLessThanOrEqual(mostRows);
    expect(pages.filter(({ schools }) => schools > 0).length).toBeGreaterThan(20);
  });

  test('no schools before a choice, and a part of the list for a search that matches most schools', async () => {
    expect(await weigh('')).toMatchObject({ schools: 0 });
    const found = await weigh('?q=e');
    console.info(`a search that finds most schools: ${found.bytes} bytes`);
    expect(found.schools).toBe(mostRows);
    expect(found.bytes).toBeLessThan(mostBytes);
  });

  test('every school for All', async () => {
    const all = await weigh('?letter=all');
    console.info(`All: ${all.schools} schools, ${all.bytes} bytes`);
    expect(all.schools).toBeGreaterThan(800);
  });
});
