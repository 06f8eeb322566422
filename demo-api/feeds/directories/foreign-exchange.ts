import { toDayNumber, getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { formatLooseDate } from '../../quirks/date-only';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { exchangeForms, exchangeNames } from '../../words/exchange-programs';

const programs = 56;

/** `GET /v1/misc/foreign-exchange-programs`: approvals end on a June 30. */
export function answerForeignExchange(context: Context): Answer {
  const roll = createDiceFor(context, 'foreign-exchange');
  const names = roll.shuffle(exchangeNames.flatMap((name) => exchangeForms.map((form) => `${name} ${form}`)));
  const rows = names
    .slice(0, programs)
    .sort()
    .map((name, index) => buildProgramRow(context, name, index));
  return answerLoosely(context, withBadRows(roll, rows));
}

function buildProgramRow(context: Context, name: string, index: number): Row {
  const roll = createDiceFor(context, 'exchange-program', name);
  const row: Row = {
    ForeignID: 40 + index * 3,
    ExchangeProgram: name,
    ApprovedUntil: formatLooseDate(
      roll,
      toDayNumber(getSchoolYear(context.clock.today) + 1 + roll.drawWeighted([75, 25]), 6, 30),
    ),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ForeignID'],
    texts: ['ExchangeProgram'],
    spellings: { ForeignID: ['foreignID'] },
  });
}
