import type { ReactNode } from 'react';
import { SiteLink } from '../ui/site-link';

interface GameDayProps {
  /** The page of the game; the words alone without one. */
  readonly to: string | null;
  /** Said by screen readers after the words: which game it is. */
  readonly about: string;
  /** Its day, or its result. */
  readonly children: ReactNode;
}

/** The day or the result of a game in a list of football, which leads to the page of the game. */
export function GameDay({ to, about, children }: GameDayProps) {
  if (to === null) return children;
  return (
    <SiteLink to={to} prefetch="none" about={about} className="inline-block min-h-6 content-center print:min-h-0">
      {children}
    </SiteLink>
  );
}
