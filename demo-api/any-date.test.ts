import { afterAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../tests/support/at-least-one';
import { drawSample } from '../tests/support/sample';
import { fetchResponse } from './ask.fixture';
import { toDayNumber, getSchoolYear, formatTerm } from './calendar/civil';
import { readClock, type Clock } from './calendar/clock';
import { getWorld } from './environment';
import { listExamples } from './http/examples';
import { routes } from './routes';
import { sports } from './world/sports';

/* The demo association plays the season of every date. */

interface Moment {
  readonly now: string;
  /** A quiet day also has no games in the ten days that streams list. */
  readonly games: 'today' | 'not today' | 'not soon';
  readonly football: 'ahead' | 'regular season' | 'playoffs' | 'over';
}

const moments: readonly (Moment & { readonly name: string })[] = [
  { name: 'golf finals of 2026', now: '2026-10-10T13:20:00-05:00', games: 'today', football: 'regular season' },
  { name: 'a Monday in November', now: '2026-11-23T12:00:00-06:00', games: 'today', football: 'playoffs' },
  { name: 'a Sunday after Christmas', now: '2026-12-27T12:00:00-06:00', games: 'not today', football: 'over' },
  { name: 'a Tuesday in March', now: '2027-03-23T12:00:00-05:00', games: 'today', football: 'over' },
  { name: 'a Sunday in July', now: '2027-07-11T12:00:00-05:00', games: 'not soon', football: 'ahead' },
  {
    name: 'the first Friday of football',
    now: '2027-08-27T19:30:00-05:00',
    games: 'today',
    football: 'regular season',
  },
  { name: 'golf finals of 2027', now: '2027-10-09T13:20:00-05:00', games: 'today', football: 'regular season' },
  { name: 'a year later', now: '2027-11-23T12:00:00-06:00', games: 'today', football: 'playoffs' },
  { name: 'August of 2028', now: '2028-08-18T12:00:00-05:00', games: 'not soon', football: 'ahead' },
];

const emptyAt: readonly (readonly [address: RegExp, isEmpty: (moment: Moment) => boolean])[] = [
  [/^\/v1\/maxpreps\?/, ({ games }) => games !== 'today'],
  [/^\/v1\/streams\?date=[^&]+$/, ({ games }) => games !== 'today'],
  [/^\/v1\/streams$/, ({ games }) => games === 'not soon'],
  [/^\/v1\/football\/(polls|poll-last-next)/, ({ football, now }) => football === 'ahead' || now.includes('-08-')],
  [/^\/v1\/football\/(playoff-clinchers|playoff-outlook2)/, ({ football }) => football === 'ahead'],
  [/^\/v1\/football\/playoff-qualifiers/, ({ football }) => football === 'ahead' || football === 'regular season'],
];

const oftenEmpty =
  /^\/v1\/(streams\?.*sportId|sports\/[\w-]+\/(alerts|scoreboard|tournament-scores\?GameDate|$)|sports\/[\w-]+$)/;

type Range = readonly [first: number, last: number];

/** Seasons that may occur in an answer, relative to the current one. */
const allowedSeasons: readonly (readonly [address: RegExp, seasons: Range])[] = [
  // Data of one season belongs to the current one.
  [
    /tournament-info$|tournament-resources|winner-reports|football\/(scores|weekly|polls)|principal-rules-meetings/,
    [0, 0],
  ],
  [/^\/v1\/maxpreps\?|^\/v1\/streams|\/scoreboard$|\/guide\.htm$/, [0, 0]],
  [/^\/v1\/events|open-dates/, [0, 1]],
  [/5-year-calendar/, [0, 4]],
  // Terms and agreements end in later years.
  [/^\/v1\/people\/|committee-members|cooperativeteams|foreign-exchange/, [0, 2]],
  // Last season's data stays until the next has some.
  [/^\/legacy\/(data|scores)|tournament-scoreboard|statefinal\/scores|^\/media\/maps/, [-1, 0]],
  [/^\/data\/iwm|^\/documents\/golf/, [-1, 0]],
  [/tournament-results$/, [-2, 0]],
  [/rules-videos/, [-3, 0]],
  [/committee-minutes/, [-4, 0]],
  [/download-center/, [-5, 0]],
  [/tournament-programs/, [-8, 0]],
  [/\/videos|all-access|\/records\/|statefinal\/(coach|history)|125-feature|^\/v1\/pages\//, [-200, 0]],
];
const defaultSeasons: Range = [-1, 1];

const months = 'January February March April May June July August September October November December'.split(' ');
const longDate = new RegExp(
  String.raw`(${months.join('|')}) (\d{1,2})(?:-(?:[A-Z][a-z]+ )?\d+)?, ((?:19|20)\d\d)`,
  'g',
);

/** The school years of every date and term in a text. */
function listSchoolYearsIn(text: string): { readonly words: string; readonly schoolYears: readonly number[] }[] {
  const findMatches = (pattern: RegExp, listSchoolYears: (parts: readonly string[]) => readonly number[]) =>
    [...text.matchAll(pattern)].map((match) => ({ words: match[0], schoolYears: listSchoolYears(match) }));
  const listYearOfDay = (year = '', month = '', day = ''): number[] => [
    getSchoolYear(toDayNumber(Number(year), Number(month), Number(day))),
  ];
  return [
    ...findMatches(/(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g, ([, month, day, year]) =>
      listYearOfDay(year, month, day),
    ),
    ...findMatches(/(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?=\D)/g, ([, year, month, day]) =>
      listYearOfDay(year, month, day),
    ),
    ...findMatches(longDate, ([, month = '', day, year]) =>
      listYearOfDay(year, String(months.indexOf(month) + 1), day),
    ),
    ...findMatches(/(?<![\d-])(?:19|20)\d\d-\d\d(?![\d-])/g, ([term = '']) => {
      const schoolYear = Number(term.slice(0, 4));
      return formatTerm(schoolYear) === term ? [schoolYear] : [];
    }),
    // `2026 Class 1A State Final Results` may belong to the season that begins or ends in that year.
    ...findMatches(
      /(?<![\d/-])(20\d\d)(?= (?:[A-Z]\w+ )?(?:State Final|Class \dA|Football|Girls|Boys))/g,
      ([, year = '']) => [Number(year), Number(year) - 1],
    ),
  ];
}

function buildClockAt(now: string): Clock {
  return readClock('America/Chicago', Date.parse(now), now);
}

/** Examples of all routes, and addresses of every sport. */
function listAddressesAt(now: string): string[] {
  const examples = routes.flatMap((route) => listExamples(route, buildClockAt(now)));
  const ofSports = sports.flatMap(({ id }) => [`/v1/sports/${id}/tournament-info`, `/v1/sports/${id}/5-year-calendar`]);
  return [...new Set([...examples, ...ofSports])];
}

const isRandom = (address: string): boolean => /random=/i.test(address);

interface Sent {
  readonly address: string;
  readonly status: number;
  readonly body: string;
}

const kept = new Map<string, Promise<readonly Sent[]>>();

/** Requests every answer at a moment once. */
function fetchAnswersAt(now: string): Promise<readonly Sent[]> {
  const answers = kept.get(now) ?? askAll(listAddressesAt(now), now);
  kept.set(now, answers);
  return answers;
}

async function askAll(addresses: readonly string[], now: string): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (const address of addresses) {
    const response = await fetchResponse(address, now);
    answers.push({ address, status: response.status, body: await response.text() });
  }
  return answers;
}

afterAll(() => {
  kept.clear();
});

/** Sizes of the outermost lists of a JSON answer. */
function listSizes({ body }: Sent): number[] {
  if (!/^\s*[[{]/.test(body)) return [];
  const answer = JSON.parse(body) as { readonly data?: unknown };
  const data: unknown = Array.isArray(answer) ? answer : (answer.data ?? answer);
  if (Array.isArray(data)) return [data.length];
  return Object.values(data as Record<string, unknown>).flatMap((value) =>
    Array.isArray(value) ? [value.length] : [],
  );
}

describe.each(drawSample(moments, 1))('on $name ($now)', (moment) => {
  const { now } = moment;
  const schoolYear = getSchoolYear(buildClockAt(now).today);

  it('every example answers', async () => {
    const failed = (await fetchAnswersAt(now)).filter(({ status }) => status !== 200);
    expect(failed.map(({ address, status }) => `${address} ${status}`)).toEqual([]);
  });

  it('lists have rows, except those that the season leaves empty', async () => {
    const wrong = (await fetchAnswersAt(now)).flatMap((answer) => {
      const sizes = listSizes(answer);
      if (sizes.length === 0 || oftenEmpty.test(answer.address)) return [];
      const rule = emptyAt.find(([address]) => address.test(answer.address));
      const isEmpty = sizes.some((size) => size === 0);
      return isEmpty === (rule?.[1](moment) ?? false) ? [] : [`${answer.address} has ${sizes.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('dates are of the current season or of those that the address is about', async () => {
    const wrong = (await fetchAnswersAt(now)).flatMap(({ address, body }) => {
      const [first, last] = allowedSeasons.find(([pattern]) => pattern.test(address))?.[1] ?? defaultSeasons;
      const isWithin = (year: number): boolean => year >= schoolYear + first && year <= schoolYear + last;
      return listSchoolYearsIn(body)
        .filter(({ schoolYears }) => schoolYears.length > 0 && !schoolYears.some(isWithin))
        .slice(0, 2)
        .map(({ words }) => `${address}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });

  it('every sport has a calendar of five seasons from the current one, and finals in it', async () => {
    const seasons = Array.from({ length: 5 }, (_, index) => formatTerm(schoolYear + index));
    for (const { address, body } of atLeastOne(await fetchAnswersAt(now))) {
      if (address.endsWith('/5-year-calendar')) {
        const named = new Set(listSchoolYearsIn(body).map(({ words }) => words));
        expect([address, ...[...named].sort()]).toEqual([address, ...seasons]);
      }
      if (address.endsWith('/tournament-info')) {
        expect(body, address).toContain(`${formatTerm(schoolYear)} `);
        expect(listSchoolYearsIn(body).length, address).toBeGreaterThan(1);
      }
    }
  });
});

it('golf files exist from the coaches meeting on, for the season that is played and those before it', async () => {
  const fetchStatus = async (term: string, now: string) =>
    (await fetchResponse(`/data/iwm/${term}/gob-3A-team-leader.json`, now)).status;
  for (const year of [2025, 2026, 2027, 2028]) {
    const [term, last, next] = [formatTerm(year), formatTerm(year - 1), formatTerm(year + 1)];
    expect(await fetchStatus(term, `${year}-07-11T12:00:00-05:00`)).toBe(404);
    for (const now of [`${year}-10-13T12:00:00-05:00`, `${year + 1}-06-30T12:00:00-05:00`]) {
      expect([await fetchStatus(last, now), await fetchStatus(term, now), await fetchStatus(next, now)]).toEqual([
        200, 200, 404,
      ]);
    }
  }
});

it('the school year turns on July 1 in the association’s time zone', async () => {
  const fetchInfoAt = async (now: string): Promise<string> =>
    (await fetchResponse('/v1/sports/football/tournament-info', now)).text();
  expect(await fetchInfoAt('2027-07-01T04:59:00Z')).toContain('2026-27 Football');
  expect(await fetchInfoAt('2027-07-01T05:01:00Z')).toContain('2027-28 Football');
});

it('a fresh world gives the same answers in another order', async () => {
  const now = '2027-10-09T13:20:00-05:00';
  const before = (await fetchAnswersAt(now)).filter(({ address }) => !isRandom(address));
  // Other seeds evict the cached world.
  for (const seed of [2, 3, 4]) getWorld(seed);
  const addresses = before.map(({ address }) => address).reverse();
  const after = (await askAll(addresses, now)).reverse();
  const changed = after.filter(({ body }, index) => body !== before[index]?.body);
  expect(changed.map(({ address }) => address)).toEqual([]);
});
