import type { GameResult } from '~/models/football/listed-game';

const words: Readonly<Record<GameResult, string>> = { W: 'Won', L: 'Lost', T: 'Tied' };
const colors: Readonly<Record<GameResult, string>> = { W: 'text-win', L: 'text-loss', T: 'text-ink' };

/** How a game ended for a team: a letter and a colour, and a word for screen readers. */
export function ResultMark({ result }: { readonly result: GameResult | null }) {
  if (result === null) return null;
  return (
    <b className={colors[result]}>
      <abbr title={words[result]} className="no-underline">
        {result}
      </abbr>
    </b>
  );
}
