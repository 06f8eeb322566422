import type { ReactNode } from 'react';

export interface StateProps {
  /** What is missing, or what happened, in one sentence. */
  readonly children: ReactNode;
  /** One more sentence, only if it helps, such as what still works. */
  readonly detail?: ReactNode;
  /** Alternatives: `ButtonLink`s, or a list of links. */
  readonly actions?: ReactNode;
  /** Below other content. */
  readonly isSpaced?: boolean;
}

/** Shown in place of rows when there are none. Nothing went wrong. */
export function EmptyState({ children, ...statement }: StateProps) {
  return <Statement edge="border-line" headline={children} {...statement} />;
}

interface StatementProps extends Omit<StateProps, 'children'> {
  readonly edge: string;
  readonly headline: ReactNode;
}

/** A sentence with a colored edge, shared by empty and failed parts. */
export function Statement({ edge, headline, detail, actions, isSpaced = false }: StatementProps) {
  const statement = (
    <div className={`grid justify-items-start gap-2 border-l-3 py-5 pl-5 ${edge}`}>
      <p className="max-w-[52ch] font-display text-d-lg font-semibold">{headline}</p>
      {detail !== undefined && <p className="max-w-[52ch] text-ink-2">{detail}</p>}
      {actions !== undefined && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
  return isSpaced ? <div className="mt-4">{statement}</div> : statement;
}
