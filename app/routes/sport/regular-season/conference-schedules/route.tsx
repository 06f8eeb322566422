import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { toRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { Found } from '~/components/ui/found';
import { OptionalLink } from '~/components/ui/site-link';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { isMadeId } from '~/models/text/made-id';
import type { LoaderArgs } from '~/page/load-page';
import { type ConferenceRow, conferenceRules, sources, toConferenceGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toConferenceGroups, toRegularSeasonHeading);

export default function ConferenceSchedules() {
  return <LoadedListPage rules={conferenceRules} Body={Conferences} />;
}

function Conferences({ group: { rows } }: { readonly group: ListGroup<ConferenceRow> }) {
  return (
    <ul className="grid gap-x-8 border-t-3 border-ink large-phone:grid-cols-2">
      {rows.map(({ id, name, schools }) => (
        <li key={id} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <OptionalLink
            to={isMadeId(id) ? null : buildHref(Route.fbRsConfDetail, { sportId: playoffSportId, conferenceId: id })}
            className="min-w-0 py-1"
          >
            <Found name={name} />
          </OptionalLink>
          {schools !== null && <span className="text-sm whitespace-nowrap text-ink-2">{schools}</span>}
        </li>
      ))}
    </ul>
  );
}
