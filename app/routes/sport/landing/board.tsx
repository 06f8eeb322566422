import { GameSections } from '~/components/scores/game-sections';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { MoreLink, SectionHead } from '~/components/ui/section-head';
import type { BoardView } from './scoreboard-view';

/** One scoreboard: current games first, then by class. */
export function Board({ board: { id, title, sections, links, stamp } }: { readonly board: BoardView }) {
  const headingId = `scoreboard-${id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <SectionHead
        id={headingId}
        aside={links.map(({ to, text }) => (
          <MoreLink key={to} to={to}>
            {text}
          </MoreLink>
        ))}
      >
        {title}
      </SectionHead>
      <FreshnessStamp stamp={stamp} isLive className="text-xs" />
      <GameSections sections={sections} />
    </section>
  );
}
