import type { OutlineEntry } from '~/models/content/outline';
import { Icon } from '../ui/icon';

interface ContentsProps {
  readonly entries: readonly OutlineEntry[];
  readonly of: 'article' | 'page';
}

/** Table of contents of a long text: beside it where there is room, an unfolding line above it on phones. */
export function Contents({ entries, of }: ContentsProps) {
  if (entries.length === 0) return null;
  const label = of === 'article' ? 'In this article' : 'On this page';
  return (
    <nav aria-label={`Contents of the ${of}`} className="article-contents print:hidden">
      <details className="laptop:hidden">
        <summary className="flex min-h-11 items-center justify-between rounded border border-rule bg-surface-raised px-3 font-display text-d-sm font-semibold">
          {label}
          <Icon name="down" className="size-4 text-accent" />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="hidden laptop:block">
        <p className="label mb-1 text-ink-2">{label}</p>
        <Entries entries={entries} />
      </div>
    </nav>
  );
}

function Entries({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  const topLevel = Math.min(...entries.map(({ level }) => level));
  return (
    <ol className="border-l-3 border-line">
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`quiet-link flex min-h-9 items-center py-1 text-sm ${level === topLevel ? 'pl-3 font-semibold' : 'pl-6 text-ink-2'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
