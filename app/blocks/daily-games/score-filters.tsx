import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { buildHref, Route } from '~/href';
import type { FiltersView } from './view';

interface ScoreFiltersProps {
  readonly filters: FiltersView;
}

/** Filters as a GET form without a page number, so that every change starts at the first page. Scripts submit it on change. */
export function ScoreFilters({ filters }: ScoreFiltersProps) {
  const hasSports = filters.sportOptions.length > 0;
  return (
    <FilterForm
      action={filters.path}
      label="Filter games"
      kept={listKeptFields(filters)}
      buildAction={(fields) => takeAction(filters, fields)}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 ${hasSports ? 'tablet:grid-cols-[14rem_18rem_auto]' : 'tablet:grid-cols-[18rem_auto]'}`}
    >
      {hasSports && (
        <SelectField
          label="Sport"
          name="sport"
          options={filters.sportOptions}
          defaultValue={filters.sport}
          className="max-tablet:col-span-2 max-tablet:[&>label]:sr-only"
        />
      )}
      <SearchField
        label="School"
        name="q"
        defaultValue={filters.search}
        placeholder={filters.searchPlaceholder}
        submitLabel="Search games"
        className="max-tablet:[&>label]:sr-only"
      />
      <CheckField
        label={
          <>
            <span className="max-tablet:sr-only">Only games with results</span>
            <span aria-hidden="true" className="tablet:hidden">
              Results
            </span>
          </>
        }
        name="final"
        defaultChecked={filters.onlyResults}
      />
    </FilterForm>
  );
}

function listKeptFields({ date, onlyLive, area }: FiltersView): Record<string, string> {
  return { ...area?.query, ...(date !== null && { date }), ...(onlyLive && { live: '1' }) };
}

/** A sport in the path gets its own page; without scripts the server redirects. */
function takeAction({ path, sportIsInPath }: FiltersView, fields: URLSearchParams): string {
  if (!sportIsInPath) return path;
  const sport = fields.get('sport');
  fields.delete('sport');
  return sport === null ? path : buildHref(Route.sportScores, { sportId: sport });
}
