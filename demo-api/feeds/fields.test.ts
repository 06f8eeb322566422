import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { askDemo } from '../ask.fixture';

/* Fields of each endpoint. The case of keys varies. */

const sponsor = 'id title description imgUrl clickUrl presentingSponsorBgFill';
const slide = 'featureId featureCategory title subTitle imgUrl clickUrl sportHeroOnly';
const article = 'articleId slug title datePublished category articleBody author authorTitle authorEmail authorAvatar';
const recording =
  'videoId youTubeTitle youTubeURL thumbnails.high activityID activityName tourneyYear class buzzerBeater teams score announcers';
const stream = 'streamId title imageUrl category date url sportId StreamDate';
const alert = 'webAlertId headline message color';
const game =
  'gameId GameDate GameTime GameLocation Gender Sport sportId School1.HomeAwayType School1.NameShort School1.NamePSAA School1.State School1.Score School1.Logo School2.HomeAwayType School2.NameShort School2.NamePSAA School2.State School2.Score School2.Logo GameStatus.status GameStatus.gameLink';
const top = 'TeamName TopTeamNameShort TopScore TopScore2 TopScore3 TopSeed TopTeamLogo SchoolID1';
const bottom = 'TeamName BottomTeamNameShort BottomScore BottomScore2 BottomScore3 BottomSeed BottomTeamLogo SchoolID';
const media = 'VideoURL TicketsURL AudioURL LiveStatsURL InfoAvailable Stats1URL';
const nameWithin = (name: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${name}.${field}`)
    .join(' ');
const buildNumberedNames = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`).join(' ');
const tournamentGame = `ContestID GameDate Class TourneyLevel Round Time TimeRemaining Period Site Winner ActivityID Highlight ScheduleChange UnusualCircumstance ${nameWithin('TopTeam', top)} ${nameWithin('BottomTeam', bottom)} ${nameWithin('MediaDetails', media)}`;

const endpoints: readonly (readonly [path: string, fields: string])[] = [
  ['/v1/sponsors?frontPage=Y', sponsor],
  ['/v1/sponsors/shop', 'id imgUrl clickUrl'],
  ['/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y', 'id title imgUrl clickUrl presentingSponsorBgFill'],
  ['/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn=boys-golf', 'id title imgUrl clickUrl'],
  ['/v1/news/feature/?displayFrontpage=Y', slide],
  ['/v1/news/feature/?displayOn=boys-golf', slide],
  ['/v1/news?recent=Y', article],
  ['/v1/news?page=1&limit=10', article],
  ['/v1/news/state-finals-wrap', article],
  ['/v1/socialmedia', 'network user userImage text image thumbnail url date'],
  ['/v1/maxpreps?GameDate=10/11/2025', game],
  ['/v1/maxpreps?GameDate=10/11/2025&Random=Y', game],
  ['/v1/events', 'ActivityID eventType eventTitle eventTitleShort Date eventClass day id ActivityShort'],
  ['/v1/streams', stream],
  ['/v1/streams?date=10/11/2025', stream],
  ['/v1/videos', recording],
  ['/v1/videos?random=true', recording],
  ['/v1/videos/1234', recording],
  ['/v1/alerts', alert],
  ['/v1/tenbad/messages', 'TourneyID TourneyShortName Message MessageOn'],
  ['/v1/sports/football', 'id title mobileAbbreviation basePath navItems classes stateSeries tournamentInfo'],
  ['/v1/sports/boys-cross-country/tournament-scores?GameDate=10/11/2025', tournamentGame],
  ['/v1/sports/girls-flag-football/tournament-scores', tournamentGame],
  [
    '/v1/statefinal/teams?sportId=football',
    `TeamID SchoolID ActivityID ActivityName Class ProgramName OfficialName Nickname SchoolLogo City County Enrollment Colors Conference AllStaff HeadCoach AssistantCoaches Trainer Managers LastYearsAdvancement TeamPhoto ${buildNumberedNames('Row_', 10)} Not_Pictured Won Lost Tied`,
  ],
  [
    '/v1/statefinal/rosters?sportId=boys-soccer',
    `RosterID SchoolID Number FirstName LastName Grade Height Position G ${buildNumberedNames('F', 15)}`,
  ],
  [
    '/v1/statefinal/scores?sportId=boys-soccer',
    'ContestID SchoolID Date Opponent ContestType WL MyScore OpponentScore Tournament',
  ],
  ['/v1/statefinal/coach?sportId=boys-soccer&schoolId=0101', 'CoachWLID School SchoolTerm W L T Place'],
  ['/v1/statefinal/history?sportId=boys-soccer&schoolId=0101', 'tournaments'],
  ['/v1/schools', 'SchoolID nameFormal NamePSAA DirectorySort type hasBoundary schoolLogo city'],
  [
    '/v1/schools/0101',
    'NameFormal Logo Address City Zip Phone Fax URL AthleticsURL EnrollmentString Enrollment Conferences NicknameBoys NicknameGirls Colors PublicPrivate Gender County CitiesInDistrict Division District SchoolID SchoolType',
  ],
];

