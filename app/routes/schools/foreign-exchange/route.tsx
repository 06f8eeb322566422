import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { Found } from '~/components/ui/found';
import type { LoaderArgs } from '~/page/load-page';
import { exchangeRules, type ExchangeRow, sources, toExchangeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toExchangeGroups);

export default function ForeignExchange() {
  return <LoadedListPage rules={exchangeRules} Body={Programs} />;
}

function Programs({ group: { rows } }: { readonly group: ListGroup<ExchangeRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2">
      {rows.map(({ id, name }) => (
        <li key={id} className="border-b border-line py-1.5">
          <Found name={name} />
        </li>
      ))}
    </ul>
  );
}
