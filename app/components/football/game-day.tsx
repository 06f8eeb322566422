import type { ReactNode } from 'react';
import { OptionalLink } from '../ui/site-link';

interface GameDayProps {
  /** Path of the game's page; without it the text is no link. */
  readonly to: string | null;
  /** Accessible addition to the text: which game it is. */
  readonly about: string;
  /** The day or result. */
  readonly children: ReactNode;
}

/** Day or result of a game in a football list, linked to the game's page. */
export function GameDay({ to, about, children }: GameDayProps) {
  return (
    <OptionalLink to={to} prefetch="none" about={about} className="inline-block min-h-6 content-center print:min-h-0">
      {children}
    </OptionalLink>
  );
}
