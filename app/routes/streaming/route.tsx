import { useLoaderData } from '@remix-run/react';
import { usePageLoading } from '~/browser/page-requests';
import { DayHeading } from '~/components/scores/day-heading';
import { NearbyLinks } from '~/components/scores/nearby-links';
import { StreamCards } from '~/components/streams/stream-cards';
import { CalendarPopup } from '~/components/ui/calendar-popup';
import { DateStrip } from '~/components/ui/date-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, dropBlanks, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, type StreamFilters, type StreamingView, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

const failureText = 'There was an error loading the streaming events. Please try again later.';

export default function Streaming() {
  const { view, unavailable } = useLoaderData<typeof loader>();
  const { strip, filters } = view;
  return (
    <Page>
      <div className="grid gap-2 tablet:gap-3">
        <DateStrip strip={strip} label="Days">
          <CalendarPopup
            selected={strip.selected}
            today={strip.today}
            action={filters.path}
            kept={dropBlanks({ sport: filters.sport, q: filters.search })}
          />
        </DateStrip>
        <Filters filters={filters} />
      </div>
      <section aria-labelledby="day" className="mt-4">
        <DayHeading id="day" countText={view.countText}>
          {view.dayName}
        </DayHeading>
        {unavailable.includes('streams') ? (
          <Unavailable isSpaced what="The streams" failureText={failureText} isMain />
        ) : (
          <Streams view={view} />
        )}
      </section>
    </Page>
  );
}

function Filters({ filters: { path, date, sport, search, sportOptions } }: { readonly filters: StreamFilters }) {
  return (
    <FilterForm
      action={path}
      label="Filter streams"
      kept={date === null ? {} : { date }}
      className="grid grid-cols-2 items-end gap-x-3 tablet:grid-cols-[14rem_18rem] max-tablet:[&_label]:sr-only"
    >
      <SelectField label="Sport" name="sport" options={sportOptions} defaultValue={sport} />
      <SearchField
        label="Title or sport"
        placeholder="Search"
        name="q"
        defaultValue={search}
        submitLabel="Search streams"
      />
    </FilterForm>
  );
}

function Streams({ view: { streams, pager, emptyText, nearby } }: { readonly view: StreamingView }) {
  const isLoading = usePageLoading();
  return (
    <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
      {streams.length === 0 ? (
        <EmptyState
          isSpaced
          actions={
            <div className="grid gap-2">
              <NearbyLinks links={nearby} />
              <MoreLink to={buildHref(Route.archives)}>Videos of earlier state finals</MoreLink>
            </div>
          }
        >
          {emptyText}
        </EmptyState>
      ) : (
        <StreamCards streams={streams} />
      )}
      <Pager pager={pager} />
    </div>
  );
}
