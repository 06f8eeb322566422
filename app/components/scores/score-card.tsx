import { Fragment, useMemo } from 'react';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import {
  formatCardLabel,
  gameLinkKinds,
  formatPairing,
  type BadgeView,
  type GameLinkKind,
  type PairOfNames,
  type ScoreCardView,
  type TeamLineView,
} from '~/models/games/score-card-view';
import { readScoreCard, showStateOnCard } from '~/models/games/seen-games';
import { SchoolName } from '../schools/school-name';
import { useHidesResults } from '../shell/hidden-parts';
import { Icon, type IconName } from '../ui/icon';
import { ShowResults } from '../ui/results';
import { OptionalLink, SiteLink } from '../ui/site-link';
import { LiveBadge } from './game-status';
import { SchoolMark } from './school-mark';
import { useLatestGame } from './use-latest-game';

interface ScoreCardProps {
  readonly card: ScoreCardView;
  /** Link target of the card, on pages that show each game once. */
  readonly id?: string | undefined;
}

/** One game of any feed, linked to its page. Styled by `app/styles/score-card.css`. */
export function ScoreCard({ card: ofPage, id }: ScoreCardProps) {
  const { later, isMarked } = useLatestGame(useMemo(() => readScoreCard(ofPage), [ofPage]));
  const card = later === null ? ofPage : showStateOnCard(ofPage, later);
  const hidesResults = useHidesResults();
  return (
    <div
      role="article"
      id={id}
      className={`${getCardClasses(card)}${isMarked ? ' just-changed' : ''}`}
      aria-label={card.list === null ? formatCardLabel(card) : undefined}
    >
      <StatusLine card={card} />
      {card.stage !== null && <p className="game-stage">{card.stage}</p>}
      <ColumnHeads heads={card.columnHeads} />
      <Teams card={card} />
      {/* Only browsers that hide results render the button, because pages have hundreds of cards. */}
      {hidesResults && hasScores(card) && <ShowResults isOnCard />}
      {card.highlight !== null && (
        <p className="game-highlight result">
          <b>Highlight:</b> {card.highlight}
        </p>
      )}
      {card.scheduleChange !== null && <p className="game-change">{card.scheduleChange}</p>}
      <GameLinks card={card} />
    </div>
  );
}

type CardPartProps = Pick<ScoreCardProps, 'card'>;

/** Without links to teams, both names together link to the game's page. */
function Teams({ card }: CardPartProps) {
  return (
    <OptionalLink to={hasTeamLinks(card) ? null : getGamePath(card)} prefetch="none" className="game-to">
      <ol className="game-teams">
        {card.teams.map((team, index) => (
          <TeamLine key={index} team={team} hasSeeds={hasSeeds(card)} />
        ))}
      </ol>
    </OptionalLink>
  );
}

function getGamePath({ id, list }: ScoreCardView): string | null {
  return list && buildHref(Route.game, { contestId: id, query: list });
}

function hasTeamLinks({ teams }: ScoreCardView): boolean {
  return teams.some(({ to }) => to !== undefined);
}

export function getCardClasses(card: ScoreCardView): string {
  const looks = ['game'];
  if (card.state === 'live') looks.push('game-live');
  if (card.columnHeads.length > 0) looks.push('game-sets');
  if (!hasSeeds(card)) looks.push('game-unseeded');
  return looks.join(' ');
}

export function hasSeeds({ teams }: ScoreCardView): boolean {
  return teams.some(({ seed }) => seed !== null);
}

function StatusLine({ card }: CardPartProps) {
  return (
    <div className="game-status">
      <OptionalLink
        to={hasTeamLinks(card) ? getGamePath(card) : null}
        prefetch="none"
        about={formatPairing(card.teams)}
        className="game-to"
      >
        <Status card={card} />
      </OptionalLink>
      {card.aside !== null && <span>{card.aside}</span>}
      {card.site !== null && <span className="game-site">{card.site}</span>}
    </div>
  );
}

export function hasScores({ teams }: ScoreCardView): boolean {
  return teams.some(({ scores }) => scores.some((score) => score !== null));
}

export function Status({ card: { badges, headline } }: CardPartProps) {
  return (
    <>
      {badges.map((badge) => (
        <Badge key={badge.tone} badge={badge} />
      ))}
      {headline !== null && <span className="game-headline">{headline}</span>}
    </>
  );
}

/** The `F` beside Final is visual only. */
function Badge({ badge: { tone, text } }: { readonly badge: BadgeView }) {
  if (tone === 'live') return <LiveBadge words={text} />;
  return (
    <span className={`game-badge game-badge-${tone}`} aria-hidden={tone === 'final' ? true : undefined}>
      {text}
    </span>
  );
}

export function ColumnHeads({ heads }: { readonly heads: readonly string[] }) {
  if (heads.length === 0) return null;
  return (
    <span className="game-sets-head" aria-hidden="true">
      <span />
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </span>
  );
}

interface TeamLineProps {
  readonly team: TeamLineView;
  /** Either team of the game has a seed, so both names are indented. */
  readonly hasSeeds: boolean;
  /** Headings have no list. */
  readonly Line?: 'li' | 'span';
}

export function TeamLine({ team, hasSeeds: isSeeded, Line = 'li' }: TeamLineProps) {
  const looks = team.outcome === 'won' ? 'won notch' : (team.outcome ?? undefined);
  return (
    <Line className={looks}>
      <SchoolMark markKey={team.markKey} name={team.name} logoUrl={team.logoUrl} />
      {isSeeded && (
        <span className="game-seed">
          {team.seed !== null && (
            <>
              <span className="sr-only">seed </span>
              {team.seed}
            </>
          )}
        </span>
      )}
      <span className="game-team">
        <OptionalLink to={team.to} prefetch="none" className="quiet-link text-inherit">
          <SchoolName>{team.name}</SchoolName>
        </OptionalLink>
        {team.isHost && <span className="game-host"> home</span>}
        {team.outcome !== null && <span className="sr-only">{` ${team.outcome}`}</span>}
      </span>
      {team.scores.map((score, index) => (
        <span key={index} className="game-points">
          {score ?? <Dash />}
        </span>
      ))}
    </Line>
  );
}

function Dash() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">no score</span>
    </>
  );
}

const linkLooks: Readonly<Record<GameLinkKind, { readonly icon: IconName; readonly text: string }>> = {
  'box-score': { icon: 'table', text: words.boxScore },
  watch: { icon: 'watch', text: words.watch },
  tickets: { icon: 'ticket', text: words.tickets },
  audio: { icon: 'audio', text: words.listen },
  'live-stats': { icon: 'stats', text: words.liveStats },
};

interface GameLinksProps {
  readonly card: Pick<ScoreCardView, 'links' | 'note'> & { readonly teams: PairOfNames };
}

/** Icons at the end of the status row. */
export function GameLinks({ card: { links, note, teams } }: GameLinksProps) {
  const known = gameLinkKinds.filter((kind) => links[kind] !== undefined);
  if (known.length === 0 && note === null) return null;
  return (
    <p className="game-links">
      {known.map((kind) => (
        <Fragment key={kind}>
          <SiteLink to={links[kind] ?? ''} about={formatPairing(teams)} withoutArrow title={linkLooks[kind].text}>
            <Icon name={linkLooks[kind].icon} />
            <span className="sr-only">{` ${linkLooks[kind].text}`}</span>
          </SiteLink>{' '}
        </Fragment>
      ))}
      {note !== null && <span className={known.length > 0 ? 'sr-only' : undefined}>{note}</span>}
    </p>
  );
}
