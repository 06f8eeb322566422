import { useLoaderData } from '@remix-run/react';
import { List } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { ConferenceTable } from '~/blocks/statistics/conference-table';
import { useUnpacked } from '~/browser/packed';
import { Found } from '~/components/ui/found';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
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
      {groups === null ? (
        <Unavailable what="The conferences" isMain />
      ) : (
        <List groups={groups} rules={conferenceRules} Body={ConferenceRows} />
      )}
    </Page>
  );
}

/** The conference with standings, then links to those of the others. */
function ConferenceRows({ group: { rows } }: { readonly group: ListGroup<ConferenceRow> }) {
  const open = rows.find(({ standings }) => standings !== null);
  return (
    <>
      {open !== undefined && <OpenConference row={open} />}
      <ul className="grid grid-cols-1 gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
        {rows
          .filter((row) => row !== open)
          .map((row) => (
            <li key={row.key} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
              <ConferenceLink row={row} />
              {row.members !== null && <span className="text-sm whitespace-nowrap text-ink-2">{row.members}</span>}
            </li>
          ))}
      </ul>
    </>
  );
}

interface ConferenceProps {
  readonly row: ConferenceRow;
}

function OpenConference({ row }: ConferenceProps) {
  return (
    <section aria-labelledby="open-conference" className="min-w-0 pb-6 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
        <h2 id="open-conference" className="part-heading">
          <ConferenceLink row={row} />
        </h2>
        <FreshnessStamp stamp={useLoaderData<typeof loader>().stamp} className="text-xs" />
      </div>
      <ConferenceTable caption={`Standings of ${row.name}`} rows={row.standings ?? []} />
    </section>
  );
}

function ConferenceLink({ row: { name, to } }: ConferenceProps) {
  return (
    <OptionalLink to={to} className="min-w-0">
      <Found name={name} />
    </OptionalLink>
  );
}
