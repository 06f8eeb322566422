import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { emergingSports as activities } from '../../words/emerging-sports';

/** `GET /v1/misc/emerging-sports`: names of the registered schools by activity. */
export function answerEmergingSports(context: Context): Answer {
  return answerLoosely(
    context,
    withBadRows(
      createDiceFor(context, 'emerging-sports'),
      activities.map((name) => buildRow(context, name)),
    ),
  );
}

/** Larger schools have more activities. */
function buildRow(context: Context, name: string): Row {
  const roll = createDiceFor(context, 'emerging-sport', name);
  const share = 0.002 + Math.pow(roll.drawFraction(), 3) * 0.12;
  const gender = /^(Boys|Girls) /.exec(name)?.[1];
  const schools = context.world.schools.filter(
    (school) =>
      (gender === undefined || school.gender === 'Coed' || school.gender === gender) &&
      roll.drawChance(share * Math.min(3, school.enrollment / 600)),
  );
  const registered = schools.length === 0 ? [roll.pick(context.world.schools)] : schools;
  return {
    ActivityName: loosenText(roll, name),
    Schools: registered.map((school) => loosenText(roll, school.name)),
  };
}
