import { useLoaderData } from '@remix-run/react';
import { List } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { ConferenceTable } from '~/blocks/statistics/conference-table';
import { useUnpacked } from '~/browser/packed';
import { Found } from '~/components/ui/found';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { conferenceRules, type ConferenceRow, sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Conferences() {
  const data = useLoaderData<typeof loader>();
  const groups = useUnpacked(data.groups);
  return (
    <Page {...data.heading}>
      {data.first !== null && (
        <Part id="first" title={data.first.name} className="min-w-0 pb-6 print:hidden">
          <ConferenceTable caption={`Standings of ${data.first.name}`} rows={data.first.rows} />
        </Part>
      )}
      {groups === null ? (
        <Unavailable what="The conferences" isMain />
      ) : (
        <List groups={groups} rules={conferenceRules} Body={Conference} />
      )}
    </Page>
  );
}

function Conference({ group: { rows } }: { readonly group: ListGroup<ConferenceRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
      {rows.map(({ key, name, to, members }) => (
        <li key={key} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <OptionalLink to={to} className="min-w-0">
            <Found name={name} />
          </OptionalLink>
          {members !== null && <span className="text-sm whitespace-nowrap text-ink-2">{members}</span>}
        </li>
      ))}
    </ul>
  );
}
