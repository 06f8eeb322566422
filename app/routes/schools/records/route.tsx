import { useLoaderData } from '@remix-run/react';
import { SchoolNotFound, schoolMissingTitle } from '~/components/schools/school-not-found';
import { PageFailure } from '~/components/shell/page-failure';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { RichText } from '~/components/ui/rich-text';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ view: { school, canonicalPath } }) => ({ subject: school ?? undefined, canonical: canonicalPath }),
  schoolMissingTitle,
);

export default function SchoolRecords() {
  const { school, schoolPath, body } = useLoaderData<typeof loader>().view;
  return (
    <Page
      kicker={school ?? 'Schools'}
      trail={[
        { to: '/schools', text: 'Schools' },
        { to: schoolPath, text: school ?? 'School' },
      ]}
    >
      <p className="flex flex-wrap gap-2 pb-2 print:hidden">
        <ButtonLink to={schoolPath} icon="left">
          School Details
        </ButtonLink>
        <PrintButton />
      </p>
      {body === null && <Unavailable what="The records" isMain />}
      {body?.length === 0 && <EmptyState>The records of this school have not been posted yet.</EmptyState>}
      {body !== null && body.length > 0 && (
        <div className="prose">
          <RichText>{body}</RichText>
        </div>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <PageFailure missing={<SchoolNotFound />} />;
}
