import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { readClock } from '../../calendar/clock';
import { getGameState } from '../../world/game-state';
import { GeneratedWorld } from '../../world/generated-world';
import { areTeamsKnown } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { listClassSeries } from '../../world/series';
import { findSport, sports } from '../../world/sports';
import { ask, october, unposted } from './ask-page.fixture';
import { listPageClasses, sections, tennisPages } from './legacy-address';

const buildPath = (code: string, page: string): string => `/legacy/data/${code.toLowerCase()}/${page}.htm`;
const everySection = sports.flatMap(({ code }) => {
  const sport = sports.find((candidate) => candidate.code === code);
  const [first] = sport === undefined ? [] : listPageClasses(sport);
  return sections.map((section) => [section, buildPath(code, `${first?.part ?? ''}${section}`)] as const);
});

describe('GET /legacy/data/{abbr}/{class}{section}.htm', () => {
  it('every sport answers, and each section is posted for some sports only', async () => {
    const posted = new Map<string, Set<boolean>>();
    for (const [section, path] of atLeastOne(everySection)) {
      const { status, text } = await ask(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
      posted.set(section, (posted.get(section) ?? new Set()).add(!text.includes(unposted)));
    }
    for (const section of atLeastOne(sections))
      expect([...(posted.get(section) ?? [])].sort(), section).toEqual([false, true]);
  });

  it('unknown sports, sections and classes are 404', async () => {
    for (const page of [
      '/legacy/data/qq/1abracket.htm',
      '/legacy/data/vbg/5abracket.htm',
      '/legacy/data/vbg/1alunch.htm',
      '/legacy/data/vbg/1singles.htm',
      '/legacy/scores/qq1a.htm',
      '/records/mse.htm',
      '/legacy/schools/records/9999.htm',
    ])
      expect((await ask(page)).status, page).toBe(404);
  });

  it('addresses are case-insensitive', async () => {
    expect((await ask('/legacy/data/SOB/2Apair.htm')).text).toContain('Boys Soccer, Class 2A');
  });

  it('sports without numbered classes have one page', () => {
    const listPageParts = (id: string): string[] => {
      const sport = findSport(id);
      return sport === undefined ? [] : listPageClasses(sport).map(({ part }) => part);
    };
    expect(listPageParts('competitive-cheerleading')).toEqual(['1a']);
    expect(listPageParts('music-organization')).toEqual(['1a']);
    expect(listPageParts('girls-lacrosse')).toEqual(['1a']);
    expect(listPageParts('girls-tennis')).toEqual(['1a', '2a']);
  });
});

describe('legacy pages', () => {
  it('legacy pages are ISO-8859-1 with uppercase tags, stray 0xA0 bytes and unclosed tags', async () => {
    const { bytes, text } = await ask('/legacy/data/sob/1aentry.htm');
    expect(bytes.includes(0xa0)).toBe(true);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(text).toContain('&#151;');
    expect(text.replace(/<SCRIPT[\s\S]*<\/SCRIPT>/, '').match(/<\/?[a-z]/g)).toBeNull();
    const count = (tag: RegExp): number => text.match(tag)?.length ?? 0;
    expect(count(/<TD[ >]/g)).toBeGreaterThan(count(/<\/TD>/g));
    expect(count(/<\/TD>/g)).toBeGreaterThan(count(/<TD[ >]/g) * 0.9);
  });

  it('legacy pages post their height and link to files that exist', async () => {
    const { text } = await ask('/legacy/data/sob/1abracket.htm');
    expect(text).toContain('postMessage');
    const link = /HREF="([^"]+\.pdf)"/.exec(text)?.[1] ?? '';
    expect((await ask(new URL(link).pathname)).status).toBe(200);
  });

  it('legacy pages are byte-identical for the same moment', async () => {
    expect((await ask('/legacy/data/sob/1abracket.htm')).text).toBe((await ask('/legacy/data/sob/1abracket.htm')).text);
  });
});

describe('girls volleyball, class 2A', () => {
  const fetchPage = (section: string, now: string): Promise<{ text: string }> =>
    ask(buildPath('VBG', `2a${section}`), now);

  it('entries and sites are posted on October 11, brackets only once drawn', async () => {
    for (const section of ['entry', 'site']) expect((await fetchPage(section, october)).text).not.toContain(unposted);
    for (const section of ['assign', 'seed', 'pair', 'bracket', 'winner', 'info1']) {
      expect((await fetchPage(section, october)).text, section).toContain(unposted);
    }
  });

  it('a drawn bracket has no results at first and a champion at the end', async () => {
    const drawn = await fetchPage('bracket', '2025-10-18T12:00:00-05:00');
    expect(drawn.text).toContain('Mon., 10/27');
    expect(drawn.text).not.toMatch(/\d\d-\d\d, \d\d-\d\d/);
    expect((await fetchPage('winner', '2025-10-18T12:00:00-05:00')).text).toContain(unposted);
    const over = '2025-11-16T12:00:00-06:00';
    const world = new GeneratedWorld(1);
    const [series] = listClassSeries(world, getPlan('girls-volleyball'), 2025).filter(
      ({ className }) => className === '2A',
    );
    const state =
      series && getGameState(series.state.title, readClock('America/Chicago', 0, over, '1970-01-01T00:00:00Z'));
    if (series === undefined || state?.status !== 'final') throw new Error('The final is over.');
    const { home, away } = series.state.title;
    const champion = world.schools[state.result.home > state.result.away ? home : away]?.name ?? '';
    expect((await fetchPage('bracket', over)).text).toContain(`<B>${champion}`);
    expect((await fetchPage('winner', over)).text).toMatch(
      new RegExp(`<TD>Championship</TD><TD>Redwing Arena.*<B>${escapePattern(champion)}`),
    );
    for (const section of atLeastOne(sections))
      expect((await fetchPage(section, over)).text, section).not.toContain(unposted);
  });
});

