import { toCivilDate, getSchoolYear } from '../../calendar/civil';
import type { Clock } from '../../calendar/clock';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { groupInSeason, isSummerBreak } from '../../world/season-groups';
import { listSportDates, listStateFinalDays } from '../../world/sport-dates';
import { findSport, getSport, type SeasonGroup, type Sport } from '../../world/sports';

type AlertText = readonly [headline: string, message: string, color: string];

const officialsNeeded: Readonly<Partial<Record<SeasonGroup, string>>> = {
  Fall: '<ul><li>Football: western divisions</li><li>Volleyball: Harbor sites</li></ul>',
  Winter: '<ul><li>Basketball: western divisions</li><li>Wrestling: Harbor sites</li></ul>',
  Spring: '<ul><li>Baseball: western divisions</li><li>Track &amp; field: Harbor sites</li></ul>',
};

const summerAlerts: readonly AlertText[] = [
  [
    'Summer office hours',
    '<p>The office is open Monday to Thursday until <strong>3:30&nbsp;PM CT</strong>. First practices begin at the end of the month.</p>',
    'blue',
  ],
  [
    'Officials: renew your license',
    '<p>Licenses end with the school year. <a href="/officials/become-an-official">Renew by August 1</a> to be assigned in the fall.</p>',
    'orange',
  ],
];

const gameDayTexts: ReadonlySet<string> = new Set([
  'Weather watch, northern counties',
  'Rockwell site moved',
  'Ticketing delays at two gates',
]);

const listWebAlerts = (season: SeasonGroup): readonly AlertText[] => [
  [
    'Weather watch, northern counties',
    '<p>Host schools decide by noon. Check the <a href="/scores">scores page</a> before you drive.</p>',
    'orange',
  ],
  [
    'Rockwell site moved',
    '<p>The evening session is at <strong>Winslow (Central)</strong>. Tickets stay valid.</p>',
    'red',
  ],
  [
    'Entry deadline this month',
    '<p>Athletic directors: entries close at 11:59&nbsp;PM CT on the 20th. See <a href="/documents/entry-procedures.pdf">the procedures</a>.</p>',
    'blue',
  ],
  [
    'Ticketing delays at two gates',
    '<p>Have your digital ticket open before you reach the gate.<br>Children under six enter free.</p>',
    'Orange',
  ],
  ['Officials needed on Friday', officialsNeeded[season] ?? '', 'blue '],
];

/** `GET /v1/alerts`: two or three, changing weekly. Days without games omit alerts about games. */
export function answerAlerts(context: Context): Answer {
  const { today } = context.clock;
  const week = Math.floor(today / 7);
  const roll = createDiceFor(context, 'alerts', week);
  const isGameDay = context.world.listGamesOn(today).length > 0;
  const ofSeason = listWebAlerts(groupInSeason(today)).filter(([headline]) => isGameDay || !gameDayTexts.has(headline));
  const texts = isSummerBreak(today) ? summerAlerts : ofSeason;
  const shown = roll.shuffle(texts).slice(0, roll.drawBetween(2, 3));
  return answerLoosely(
    context,
    shown.map((text, index) => buildAlertRow(context, text, week * 10 + index)),
  );
}

/** `GET /v1/sports/{sportId}/alerts`: from a sport's first practice to its state finals. */
export function answerSportAlerts(context: Context): Answer {
  const sport = findSport(readParam(context, 'sportId'));
  if (sport === undefined) return answerFailure(404, 'Sport not found');
  const roll = createDiceFor(context, 'sport-alerts', sport.id);
  if (roll.drawChance(0.5) || !isInSeason(sport, context.clock)) return answerLoosely(context, []);
  const text: AlertText = [
    `${sport.title}: schedule changes`,
    `<p>Two ${sport.title.toLowerCase()} sites changed their start times. See <a href="/sports/${sport.id}/state-series/schedules">the schedules</a>.</p>`,
    roll.pick(['orange', 'red', 'blue']),
  ];
  return answerLoosely(context, [buildAlertRow(context, text, 40_000 + roll.drawBelow(1000))]);
}

function buildAlertRow(context: Context, [headline, message, color]: AlertText, id: number): Row {
  return withRowQuirks(
    createDiceFor(context, 'alert', headline),
    { webAlertId: id, headline, message, color },
    {
      numbers: ['webAlertId'],
      texts: ['headline'],
      spellings: { webAlertId: ['webAlertID'], message: ['Message'] },
    },
  );
}

function isInSeason(sport: Sport, { today }: Clock): boolean {
  const days = listSportDates(sport, getSchoolYear(today)).map(({ day }) => day);
  return today >= Math.min(...days) && today <= Math.max(...days);
}

/** `GET /v1/tenbad/messages`: active in the month of the finals. */
export function answerTenbadMessages(context: Context): Answer {
  const rows = [
    {
      TourneyID: 811,
      TourneyShortName: 'Girls Tennis',
      Message: 'Play resumes at 8:30 a.m. on all sites. Consolation matches are pro sets.',
      MessageOn: isMonthOfFinals('girls-tennis', context.clock),
    },
    {
      TourneyID: '812',
      TourneyShortName: 'Boys Tennis',
      Message: 'Rain delay: next update at 1:00 p.m. ',
      MessageOn: String(isMonthOfFinals('boys-tennis', context.clock)),
    },
    { TourneyID: 813, TourneyShortName: 'Badminton', Message: null, MessageOn: 0 },
  ];
  return answerLoosely(context, rows);
}

function isMonthOfFinals(sportId: string, { today }: Clock): boolean {
  const finals = listStateFinalDays(getSport(sportId), getSchoolYear(today));
  return finals.some((day) => toCivilDate(day).month === toCivilDate(today).month);
}
