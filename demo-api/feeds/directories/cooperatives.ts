import { isoDate, paddedUsDate, getSchoolYear, usDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { looseText, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { agreementEnd, cooperativesIn, type Cooperative } from '../../world/cooperatives';
import { sports } from '../../world/sports';

/** `GET /v1/misc/cooperativeteams`: a row per guest of each host, by sport. */
export function cooperativeTeams(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const rows = sports.flatMap(({ id, title }): Row[] => {
    const roll = rollFor(context, 'cooperative-rows', id, schoolYear);
    const teams = cooperativesIn(context.world, id).flatMap((one) => teamRows(roll, one, schoolYear));
    return teams.length === 0 ? [] : [{ ActivityName: looseText(roll, title), Teams: withBadRows(roll, teams) }];
  });
  return looseAnswer(context, withBadRows(rollFor(context, 'cooperatives'), rows));
}

/** Formats vary between agreements. */
function teamRows(roll: Dice, { host, guests }: Cooperative, schoolYear: number): Row[] {
  const written = roll.weighted([60, 25, 15]);
  return guests.map((guest): Row => {
    const end = agreementEnd(guest, schoolYear);
    return {
      Host: looseText(roll, host.name),
      Guest: looseText(roll, guest.school.name),
      CoopEnds: written === 0 ? `${isoDate(end)}T00:00:00.000Z` : written === 1 ? paddedUsDate(end) : usDate(end),
    };
  });
}
