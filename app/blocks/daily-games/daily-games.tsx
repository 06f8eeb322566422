import { useUnpacked } from '~/browser/packed';
import { usePageLoading } from '~/browser/page-requests';
import { PutOnSite } from '~/components/embed/put-on-site';
import { DayHeading } from '~/components/scores/day-heading';
import { NearbyLinks } from '~/components/scores/nearby-links';
import { CalendarPopup } from '~/components/ui/calendar-popup';
import { DateStrip } from '~/components/ui/date-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { FilterSheet } from '~/components/ui/filter-sheet';
import { LiveBar } from '~/components/ui/live-bar';
import { Pager } from '~/components/ui/pager';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import type { GameCountView } from './filter-games';
import type { ScoresLink } from './score-sports';
import type { AreaFilterView, DailyGamesView, FiltersView } from './view';
import { ViewLinks, ViewOfGames } from './view-of-games';

interface DailyGamesProps {
  readonly view: DailyGamesView;
  readonly isUnavailable: boolean;
  readonly links: readonly ScoresLink[];
  /** Shown while another day or other games are loading. */
  readonly loadingText: string;
  /** The page shows the age of the scores beside its heading. */
  readonly isBarAbove?: boolean;
}

export function DailyGames({ view, isUnavailable, links, loadingText, isBarAbove = false }: DailyGamesProps) {
  return (
    <>
      {!isBarAbove && <LiveBar stamp={view.stamp} refreshHref={view.refreshHref} />}
      <div className="mt-2 grid gap-2 tablet:mt-3 tablet:gap-3">
        <DateStrip strip={view.strip} label="Game dates">
          <CalendarPopup
            selected={view.strip.selected}
            today={view.strip.today}
            action={view.filters.path}
            kept={view.keptByCalendar}
          />
        </DateStrip>
        {(view.nearby.length === 0 || links.length > 0) && (
          <div className="flex min-w-0 gap-2 tablet:grid tablet:gap-3">
            <GameCounts counts={view.counts} links={links} />
            <FilterSheet count={countFilters(view.filters)}>
              <div className="tablet:flex tablet:flex-wrap tablet:items-end tablet:gap-x-6">
                <ScoreFilters filters={view.filters} kept={view.keptByFilters} />
                {view.filters.area?.title === null && <AreaChoice href={view.filters.area.chooseHref} />}
                <ViewLinks views={view.views} />
              </div>
            </FilterSheet>
          </div>
        )}
        {view.filters.area !== null && view.filters.area.title !== null && <ChosenArea area={view.filters.area} />}
      </div>
      <Games view={view} isUnavailable={isUnavailable} loadingText={loadingText} />
    </>
  );
}

function countFilters({ search, onlyResults }: FiltersView): number {
  return Number(search !== '') + Number(onlyResults);
}

function AreaChoice({ href }: { readonly href: string }) {
  return (
    <p className="text-sm tablet:pb-1.5">
      <SiteLink to={href} className="inline-flex min-h-6 items-center">
        By county, conference or division
      </SiteLink>
    </p>
  );
}

function ChosenArea({ area: { title, note, chooseHref, allHref } }: { readonly area: AreaFilterView }) {
  return (
    <div className="border-l-4 border-ink bg-surface-raised px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-4">
        <span>
          Games of schools in <b>{title}</b>
        </span>
        <SiteLink to={allHref} preventScrollReset className="inline-flex min-h-6 items-center print:hidden">
          All games
        </SiteLink>
        <SiteLink to={chooseHref} className="inline-flex min-h-6 items-center print:hidden">
          Choose another
        </SiteLink>
      </p>
      {note !== null && <p className="text-sm text-ink-2">{note}</p>}
    </div>
  );
}

