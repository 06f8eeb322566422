import { useLoaderData } from '@remix-run/react';
import { Chart } from '~/components/charts/chart';
import { FinishesChart } from '~/components/schools/finishes-chart';
import { SchoolNotFound, schoolMissingTitle } from '~/components/schools/school-not-found';
import { PageFailure } from '~/components/shell/page-failure';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { RichText } from '~/components/ui/rich-text';
import { Unavailable } from '~/components/ui/unavailable';
import type { FinishesBySeason } from '~/models/schools/state-finishes';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ view: { school, canonicalPath } }) => ({ subject: school ?? undefined, canonical: canonicalPath }),
  schoolMissingTitle,
);

export default function SchoolRecords() {
  const { school, schoolPath, finishes, parts } = useLoaderData<typeof loader>().view;
  return (
    <Page
      kicker={school ?? 'Schools'}
      trail={[
        { to: '/schools', text: 'Schools' },
        { to: schoolPath, text: 'School Details' },
      ]}
    >
      <p className="float-right print:hidden">
        <PrintButton isIconOnPhones />
      </p>
      {finishes !== null && <Finishes finishes={finishes} />}
      {parts === null && <Unavailable what="The records" isMain />}
      {parts?.length === 0 && <EmptyState>The records of this school have not been posted yet.</EmptyState>}
      {parts !== null && parts.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 laptop:grid-cols-2">
          {parts.map((part, index) => (
            <div key={index} className="prose min-w-0 laptop:odd:last:col-span-2 [&_.prose-table]:w-full">
              <RichText>{part}</RichText>
            </div>
          ))}
        </div>
      )}
    </Page>
  );
}

function Finishes({ finishes: { text, ...drawing } }: { readonly finishes: FinishesBySeason }) {
  return (
    <Chart title="State finals by year" text={text}>
      <FinishesChart {...drawing} />
    </Chart>
  );
}

export function ErrorBoundary() {
  return <PageFailure missing={<SchoolNotFound />} />;
}
