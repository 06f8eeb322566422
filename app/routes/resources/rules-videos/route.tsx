import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { useUnpacked } from '~/browser/packed';
import { NewTabMark } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type RulesVideoRow, rulesVideoRules, sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function RulesVideos() {
  const { groups, isIncomplete } = useLoaderData<typeof loader>();
  return (
    <ListPage groups={useUnpacked(groups)} rules={rulesVideoRules} Body={Videos} what="The rules videos">
      {isIncomplete && <Unavailable what="The videos of the sports" />}
    </ListPage>
  );
}

function Videos({ group: { title: groupTitle, rows } }: { readonly group: ListGroup<RulesVideoRow> }) {
  return (
    <ul className="max-w-[60rem]">
      {rows.map(({ key, title, date, url }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
          {url === null ? (
            <span className="min-h-6 font-display text-d-md font-semibold">{title}</span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="min-h-6 min-w-0 font-display text-d-md font-semibold"
            >
              {title}
              <NewTabMark about={groupTitle} />
            </a>
          )}
          {date !== null && (
            <time dateTime={date.iso} className="text-sm text-ink-2">
              {date.text}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
