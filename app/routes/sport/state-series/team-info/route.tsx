import { useLoaderData } from '@remix-run/react';
import { LegacyContent } from '~/blocks/legacy-frame/legacy-frame-page';
import { usePageLoading } from '~/browser/page-requests';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { listSourcesWithText, toView } from './page';
import { TeamGroups } from './team-groups';

export const loader = (args: LoaderArgs) => loadView(args, listSourcesWithText, toView);

export const meta = describePage<typeof loader>(({ info }) => ({ canonical: info.canonicalPath }));

export default function TeamInfo() {
  const { heading, info, oldPage, oldText } = useLoaderData<typeof loader>();
  const isLoading = usePageLoading();
  return (
    <Page {...heading}>
      {oldText === null && <FreshnessStamp stamp={info.stamp} />}
      <div className="mt-3">
        <ClassTabs label="Classes" tabs={oldPage?.classes ?? info.classTabs} />
      </div>
      <p role="status" className="sr-only">
        {isLoading && 'Loading team information...'}
      </p>
      <div
        aria-busy={isLoading}
        className="mt-4 grid grid-cols-1 gap-8 transition-opacity delay-150 aria-busy:opacity-60"
      >
        <TeamGroups groups={info.groups} />
        {oldPage !== null && oldPage.frame !== null && <LegacyContent view={oldPage} text={oldText} />}
        {info.groups.length === 0 && (oldPage?.frame ?? null) === null && (
          <EmptyState>No team information found.</EmptyState>
        )}
      </div>
    </Page>
  );
}