function Games({ view, isUnavailable, loadingText }: Omit<DailyGamesProps, 'links' | 'isBarAbove'>) {
  const isLoading = usePageLoading();
  const sections = useUnpacked(view.sections);
  const timeline = useUnpacked(view.timeline);
  return (
    <section aria-labelledby="day" className="mt-2 tablet:mt-4">
      <DayHeading
        id="day"
        isNamedAbove
        isCountedAbove={view.isCountedAbove}
        countText={isLoading ? loadingText : view.countText}
      >
        {view.dayName}
      </DayHeading>
      {view.otherGames !== null && (
        <p className="mt-3">
          {view.otherGames.text}
          <SiteLink to={view.otherGames.href}>{view.otherGames.linkText}</SiteLink>.
        </p>
      )}
      <div aria-busy={isLoading} className="flow-root pb-6 transition-opacity delay-150 aria-busy:opacity-60">
        {sections.length === 0 ? (
          <NoGames isUnavailable={isUnavailable} view={view} />
        ) : (
          <ViewOfGames timeline={timeline} sections={sections} />
        )}
        <Pager pager={view.pager} />
        {view.strip.selected === view.strip.today && <ScreenLink sportId={view.filters.sport} />}
        {view.agateHref !== null && (
          <p className="mt-3 print:hidden">
            <MoreLink to={view.agateHref}>For newspapers: text and files</MoreLink>
          </p>
        )}
        <PutOnSite embed={view.embed} />
      </div>
    </section>
  );
}

/** Where organizers set up a screen with the games of today. */
function ScreenLink({ sportId }: { readonly sportId: string }) {
  const first = sportId === '' ? undefined : `scores:${sportId}`;
  return (
    <p className="mt-6 print:hidden">
      <MoreLink to={buildHref(Route.boardSetup, { query: { first } })}>On a screen in the gym</MoreLink>
    </p>
  );
}

function NoGames({ isUnavailable, view }: Pick<DailyGamesProps, 'view' | 'isUnavailable'>) {
  if (!isUnavailable) {
    return (
      <EmptyState
        isSpaced
        detail={view.emptyDetail ?? undefined}
        actions={view.nearby.length === 0 ? undefined : <NearbyLinks links={view.nearby} />}
      >
        {view.emptyText}
      </EmptyState>
    );
  }
  return <Unavailable isSpaced what="The scores" isMain />;
}

const chip =
  'inline-flex min-h-control items-center gap-1.5 rounded border px-3 font-display text-d-sm font-semibold whitespace-nowrap no-underline';
const current = 'border-selected bg-selected text-on-selected hover:text-on-selected';
const other = 'border-rule bg-surface-raised text-ink hover:bg-surface-sunken';

interface GameCountsProps extends Pick<DailyGamesProps, 'links'> {
  readonly counts: readonly GameCountView[];
}

/** Number of games in play and of each sport, linked to them, then other lists of scores. One row on phones. */
function GameCounts({ counts, links }: GameCountsProps) {
  if (counts.length + links.length === 0) return null;
  return (
    <nav aria-label="Games by state and sport" className="min-w-0 flex-1 print:hidden">
      <ul className="scroll-region flex gap-2 large-tablet:flex-wrap">
        {counts.map(({ key, text, count, href, isCurrent }) => (
          <li key={key}>
            <SiteLink
              to={href}
              prefetch="none"
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={`${chip} ${isCurrent ? current : other}`}
            >
              {text} <span className={isCurrent ? 'text-on-selected-2' : 'text-ink-2'}>{count}</span>
            </SiteLink>
          </li>
        ))}
        {links.map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to} className={`${chip} ${other}`}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ScoreFiltersProps {
  readonly filters: FiltersView;
  readonly kept: DailyGamesView['keptByFilters'];
}

/** Filters as a GET form without a page number, so that every change starts at the first page. Scripts submit it on change. */
function ScoreFilters({ filters, kept }: ScoreFiltersProps) {
  const hasSports = filters.sportOptions.length > 0;
  return (
    <FilterForm
      action={filters.path}
      label="Filter games"
      kept={kept}
      buildAction={(fields) => takeAction(filters, fields)}
      className={`grid grid-cols-[minmax(0,1fr)_5.25rem] items-end gap-x-3 ${hasSports ? 'tablet:grid-cols-[14rem_18rem_auto]' : 'tablet:grid-cols-[18rem_auto]'}`}
    >
      {hasSports && (
        <SelectField
          label="Sport"
          name="sport"
          options={filters.sportOptions}
          defaultValue={filters.sport}
          className="max-tablet:col-span-2 [&>label]:sr-only"
        />
      )}
      <SearchField
        label="School"
        name="q"
        defaultValue={filters.search}
        placeholder={filters.searchPlaceholder}
        submitLabel="Search games"
        className="[&>label]:sr-only"
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

/** A sport in the path gets its own page; without scripts the server redirects. */
function takeAction({ path, sportIsInPath }: FiltersView, fields: URLSearchParams): string {
  if (!sportIsInPath) return path;
  const sport = fields.get('sport');
  fields.delete('sport');
  return sport === null ? path : buildHref(Route.sportScores, { sportId: sport });
}
