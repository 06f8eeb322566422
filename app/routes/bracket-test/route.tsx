import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { DrawnBracket } from '~/components/bracket/drawn-bracket';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { PageHeader } from '~/components/ui/page-header';
import { PrintButton } from '~/components/ui/print-button';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { sampleBracket } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { toDrawnBracketView } from '../sport/state-series/brackets/page';
import { sources } from './page';

const path = buildHref(Route.bracketTest);

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const { clock, query } = args.context.site;
  const sport = requireSport(sampleBracket);
  const drawn = toDrawnBracketView({
    ...sampleBracket,
    path,
    sourceValue: optional.games,
    part: query.part,
    clock,
    isOnOneSheet: true,
  });
  const parts = [sport.title, formatClass(sampleBracket.classId), drawn?.season ?? null];
  return {
    heading: parts.filter((part) => part !== null).join(', '),
    art: sport.art,
    bracketsPath: buildHref(Route.ssBrackets, { sportId: sport.id }),
    isUnavailable: unavailable.includes('games'),
    drawn,
  };
}

export default function BracketTest() {
  const { heading, art, bracketsPath, isUnavailable, drawn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap bracket-page pb-6">
      <div className="print:hidden">
        <PageHeader
          title={usePageHeading()}
          kicker={drawn?.season ?? undefined}
          trail={[{ to: '/', text: 'Home' }]}
          art={art}
        />
        <LiveBar stamp={drawn?.stamp ?? null} refreshHref={drawn?.href ?? path}>
          <MoreLink to={bracketsPath}>Brackets of all classes</MoreLink>
          {drawn !== null && <PrintButton />}
        </LiveBar>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 print:mt-0">
        {isUnavailable && <Unavailable what="The bracket" isMain />}
        {!isUnavailable && drawn === null && <EmptyState>No games found.</EmptyState>}
        {drawn !== null && <DrawnBracket {...drawn} heading={heading} />}
      </div>
    </main>
  );
}
