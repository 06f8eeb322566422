import { OptionalLink } from './site-link';

export interface FactView {
  readonly term: string;
  readonly text: string;
  /** Address that the text links to. */
  readonly url: string | null;
  /** Hidden for visitors who hide results. */
  readonly isResult?: boolean;
}

interface FactListProps {
  readonly facts: readonly FactView[];
  /** For use beside other parts: terms are above their descriptions at every width. */
  readonly isNarrow?: boolean;
}

export function FactList({ facts, isNarrow = false }: FactListProps) {
  return (
    <dl
      className={`grid gap-x-6 border-t border-line ${isNarrow ? '' : 'max-w-[60rem] grid-cols-[6.5rem_minmax(0,1fr)] large-phone:grid-cols-[9rem_minmax(0,1fr)]'}`}
    >
      {facts.map(({ term, text, url, isResult = false }) => (
        <div
          key={term}
          className={`grid gap-x-6 border-b border-line ${isNarrow ? 'py-2' : 'col-span-2 grid-cols-subgrid py-2 tablet:py-3'}`}
        >
          <dt className="label text-ink-2">{term}</dt>
          <dd className={`min-w-0 ${isResult ? 'result' : ''}`}>
            <OptionalLink to={url}>{text}</OptionalLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
