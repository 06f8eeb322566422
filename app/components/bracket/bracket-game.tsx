import { createContext, useContext, useMemo } from 'react';
import { buildHref, Route } from '~/href';
import { describeBracketGame } from '~/models/brackets/bracket-game-label';
import type { BracketGameView, BracketLineView } from '~/models/brackets/bracket-game-view';
import { readBracketGame, showStateInBracket } from '~/models/brackets/seen-bracket-game';
import { FittedName } from '../schools/fitted-name';
import { SchoolMark } from '../scores/school-mark';
import { useLatestGame } from '../scores/use-latest-game';
import { useHidesResults } from '../shell/hidden-parts';
import { SiteLink } from '../ui/site-link';

const looks = { live: 'bracket-live', soon: 'bracket-soon', halted: '' } as const;

interface BracketGames {
  /** When upstream gave the games of the bracket (real clock, milliseconds). */
  readonly asOfMs: number | null;
  readonly sportId: string;
}

export const BracketGamesContext = createContext<BracketGames>({ asOfMs: null, sportId: '' });

/** One game of a drawn bracket, linked to the page with its details. Styled by `app/styles/bracket.css`. */
export function BracketGame({ game: ofPage }: { readonly game: BracketGameView }) {
  const { asOfMs, sportId } = useContext(BracketGamesContext);
  const hidesResults = useHidesResults();
  const { later, isMarked } = useLatestGame(useMemo(() => readBracketGame(ofPage, asOfMs), [ofPage, asOfMs]));
  const game = later === null ? ofPage : showStateInBracket(ofPage, later);
  return (
    <SiteLink
      to={game.href ?? buildHref(Route.game, { contestId: game.id, query: { sport: sportId } })}
      // A pointer crosses dozens of these links.
      prefetch="none"
      // Without it the name is what is visible.
      aria-label={hidesResults ? undefined : describeBracketGame(game)}
      className={`bracket-game ${game.state === null ? '' : looks[game.state]}${isMarked ? ' just-changed' : ''}`}
    >
      <Line line={game.lines[0]} hasScore={game.state !== 'soon'} />
      <Line line={game.lines[1]} hasScore={game.state !== 'soon'} />
      {game.number !== null && <strong>{game.number}</strong>}
      {(game.state === 'live' || game.note !== null) && (
        <small>
          {game.state === 'live' && <b className="live-dot">Live</b>} {game.note}
        </small>
      )}
    </SiteLink>
  );
}

interface LineProps {
  readonly line: BracketLineView;
  readonly hasScore: boolean;
}

function Line({ line: { seed, before, name, mark, aside, outcome, isResult }, hasScore }: LineProps) {
  return (
    <span className={[outcome, isResult && 'bracket-fed-line'].filter(Boolean).join(' ') || undefined}>
      <i>{seed}</i>
      <span className={mark && 'bracket-marked'}>
        {mark !== undefined && <SchoolMark {...mark} name={name} />}
        <TeamName before={before} name={name} isOpen={outcome === 'open'} />
      </span>
      <b className={hasScore ? 'result' : undefined}>{aside}</b>
    </span>
  );
}

interface TeamNameProps extends Pick<BracketLineView, 'before' | 'name'> {
  /** The team is not known yet. */
  readonly isOpen: boolean;
}

function TeamName({ before, name, isOpen }: TeamNameProps) {
  if (before === null) return isOpen ? name : <FittedName>{name}</FittedName>;
  return (
    <span className="bracket-open">
      <em>{before}</em>
      <Opponents names={name.split(' / ')} />
    </span>
  );
}

/** Both teams of the previous game; one of them will play here. */
function Opponents({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="bracket-opponents">
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && '/\u00a0'}
          <FittedName>{name}</FittedName>
        </span>
      ))}
    </span>
  );
}
