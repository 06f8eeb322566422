import { type Packed, useUnpacked } from '~/browser/packed';
import type { BracketListGame, BracketListPart } from '~/models/brackets/bracket-list-view';
import { SiteLink } from '../ui/site-link';

/** A bracket in words: the rounds are headings, their games ordered lists. */
export function BracketList({ parts }: { readonly parts: Packed<readonly BracketListPart[]> }) {
  return (
    <div className="bracket-list">
      {useUnpacked(parts).map(({ slug, title, units }) => (
        <section key={slug} aria-labelledby={`part-${slug}`}>
          <h2 id={`part-${slug}`}>{title}</h2>
          {units.map((unit, index) => (
            <Unit key={index} unit={unit} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Unit({ unit: { title, rounds } }: { readonly unit: BracketListPart['units'][number] }) {
  const Head = title === null ? 'h3' : 'h4';
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      {rounds.map((round) => (
        <div key={round.title}>
          <Head>{round.title}</Head>
          <ol>
            {round.games.map((game) => (
              <li key={game.id} value={game.number}>
                <Game game={game} />
              </li>
            ))}
          </ol>
          {round.byes.map(({ seed, name }) => (
            <p key={name}>
              {name}
              <Seed seed={seed} /> has a bye
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

function Game({ game: { href, sides, status, isLive } }: { readonly game: BracketListGame }) {
  return (
    <>
      <SiteLink to={href} prefetch="none">
        <Side side={sides[0]} />
        <span className="sr-only">; </span>
        <Side side={sides[1]} />
      </SiteLink>
      <small className={isLive ? 'text-live' : undefined}>{status}</small>
    </>
  );
}

function Side({ side: { seed, name, score, hasWon, isResult } }: { readonly side: BracketListGame['sides'][number] }) {
  const team = (
    <>
      {name}
      <Seed seed={seed} />
    </>
  );
  return (
    <span className={hasWon ? 'won' : undefined}>
      {isResult ? (
        <span className="bracket-list-fed">
          <span className="result">{team}</span>
        </span>
      ) : (
        team
      )}
      {score !== null && <b className="bracket-list-score result"> {score}</b>}
      {hasWon && <em className="result"> won</em>}
    </span>
  );
}

function Seed({ seed }: { readonly seed: string | null }) {
  return seed !== null && <i className="bracket-list-seed"> seed {seed}</i>;
}
