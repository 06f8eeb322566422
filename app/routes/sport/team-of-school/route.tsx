import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { Page, usePageHeading } from '~/components/ui/page';
import { ErrorState } from '~/components/ui/unavailable';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

/** For links that know only the school's id. */
export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ name, heading }) => ({
  title: name === null ? undefined : `${name} ${heading.kicker}`,
}));

/** Shown only while the list of teams is unavailable. */
export default function TeamOfSchool() {
  const { heading, name, schoolPath, statePath } = useLoaderData<typeof loader>();
  const title = usePageHeading();
  return (
    <Page title={name ?? title} {...heading}>
      <ErrorState
        detail="The rest of the site still works."
        actions={
          <>
            <ButtonLink to={schoolPath}>School</ButtonLink>
            <ButtonLink to={statePath}>State Series</ButtonLink>
          </>
        }
      >
        {formatUnavailable('The team’s page')}
      </ErrorState>
    </Page>
  );
}
