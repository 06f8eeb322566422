import { useUnpacked } from '~/browser/packed';
import { usePageLoading } from '~/browser/page-requests';
import { DayHeading } from '~/components/scores/day-heading';
import { GameSections } from '~/components/scores/game-sections';
import { EmptyState } from '~/components/ui/empty-state';
import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
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
        <div className="mt-3">
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
    <section aria-labelledby="week" className="mt-4 tablet:mt-6">
      <DayHeading id="week" countText={isLoading ? 'Loading scores…' : scores.countText}>
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

/** Week, class, school and finals as a GET form, submitted by the button, and by any change if scripts run. */
function FootballFilters({ filters }: Pick<FootballScoresView['scores'], 'filters'>) {
  return (
    <FilterForm
      action={filters.path}
      label="Filter games"
      className="grid grid-cols-[1.7fr_1fr] items-end gap-x-3 gap-y-1 tablet:grid-cols-[12rem_8.5rem_minmax(10rem,18rem)_auto] laptop:grid-cols-[14rem_8.5rem_minmax(10rem,18rem)_auto] print:hidden"
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
