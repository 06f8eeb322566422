import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { ClassTabs } from '~/components/ui/class-tabs';
import { hrefWith } from '~/components/ui/href-with';
import { PageHeader } from '~/components/ui/page-header';
import { findLegacySection } from '~/models/content/legacy-page';
import { loadPage } from '~/routes/load-page';
import { pageMeta } from '~/routes/page-meta';
import { sources } from '~/routes/sport/layout-sources';
import { sportHeading } from '~/routes/sport/sport-heading';
import { sportOfAddress } from '~/routes/sport/sport-of-address';
import { classSlug, winnerReportPath } from '../winner-report/page';
import { toEmbeddedPageView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const section = findLegacySection(new URL(args.request.url).pathname.split('/')[4] ?? '');
  if (section === undefined) throw new Response(null, { status: 404 });
  // Golf has a winner report of its own instead.
  if (section.segment === 'results' && sport.finals === 'golf') {
    const { classId } = args.params;
    const location = hrefWith(winnerReportPath(sport), { class: classId && classSlug(classId) });
    throw new Response(null, { status: 301, headers: { location } });
  }
  const { subject } = await loadPage(args, sources);
  const { environment } = args.context.site;
  return {
    heading: sportHeading(sport),
    view: toEmbeddedPageView(sport, section, subject.facts?.value ?? null, args.params.classId, environment),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.view.frame?.name, canonical: args.data?.view.canonical });

export default function EmbeddedPage() {
  const { heading, view } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={view.title} kicker={heading.kicker} trail={heading.trail} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ClassTabs label={view.tabs.length === 1 ? view.title : 'Classes'} tabs={view.tabs} />
        {view.frame === null ? <FrameMissing /> : <FrameEmbed view={view.frame} />}
      </div>
    </main>
  );
}
