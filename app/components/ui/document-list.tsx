import { NewTabMark } from './site-link';

export interface DocumentView {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  /** Secondary line: a date or an audience. */
  readonly note: string | null;
}

export function DocumentList({ documents }: { readonly documents: readonly DocumentView[] }) {
  return (
    <ul className="max-w-[60rem]">
      {documents.map(({ key, name, url, note }) => (
        <li
          key={key}
          className="grid items-baseline gap-x-4 border-b border-line py-2 large-phone:flex large-phone:justify-between"
        >
          <a href={url} target="_blank" rel="noopener" className="min-h-6 min-w-0 font-display text-d-md font-semibold">
            {name}
            <NewTabMark />
          </a>
          {note !== null && <span className="text-sm text-ink-2 large-phone:shrink-0">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
