import { useLoaderData } from '@remix-run/react';
import { CommitteeSections } from '~/components/people/committee-sections';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function AdvisoryCommittee() {
  const { heading, family, committee, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <p className="max-w-[68ch]">
        The {family} advisory committee meets once a year. It reviews the terms and conditions of the state series and
        proposes changes to the Board of Directors.
      </p>
      <CommitteeSections committee={committee} isUnavailable={unavailable.length > 0} />
    </Page>
  );
}
