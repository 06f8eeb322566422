import { SiteLink } from '../ui/site-link';

interface GameDayProps {
  /** The page of the game; the day alone without one. */
  readonly to: string | null;
  /** Said by screen readers after the day: which game it is. */
  readonly about: string;
  readonly children: string;
}

/** The day of a game in a table of football, which leads to the page of the game. */
export function GameDay({ to, about, children }: GameDayProps) {
  if (to === null) return children;
  return (
    <SiteLink to={to} prefetch="none" about={about} className="inline-block min-h-6 content-center print:min-h-0">
      {children}
    </SiteLink>
  );
}
