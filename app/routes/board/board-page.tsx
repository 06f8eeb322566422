import { QrCode } from '~/components/light/qr-code';
import type { BoardRow } from '~/models/golf/golf-board-row';
import { ageId, fullscreenId } from './board-script';
import type { BoardGame, BoardView } from './page';

/** One picture for a screen in a gym, read from afar; its script replaces it by the next. */
export function BoardPage({ view }: { readonly view: BoardView }) {
  const { picture, place, nextPath, everySeconds, fetchedAtMs, shift, time, stamp, associationName } = view;
  return (
    <div
      className="board"
      data-next={nextPath}
      data-every={everySeconds}
      data-fetched-at={fetchedAtMs ?? undefined}
      data-shift={shift}
    >
      <header>
        <h1>{picture.title}</h1>
        <p className="place">{[place, time].filter(Boolean).join(' · ')}</p>
      </header>
      <main id="main">
        {picture.emptyText !== null && <p className="empty">{picture.emptyText}</p>}
        {picture.games.length > 0 && <Games games={picture.games} />}
        {picture.leaders.length > 0 && <Leaders leaders={picture.leaders} />}
        {view.resultsPath !== null && (
          <p className="show-results">
            <a href={view.resultsPath}>Results are hidden. Show them</a>
          </p>
        )}
      </main>
      <footer>
        <div>
          {stamp !== null && (
            // When the scores are from. The script adds how long ago that is.
            <p id={ageId} data-words={`Scores of ${stamp.text}`}>
              {`Scores of ${stamp.text}`}
              {stamp.staleFor !== null && `, ${stamp.staleFor} old`}
            </p>
          )}
          <p className="place">{associationName}</p>
        </div>
        <div className="phone">
          <a href={view.phonePath}>On your phone</a>
          {view.phoneUrl !== null && <QrCode text={view.phoneUrl} label={`Code that leads to ${view.phoneUrl}`} />}
        </div>
        <button type="button" id={fullscreenId} hidden>
          Full screen
        </button>
      </footer>
    </div>
  );
}

/** Up to this number, games have the whole width. */
const mostInOneColumn = 3;

function Games({ games }: { readonly games: readonly BoardGame[] }) {
  const columns = games.length <= mostInOneColumn ? 1 : 2;
  return (
    <ul className={`columns-${columns} rows-${Math.ceil(games.length / columns)}`}>
      {games.map((game) => (
        <Game key={game.key} game={game} />
      ))}
    </ul>
  );
}

function Game({ game: { isLive, hasHundreds, status, detail, teams } }: { readonly game: BoardGame }) {
  const [first, second] = teams;
  if (first === undefined || second === undefined) return null;
  return (
    <li className={hasHundreds ? 'game hundreds' : 'game'}>
      <p>
        {[first, second].map((team, index) => (
          <span key={index} className={getTeamClasses(team)}>
            {team.name}
          </span>
        ))}
      </p>
      <p>
        <b className={getTeamClasses(first)}>{first.score}</b>
        <span className={isLive ? 'state live' : 'state'}>
          {isLive && <i />}
          {status}
          {detail !== '' && <small>{detail}</small>}
        </span>
        <b className={getTeamClasses(second)}>{second.score}</b>
      </p>
    </li>
  );
}

/** Bold marks the winner of a game, and the color also who leads. */
function getTeamClasses({ isAhead, hasWon }: BoardGame['teams'][number]): string | undefined {
  if (hasWon) return 'ahead won';
  return isAhead ? 'ahead' : undefined;
}

function Leaders({ leaders }: { readonly leaders: readonly BoardRow[] }) {
  return (
    <ol>
      {leaders.map(({ key, placeText, name, detail, overall, thru }) => (
        <li key={key}>
          <strong>{placeText}</strong>
          <em>{name}</em>
          <small>{detail}</small>
          <small>{thru === '' ? '' : `Thru ${thru}`}</small>
          <b>{overall.text}</b>
        </li>
      ))}
    </ol>
  );
}
