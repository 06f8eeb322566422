import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { listCommission, listDirectors, type Seat } from '../../world/board';
import { buildPersonRow } from './person-row';

/** `GET /v1/people/board` */
export function answerBoard(context: Context): Answer {
  return answerPeople(context, listDirectors(context.world, getSchoolYear(context.clock.today)));
}

/** `GET /v1/people/legislative-commission` */
export function answerLegislativeCommission(context: Context): Answer {
  return answerPeople(context, listCommission(context.world, getSchoolYear(context.clock.today)));
}

function answerPeople(context: Context, seats: readonly Seat[]): Answer {
  const rows = seats.map((seat) =>
    buildPersonRow(context, createDiceFor(context, 'seat-row', seat.id, seat.name), {
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
  return answerLoosely(context, withBadRows(createDiceFor(context, 'seats', rows.length), rows));
}
