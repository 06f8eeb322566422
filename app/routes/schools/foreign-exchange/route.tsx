import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { exchangeRules, type ExchangeRow, sources, toExchangeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toExchangeGroups(optional.programs?.value ?? []);
  return { groups: unavailable.includes('programs') ? null : groups };
}

export default function ForeignExchange() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/schools', text: 'Schools' }}
      groups={useLoaderData<typeof loader>().groups}
      rules={exchangeRules}
      Body={Programs}
      what="The programs"
    />
  );
}

function Programs({ group: { rows } }: { readonly group: ListGroup<ExchangeRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2">
      {rows.map(({ id, name }) => (
        <li key={id} className="border-b border-line py-1.5 break-words">
          <Found name={name} />
        </li>
      ))}
    </ul>
  );
}
