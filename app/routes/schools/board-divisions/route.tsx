import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { Found } from '~/components/ui/found';
import { OptionalLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import type { LoaderArgs } from '~/page/load-page';
import { districtRules, type DistrictRow, sources, toDistrictGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toDistrictGroups);

export default function BoardDivisions() {
  return <LoadedListPage rules={districtRules} Body={Schools} />;
}

function Schools({ group: { rows } }: { readonly group: ListGroup<DistrictRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
      {rows.map(({ id, name, county }) => (
        <li key={id ?? name} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <span className="min-w-0">
            <OptionalLink to={id && buildHref(Route.schoolsDetails, { schoolId: id })}>
              <Found name={name} />
            </OptionalLink>
          </span>
          {county !== null && <span className="text-sm whitespace-nowrap text-ink-2">{county} County</span>}
        </li>
      ))}
    </ul>
  );
}
