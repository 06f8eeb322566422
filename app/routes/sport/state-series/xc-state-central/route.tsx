import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import { ClassTabs } from '~/components/ui/class-tabs';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { BoxAssignments } from './box-assignments';
import { type MeetView, sources, toEntriesView, toView } from './page';
import { Qualifiers } from './qualifiers';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export { shouldRevalidate } from '~/page/search-on-page';

export const meta: MetaFunction<typeof loader> = (args) => {
  const { heading, meet } = args.data ?? {};
  return buildPageMeta(args, {
    subject: meet && `${heading?.kicker}, Class ${meet.classId}`,
    canonical: meet?.path,
  });
};

export default function CrossCountryCentral() {
  const { heading, meet, entries } = useLoaderData<typeof loader>();
  const search = useSearchParams()[0].get('q') ?? '';
  const isSearched = search.trim() !== '';
  const found = useMemo(() => entries && toEntriesView(entries, search), [entries, search]);
  return (
    <Page {...heading}>
      <div className="print:hidden">
        <ClassTabs tabs={meet.classTabs} label="Classes" />
      </div>
      <Meet meet={meet} />
      {found === null ? (
        <div className="mt-4">
          <Unavailable what="Box assignments and qualifiers" detail="The maps and results above still work." isMain />
        </div>
      ) : (
        <>
          <div className="mt-4 grid items-end gap-x-4 gap-y-2 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
            <SearchForm
              action={meet.path}
              label="School or athlete"
              defaultValue={search}
              submitLabel="Search schools and athletes"
            />
            <p role="status" className="flex flex-wrap gap-x-4 text-sm large-phone:pb-1.5">
              {found.counts.map(({ text, to }) => (
                <a key={to} href={to} className="inline-flex min-h-6 items-center">
                  {text}
                </a>
              ))}
            </p>
          </div>
          <BoxAssignments classId={meet.classId} boxes={found.boxes} isOpen={isSearched} />
          <Qualifiers id="teams" title="Team Qualifiers" qualifiers={found.teams} isOpen={isSearched} />
          <Qualifiers
            id="individuals"
            title="Individual Qualifiers"
            qualifiers={found.individuals}
            isOpen={isSearched}
          />
        </>
      )}
    </Page>
  );
}

function Meet({ meet: { date, site, season, otherSeason, stamp, links } }: { readonly meet: MeetView }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold">{[date, site, season].filter((part) => part !== null).join(', ')}</p>
        <FreshnessStamp stamp={stamp} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        {links.map(({ text, to }) => (
          <SiteLink key={to} to={to} className="inline-flex min-h-8 items-center font-display text-d-sm font-semibold">
            {text}
          </SiteLink>
        ))}
        {otherSeason !== null && <MoreLink to={otherSeason.to}>{otherSeason.text}</MoreLink>}
        <PrintButton />
      </div>
    </div>
  );
}
