import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/routes/load-page';
import { pageTitle } from '~/routes/page-title';
import { sportHeading } from '../sport-heading';
import { sportOfAddress } from '../sport-of-address';
import { sources } from './page';

const title = 'Tournament Resources';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { optional } = await loadPage(args, sources);
  const documents = (optional.documents?.value ?? []).map(({ id, name, url, audience }) => ({
    key: id,
    name,
    url,
    note: audience === null ? null : `For ${audience.toLocaleLowerCase('en')}`,
  }));
  return { heading: sportHeading(sport), documents };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(data === undefined ? title : `${data.heading.kicker}: ${title}`, matches) },
];

export default function SportResources() {
  const { heading, documents } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={title} {...heading} />
      {documents.length === 0 ? <EmptyState>No data available.</EmptyState> : <DocumentList documents={documents} />}
    </main>
  );
}
