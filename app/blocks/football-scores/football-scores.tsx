import { useUnpacked } from '~/browser/packed';
import { usePageLoading } from '~/browser/page-requests';
import { DayHeading } from '~/components/scores/day-heading';
import { GameSections } from '~/components/scores/game-sections';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { FilterSheet } from '~/components/ui/filter-sheet';
import { LiveBar } from '~/components/ui/live-bar';
import { Pager } from '~/components/ui/pager';
import { Unavailable } from '~/components/ui/unavailable';
import type { FootballScoresView } from './view';

interface FootballScoresProps extends FootballScoresView {
  readonly isUnavailable: boolean;
  /** Links to other scores. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
  /** Whether the page has filters. One without them lists all games of a week, each in one row. */
  readonly withFilters?: boolean;
}

/** The football games of a week below the page's heading: filters and cards, with automatic refresh. */
export function FootballScores({ scores, sections, isUnavailable, links, withFilters = true }: FootballScoresProps) {
  return (
    <>
      <LiveBar stamp={scores.stamp} refreshHref={scores.refreshHref} links={links} />
      {withFilters && (
        <div className="mt-2 tablet:mt-3">
          <FootballFilters filters={scores.filters} />
        </div>
      )}
      <Games scores={scores} sections={sections} isUnavailable={isUnavailable} withFilters={withFilters} />
    </>
  );
}

function Games({ scores, sections, isUnavailable, withFilters }: Omit<FootballScoresProps, 'links'>) {
  const isLoading = usePageLoading();
  const unpacked = useUnpacked(sections);
  return (
    <section aria-labelledby="week" className="mt-2 tablet:mt-6">
      <DayHeading id="week" isNamedAbove={withFilters} countText={isLoading ? 'Loading scores…' : scores.countText}>
        {scores.weekText}
      </DayHeading>
      <div
        aria-busy={isLoading}
        className={`${withFilters === true ? '' : 'games-in-rows '}transition-opacity delay-150 aria-busy:opacity-60`}
      >
        {isUnavailable && <Unavailable isSpaced what="The scores" isMain />}
        {scores.emptyText !== null && <EmptyState isSpaced>{scores.emptyText}</EmptyState>}
        <GameSections sections={unpacked} hasAnchors={scores.isPlayoffWeek} />
        {scores.pager !== undefined && <Pager pager={scores.pager} />}
      </div>
    </section>
  );
}

const labelForScreenReadersOnPhones = 'max-tablet:[&>label]:sr-only';

/** Week, class, school and finals as a GET form, submitted by any change if scripts run. On phones all but the week are in a sheet. */
function FootballFilters({ filters }: Pick<FootballScoresView['scores'], 'filters'>) {
  return (
    <FilterForm action={filters.path} label="Filter games" className="flex items-end gap-2 tablet:gap-3 print:hidden">
      <SelectField
        label="Week"
        name="week"
        options={filters.weekOptions}
        defaultValue={filters.week}
        className={`${labelForScreenReadersOnPhones} min-w-0 max-tablet:flex-1 tablet:w-56`}
      />
      <Button type="submit" className="tablet:hidden [@media(scripting:enabled)]:hidden">
        Show
      </Button>
      <FilterSheet count={countFilters(filters)}>
        <div className="grid grid-cols-1 gap-3 tablet:flex tablet:items-end">
          <SelectField
            label="Class"
            name="class"
            options={filters.classOptions}
            defaultValue={filters.classId}
            className="tablet:w-34"
          />
          <SearchField
            label="School"
            name="q"
            defaultValue={filters.search}
            placeholder="School"
            submitLabel="Search games"
            className="tablet:w-64"
          />
          <CheckField label="Show Finals Only" name="final" defaultChecked={filters.onlyFinals} />
        </div>
      </FilterSheet>
    </FilterForm>
  );
}

function countFilters({ classId, search, onlyFinals }: FootballScoresView['scores']['filters']): number {
  return [classId !== '', search !== '', onlyFinals].filter(Boolean).length;
}
