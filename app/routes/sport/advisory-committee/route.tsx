import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { CommitteeSections } from '~/components/people/committee-sections';
import { PageHeader } from '~/components/ui/page-header';
import { loadView } from '~/page/load-view';
import { usePageHeading } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export default function AdvisoryCommittee() {
  const { heading, family, committee, unavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      <p className="max-w-[68ch]">
        The {family} advisory committee meets once a year. It reviews the terms and conditions of the state series and
        proposes changes to the Board of Directors.
      </p>
      <CommitteeSections committee={committee} isUnavailable={unavailable.length > 0} />
    </main>
  );
}
