import { defineList, type ListGroup } from '~/blocks/list/list-rules';
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
  const days = [...new Set(programs.map(({ approvedUntilDay }) => approvedUntilDay))].sort((a, b) =>
    (a ?? '9999').localeCompare(b ?? '9999'),
  );
  return days.map((day) => {
    const rows = programs
      .filter(({ approvedUntilDay }) => approvedUntilDay === day)
      .map(({ id, name }) => ({ id, name }))
      .sort(compareByName);
    return {
      key: day ?? 'no day',
      title: day === null ? 'Approved, end not given' : `Approved until ${formatLongDate(day)}`,
      noun: 'program',
      rows,
    };
  });
}
