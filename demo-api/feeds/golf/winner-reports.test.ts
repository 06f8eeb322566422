import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, askRows, getInnerFields, readText, getValue, type Fields } from '../../ask.fixture';

const saturdayAfternoon = '2025-10-11T13:20:00-05:00';

interface Report {
  readonly class: string;
  readonly level: string;
  readonly sportId: string;
  readonly sections: Readonly<
    Record<'TeamScores' | 'AdvancingTeams' | 'AdvancingIndividuals' | 'Medalist' | 'AllGolfers', readonly Fields[]>
  >;
}

async function fetchReport(siteId: number, now = saturdayAfternoon, seed = 1): Promise<Report> {
  return (await askDemo(`/v1/winner-reports/${siteId}`, now, seed)) as Report;
}

const fetchSummaries = (sportId: string, now = saturdayAfternoon, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/winner-reports?sportId=${sportId}`, now, 'SiteID', seed);

const getStatus = (row: Fields): string => readText(row, 'WINStatus').trim().toLowerCase();
const getSite = (row: Fields): number => Number(getValue(row, 'SiteID'));
const listScores = (rows: readonly Fields[]): number[] =>
  rows.map((row) => Number(readText(row, 'Score').replace('*', ''))).filter((score) => Number.isFinite(score));
function buildGolferKey(row: Fields): string {
  const name = readText(row, 'GolferName').replaceAll('&#39;', "'").replaceAll('&eacute;', 'é');
  return `${name.replace(/\s+/g, ' ').trim()} ${readText(row, 'SchoolID')}`;
}

describe('GET /v1/winner-reports', () => {
  it.each(['boys-golf', 'girls-golf'])('sites of %s have every status after the sectionals', async (sportId) => {
    const rows = await fetchSummaries(sportId);
    const statuses = new Set(rows.map(getStatus));
    expect([...statuses].sort()).toEqual(['', 'complete', 'in progress', 'not started']);
    const complete = rows.filter((row) => getStatus(row) === 'complete');
    expect(complete.length).toBeGreaterThan(rows.length - 5);
    expect(
      atLeastOne(complete).every(
        (row) => readText(row, 'MedalistName') !== '' && Number(getValue(row, 'MedalistScore')) > 60,
      ),
    ).toBe(true);
    expect(
      rows.filter((row) => getStatus(row) !== 'complete').every((row) => readText(row, 'MedalistName') === ''),
    ).toBe(true);
    expect(new Set(rows.map((row) => readText(row, 'Level')))).toEqual(new Set(['Regional', 'Sectional']));
    expect(rows.some((row) => readText(row, 'Date') === '')).toBe(true);
  });

  it('no winner is named before its report is in', async () => {
    const early = await fetchSummaries('girls-golf', '2025-09-20T12:00:00-05:00');
    expect(atLeastOne(early).every((row) => readText(row, 'TeamChampionSchool') === '')).toBe(true);
    const between = await fetchSummaries('girls-golf', '2025-10-06T08:00:00-05:00');
    const sectionals = between.filter((row) => readText(row, 'Level') === 'Sectional');
    expect(atLeastOne(sectionals).every((row) => getStatus(row) === 'not started')).toBe(true);
    const running = await fetchSummaries('girls-golf', '2025-10-06T12:00:00-05:00');
    expect(running.filter((row) => getStatus(row) === 'in progress').length).toBeGreaterThan(5);
    const { sections } = await fetchReport(1201, '2025-10-01T12:00:00-05:00');
    expect(Object.values(sections).flat()).toEqual([]);
  });

  it('unknown sports and sites are errors; sports without reports have no rows', async () => {
    const ask = (path: string): Promise<Response> => fetchResponse(path, saturdayAfternoon);
    expect((await ask('/v1/winner-reports')).status).toBe(400);
    expect((await ask('/v1/winner-reports?sportId=quidditch')).status).toBe(404);
    expect((await ask('/v1/winner-reports/9999')).status).toBe(404);
    expect(await (await ask('/v1/winner-reports/x')).json()).toHaveProperty('error');
    expect(await (await ask('/v1/winner-reports?sportId=football')).json()).toEqual({ data: [] });
  });
});

describe('GET /v1/winner-reports/{siteId}', () => {
  it('the report of site 1201 has all five tables', async () => {
    const report = await fetchReport(1201);
    expect([report.sportId, report.level, report.class]).toEqual(['girls-golf', 'Regional', '1A']);
    for (const rows of atLeastOne(Object.values(report.sections))) expect(rows.length).toBeGreaterThan(0);
  });

  it.each([1, 2, 3])('team scores, advancing teams and medalists are consistent (seed %i)', async (seed) => {
    const texts = new Set<string>();
    for (const row of atLeastOne((await fetchSummaries('girls-golf', saturdayAfternoon, seed)).slice(0, 20))) {
      if (getStatus(row) !== 'complete') continue;
      const { sections } = await fetchReport(getSite(row), saturdayAfternoon, seed);
      const best = Math.min(...listScores(sections.AllGolfers));
      expect(atLeastOne(listScores(sections.Medalist)).every((score) => score === best)).toBe(true);
      expect(Number(getValue(row, 'MedalistScore'))).toBe(best);
      const advancing = new Set(sections.AdvancingTeams.map((team) => readText(team, 'SchoolID')));
      expect(
        atLeastOne(sections.AdvancingIndividuals).filter((golfer) => advancing.has(readText(golfer, 'SchoolID'))),
      ).toEqual([]);
      for (const team of atLeastOne(sections.TeamScores)) {
        const own = sections.AllGolfers.filter((golfer) => readText(golfer, 'SchoolID') === readText(team, 'SchoolID'));
        const scores = listScores(own).sort((left, right) => left - right);
        const sum = scores.length < 4 ? 'NS' : String(scores.slice(0, 4).reduce((total, score) => total + score, 0));
        expect(readText(team, 'Score').replace(/\.0$/, '')).toBe(sum);
      }
      for (const golfer of sections.AllGolfers) texts.add(readText(golfer, 'Score'));
    }
    expect([...texts].filter((score) => /^[A-Z]+$/.test(score)).length).toBeGreaterThan(1);
  });

  it('advancing golfers are exactly those who play the next stage', async () => {
    for (const [sportId, event, className] of [
      ['boys-golf', 'gob-2A', '2A'],
      ['girls-golf', 'gog-1A', '1A'],
    ] as const) {
      // Every manager has reported.
      const late = '2025-12-01T12:00:00-06:00';
      const rows = (await fetchSummaries(sportId, late)).filter((row) => readText(row, 'Class') === className);
      const reports = await Promise.all(rows.map((row) => fetchReport(getSite(row), late)));
      const listSections = (level: string): Report['sections'][] =>
        reports.filter((report) => report.level === level).map((report) => report.sections);
      const onward = listSections('Regional').flatMap((section) =>
        section.AdvancingTeams.map((team) => readText(team, 'SchoolID')),
      );
      const sectional = listSections('Sectional').flatMap((section) =>
        section.TeamScores.map((team) => readText(team, 'SchoolID')),
      );
      expect(sectional.sort()).toEqual(onward.sort());
      const alone = listSections('Regional').flatMap((section) => section.AdvancingIndividuals.map(buildGolferKey));
      const playing = new Set(listSections('Sectional').flatMap((section) => section.AllGolfers.map(buildGolferKey)));
      expect(atLeastOne(alone).filter((golfer) => !playing.has(golfer))).toEqual([]);
      const { teams } = (await askDemo(`/data/iwm/2025-26/${event}-team-leader.json`, late)) as { teams: unknown[] };
      const finalists = teams
        .map((team) => readText(getInnerFields({ team }, 'team'), 'externalId'))
        .filter((id) => id !== '');
      const toFinals = listSections('Sectional').flatMap((section) =>
        section.AdvancingTeams.map((team) => readText(team, 'SchoolID')),
      );
      expect(finalists.sort()).toEqual(toFinals.sort());
    }
  });
});
