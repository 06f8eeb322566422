import { type ReactNode, useMemo } from 'react';
import { useUnpacked } from '~/browser/packed';
import { usePageLoading } from '~/browser/page-requests';
import { useFollowedTeams } from '~/components/teams/followed-store';
import { useTeamsToday } from '~/components/teams/use-teams-today';
import { ChoiceForm } from '~/components/ui/choice-form';
import { EmptyState } from '~/components/ui/empty-state';
import { SelectField } from '~/components/ui/fields';
import { Page } from '~/components/ui/page';
import { PhoneFold } from '~/components/ui/phone-fold';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { MoreLink, MoreLinks } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import type { toView } from './page';
import { isFollowed, putFollowedFirst, type WeeklyGroup } from './weekly-view';

interface WeeklyPageProps {
  readonly loaded: ReturnType<typeof toView> & { readonly unavailable: readonly string[] };
  /** `Full`: start of the link to the other page. */
  readonly otherText: string;
  readonly Games: (props: { readonly group: WeeklyGroup }) => ReactNode;
}

/** Phones fold longer weeks, which would be forty screens high, except for the first group. */
const mostGamesUnfolded = 30;

/** A week of schedules: choice of the week, and the games by conference or class. */
export function WeeklyPage({ loaded, otherText, Games }: WeeklyPageProps) {
  const { heading, weekly, groups, seriesLinks, unavailable } = loaded;
  const isLoading = usePageLoading();
  const shown = useUnpacked(groups);
  const followed = useFollowedNames();
  const isLong = shown.reduce((games, { rows }) => games + rows.length, 0) > mostGamesUnfolded;
  return (
    <Page {...heading}>
      {seriesLinks.length > 0 && (
        <p className="flex flex-wrap gap-x-4 pb-2 print:hidden">
          <MoreLinks links={seriesLinks} />
        </p>
      )}
      <div className="double-rule flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-b-line py-2 print:hidden">
        <ChoiceForm action={weekly.filter.path}>
          <SelectField
            label="Week"
            name="week"
            options={weekly.filter.options}
            defaultValue={weekly.filter.week}
            className="w-44 max-tablet:[&>label]:sr-only"
          />
        </ChoiceForm>
        <PrintButton isIconOnPhones />
        <MoreLink to={weekly.otherHref}>
          <span>
            {otherText}
            <span className="max-tablet:sr-only"> weekly schedules</span>
          </span>
        </MoreLink>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{weekly.weekText ?? 'No week selected'}</h2>
        <p role="status" className="text-sm text-ink-2">
          {isLoading ? 'Loading schedules…' : weekly.countText}
        </p>
      </div>
      <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
        {unavailable.includes('games') && <Unavailable isSpaced what="The schedules" isMain />}
        {weekly.emptyText !== null && <EmptyState isSpaced>{weekly.emptyText}</EmptyState>}
        <div className="print-columns">
          {putFollowedFirst(shown, followed).map((group, index) => (
            <section
              key={group.id}
              aria-labelledby={group.id}
              className="min-w-0 pt-5 max-tablet:border-b max-tablet:border-line max-tablet:pt-0 print:pt-2"
            >
              <PhoneFold
                title={group.title}
                note={group.countText}
                isOpen={!isLong || index === 0 || isFollowed(group, followed)}
              >
                <GroupHeading {...group} isPlayoffs={weekly.isPlayoffs} />
                {group.day !== null && <p className="text-sm text-ink-2 tablet:hidden print:hidden">{group.day}</p>}
                <Results>
                  <Games group={group} />
                </Results>
              </PhoneFold>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

const noKeys: readonly string[] = [];

/** Known names of followed schools. */
function useFollowedNames(): ReadonlySet<string> {
  const { keys } = useFollowedTeams();
  const teams = useTeamsToday(keys ?? noKeys);
  return useMemo(
    () => new Set([...teams.values()].flatMap((team) => (typeof team === 'string' ? [] : team.name))),
    [teams],
  );
}

interface GroupHeadingProps extends Pick<WeeklyGroup, 'id' | 'title'> {
  readonly isPlayoffs: boolean;
}

function GroupHeading({ id, title, isPlayoffs }: GroupHeadingProps) {
  const look = isPlayoffs
    ? 'bg-accent-fill px-3 py-1 text-on-accent print:border-b-2 print:bg-transparent print:px-0 print:text-ink'
    : 'border-b-2 border-ink';
  return (
    <h3
      id={id}
      className={`hidden break-after-avoid tablet:supports-[selector(::details-content)]:block print:block ${look}`}
    >
      {title}
    </h3>
  );
}
