import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { PersonCard, type PersonView } from '~/components/ui/person-card';
import { loadPage } from '~/routes/load-page';
import { usePageHeading } from '~/routes/page-meta';
import { commissionRules, commissionText, sources, toCommissionGroups } from './page';

export { shouldRevalidate } from '~/routes/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toCommissionGroups(optional.members?.value ?? []);
  return { groups: unavailable.includes('members') ? null : groups };
}

export default function LegislativeCommission() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/about', text: 'About' }}
      groups={useLoaderData<typeof loader>().groups}
      rules={commissionRules}
      Body={Members}
      what="The members"
    >
      <p className="max-w-[60ch] pb-3">{commissionText}</p>
    </ListPage>
  );
}

function Members({ group: { rows } }: { readonly group: ListGroup<PersonView> }) {
  return (
    <div className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((person) => (
        <PersonCard key={person.key} person={person} />
      ))}
    </div>
  );
}
