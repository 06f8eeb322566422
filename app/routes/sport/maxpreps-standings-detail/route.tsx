import { useLoaderData } from '@remix-run/react';
import { ConferenceTable } from '~/blocks/statistics/conference-table';
import { PutOnSite } from '~/components/embed/put-on-site';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page, usePageHeading } from '~/components/ui/page';
import { MoreLink } from '~/components/ui/section-head';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ standings: { conference } }) => ({ subject: conference ?? undefined })),
  ({ standings: { embed } }) => embed !== null,
);

export default function ConferenceStandings() {
  const { heading, standings } = useLoaderData<typeof loader>();
  const rowTitle = usePageHeading();
  return (
    <Page
      {...heading}
      {...(standings.conference !== null && {
        title: standings.conference,
        kicker: `${heading.kicker}: ${rowTitle}`,
      })}
    >
      <LiveBar stamp={standings.stamp} refreshHref={standings.path}>
        <span className="print:hidden">
          <MoreLink to={standings.listPath}>All conferences</MoreLink>
        </span>
      </LiveBar>
      <div className="mt-3">
        {standings.rows.length === 0 ? (
          <EmptyState>No standings found.</EmptyState>
        ) : (
          <ConferenceTable caption={standings.conference ?? 'Standings'} rows={standings.rows} />
        )}
      </div>
      <PutOnSite embed={standings.embed} />
    </Page>
  );
}
