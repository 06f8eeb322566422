import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { pack } from '~/components/ui/packed';
import { SiteLink } from '~/components/ui/site-link';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildConferencePath } from '~/models/football/conference-path';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { type ConferenceRow, conferenceRules, sources, toConferenceGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const heading = buildRegularSeasonHeading(requireRegularSeasonSport(args.params));
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toConferenceGroups(optional.conferences?.value ?? []);
  return { heading, groups: pack(unavailable.includes('conferences') ? null : groups) };
}

export default function ConferenceSchedules() {
  const { heading, groups } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={usePageHeading()}
      area={heading}
      groups={useUnpacked(groups)}
      rules={conferenceRules}
      Body={Conferences}
      what="The conferences"
    />
  );
}

function Conferences({ group: { rows } }: { readonly group: ListGroup<ConferenceRow> }) {
  return (
    <ul className="grid gap-x-8 border-t-3 border-ink large-phone:grid-cols-2">
      {rows.map(({ id, name, schools }) => (
        <li key={id} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <SiteLink to={buildConferencePath(id)} className="min-w-0 py-1 break-words">
            <Found name={name} />
          </SiteLink>
          {schools !== null && <span className="text-sm whitespace-nowrap text-ink-2">{schools}</span>}
        </li>
      ))}
    </ul>
  );
}
