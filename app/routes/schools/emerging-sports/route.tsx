import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { emergingRules, emergingText, sources, toEmergingGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toEmergingGroups(optional.sports?.value ?? []);
  return { groups: pack(unavailable.includes('sports') ? null : groups) };
}

export default function EmergingSports() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/schools', text: 'Schools' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={emergingRules}
      Body={Schools}
      what="The sports and activities"
    >
      <p className="max-w-[60ch] pb-3">{emergingText}</p>
    </ListPage>
  );
}

function Schools({ group: { rows } }: { readonly group: ListGroup<string> }) {
  if (rows.length === 0) return <p className="text-ink-2">No schools are listed.</p>;
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((school) => (
        <li key={school} className="border-b border-line py-1.5 break-words">
          <Found name={school} />
        </li>
      ))}
    </ul>
  );
}
