import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { fetchResponse, lowerKeys, selectRowsWith, unwrapData, type Fields } from '../../ask.fixture';
import { readClock } from '../../calendar/clock';
import { getWorld } from '../../environment';
import { getHeadCoach } from '../../world/coaches';
import { findCooperativeJoined } from '../../world/cooperatives';
import { getFootballSizes } from '../../world/football-size';
import { listSportsOffered } from '../../world/offerings';
import { seasonPlans } from '../../world/season-plans';
import { sports } from '../../world/sports';
import { listStaff } from '../../world/staff';

const autumn = '2025-10-11T13:20:00-05:00';
const winter = '2027-01-15T20:10:00-06:00';

async function answer(path: string, now = autumn, seed = 1): Promise<{ status: number; data: unknown; size: number }> {
  const response = await fetchResponse(path, now, seed);
  const text = await response.text();
  return { status: response.status, data: unwrapData(JSON.parse(text)), size: text.length };
}

const expectRows = (data: unknown): Fields[] => selectRowsWith('schoolid', data);

const world = getWorld(1);
const sample = world.schools.filter((_, index) => index % 14 === 0 || index === 0).slice(0, 60);

describe('GET /v1/schools', () => {
  it('the directory has every school once and is as large as the real one', async () => {
    const { data, size } = await answer('/v1/schools');
    const ids = expectRows(data).map(({ schoolid }) => schoolid);
    expect(ids).toHaveLength(world.schools.length);
    expect(new Set(ids).size).toBeGreaterThan(800);
    expect(ids).toContain('0101');
    expect(size).toBeGreaterThan(380_000);
    expect(size).toBeLessThan(520_000);
    expect((data as unknown[]).length).toBeGreaterThan(ids.length);
  });

  it('flags and school types have many spellings of the right value', async () => {
    const rows = expectRows((await answer('/v1/schools')).data);
    expect(new Set(rows.map(({ hasboundary }) => JSON.stringify(hasboundary))).size).toBeGreaterThan(6);
    for (const row of atLeastOne(rows)) {
      const school = world.findSchoolById(row.schoolid as string);
      expect(/^(true|y|yes|1)$/i.test(String(row.hasboundary))).toBe(school?.hasBoundary);
      expect((row.type as string).trim().toLowerCase()).toBe(school?.type.toLowerCase());
    }
  });
});

describe('GET /v1/schools/{id}', () => {
  it('a school has details, staff and entries', async () => {
    expect(sample.length).toBeGreaterThanOrEqual(55);
    for (const school of atLeastOne(sample)) {
      const detail = lowerKeys((await answer(`/v1/schools/${school.id}`)).data as Fields);
      expect(detail.schoolid).toBe(school.id);
      expect(detail.enrollmentstring).toBe(String(school.enrollment));
      expect(detail.conferences).toEqual([
        expect.objectContaining({ ConferenceName: world.findConference(school)?.name }),
      ]);
      const [staff, staff2] = [
        await answer(`/v1/schools/${school.id}/staff`),
        await answer(`/v1/schools/${school.id}/staff2`),
      ];
      expect(staff.data).toEqual(staff2.data);
      expect(listGroups(staff.data)).toEqual(
        expect.arrayContaining(['Administration', 'Athletic Department', 'Head Coaches']),
      );
      const entries = (await answer(`/v1/schools/${school.id}/entries`)).data as Fields[];
      expect(entries.length).toBeGreaterThanOrEqual(listSportsOffered(world, school).length);
    }
  });

  it('some schools have no website, and key case varies', async () => {
    const details = await Promise.all(sample.map(async ({ id }) => (await answer(`/v1/schools/${id}`)).data as Fields));
    expect(details.filter(({ AthleticsURL }) => AthleticsURL === null).length).toBeGreaterThan(15);
    expect(details.some((row) => 'nameFormal' in row) && details.some((row) => 'NameFormal' in row)).toBe(true);
    expect(details.some(({ URL }) => !String(URL).startsWith('http'))).toBe(true);
  });

  it('an unknown school is 404 at every address', async () => {
    for (const path of ['', '/staff', '/staff2', '/entries'])
      expect((await answer(`/v1/schools/9999${path}`)).status).toBe(404);
  });
});

describe('school staff', () => {
  const members = sample.flatMap((school) => listStaff(world, school, 2025).map((member) => ({ school, ...member })));

  it('staff includes the head coach of every sport that the school plays', () => {
    for (const { school, title, name } of atLeastOne(members.filter(({ group }) => group === 'Head Coaches'))) {
      const sport = sports.find((candidate) => title === `Head Coach - ${candidate.title}`);
      expect(name).toBe(getHeadCoach(world, school, sport?.id ?? '', 2025).name);
    }
  });

  it('one person has one id under several titles', () => {
    const byId = new Map(members.map(({ personId, name, school }) => [personId, `${school.id} ${name}`]));
    for (const { personId, name, school } of atLeastOne(members))
      expect(byId.get(personId)).toBe(`${school.id} ${name}`);
    expect(byId.size).toBeLessThan(members.length - sample.length);
  });

  it('staff comes in both shapes, with vacant positions and missing e-mail addresses', async () => {
    const answers = await Promise.all(sample.map(async ({ id }) => (await answer(`/v1/schools/${id}/staff`)).data));
    expect(answers.some((data) => Array.isArray(data)) && answers.some((data) => !Array.isArray(data))).toBe(true);
    const rows = answers.flatMap((data) => Object.values(data as object).flat() as Fields[]);
    expect(rows.some(({ DefaultTitle }) => !DefaultTitle)).toBe(true);
    expect(atLeastOne(rows).every(({ HasEmail }) => typeof HasEmail === 'boolean')).toBe(true);
    expect(rows.some(({ HasEmail, Email }) => HasEmail === true && Email === undefined)).toBe(true);
    expect(atLeastOne(rows).every(({ PersonID }) => Number.isInteger(PersonID))).toBe(true);
  });
});

