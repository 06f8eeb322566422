import { ShowResults } from '~/components/ui/results';
import type { LiveGame, LiveGames } from './live-view';

const outcomeWords = { won: ', winner', leading: ', ahead' } as const;

/** Games of one kind, stacked, or side by side where there is room. */
export function LiveGameList({ list: { id, title, countText, games, isCut } }: { readonly list: LiveGames }) {
  return (
    <section aria-labelledby={id} className="pt-5">
      <h2 id={id} className="border-b border-rule pb-1 text-d-md uppercase">
        {title} <small className="font-text text-xs font-normal text-ink-2 normal-case">{countText}</small>
      </h2>
      <ul className="grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3">
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      {isCut && <p className="pt-2 text-sm text-ink-2">The first {games.length} are shown.</p>}
    </section>
  );
}

function Game({ game: { status, isLive, detail, teams, watchUrl, href } }: { readonly game: LiveGame }) {
  const badge = isLive ? 'rounded bg-live px-1 text-on-live' : 'text-ink-2';
  return (
    <li data-results className="border-b border-line py-2">
      <p className="flex min-h-7 items-baseline justify-between gap-2 pb-1">
        <b className={`label shrink-0 ${badge}`}>
          {isLive && <span className="sr-only">Live, </span>}
          {href === null ? (
            status
          ) : (
            <a href={href} className="inline-flex min-h-6 items-center text-inherit">
              {status}
              <span className="sr-only">, {teams.map(({ name }) => name).join(' against ')}</span>
            </a>
          )}
        </b>
        {watchUrl !== null && (
          <a href={watchUrl} className="inline-flex min-h-6 items-center text-sm">
            Watch
            <span className="sr-only"> {teams.map(({ name }) => name).join(' and ')} (external site)</span>
          </a>
        )}
      </p>
      {teams.map(({ name, scores, outcome }, index) => (
        <p key={index} className={`flex justify-between gap-3 ${outcome === null ? '' : 'won'}`}>
          <span>
            {name}
            {outcome !== null && <span className="sr-only result">{outcomeWords[outcome]}</span>}
          </span>
          <span className="result flex shrink-0 font-display text-d-sm">
            {scores.map((score, place) => (
              <span key={place} className="min-w-8 text-right">
                {score}
              </span>
            ))}
          </span>
        </p>
      ))}
      {teams.some(({ scores }) => scores.length > 0) && <ShowResults />}
      {detail !== '' && <p className="text-xs text-ink-2">{detail}</p>}
    </li>
  );
}
