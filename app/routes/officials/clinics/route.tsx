import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { RichText } from '~/components/ui/rich-text';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { clinicsFailureText, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Clinics() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <Page>
      {text === null && <Unavailable what="The clinics" failureText={clinicsFailureText} isMain />}
      {text?.length === 0 && <EmptyState>No clinics have been posted yet.</EmptyState>}
      {text !== null && text.length > 0 && (
        <>
          <div className="prose wrapped-rows">
            <RichText>{text}</RichText>
          </div>
          <p className="pt-6 print:hidden">
            <PrintButton>Print This Page</PrintButton>
          </p>
        </>
      )}
    </Page>
  );
}
