import { Fragment } from 'react';
import { SchoolName } from '../schools/school-name';
import { GameStatus } from '../scores/game-status';

/** The games that decide a state series and are not over. */
export interface GamesLeftView {
  /** Of one day. */
  readonly games: readonly GameLeft[];
  /** `4 more on Sat, Nov 29.`; `null` without any. */
  readonly laterText: string | null;
}

interface GameLeft {
  readonly id: string;
  /** `1A`; `null` if unknown. */
  readonly className: string | null;
  readonly isLive: boolean;
  /** `2nd 4:10`, `1:00 PM`, `Sat, Nov 29, 1:00 PM` */
  readonly status: string;
  readonly sides: readonly { readonly name: string; readonly score: number | null }[];
}

/** The last games of a state series, in a line each. */
export function GamesLeft({ games, laterText }: GamesLeftView) {
  return (
    <section aria-label="Games left" className="border-b border-line py-1">
      <ul className="result">
        {games.map(({ id, className, isLive, status, sides }) => (
          <li key={id} className="flex min-h-7 items-center gap-x-2">
            {className !== null && <b className="w-6 shrink-0 font-display text-d-sm">{className}</b>}
            <span className="min-w-0 flex-1 font-semibold">
              {sides.map(({ name, score }, index) => (
                <Fragment key={index}>
                  {index > 0 && (isLive ? ', ' : ' vs. ')}
                  <SchoolName>{name}</SchoolName>
                  {score !== null && `\u00a0${score}`}
                </Fragment>
              ))}
            </span>
            <GameStatus isLive={isLive} status={status} className="text-sm whitespace-nowrap" />
          </li>
        ))}
      </ul>
      {laterText !== null && <p className="text-sm text-ink-2">{laterText}</p>}
    </section>
  );
}
