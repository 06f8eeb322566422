import type { ReactNode } from 'react';
import { ResultMark } from '~/components/scores/result-mark';
import { SchoolMark } from '~/components/scores/school-mark';
import { PlaceMovement } from '~/components/statistics/place-movement';
import { FollowButton } from '~/components/teams/follow-button';
import { Results } from '~/components/ui/results';
import { SiteLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import type { TeamView } from './page';

export function TeamLines({ team: { uid, schoolId, name, logoUrl, lines, swatches } }: { readonly team: TeamView }) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <SchoolMark markKey={uid} name={name} logoUrl={logoUrl} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {swatches.length > 0 && (
          <svg viewBox={`0 0 ${swatches.length * 16} 12`} aria-hidden="true" className="h-3">
            {swatches.map((color, index) => (
              <rect key={color} x={index * 16} width="12" height="12" fill={color} className="stroke-rule" />
            ))}
          </svg>
        )}
      </p>
      {schoolId !== null && <FollowButton team={schoolId} name={name} />}
    </div>
  );
}

/** Record, last five games, next game, place in the conference and rating. */
export function TeamGlance({ team: { record, season, conference, rating, today } }: { readonly team: TeamView }) {
  return (
    <dl className="mt-3 grid grid-cols-2 gap-px border border-line bg-line tablet:grid-cols-3 desktop:grid-cols-5">
      <Tile term="Record">
        <b className="font-display text-d-xl">{record}</b>
      </Tile>
      <Tile term="Last five">
        {season === null || season.lastFive.length === 0 ? noValue : <LastFive results={season.lastFive} />}
      </Tile>
      <Tile term="Next game">
        {season?.next ? (
          <>
            <b className="block font-semibold">{season.next.when}</b>
            {season.next.opponent}
          </>
        ) : (
          'None scheduled'
        )}
      </Tile>
      <Tile term="Conference">
        {conference === null ? (
          'Independent'
        ) : (
          <>
            <b className="block font-semibold">
              {conference.place}, <span className="whitespace-nowrap">{conference.record}</span>
            </b>
            {conference.to === null ? conference.name : <SiteLink to={conference.to}>{conference.name}</SiteLink>}
          </>
        )}
      </Tile>
      <Tile term="RPI">
        {rating === null ? (
          noValue
        ) : (
          <>
            <b className="block font-semibold">{rating.value}</b>
            <SiteLink to={rating.to}>{rating.place}</SiteLink>
            {rating.number !== null && <PlaceMovement team={rating.team} place={rating.number} day={today} />}
          </>
        )}
      </Tile>
    </dl>
  );
}

function Tile({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface-raised px-3 py-2 break-words last:max-tablet:col-span-2">
      <dt className="label text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LastFive({ results }: { readonly results: NonNullable<TeamView['season']>['lastFive'] }) {
  return (
    <Results isWhole>
      <ol className="flex gap-2 font-display text-d-md">
        {results.map(({ id, letter, text }) => (
          <li key={id}>
            <span aria-hidden="true">
              <ResultMark result={letter} missing={noValue} />
            </span>
            <span className="sr-only">{text}</span>
          </li>
        ))}
      </ol>
    </Results>
  );
}
