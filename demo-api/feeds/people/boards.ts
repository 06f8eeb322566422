import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { listCommission, listDirectors, type Seat } from '../../world/board';
import { personRow } from './person-row';

/** `GET /v1/people/board` */
export function board(context: Context): Answer {
  return getGameList(context, listDirectors(context.world, getSchoolYear(context.clock.today)));
}

/** `GET /v1/people/legislative-commission` */
export function legislativeCommission(context: Context): Answer {
  return getGameList(context, listCommission(context.world, getSchoolYear(context.clock.today)));
}

function getGameList(context: Context, seats: readonly Seat[]): Answer {
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
