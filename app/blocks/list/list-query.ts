import { addToHref } from '~/href';
import { readSearchText } from '~/models/text/search-text';
import type { ListRules } from './list-rules';

export type ListQuery = ReturnType<typeof readListQuery>;

/** Parses the query of an address, ignoring what the list does not have and invalid values. */
export function readListQuery(given: URLSearchParams, rules: ListRules<never>) {
  const letter = given.get('letter')?.toLowerCase() ?? null;
  const page = given.get('page') ?? '';
  return {
    search: readSearchText(given.get('q') ?? ''),
    /** `a` to `z`, `other` or `all`; `null` if none is chosen. */
    letter: rules.hasLetters === true && letter !== null && /^(?:[a-z]|other|all)$/.test(letter) ? letter : null,
    /** Parameters of the toggles that are not in their default state. */
    flags: (rules.toggles ?? []).map(({ parameter }) => parameter).filter((name) => given.get(name) === '1'),
    page: rules.unitsPerPage !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Query parameters in address order. The first page is not named. */
export function listParameters({ search, letter, flags, page }: ListQuery): Readonly<Record<string, string | null>> {
  return {
    letter,
    ...Object.fromEntries(flags.map((name) => [name, '1'])),
    q: search,
    page: page === 1 ? null : String(page),
  };
}

/** Address of a list with a changed query. Any other change goes to the first page. */
export function listHref(path: string, query: ListQuery, change: Partial<ListQuery>): string {
  return addToHref(path, listParameters({ ...query, page: 1, ...change }));
}
