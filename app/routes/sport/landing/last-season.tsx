import { GameSections } from '~/components/scores/game-sections';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLinks } from '~/components/ui/section-head';
import type { ChampionRowView } from './champion-rows';
import type { BoardView } from './scoreboard-view';

/** A finished tournament: the winner of each class; its games unfold. */
export function LastSeason({ board: { id, title, sections, links, champions } }: { readonly board: BoardView }) {
  const headingId = `scoreboard-${id}`;
  return (
    <Part id={headingId} title={title} aside={<MoreLinks links={links} />}>
      <ChampionRows rows={champions} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-display text-d-sm font-semibold">
          All games of these finals
        </summary>
        <GameSections sections={sections} />
      </details>
    </Part>
  );
}

/** One row per class. */
export function ChampionRows({ rows }: { readonly rows: readonly ChampionRowView[] }) {
  if (rows.length === 0) return null;
  return (
    <Results isWhole>
      <dl className="text-sm">
        {rows.map(({ key, classTitle, name }) => (
          <div key={key} className="grid min-h-9 grid-cols-[5rem_minmax(0,1fr)] items-center border-b border-line">
            <dt className="text-ink-2">{classTitle === '' ? 'Champion' : classTitle}</dt>
            <dd className="font-semibold">{name}</dd>
          </div>
        ))}
      </dl>
    </Results>
  );
}
