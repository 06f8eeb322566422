import { LiveBadge } from '~/components/scores/game-status';
import { SchoolMark } from '~/components/scores/school-mark';
import { GameLinks } from '~/components/scores/score-card';
import { OptionalLink } from '~/components/ui/site-link';
import { formatOpponent, readSides, type SideOfGame } from '~/models/teams/sides-of-game';
import type { TeamGame, TeamToday } from '~/models/teams/team-today';
import { joinLabel } from '~/models/text/label';

interface GameLineProps {
  readonly team: TeamToday;
  readonly game: Pick<TeamGame, 'sport' | 'stage' | 'text' | 'to' | 'winner' | 'marks' | 'links'> &
    Partial<Pick<TeamGame, 'isLive'>>;
  readonly label: string;
  /** Time and place of a game to come, day of a result. */
  readonly detail?: string | undefined;
  /** The results of other games decide who plays in it. */
  readonly isOfResults?: boolean;
}

/** A game in play has its badge, others have their state before them. A score, or a mark, is in a row of its team. */
export function GameLine({ team, game, label, detail, isOfResults = false }: GameLineProps) {
  const { sport: title, stage, text, to, isLive = false, links } = game;
  const sport = joinLabel([title, stage], ', ') || undefined;
  // A game to come has a detail, and today one has its time as label.
  const tellsResult = isOfResults || isLive || /^(?:final|last|forfeit)/i.test(label);
  const link = (
    <OptionalLink
      to={to}
      prefetch="none"
      className={`quiet-link inline-block content-center ${isLive ? 'min-h-8 font-display text-d-md font-semibold' : 'min-h-6'}`}
    >
      {formatOpponent(text, team.name) ?? text}
    </OptionalLink>
  );
  const sides = readSides(game, team);
  const hasScores = sides?.some(({ scores }) => scores.length > 0) === true;
  if (isLive || sides !== null) {
    return (
      <li className={isLive || hasScores ? 'result py-1' : 'py-1'}>
        <div className="flex flex-wrap items-center gap-x-2 pt-1">
          {isLive ? <LiveBadge words={label} /> : <b>{label}</b>}
          <span className="text-ink-2">{sport}</span>
          {detail !== undefined && <span className="text-ink-2">{detail}</span>}
          {links !== undefined && sides !== null && <LinksOfGame links={links} sides={sides} />}
        </div>
        {sides === null ? link : <TeamScores sides={sides} to={to} isLive={isLive} />}
      </li>
    );
  }
  return (
    <li className="flex items-baseline gap-x-2 py-0.5">
      <b className="min-w-10">{label}</b>
      <span className={`min-w-0 ${tellsResult ? 'result' : ''}`}>
        {detail !== undefined && <span className="block">{detail}</span>}
        {sport !== undefined && <span className="text-ink-2">{`${sport} `}</span>}
        {link}
      </span>
    </li>
  );
}

interface LinksOfGameProps extends Required<Pick<TeamGame, 'links'>> {
  readonly sides: readonly SideOfGame[];
}

function LinksOfGame({ links, sides: [first, second] }: LinksOfGameProps) {
  if (first === undefined || second === undefined) return null;
  return <GameLinks card={{ links, note: null, teams: [first, second] }} />;
}

interface TeamScoresProps extends Pick<TeamGame, 'to' | 'isLive'> {
  readonly sides: readonly SideOfGame[];
}

/** Room for the mark of the winner beside the scores of games that are over. */
const rowLooks = { won: 'won notch pr-3', lost: 'lost pr-3', open: '' } as const;

/** Each team with its mark and score, which has lit tiles in play, as on score cards. */
function TeamScores({ sides, to, isLive }: TeamScoresProps) {
  return (
    <OptionalLink
      to={to}
      prefetch="none"
      className={`quiet-link grid max-w-[24rem] grid-cols-1 gap-y-1 py-1 ${isLive ? 'game-live' : ''}`}
    >
      {sides.map(({ name, scores, outcome, mark }, side) => (
        <span key={side} className={`relative flex min-w-0 items-center gap-x-2 ${rowLooks[outcome ?? 'open']}`}>
          {mark !== null && <SchoolMark {...mark} name={name} />}
          <span
            className={`min-w-0 flex-1 font-display text-d-md ${outcome === 'won' ? 'font-bold' : 'font-semibold'}`}
          >
            {name} {outcome !== null && <span className="sr-only">{`${outcome} `}</span>}
          </span>
          {scores.map((score, index) => (
            <span key={index} className="game-points min-w-9">{`${score} `}</span>
          ))}
        </span>
      ))}
    </OptionalLink>
  );
}
