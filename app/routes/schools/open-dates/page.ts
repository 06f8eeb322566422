import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { compareByDay, formatMediumDay } from '~/models/dates/calendar-date';
import { openDates, type OpenDate, type OpenDateSport } from '~/upstream/school-lists';

/** The reported open dates of all sports. The page stands without them, with a message. */
export const sources = () => ({ optional: { sports: openDates.with({}) } });

export type OpenDateRow = ReturnType<typeof openDateRow>;

export const openDateRules = defineList<OpenDateRow>({
  nouns: ['open date', 'open dates'],
  searchLabel: 'Sport or school',
  intro: 'Schools report and edit their open dates in the School Center.',
  getNames: ({ school }) => [school],
  areTitlesSearched: true,
  isCollapsible: true,
});

export function toOpenDateGroups(sports: readonly OpenDateSport[]): ListGroup<OpenDateRow>[] {
  return sports.flatMap(({ name, years }, index) => {
    const rows = [...years]
      .sort((a, b) => a.term.localeCompare(b.term))
      .flatMap(({ term, dates }) => [...dates].sort(compareByDay).map((date, place) => openDateRow(date, term, place)));
    return rows.length === 0 ? [] : [{ key: `${index} ${name}`, title: name, noun: 'date', rows }];
  });
}

function openDateRow({ day, id, ...date }: OpenDate, term: string, place: number) {
  /** `Sat, Oct 18, 2025`; `TBA` if unknown. */
  const dateText = day === null ? 'TBA' : formatMediumDay(day);
  return { ...date, key: `${term} ${id} ${place}`, term, date: dateText };
}
