import type { BracketGameView, BracketLineView } from '~/models/brackets/bracket-game-view';
import { CutName } from '../scores/cut-name';
import { SiteLink } from '../ui/site-link';

const looks = { live: 'bracket-live', soon: 'bracket-soon' } as const;

interface BracketGameProps {
  readonly game: BracketGameView;
}

/** One game of a drawn bracket, linked to the page with its details. Styled by `app/styles/bracket.css`. */
export function BracketGame({ game }: BracketGameProps) {
  return (
    <SiteLink
      to={game.href}
      // A pointer crosses dozens of these links.
      prefetch="none"
      aria-label={game.label}
      className={`bracket-game ${game.state === null ? '' : looks[game.state]}`}
    >
      <Line line={game.lines[0]} />
      <Line line={game.lines[1]} />
      {game.number !== null && <strong>{game.number}</strong>}
      {(game.state === 'live' || game.note !== null) && (
        <small>
          {game.state === 'live' && <b className="live-dot">Live</b>} {game.note}
        </small>
      )}
    </SiteLink>
  );
}

function Line({ line: { seed, before, name, aside, outcome } }: { readonly line: BracketLineView }) {
  return (
    <span className={outcome ?? undefined}>
      <i>{seed}</i>
      <span>
        <TeamName before={before} name={name} isOpen={outcome === 'open'} />
      </span>
      <b>{aside}</b>
    </span>
  );
}

interface TeamNameProps extends Pick<BracketLineView, 'before' | 'name'> {
  /** The team is not known yet. */
  readonly isOpen: boolean;
}

function TeamName({ before, name, isOpen }: TeamNameProps) {
  if (before === null) return isOpen ? name : <CutName>{name}</CutName>;
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
          {index > 0 && '/'}
          <CutName>{name}</CutName>
        </span>
      ))}
    </span>
  );
}
