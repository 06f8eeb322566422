import { useLoaderData } from '@remix-run/react';
import { BracketChampion, DrawnBracket } from '~/components/bracket/drawn-bracket';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page, usePageHeading, PageHeader } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { bracketTestPath, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function BracketTest() {
  const { heading, art, bracketsPath, unavailable, drawn } = useLoaderData<typeof loader>();
  return (
    <Page width="wrap bracket-page pb-6" header={null}>
      <div className="print:hidden">
        <PageHeader title={usePageHeading()} kicker={drawn?.season ?? undefined} art={art} />
        <LiveBar stamp={drawn?.stamp ?? null} refreshHref={drawn?.href ?? bracketTestPath}>
          <MoreLink to={bracketsPath}>Brackets of all classes</MoreLink>
          {drawn !== null && <PrintButton />}
          <BracketChampion name={drawn?.bracket.champion ?? null} />
        </LiveBar>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 print:mt-0">
        {unavailable.length > 0 && <Unavailable what="The bracket" isMain />}
        {unavailable.length === 0 && drawn === null && <EmptyState>No games found.</EmptyState>}
        {drawn !== null && <DrawnBracket {...drawn} heading={heading} />}
      </div>
    </Page>
  );
}
