import { useLoaderData } from '@remix-run/react';
import type { ListGroup } from '~/blocks/list/list-rules';
import { ServerListPage } from '~/blocks/list/server-list-page';
import { useUnpacked } from '~/browser/packed';
import { SchoolMark } from '~/components/scores/school-mark';
import { Found } from '~/components/ui/found';
import { OptionalLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { isMadeId } from '~/models/text/made-id';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type DirectoryRow, directoryRules, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SchoolDirectory() {
  return (
    <ServerListPage view={useUnpacked(useLoaderData<typeof loader>().view)} rules={directoryRules} Body={Schools} />
  );
}

function Schools({ group: { rows } }: { readonly group: ListGroup<DirectoryRow> }) {
  return (
    <ul className="grid gap-x-8 border-t border-line large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map(({ id, name, city, logoUrl }) => (
        <li key={id} className="flex min-h-row items-center gap-3 border-b border-line py-1.5">
          <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
          <span className="min-w-0">
            <OptionalLink
              to={isMadeId(id) ? null : buildHref(Route.schoolsDetails, { schoolId: id })}
              className="inline-block min-h-6 font-semibold"
            >
              <Found name={name} />
            </OptionalLink>
            {city !== null && <span className="block text-sm text-ink-2">{city}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
