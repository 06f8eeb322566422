import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, fetchResponse, selectRowsWith, type Fields } from '../../ask.fixture';
import { parseDay, getSchoolYear } from '../../calendar/civil';
import { readClock } from '../../calendar/clock';
import { getWorld } from '../../environment';
import { listCooperatives } from '../../world/cooperatives';
import { listRulesMeetingDays } from '../../world/meetings';
import { getPlan } from '../../world/season-plans';
import { sports } from '../../world/sports';
import { getAthleticDirector, getPrincipal } from '../../world/staff';

const autumn = '2025-10-11T13:20:00-05:00';
const spring = '2027-04-20T09:00:00-05:00';
const moments: readonly (readonly [now: string, seed: number])[] = [
  [autumn, 1],
  [spring, 7],
];

const ask = (path: string, now = autumn, seed = 1): Promise<Response> => fetchResponse(path, now, seed);

const fetchRowsWith = async (field: string, path: string, now = autumn, seed = 1): Promise<Fields[]> =>
  selectRowsWith(field, await askDemo(path, now, seed));

const readString = (value: unknown): string => (typeof value === 'string' ? value : '');
const tidy = (value: unknown): string =>
  readString(value)
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&eacute;', 'é')
    .replace(/\s+/g, ' ')
    .trim();
const parseDayNumber = (value: unknown): number =>
  parseDay(readString(value).replace('T00:00:00.000Z', '')) ?? Date.parse(`${readString(value)} UTC`) / 86_400_000;

