import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import type { FootballFiltersView } from './view';

interface FootballFiltersProps {
  readonly filters: FootballFiltersView;
}

const labelForScreenReadersOnPhones = 'max-tablet:[&>label]:sr-only';

/** Week, class, school and finals as a GET form, submitted by the button, and by any change if scripts run. */
export function FootballFilters({ filters }: FootballFiltersProps) {
  return (
    <FilterForm
      action={filters.path}
      label="Filter games"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-1 tablet:grid-cols-[12rem_8.5rem_minmax(10rem,18rem)_auto] print:hidden"
    >
      <SelectField
        label="Week"
        name="week"
        options={filters.weekOptions}
        defaultValue={filters.week}
        className={labelForScreenReadersOnPhones}
      />
      <SelectField
        label="Class"
        name="class"
        options={filters.classOptions}
        defaultValue={filters.classId}
        className={labelForScreenReadersOnPhones}
      />
      <SearchField
        label="School"
        name="q"
        defaultValue={filters.search}
        placeholder="School"
        submitLabel="Search games"
        className={labelForScreenReadersOnPhones}
      />
      <CheckField label="Show Finals Only" name="final" defaultChecked={filters.onlyFinals} />
    </FilterForm>
  );
}
