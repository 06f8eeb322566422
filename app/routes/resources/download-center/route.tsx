import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import { DocumentList } from '~/components/ui/document-list';
import { LooseImage } from '~/components/ui/loose-image';
import { NewTabMark } from '~/components/ui/site-link';
import type { LoaderArgs } from '~/page/load-page';
import {
  type DownloadGroup,
  type DownloadRow,
  downloadRules,
  groupBySubCategory,
  sources,
  toDownloadGroups,
} from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toDownloadGroups);

export default function DownloadCenter() {
  return <LoadedListPage rules={downloadRules} Body={Category} />;
}

function Category({ group: { rows, isGrid } }: { readonly group: DownloadGroup }) {
  return groupBySubCategory(rows).map(({ title, rows: own }) => (
    <div key={title ?? ''} className="pt-3">
      {title !== null && <h3 className="label pb-1 text-ink-2">{title}</h3>}
      {isGrid ? <Graphics graphics={own} /> : <DocumentList documents={own} />}
    </div>
  ));
}

/** Full pictures, because visitors look for their appearance. */
function Graphics({ graphics }: { readonly graphics: readonly DownloadRow[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-3 laptop:grid-cols-4">
      {graphics.map(({ key, name, url, imageUrl }) => (
        <li key={key} className="min-w-0">
          <a href={url} target="_blank" rel="noopener" className="quiet-link grid gap-2">
            <span className="block aspect-video bg-surface-sunken">
              <LooseImage src={imageUrl} width={480} height={270} className="picture-image size-full object-contain" />
            </span>
            <span className="font-display text-d-sm leading-tight font-semibold">
              {name}
              <NewTabMark />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
