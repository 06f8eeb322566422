import { schoolYearOf } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { commissionOf, directorsOf, type Seat } from '../../world/board';
import { personRow } from './person-row';

/** `GET /v1/people/board` */
export function board(context: Context): Answer {
  return listOf(context, directorsOf(context.world, schoolYearOf(context.clock.today)));
}

/** `GET /v1/people/legislative-commission` */
export function legislativeCommission(context: Context): Answer {
  return listOf(context, commissionOf(context.world, schoolYearOf(context.clock.today)));
}

function listOf(context: Context, seats: readonly Seat[]): Answer {
  const rows = seats.map((seat) =>
    personRow(context, rollFor(context, 'seat-row', seat.id, seat.name), {
      id: seat.id,
      name: seat.name,
      title: seat.title,
      emailAddress: seat.email,
      represents: seat.represents,
      position: seat.position,
      school: seat.school.name,
      termExpires: seat.termExpires,
      division: seat.division,
    }),
  );
  return looseAnswer(context, withBadRows(rollFor(context, 'seats', rows.length), rows));
}
