import { formatIsoDate, formatPaddedUsDate, getSchoolYear, formatUsDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { findAgreementEnd, listCooperatives, type Cooperative } from '../../world/cooperatives';
import { sports } from '../../world/sports';

/** `GET /v1/misc/cooperativeteams`: a row per guest of each host, by sport. */
export function answerCooperativeTeams(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const rows = sports.flatMap(({ id, title }): Row[] => {
    const roll = createDiceFor(context, 'cooperative-rows', id, schoolYear);
    const teams = listCooperatives(context.world, id).flatMap((cooperative) =>
      buildTeamRows(roll, cooperative, schoolYear),
    );
    return teams.length === 0 ? [] : [{ ActivityName: loosenText(roll, title), Teams: withBadRows(roll, teams) }];
  });
  return answerLoosely(context, withBadRows(createDiceFor(context, 'cooperatives'), rows));
}

/** Formats vary between agreements. */
function buildTeamRows(roll: Dice, { host, guests }: Cooperative, schoolYear: number): Row[] {
  const written = roll.drawWeighted([60, 25, 15]);
  return guests.map((guest): Row => {
    const end = findAgreementEnd(guest, schoolYear);
    return {
      Host: loosenText(roll, host.name),
      Guest: loosenText(roll, guest.school.name),
      CoopEnds:
        written === 0
          ? `${formatIsoDate(end)}T00:00:00.000Z`
          : written === 1
            ? formatPaddedUsDate(end)
            : formatUsDate(end),
    };
  });
}