describe('school entries', () => {
  it.each([
    [autumn, 1, 2025],
    [winter, 7, 2026],
  ])('the entries of %s of seed %i show the records of the season', async (now, seed, schoolYear) => {
    const other = getWorld(seed);
    const clock = readClock('America/Chicago', Date.parse(now), now);
    let checked = 0;
    for (const school of atLeastOne(other.schools.filter((_, index) => index % 90 === 3))) {
      const rows = (await answer(`/v1/schools/${school.id}/entries`, now, seed)).data as Fields[];
      for (const row of atLeastOne(rows.map(lowerKeys))) {
        const [record] = row.teamrecord as Fields[];
        const plan = seasonPlans.find(
          ({ sportId }) => sports.find(({ id }) => id === sportId)?.code === row.activityid,
        );
        if (record === undefined || plan === undefined) continue;
        const team = findCooperativeJoined(other, school, plan.sportId)?.host ?? school;
        const { wins, losses, ties } = other.getSeason(plan, schoolYear).computeRecord(team.index, clock);
        expect([record.OverallWins, record.OverallLoss, record.OverallTie].map(Number)).toEqual([wins, losses, ties]);
        checked += wins + losses;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  it('guests of a cooperative list its entries, and activities have no season', async () => {
    const guest = world.schools.find((school) => findCooperativeJoined(world, school, 'football') !== undefined);
    const rows = ((await answer(`/v1/schools/${guest?.id ?? ''}/entries`)).data as Fields[]).map(lowerKeys);
    expect(rows.map(({ activityid }) => activityid)).toContain('FB');
    expect(rows.some(({ season }) => !['F', 'W', 'S'].includes(String(season)))).toBe(true);
  });
});

function listGroups(data: unknown): string[] {
  return Array.isArray(data) ? [...new Set(data.map((row: Fields) => String(row.group)))] : Object.keys(data as object);
}

describe('districts and enrollments', () => {
  it('every school is in one of 21 districts, three per division', async () => {
    const rows = expectRows((await answer('/v1/schools/schools-by-district')).data);
    expect(rows).toHaveLength(world.schools.length);
    expect(new Set(rows.map(({ district }) => Number(district))).size).toBe(21);
    for (const { division, district } of atLeastOne(rows))
      expect(Math.ceil(Number(district) / 3)).toBe(Number(division));
  });

  it('enrollment is multiplied by 1.65, only for schools without an attendance area', async () => {
    const { data, size } = await answer('/v1/classification/enrollments');
    const rows = expectRows(data);
    expect(rows).toHaveLength(world.schools.length);
    expect(size).toBeGreaterThan(1_000_000);
    for (const { schoolid, enrollmentstring, enrollment, multiplied } of atLeastOne(rows)) {
      const school = world.findSchoolById(schoolid as string);
      expect(enrollmentstring).toBe(String(school?.enrollment));
      const factor = multiplied === 'Yes' ? 1.65 : 1;
      expect(Number(enrollment)).toBeCloseTo(Number(enrollmentstring) * factor, 1);
      if (multiplied === 'Yes') expect(school?.type).not.toBe('Public');
    }
    expect(rows.filter(({ multiplied }) => multiplied === 'Yes').length).toBeGreaterThan(20);
  });

  it("enrollment is multiplied wherever football's is", async () => {
    const rows = expectRows((await answer('/v1/classification/enrollments')).data);
    const multiplied = new Set(rows.filter((row) => row.multiplied === 'Yes').map(({ schoolid }) => schoolid));
    const sizes = [...getFootballSizes(world)].filter(([, { waiver }]) => waiver === 'N');
    expect(sizes.length).toBeGreaterThan(5);
    for (const [index] of sizes) expect(multiplied).toContain(world.schools[index]?.id);
  });

  it("the enrollment list agrees with the school's details", async () => {
    const rows = expectRows((await answer('/v1/classification/enrollments')).data);
    const districts = expectRows((await answer('/v1/schools/schools-by-district')).data);
    for (const { id } of atLeastOne(sample.slice(0, 20))) {
      const detail = lowerKeys((await answer(`/v1/schools/${id}`)).data as Fields);
      expect(Number(detail.enrollment)).toBe(Number(rows.find(({ schoolid }) => schoolid === id)?.enrollment));
      expect(Number(detail.district)).toBe(Number(districts.find(({ schoolid }) => schoolid === id)?.district));
    }
  });
});
