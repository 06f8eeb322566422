import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parseSeasonFile } from '~/config/season-facts-schema';
import { AssociationError, parseSeasonText, readAssociationFolder } from './association-folder';
import { stampAssociation } from './association-stamp.mjs';

test.each([
  ['', /2030-31\.json: is not JSON/],
  ['{"football": ', /2030-31\.json: is not JSON/],
  ['{}', /2030-31\.json: has no sport in it/],
  ['[]', /has no sport in it/],
  ['null', /has no sport in it/],
])('a season file that holds %j has no facts and one reported problem', (text, line) => {
  const { facts, problems } = parseSeasonFile('2030-31', parseSeasonText(text));
  expect(facts).toEqual({});
  expect(problems).toEqual([expect.stringMatching(line)]);
});

describe('the folder of an association', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'association-'));
    await cp('association', folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function change(name: string, from: RegExp | string, to: string): Promise<void> {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    expect(text.replace(from, to)).not.toBe(text);
    await writeFile(file, text.replace(from, to));
  }

  it('is read whole, with the seasons that have a file', async () => {
    const { facts, sports, classes, seasons } = await readAssociationFolder(folder);
    expect([facts.shortName, facts.stateCode]).toEqual(['PSAA', 'IL']);
    expect([sports.length, classes.sports.length, Object.keys(seasons)]).toEqual([47, 15, ['2025-26', '2026-27']]);
  });

  it.each([
    ['association.json', '"IL"', '"Illinois"', 'association.json: stateCode must be two capital letters'],
    ['association.json', '1900', '190', 'association.json: foundedYear must be a year'],
    ['association.json', 'America/Chicago', 'Central', 'timeZone must be an IANA time zone such as America/Chicago'],
    ['association.json', 'https://www.tiktok', 'http://www.tiktok', 'officialAccounts.9.url must be an https address'],
    ['association.json', '"name"', '"nmae"', 'association.json: name'],
    ['association.json', '#14213d', 'navy', 'association.json: colors.ink must be a color such as #14213d'],
    ['association.json', '#a9460a', '#f2c14e', 'association.json: colors.accent: #f2c14e (accent) on '],
    ['logo.svg', '"0 0 48 48"', '"0 0 48 40"', 'logo.svg must be a square with a viewBox such as'],
    ['logo.svg', '</svg>', '', 'logo.svg is not well-formed SVG'],
    ['sports.json', '"cross-country"', '"running"', 'sports.json: 0.kind'],
    ['sports.json', '"boys"', '"girls"', 'sports.json: names a sport twice'],
    ['menus.json', '"/calendar"', '"calendar"', 'menus.json: top.0.to must be a path such as'],
    ['menus.json', '"/streaming"', '"/calendar"', 'menus.json: top names a page twice'],
    ['menus.json', '"id": "officials"', '"id": "judges"', 'menus.json: groups.1.id must be one of schools, officials'],
    ['menus.json', '"/officials"', '"/officials/faq"', 'menus.json: groups.1.links'],
    ['menus.json', '"/archives"', '"/sports/curling"', 'menus.json leads to /sports/curling, and no sport has this id'],
    ['hosts.json', '{}', '{ "V1_BASE_URL": "api" }', 'hosts.json: V1_BASE_URL must be an http or https URL'],
    ['hosts.json', '{}', '{ "V2_BASE_URL": "https://api.test" }', 'hosts.json: Unrecognized key: "V2_BASE_URL"'],
    [
      'switches.json',
      '"sourcesOff": []',
      '"sourcesOff": ["clinics"]',
      'sourcesOff.0 must be named as officials.clinicians',
    ],
    [
      'switches.json',
      '"pagesOff": []',
      '"pagesOff": ["/chess-club"]',
      'switches.json pagesOff names /chess-club, and no page',
    ],
    ['site-alert.json', 'false', 'true', 'site-alert.json: is active and has no text'],
    ['classes.json', '700', '"700"', 'classes.json: sports.0'],
    ['classes.json', /}\s*$/, '', 'classes.json is not JSON'],
  ])('is refused in one line: %s with %s replaced by %s', async (name, from, to, line) => {
    await change(name, from, to);
    const refusal: unknown = await readAssociationFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AssociationError);
    expect(String(refusal)).toContain(line);
    expect(String(refusal)).not.toContain('\n');
  });

  it('is refused without a file', async () => {
    await rm(path.join(folder, 'sports.json'));
    await expect(readAssociationFolder(folder)).rejects.toThrow(/sports\.json cannot be read: ENOENT/);
  });

  it('has another stamp after a change of a file in it', async () => {
    const before = stampAssociation(folder);
    expect(stampAssociation(folder)).toBe(before);
    await change('seasons/2026-27.json', '2026-10-09', '2026-10-08');
    expect(stampAssociation(folder)).not.toBe(before);
  });
});
