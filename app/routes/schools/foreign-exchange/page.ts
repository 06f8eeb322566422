import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { groupBy } from '~/group-by';
import { formatLongDate } from '~/models/dates/calendar-date';
import { compareByName } from '~/models/text/text-order';
import { exchangePrograms, type ExchangeProgram } from '~/upstream/school-lists';

export const sources = () => ({ optional: { programs: exchangePrograms.with({}) } });

/** A program in the list; its group shows the end of its approval. */
export type ExchangeRow = Pick<ExchangeProgram, 'id' | 'name'>;

export const exchangeRules = defineList<ExchangeRow>({
  nouns: ['program', 'programs'],
  searchLabel: 'Program',
  getNames: ({ name }) => [name],
  isCollapsible: true,
});

/** By end of approval, then by name; those without a day last. */
export function toExchangeGroups(programs: readonly ExchangeProgram[]): ListGroup<ExchangeRow>[] {
  const sorted = [...programs].sort((a, b) => getLastDay(a).localeCompare(getLastDay(b)) || compareByName(a, b));
  return [...groupBy(sorted, getLastDay)].map(([day, ofDay]) => ({
    key: day,
    title: day === noDay ? 'Approved, end not given' : `Approved until ${formatLongDate(day)}`,
    noun: 'program',
    rows: ofDay.map(({ id, name }) => ({ id, name })),
  }));
}

const noDay = 'no day';

function getLastDay({ approvedUntilDay }: ExchangeProgram): string {
  return approvedUntilDay ?? noDay;
}
