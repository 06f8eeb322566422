import type { EmbedGame, EmbedPart, EmbedView } from './embed-view';

interface EmbedBodyProps {
  readonly view: EmbedView;
  readonly associationName: string;
}

/** A part of a page in a frame of another site. Its links open in the window around the frame (`<base target>`). */
export function EmbedBody({ view, associationName }: EmbedBodyProps) {
  const { title, note, path, parts, emptyText, moreText, stamp } = view;
  return (
    <>
      <main>
        <h1>
          <a href={path}>{title}</a>
        </h1>
        {note !== null && <p className="note">{note}</p>}
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {parts.length === 0 && <p>{emptyText}</p>}
      </main>
      <LogoFilter />
      <footer>
        <a href={path}>{moreText}</a>
        <span>
          {associationName}
          {stamp !== null && (
            <>
              , <time dateTime={stamp.iso}>{stamp.text}</time>
            </>
          )}
          {stamp !== null && stamp.staleFor !== null && <b> ({stamp.staleFor} old)</b>}
        </span>
      </footer>
    </>
  );
}

function Part({ part }: { readonly part: EmbedPart }) {
  const isBracket = 'rounds' in part && part.rounds.some((round) => round.title !== null);
  return (
    <>
      {part.title !== null && <h2>{part.title}</h2>}
      {'heads' in part ? (
        <table>
          <thead>
            <tr>
              {part.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map(([name, ...cells], index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div className={isBracket ? 'rounds' : undefined}>
          {part.rounds.map((round, index) => (
            <section key={index}>
              {round.title !== null && <h3>{round.title}</h3>}
              <ul className={!isBracket && round.games.length > 1 ? 'games' : undefined}>
                {round.games.map((game, place) => (
                  <Game key={place} game={game} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The whole line leads to the page of the game. */
function Game({ game: { href, status, isLive, detail, sides } }: { readonly game: EmbedGame }) {
  const lines = (
    <>
      <small className={isLive ? 'live' : undefined}>{[status, detail].filter(Boolean).join(' · ')}</small>
      {sides.map(({ name, letter, logoUrl, score, hasWon }, index) => (
        <span key={index} className={hasWon ? 'won' : undefined}>
          {letter !== null && <Mark letter={letter} logoUrl={logoUrl} />}
          <span>{name}</span> <span>{score}</span>
        </span>
      ))}
    </>
  );
  return <li>{href === null ? <p>{lines}</p> : <a href={href}>{lines}</a>}</li>;
}

/** The letter of a school, below its logo. The letter is seen if there is no logo, or if the logo does not load. */
function Mark({ letter, logoUrl }: { readonly letter: string; readonly logoUrl: string | null }) {
  return (
    <i aria-hidden="true">
      {letter}
      {logoUrl !== null && (
        <span>
          <img src={logoUrl} alt="" loading="lazy" />
        </span>
      )}
    </i>
  );
}

/** Gives logos that have loaded an opaque ground, so that nothing below them shows through. It does not alter an empty picture. */
function LogoFilter() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter id="logo" x="0" y="0" width="1" height="1">
        <feMorphology in="SourceAlpha" operator="dilate" radius="20" />
        <feComponentTransfer result="ground">
          <feFuncA type="linear" slope="9" />
        </feComponentTransfer>
        <feFlood />
        <feComposite in2="ground" operator="in" />
        <feMerge>
          <feMergeNode />
          <feMergeNode in="SourceGraphic" />
        </feMerge>
      </filter>
    </svg>
  );
}
