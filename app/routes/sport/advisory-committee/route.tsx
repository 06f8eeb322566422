import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { toCommitteeView } from '~/blocks/page-parts/committee-view';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { CommitteeSections } from '~/components/people/committee-sections';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const committee = toCommitteeView(optional.members?.value ?? null, optional.minutes?.value ?? null);
  return { heading: buildSportHeading(sport), family: sport.family, committee, isUnavailable: unavailable.length > 0 };
}

export default function AdvisoryCommittee() {
  const { heading, family, committee, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      <p className="max-w-[68ch]">
        The {family} advisory committee meets once a year. It reviews the terms and conditions of the state series and
        proposes changes to the Board of Directors.
      </p>
      <CommitteeSections committee={committee} isUnavailable={isUnavailable} />
    </main>
  );
}
