import { civilDate } from '../../calendar/civil';
import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { findSport } from '../../world/sports';

type AlertText = readonly [headline: string, message: string, color: string];

const webAlerts: readonly AlertText[] = [
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
  [
    'Officials needed on Friday',
    '<ul><li>Football: western divisions</li><li>Volleyball: Harbor sites</li></ul>',
    'blue ',
  ],
];

/** `GET /v1/alerts`: two or three alerts, changing weekly. */
export function alerts(context: Context): Answer {
  const week = Math.floor(context.clock.today / 7);
  const roll = rollFor(context, 'alerts', week);
  const shown = roll.shuffled(webAlerts).slice(0, roll.between(2, 3));
  return looseAnswer(
    context,
    shown.map((text, index) => alertRow(context, text, week * 10 + index)),
  );
}

/** `GET /v1/sports/{sportId}/alerts` */
export function sportAlerts(context: Context): Answer {
  const sport = findSport(param(context, 'sportId'));
  if (sport === undefined) return failure(404, 'Sport not found');
  const roll = rollFor(context, 'sport-alerts', sport.id);
  if (roll.chance(0.5)) return looseAnswer(context, []);
  const text: AlertText = [
    `${sport.title}: schedule changes`,
    `<p>Two ${sport.title.toLowerCase()} sites changed their start times. See <a href="/sports/${sport.id}/state-series/schedules">the schedules</a>.</p>`,
    roll.pick(['orange', 'red', 'blue']),
  ];
  return looseAnswer(context, [alertRow(context, text, 40_000 + roll.below(1000))]);
}

function alertRow(context: Context, [headline, message, color]: AlertText, id: number): Row {
  return withRowQuirks(
    rollFor(context, 'alert', headline),
    { webAlertId: id, headline, message, color },
    {
      numbers: ['webAlertId'],
      texts: ['headline'],
      spellings: { webAlertId: ['webAlertID'], message: ['Message'] },
    },
  );
}

/** `GET /v1/tenbad/messages`: tennis and badminton messages, active around their finals. */
export function tenbadMessages(context: Context): Answer {
  const { month } = civilDate(context.clock.today);
  const rows = [
    {
      TourneyID: 811,
      TourneyShortName: 'Girls Tennis',
      Message: 'Play resumes at 8:30 a.m. on all sites. Consolation matches are pro sets.',
      MessageOn: month === 10,
    },
    {
      TourneyID: '812',
      TourneyShortName: 'Boys Tennis',
      Message: 'Rain delay: next update at 1:00 p.m. ',
      MessageOn: month === 5 ? 'true' : 'false',
    },
    { TourneyID: 813, TourneyShortName: 'Badminton', Message: null, MessageOn: 0 },
  ];
  return looseAnswer(context, rows);
}
