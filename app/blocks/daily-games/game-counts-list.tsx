import { SiteLink } from '~/components/ui/site-link';
import type { GameCountView } from './game-counts';

interface GameCountsProps {
  readonly counts: readonly GameCountView[];
}

const chip =
  'inline-flex min-h-control items-center gap-1.5 rounded border px-3 font-display text-d-sm font-semibold whitespace-nowrap no-underline';
const current = 'border-selected bg-selected text-on-selected hover:text-on-selected';
const other = 'border-rule bg-surface-raised text-ink hover:bg-surface-sunken';

/** Number of games in play and of each sport, linked to them. One row on phones. */
export function GameCounts({ counts }: GameCountsProps) {
  if (counts.length === 0) return null;
  return (
    <nav aria-label="Games by state and sport" className="min-w-0 print:hidden">
      <ul className="scroll-region flex gap-2 large-tablet:flex-wrap">
        {counts.map(({ key, text, count, href, isCurrent }) => (
          <li key={key}>
            <SiteLink
              to={href}
              prefetch="none"
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={`${chip} ${isCurrent ? current : other}`}
            >
              {text} <span className={isCurrent ? 'text-on-selected-2' : 'text-ink-2'}>{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