describe('state series on legacy pages', () => {
  it('a series has every game and every team once in a regional', () => {
    for (const sportId of ['girls-volleyball', 'boys-soccer', 'girls-flag-football', 'football', 'boys-water-polo']) {
      const world = new GeneratedWorld(3);
      const games = world.getSeason(getPlan(sportId), 2025).games.filter(({ stage }) => stage !== null);
      const series = listClassSeries(world, getPlan(sportId), 2025);
      const brackets = series.flatMap((ofClass) => [
        ...ofClass.regionals,
        ...ofClass.sectionals,
        ...ofClass.superSectionals,
        ofClass.state,
      ]);
      const shown = [
        ...brackets.flatMap((bracket) => bracket.games),
        ...series.flatMap(({ thirdPlace }) => thirdPlace ?? []),
      ];
      expect(new Set(shown), sportId).toEqual(new Set(games));
      expect(shown).toHaveLength(games.length);
      const teams = brackets.flatMap((bracket) => bracket.teams.map(({ school }) => school.index));
      expect(new Set(teams).size).toBe(teams.length);
      expect(new Set(teams)).toEqual(new Set(games.flatMap(({ home, away }) => [home, away])));
    }
  });

  it('a team is not named in a game before it has qualified', async () => {
    const now = '2025-10-15T12:00:00-05:00';
    const world = new GeneratedWorld(1);
    const clock = readClock('America/Chicago', 0, now, '1970-01-01T00:00:00Z');
    const [series] = listClassSeries(world, getPlan('boys-soccer'), 2025);
    const open = series?.regionals.find(({ title }) => !areTeamsKnown(title, clock));
    if (open === undefined) throw new Error('A regional final is still open.');
    const { text } = await ask('/legacy/data/sob/1apair.htm', now);
    const block = text.slice(text.indexOf(`${open.site} Regional `)).split('</TABLE>')[0] ?? '';
    expect(block).toMatch(/Championship<\/TD><TD>.*TBD/);
  });

  it('scores are shown once games have begun', async () => {
    expect((await ask('/legacy/scores/ffg1a.htm')).text).toMatch(/def\. .*, \d+-\d+/);
    expect((await ask('/legacy/scores/vbg2a.htm')).text).toContain(unposted);
  });
});

describe('tennis legacy pages', () => {
  it("last spring's tennis stays posted; this fall's is not yet", async () => {
    for (const page of atLeastOne(tennisPages)) {
      expect((await ask(buildPath('TNB', `1${page}`))).text, page).toContain('2024-25 Boys Tennis, Class 1A');
      expect((await ask(buildPath('TNB', `2${page}`))).text, page).not.toContain(unposted);
      expect((await ask(buildPath('TNG', `1${page}`))).text, page).toContain(unposted);
    }
  });

  it('the draw is posted first, then each day', async () => {
    const days = [
      '2025-10-22T09:00:00-05:00',
      '2025-10-23T20:00:00-05:00',
      '2025-10-24T20:00:00-05:00',
      '2025-10-25T20:00:00-05:00',
    ];
    for (const [index, now] of atLeastOne(days.entries())) {
      for (const page of ['singles', 'doubles', 'qual', 'index'])
        expect((await ask(buildPath('TNG', `1${page}`), now)).text).not.toContain(unposted);
      const posted = await Promise.all(
        [1, 2, 3].map(async (day) => !(await ask(buildPath('TNG', `2result${day}`), now)).text.includes(unposted)),
      );
      expect(posted).toEqual([index > 0, index > 1, index > 2]);
    }
    const draw = (await ask(buildPath('TNG', '1singles'), days[0])).text;
    expect(draw).not.toMatch(/\d-\d, \d-\d/);
    expect(draw).toContain('Bye');
  });

  it('every page names the same champion', async () => {
    const now = '2025-10-25T20:00:00-05:00';
    const draw = (await ask(buildPath('TNG', '1singles'), now)).text;
    const champion = /ROWSPAN="64"><B>(.+?)<\/B>/.exec(draw)?.[1] ?? '';
    expect(champion).not.toBe('');
    const saturday = (await ask(buildPath('TNG', '1result3'), now)).text;
    const final = saturday.slice(saturday.indexOf('Singles &#151; Final')).split('</TABLE>')[0] ?? '';
    expect(final).toMatch(new RegExp(`<B>(\\[\\d+\\] )?${escapePattern(champion)}</B> def\\.`));
  });
});

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