describe.each(moments)('the lists of schools at %s of seed %i', (now, seed) => {
  const world = getWorld(seed);
  const schoolYear = getSchoolYear(readClock('America/Chicago', Date.parse(now), now).today);
  const names = new Set(world.schools.map(({ name }) => name));

  it('conferences match the world and are led by staff of their schools', async () => {
    const rows = await fetchRowsWith('conferenceid', '/v1/misc/conferences', now, seed);
    expect(rows).toHaveLength(world.conferences.length);
    for (const row of atLeastOne(rows)) {
      const conference = world.conferences.find(({ id }) => id === Number(row.conferenceid));
      const members = selectRowsWith('schoolid', row.memberschools).map(({ schoolid }) => schoolid);
      expect(members).toEqual(conference?.members.map((index) => world.schools[index]?.id));
      expect(members).toContain(row.presidentschoolid);
      expect(members).toContain(row.contactschoolid);
      const [president, contact] = [row.presidentschoolid, row.contactschoolid].map((id) =>
        world.findSchoolById(readString(id)),
      );
      if (president === undefined || contact === undefined) throw new Error('unknown school');
      expect(tidy(row.president)).toBe(getPrincipal(world, president, schoolYear));
      if (readString(row.contact) !== '')
        expect(tidy(row.contact)).toBe(getAthleticDirector(world, contact, schoolYear));
    }
  });

  it('each guest school of a cooperative has a row with its host', async () => {
    const rows = await fetchRowsWith('activityname', '/v1/misc/cooperativeteams', now, seed);
    for (const row of atLeastOne(rows)) {
      const sport = sports.find(({ title }) => title === tidy(row.activityname));
      const teams = selectRowsWith('host', row.teams);
      const expected = listCooperatives(world, sport?.id ?? '').flatMap(({ host, guests }) =>
        guests.map(({ school }) => `${host.name} <- ${school.name}`),
      );
      expect(teams.map(({ host, guest }) => `${tidy(host)} <- ${tidy(guest)}`)).toEqual(expected);
      for (const { coopends } of teams)
        expect(getSchoolYear(parseDayNumber(coopends))).toBeGreaterThanOrEqual(schoolYear);
    }
    const keys = rows.flatMap(({ teams }) =>
      selectRowsWith('host', teams).map((team) => `${tidy(team.host)} ${readString(team.coopends)}`),
    );
    expect(new Set(keys).size).toBeLessThan(keys.length);
    expect(rows.length).toBeGreaterThan(12);
  });

  it('emerging sports name only existing schools', async () => {
    const rows = await fetchRowsWith('activityname', '/v1/misc/emerging-sports', now, seed);
    const registered = rows.flatMap(({ schools }) => schools as string[]);
    expect(atLeastOne(registered).filter((name) => !names.has(tidy(name)))).toEqual([]);
    expect(atLeastOne(rows).every(({ schools }) => (schools as string[]).length > 0)).toBe(true);
  });

  it('open dates are in the future and on days without a game', async () => {
    const clock = readClock('America/Chicago', Date.parse(now), now);
    const activities = await fetchRowsWith('activityname', '/v1/misc/open-dates', now, seed);
    const ids: number[] = [];
    for (const activity of atLeastOne(activities)) {
      const sport = sports.find(({ title }) => title === activity.activityname);
      for (const year of atLeastOne(selectRowsWith('schoolterm', activity.years))) {
        const begun = Number(readString(year.schoolterm).slice(0, 4));
        for (const record of atLeastOne(selectRowsWith('opendateid', year.records))) {
          const day = parseDayNumber(record.opendate);
          const school = world.schools.find(({ name }) => name === tidy(record.namepsaa));
          expect(getSchoolYear(day)).toBe(begun);
          expect(day).toBeGreaterThanOrEqual(clock.today);
          expect(school).toBeDefined();
          ids.push(Number(record.opendateid));
          if (begun !== schoolYear) continue;
          const games = world.getSeason(getPlan(sport?.id ?? ''), begun).on(day);
          // May be empty: nobody plays on such a day.
          expect(games.filter(({ home, away }) => home === school?.index || away === school?.index)).toEqual([]);
        }
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(60);
  });

  it("rules meetings are on the days of the association's calendar", async () => {
    const rows = await fetchRowsWith('location', '/v1/misc/principal-rules-meetings', now, seed);
    expect(rows.map(({ meetingdate }) => parseDayNumber(meetingdate))).toEqual(listRulesMeetingDays(schoolYear));
    const memos = rows.map(({ memo }) => readString(memo)).filter((memo) => memo !== '');
    expect(atLeastOne(memos).every((memo) => memo.includes('9:00 a.m.') && memo.includes('\n'))).toBe(true);
  });

  it('tournament programs belong to finals that were held, recent ones included', async () => {
    const rows = await fetchRowsWith('sportprogramsid', '/v1/misc/tournament-programs', now, seed);
    const listProgramTerms = (id: string): string[] =>
      rows.filter((row) => row.id === id).map(({ schoolterm }) => tidy(schoolterm));
    expect(listProgramTerms('misc').length).toBeGreaterThan(0);
    expect(new Set(listProgramTerms('football')).size).toBe(schoolYear === 2025 ? 7 : 8);
    expect(listProgramTerms('boys-golf')).toContain(schoolYear === 2025 ? '2025-26' : '2026-27');
    expect(listProgramTerms('girls-track-field')).not.toContain(schoolYear === 2025 ? '2025-26' : '2026-27');
    expect(atLeastOne(rows).every(({ id }) => id === 'misc' || sports.some((sport) => sport.id === id))).toBe(true);
  });
});

describe('the directories', () => {
  it('media outlets have every known category suffix and some unknown ones', async () => {
    const rows = await fetchRowsWith('mediaid', '/v1/misc/news-media-directory');
    const suffixes = new Set(rows.map(({ typesuffix }) => typesuffix));
    const known = 'SPECIAL ILLRADIO OUTRADIO ILLTV OUTTV ILLCABLE ILLWEEK OUTNEWS ILLDAILY ILLSEMI ONLINE WIRE BUREAU';
    for (const suffix of atLeastOne(known.split(' '))) expect(suffixes).toContain(suffix);
    expect(suffixes.size).toBeGreaterThan(13);
    expect(new Set(rows.map(({ mediaid }) => Number(mediaid))).size).toBe(rows.length);
  });

  it('vendors of all four licenses have one or two contacts and images that exist', async () => {
    const rows = await fetchRowsWith('company', '/v1/misc/licensed-vendors');
    expect(new Set(rows.map(({ category }) => category))).toEqual(
      new Set(['SchoolMerch', 'SchoolPub', 'OffMerch', 'Rings']),
    );
    expect(new Set(rows.map(({ contact2 }) => readString(contact2) !== '')).size).toBe(2);
    expect(rows.some(({ url }) => readString(url).startsWith('www.'))).toBe(true);
    const logos = rows.map(({ companylogo }) => readString(companylogo)).filter((address) => address !== '');
    expect(logos.length).toBeLessThan(rows.length);
    for (const logo of atLeastOne(logos)) expect((await ask(logo)).headers.get('content-type')).toContain('svg');
  });

  it.each(['all-access', 'download-center'])('documents of %s exist', async (which) => {
    const rows = await fetchRowsWith('category', `/v1/misc/website-resources/${which}`);
    const named = rows.filter(({ finalurl }) => readString(finalurl) !== '');
    expect(named).toHaveLength(rows.length);
    const addresses = new Set(
      named.slice(0, 60).flatMap(({ finalurl, imgurl }) => [readString(finalurl), readString(imgurl)]),
    );
    addresses.delete('');
    for (const address of atLeastOne(addresses)) expect((await ask(address)).status, address).toBe(200);
  });

  it('graphics, and nothing else, have an image', async () => {
    const rows = await fetchRowsWith('category', '/v1/misc/website-resources/download-center');
    const [graphics, others] = [true, false].map((is) =>
      rows.filter(({ category }) => (category === 'Graphics') === is),
    );
    expect(graphics?.length).toBeGreaterThan(10);
    expect(atLeastOne(graphics ?? []).every(({ imgurl }) => readString(imgurl).endsWith('.svg'))).toBe(true);
    expect(atLeastOne(others ?? []).every(({ imgurl }) => readString(imgurl) === '')).toBe(true);
  });

  it('rules videos cover four school years, none before its publication day', async () => {
    const rows = await fetchRowsWith('videorulesmeetingdate', '/v1/misc/rules-videos');
    const today = parseDay('2025-10-11') ?? NaN;
    expect(new Set(rows.map(({ schoolterm }) => tidy(schoolterm))).size).toBe(4);
    for (const row of atLeastOne(rows)) expect(parseDayNumber(row.videorulesmeetingdate)).toBeLessThanOrEqual(today);
    const codes = new Set(sports.map(({ code }) => code));
    expect(
      atLeastOne(rows).every(
        ({ sportshortcode }) => readString(sportshortcode) === '' || codes.has(readString(sportshortcode)),
      ),
    ).toBe(true);
  });

  it('there are a few hundred clinicians, some with several sports', async () => {
    const rows = await fetchRowsWith('officialid', '/v1/officials/registered-clinicians');
    const people = new Set(rows.map(({ officialid }) => Number(officialid)));
    expect(people.size).toBeGreaterThan(200);
    expect(rows.length).toBeGreaterThan(people.size);
    const titles = new Set(sports.map(({ title }) => title));
    expect(atLeastOne(rows).filter(({ activityname }) => !titles.has(tidy(activityname)))).toEqual([]);
  });

  it('every fall sport has an officials association', async () => {
    const rows = await fetchRowsWith('location', '/v1/officials/official-associations');
    expect(rows.length).toBeGreaterThan(50);
    const worked = rows.map((row) => tidy(row.sports)).join();
    for (const { title } of atLeastOne(sports.filter(({ group }) => group === 'Fall'))) expect(worked).toContain(title);
  });

  it('exchange programs are approved until a June 30', async () => {
    const rows = await fetchRowsWith('foreignid', '/v1/misc/foreign-exchange-programs', spring);
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ approveduntil }) => getSchoolYear(parseDayNumber(approveduntil))))).toEqual(
      new Set([2026, 2027]),
    );
  });
});

describe('GET /data/official/clinics.htm', () => {
  it('the clinics page contains the clinics and markup that must be sanitized', async () => {
    const page = await (await ask('/data/official/clinics.htm')).text();
    const needed = [
      /<TABLE/,
      /colspan="5"/,
      /rowspan="[2-4]"/,
      /HREF="mailto:/,
      /<IMG SRC="http:\/\/demo/,
      /TARGET="_blank"/,
      /NAME="top"/,
    ];
    const bait = [
      /<SCRIPT/,
      /onclick=/,
      /ONERROR=/,
      /"javascript:/,
      /JaVaScRiPt:/,
      /data:text\/html/,
      / STYLE="/,
      /<STYLE/,
      /<IFRAME/,
      /<FORM/,
      /<svg onload/,
    ];
    for (const sign of [...needed, ...bait]) expect(page).toMatch(sign);
  });

  it('the clinics page names the school year and says when no clinics are left', async () => {
    const later = await (await ask('/data/official/clinics.htm', '2027-06-29T10:00:00-05:00')).text();
    expect(later).toContain('Clinics 2026-27');
    expect(later).toContain('No more clinics this school year.');
  });
});
