import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { Found } from '~/components/ui/found';
import type { LoaderArgs } from '~/page/load-page';
import { emergingRules, sources, toEmergingGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toEmergingGroups);

export default function EmergingSports() {
  return <LoadedListPage rules={emergingRules} Body={Schools} />;
}

function Schools({ group: { rows } }: { readonly group: ListGroup<string> }) {
  if (rows.length === 0) return <p className="text-ink-2">No schools are listed.</p>;
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((school) => (
        <li key={school} className="border-b border-line py-1.5">
          <Found name={school} />
        </li>
      ))}
    </ul>
  );
}
