import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FilterForm } from '~/components/ui/filter-form';
import { PageHeader } from '~/components/ui/page-header';
import { PrintButton } from '~/components/ui/print-button';
import { MoreLink } from '~/components/ui/section-head';
import { SelectField } from '~/components/ui/select-field';
import { Unavailable } from '~/components/ui/unavailable';
import { usePageLoading } from '~/components/ui/use-page-loading';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { usePageHeading } from '~/page/page-meta';
import type { toView } from './page';
import type { WeekFilterView, WeeklyGroup } from './weekly-view';

interface WeeklyPageProps {
  readonly loaded: ReturnType<typeof toView> & { readonly unavailable: readonly 'games'[] };
  /** The words of the link to the other page. */
  readonly otherText: string;
  /** The games of a conference or a class, below its heading. */
  readonly Games: (props: { readonly group: WeeklyGroup }) => ReactNode;
}

/** A week of schedules: the choice of the week, and the games under the names of the conferences or classes. */
export function WeeklyPage({ loaded: { heading, weekly, groups, unavailable }, otherText, Games }: WeeklyPageProps) {
  const isLoading = usePageLoading();
  const shown = useUnpacked(groups);
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <div className="double-rule flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-b-line py-2 print:hidden">
        <WeekFilter filter={weekly.filter} />
        <PrintButton />
        <MoreLink to={weekly.otherHref}>{otherText}</MoreLink>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-d-lg tracking-head uppercase">{weekly.weekText ?? 'No week selected'}</h2>
        <p role="status" className="text-sm text-ink-2">
          {isLoading ? 'Loading schedules…' : weekly.countText}
        </p>
      </div>
      {shown.length > 0 && !weekly.isPlayoffs && (
        <p className="text-sm text-ink-2">Result and score are those of the team in bold.</p>
      )}
      <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
        {unavailable.includes('games') && (
          <div className="mt-4">
            <Unavailable what="The schedules" isMain />
          </div>
        )}
        {weekly.emptyText !== null && (
          <div className="mt-4">
            <EmptyState>{weekly.emptyText}</EmptyState>
          </div>
        )}
        <div className="print-columns">
          {shown.map((group) => (
            <section key={group.id} aria-labelledby={group.id} className="min-w-0 pt-5 print:pt-2">
              <GroupHeading group={group} isPlayoffs={weekly.isPlayoffs} />
              <Games group={group} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

/** The classes of the playoffs have an orange heading. */
function GroupHeading({
  group: { id, title },
  isPlayoffs,
}: {
  readonly group: WeeklyGroup;
  readonly isPlayoffs: boolean;
}) {
  const look = isPlayoffs
    ? 'bg-accent-fill px-3 py-1 text-on-accent print:border-b-2 print:bg-transparent print:px-0 print:text-ink'
    : 'border-b-2 border-ink';
  return (
    <h3 id={id} className={`text-d-md break-after-avoid font-semibold ${look}`}>
      {title}
    </h3>
  );
}

function WeekFilter({ filter: { path, week, options } }: { readonly filter: WeekFilterView }) {
  return (
    <FilterForm action={path} label="Choose a week" className="flex items-end gap-2">
      <SelectField label="Week" name="week" options={options} defaultValue={week} className="w-48" />
      <Button type="submit">Show</Button>
    </FilterForm>
  );
}
