import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DrawnBracket } from '~/components/bracket/drawn-bracket';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { ClassTabs } from '~/components/ui/class-tabs';
import { LiveBar } from '~/components/ui/live-bar';
import { PageHeader } from '~/components/ui/page-header';
import { PrintButton } from '~/components/ui/print-button';
import { MoreLink, SectionHead } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { classLabel, joinLabel } from '~/models/text/label';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView } from '~/routes/legacy-frame/page';
import { loadPage } from '~/routes/load-page';
import { pageMeta } from '~/routes/page-meta';
import { stateSeriesHeading } from '~/routes/sport/sport-heading';
import { sportOfAddress } from '~/routes/sport/sport-of-address';
import { askedClass, shownClass } from '../class-of-address';
import { gamesOfClass } from '../scores/page';
import { sources, toDrawnBracketView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { subject, ...asAsked } = await loadPage(args, sources);
  const facts = subject.facts?.value ?? null;
  const asked = askedClass(sport.id, args.params.classId);
  const classId = shownClass(asked, facts?.classes ?? null);
  const { optional, unavailable } =
    classId === asked ? asAsked : await loadPage(args, () => gamesOfClass(sport.id, classId));
  const { route, clock, environment, query } = args.context.site;
  const official = toLegacyFrameView(
    { ...route, frame: requireFrame(route.frame) },
    { sport, facts, classId: args.params.classId, chosen: undefined, environment },
  );
  return {
    heading: stateSeriesHeading(sport),
    isUnavailable: unavailable.includes('games'),
    official,
    drawn: toDrawnBracketView({
      sportId: sport.id,
      classId,
      path: official.canonical,
      sourceValue: optional.games,
      part: query.part,
      clock,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.official.name, canonical: args.data?.official.canonical });

export default function Brackets() {
  const { heading, isUnavailable, official, drawn } = useLoaderData<typeof loader>();
  const tabs = <ClassTabs label="Classes" tabs={official.classes} />;
  const frame = official.frame === null ? <FrameMissing /> : <FrameEmbed view={official.frame} />;
  return (
    <main id="main" className="bracket-page min-w-0 pb-6">
      <div className="print:hidden">
        <PageHeader title={official.title} {...heading} />
      </div>
      {drawn === null ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {tabs}
          {isUnavailable && <Unavailable what="The drawn bracket" />}
          {frame}
        </div>
      ) : (
        <>
          <div className="print:hidden">
            <LiveBar stamp={drawn.stamp} refreshHref={drawn.href}>
              <MoreLink to="#official">Official bracket</MoreLink>
              <PrintButton />
            </LiveBar>
          </div>
          <div className="mt-3 print:mt-0 grid grid-cols-[minmax(0,1fr)] gap-3">
            {tabs}
            <DrawnBracket
              {...drawn}
              heading={joinLabel([heading.kicker, drawn.classId && classLabel(drawn.classId)], ', ')}
            />
          </div>
          <section aria-labelledby="official" className="mt-8 print:hidden">
            <SectionHead id="official">Official bracket</SectionHead>
            {frame}
          </section>
        </>
      )}
    </main>
  );
}
