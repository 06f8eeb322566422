import { getItemAt, hashSeed } from '../random/dice';

/** One row in so many has an odd value in place of a usual one. */
const rowsPerOddValue = 60;

/** The odd value of a row; null for most rows. It depends on the row's number alone, so that endpoints agree and no random stream changes. */
export function pickOddValue<Value>(
  number: number,
  field: string,
  values: readonly Value[],
  perRows = rowsPerOddValue,
): Value | null {
  const draw = hashSeed(number, 'odd', field);
  return draw % perRows === 0 ? getItemAt(values, Math.floor(draw / perRows)) : null;
}

/** Words for a team that is not known yet. */
export const undecidedTeams = ['TBD', 'TBD', 'TBD', 'To Be Determined', 'TBA', 'T.B.D.'] as const;

/** Words in place of an opponent, for a team that does not play. */
export const byeWords = ['BYE', 'Bye', 'Bye Week', 'Open Date', '-BYE-'] as const;