const fetchUnwrapped = (path: string): Promise<unknown> => askDemo(path, '2025-10-11T13:20:00-05:00');

/** Key paths in lower case: `school1.score`. */
function listKeys(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = `${prefix}${key}`.toLowerCase();
    return [name, ...listKeys(inner, `${name}.`)];
  });
}

describe("fields that the site's pages read", () => {
  it.each(endpoints)('%s has every field that pages read', async (path, fields) => {
    const data = await fetchUnwrapped(path);
    const present = new Set((Array.isArray(data) ? data : [data]).flatMap((row) => listKeys(row)));
    const missing = fields.split(' ').filter((field) => !present.has(field.toLowerCase()));
    // A single object may lack an optional field.
    const allowed = Array.isArray(data) && data.length > 3 ? 0 : 2;
    expect(missing.length, missing.join(', ')).toBeLessThanOrEqual(allowed);
  });

  it('no answer contains "undefined", "NaN" or "[object Object]"', async () => {
    for (const [path] of endpoints) {
      const text = JSON.stringify(await fetchUnwrapped(path));
      expect(/\bundefined\b|\bNaN\b|\[object Object\]/.exec(text)?.[0], path).toBeUndefined();
    }
  });

  it('school ids in games belong to existing schools', async () => {
    const schools = (await fetchUnwrapped('/v1/schools')) as { SchoolID: string }[];
    const known = new Set(schools.map(({ SchoolID }) => SchoolID));
    const games = JSON.stringify([
      await fetchUnwrapped('/v1/maxpreps?GameDate=10/11/2025'),
      await fetchUnwrapped('/v1/sports/girls-flag-football/tournament-scores'),
    ]);
    const named = [...games.matchAll(/"SchoolID1?":"(\d+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(300);
    expect(atLeastOne(named).filter((id) => id === undefined || !known.has(id))).toEqual([]);
  });
});

describe('GET /v1/maxpreps', () => {
  it('every quirk of the game feed occurs on one Saturday', async () => {
    const text = JSON.stringify(await fetchUnwrapped('/v1/maxpreps?GameDate=10/11/2025'));
    const signs: Readonly<Record<string, RegExp>> = {
      'a score as text': /"Score":"\d+"/,
      'a score as a number': /"Score":\d+/,
      'no score yet': /"Score":null/,
      'no logo': /"[Ll]ogo":null/,
      'a status under its other name': /"GameStatus":\{"GameStatus"/,
      'an id under another name': /"(ContestID|contestId|GameID)"/,
      'a space at the end': /[a-z)] "/,
      'a cooperative team': /\[Coop\]/,
    };
    for (const [quirk, sign] of atLeastOne(Object.entries(signs))) expect(sign.test(text), quirk).toBe(true);
  });
});
