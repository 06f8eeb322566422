import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/routes/load-page';
import { sources } from '../layout-sources';
import { sportHeading } from '../sport-heading';
import { sportOfAddress } from '../sport-of-address';
import { toHistoryView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { subject } = await loadPage(args, sources);
  const { environment } = args.context.site;
  return {
    heading: sportHeading(sport),
    view: toHistoryView(sport, subject.facts?.value ?? null, environment),
  };
}

export default function History() {
  const { heading, view } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-6">
      <PageHeader title={view.title} {...heading} />
      <div className="pt-3">
        {view.frame === null ? <FrameMissing /> : <FrameEmbed view={view.frame} size="records" />}
      </div>
    </main>
  );
}
