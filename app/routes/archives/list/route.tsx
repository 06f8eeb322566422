import { useLoaderData } from '@remix-run/react';
import { usePageLoading } from '~/browser/page-requests';
import { EmptyState } from '~/components/ui/empty-state';
import { CheckField, SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { VideoCard } from '~/components/videos/video-card';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type ArchiveFilters, type ArchiveView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

const failureText = 'There was an error loading the historical videos. Please try again later.';

export default function Archives() {
  const { view, statistics } = useLoaderData<typeof loader>();
  return (
    <Page>
      {statistics !== null && <p className="pb-3">{statistics}</p>}
      {view === null ? (
        <Unavailable what="The videos" failureText={failureText} isMain />
      ) : (
        <>
          <Filters filters={view.filters} />
          <Videos view={view} />
        </>
      )}
    </Page>
  );
}

function Filters({ filters }: { readonly filters: ArchiveFilters }) {
  const { path, search, activity, decade, onlyBuzzerBeaters, activityOptions, decadeOptions } = filters;
  return (
    <FilterForm
      action={path}
      label="Filter videos"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-1 tablet:grid-cols-[minmax(0,18rem)_14rem_10rem_auto] print:hidden"
    >
      <SearchField
        label="Title or sport"
        name="q"
        defaultValue={search}
        submitLabel="Search videos"
        className="max-tablet:col-span-2"
      />
      <SelectField label="Sport or activity" name="activity" options={activityOptions} defaultValue={activity} />
      <SelectField label="Years" name="decade" options={decadeOptions} defaultValue={decade} />
      <CheckField label="Buzzer beaters" name="buzzer-beaters" defaultChecked={onlyBuzzerBeaters} />
    </FilterForm>
  );
}

/** Pictures beyond a phone's first view are lazy. */
const EAGER_PICTURES = 2;

function Videos({ view: { videos, countText, clearHref, pager } }: { readonly view: ArchiveView }) {
  const isLoading = usePageLoading();
  return (
    <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
      <div className="mt-2 flex flex-wrap items-center gap-x-4 border-b-3 border-ink pb-1">
        <p role="status" className="font-display text-d-md font-semibold">
          {countText}
        </p>
        {clearHref !== null && (
          <SiteLink
            to={clearHref}
            prefetch="none"
            preventScrollReset
            className="inline-flex min-h-6 items-center text-sm print:hidden"
          >
            Show all<span className="sr-only"> videos</span>
          </SiteLink>
        )}
      </div>
      {videos.length === 0 ? (
        <EmptyState isSpaced>No historical videos found.</EmptyState>
      ) : (
        <ul className="grid gap-x-6 gap-y-4 pt-4 pb-6 tablet:grid-cols-3 tablet:gap-y-6 laptop:grid-cols-4">
          {videos.map((video, index) => (
            <li key={video.key} className="min-w-0">
              <VideoCard video={video} eager={index < EAGER_PICTURES} isRowOnPhones />
            </li>
          ))}
        </ul>
      )}
      <Pager pager={pager} />
    </div>
  );
}
