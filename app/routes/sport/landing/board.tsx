import { GameSections } from '~/components/scores/game-sections';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Part } from '~/components/ui/part';
import { MoreLinks } from '~/components/ui/section-head';
import type { BoardView } from './scoreboard-view';

/** One scoreboard: current games first, then by class. */
export function Board({ board: { id, title, sections, links, stamp } }: { readonly board: BoardView }) {
  const headingId = `scoreboard-${id}`;
  return (
    <Part id={headingId} title={title} aside={<MoreLinks links={links} />}>
      <FreshnessStamp stamp={stamp} isLive className="text-xs" />
      <GameSections sections={sections} />
    </Part>
  );
}
