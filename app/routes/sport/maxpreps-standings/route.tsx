import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/blocks/list/list-matcher';
import { List } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { requireStatisticsSport } from '~/blocks/statistics/sport-of-statistics';
import { pack } from '~/components/ui/packed';
import { PageHeader } from '~/components/ui/page-header';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { conferenceRules, type ConferenceRow, sources, toConferenceGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireStatisticsSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toConferenceGroups(sport, optional.conferences?.value ?? []);
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, args.context.site.clock)),
    groups: pack(unavailable.includes('conferences') ? null : groups),
  };
}

export default function Conferences() {
  const data = useLoaderData<typeof loader>();
  const groups = useUnpacked(data.groups);
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...data.heading} />
      {groups === null ? (
        <Unavailable what="The conferences" isMain />
      ) : (
        <List groups={groups} rules={conferenceRules} Body={Conference} />
      )}
    </main>
  );
}

function Conference({ group: { rows } }: { readonly group: ListGroup<ConferenceRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
      {rows.map(({ key, name, to, members }) => (
        <li key={key} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <SiteLink to={to} className="min-w-0 break-words">
            <Found name={name} />
          </SiteLink>
          {members !== null && <span className="text-sm whitespace-nowrap text-ink-2">{members}</span>}
        </li>
      ))}
    </ul>
  );
}
