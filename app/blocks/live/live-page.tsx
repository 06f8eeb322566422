import type { ReactNode } from 'react';
import { HourList } from '~/components/charts/hour-list';
import { LightHeader, LightLinks, LightSection, LightStatus, RefreshBar } from '~/components/light/light-parts';
import { SchoolName } from '~/components/schools/school-name';
import { SchoolMark } from '~/components/scores/school-mark';
import { Icon } from '~/components/ui/icon';
import { Results, ShowResults } from '~/components/ui/results';
import { words } from '~/config/words';
import type { LiveGame, LiveGames } from './games-view';
import type { LiveBoard, LiveBoardRow } from './golf-board';
import type { LiveView } from './live-view';

/**
 * Body of the live page. Plain elements, because React does not run in the browser on this page. It has styles only for utility classes
 * that are used in this folder (see `app/styles/light.css`).
 */
export function LivePage({ view }: { readonly view: LiveView }) {
  return (
    <>
      <LightHeader associationName={view.associationName} />
      <main id="main" className="wrap pb-6">
        <p className="label pt-3 pb-1 text-ink-2">{view.kicker}</p>
        <h1>{view.title}</h1>
        <RefreshBar
          stamp={view.stamp}
          href={view.href}
          what="scores"
          start={view.boards.length > 1 && <ClassLinks boards={view.boards} />}
        />
        {view.notice !== null && (
          <div className="mt-4 border-l-3 border-line py-3 pl-4">
            <p className="font-display text-d-md font-semibold">{view.notice.headline}</p>
            {view.notice.detail !== null && <p className="text-ink-2">{view.notice.detail}</p>}
          </div>
        )}
        <div className="grid gap-x-8 tablet:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          {view.boards.map((board) => (
            <LiveBoardTable key={board.id} board={board} />
          ))}
        </div>
        {view.games.map((list) => (
          <LiveGameList key={list.id} list={list} />
        ))}
        {view.hours !== null && (
          <LightSection id="hours" title="Hour by hour">
            <HourList {...view.hours} GameLink={GameLink} />
          </LightSection>
        )}
        {view.champions !== null && <Champions champions={view.champions} />}
        {view.next !== null && <LightLinks id="next" title="Next games" links={[view.next]} />}
        <LightLinks id="watch" title="Watch and tickets" links={view.watch} />
        {view.watchNotice !== null && <p className="mt-4 border-l-3 border-line py-3 pl-4">{view.watchNotice}</p>}
        <LightLinks id="more" title="More" links={view.more} />
      </main>
      <footer className="border-t border-line">
        <p className="wrap py-3 text-sm text-ink-2">A light page for crowded networks. Refresh it for newer scores.</p>
      </footer>
    </>
  );
}

/** Body of the live page of an unknown sport. */
export function LiveNotFound({ associationName }: { readonly associationName: string }) {
  return (
    <>
      <LightHeader associationName={associationName} />
      <main id="main" className="wrap pb-6">
        <h1 className="pt-3">Sport not found</h1>
        <LightLinks id="more" title="More" links={[{ text: 'Back to Home', href: '/' }]} />
      </main>
    </>
  );
}

function Champions({ champions: { title, rows } }: { readonly champions: NonNullable<LiveView['champions']> }) {
  return (
    <LightSection id="champions" title={title}>
      <Results>
        <ul className="grid gap-x-8 tablet:grid-cols-2">
          {rows.map((row) => (
            <li key={row.to} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line">
              <a href={row.to} className="inline-flex min-h-6 items-center">
                {row.title}
              </a>
              <span className="result">{row.champion}</span>
            </li>
          ))}
        </ul>
      </Results>
    </LightSection>
  );
}

function GameLink({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  return to === null ? children : <a href={to}>{children}</a>;
}

/** Links to the classes, on phones only: there the leaderboards are stacked. */
function ClassLinks({ boards }: Pick<LiveView, 'boards'>) {
  return (
    <nav aria-label="Classes" className="tablet:hidden">
      <ul className="flex">
        {boards.map(({ id, classId }) => (
          <li key={id} className="-ml-px first:ml-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 min-w-13 items-center justify-center border border-rule bg-surface-raised font-display text-d-md font-semibold no-underline"
            >
              <span className="sr-only">Class </span>
              {classId}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tones: Readonly<Record<LiveBoardRow['overall']['tone'], string>> = {
  under: 'text-under-par',
  even: '',
  over: '',
  none: 'text-ink-2',
};

function LiveBoardTable({ board: { id, title, course, rows, emptyText, more } }: { readonly board: LiveBoard }) {
  return (
    <section aria-labelledby={id} className="min-w-0 pt-5">
      <h2 id={id}>{title}</h2>
      <p className="text-sm text-ink-2">{course}</p>
      {rows.length === 0 ? (
        <p className="border-y border-line py-3">{emptyText}</p>
      ) : (
        <Results isWhole>
          <table className="mt-1 w-full border-t border-rule">
            <caption className="sr-only">{title}, the leaders</caption>
            <thead className="bg-surface-sunken whitespace-nowrap text-ink-2">
              <tr>
                <th scope="col" className="min-w-9 px-1 py-1 text-left">
                  Pos
                </th>
                <th scope="col" className="px-1 text-left">
                  Golfer
                </th>
                <th scope="col" className="px-1 text-right">
                  Overall
                </th>
                <th scope="col" className="px-1 text-right">
                  Thru
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          </table>
        </Results>
      )}
      <p>
        <a href={more.href} className="inline-flex min-h-11 items-center font-display text-d-sm font-semibold">
          {more.text}
        </a>
      </p>
    </section>
  );
}

function Row({ row }: { readonly row: LiveBoardRow }) {
  return (
    <tr className="border-b border-line">
      <td className="px-1 py-1 font-display font-semibold whitespace-nowrap">
        <Spoken text={row.placeText} words={row.placeWords} />
      </td>
      <th scope="row" className="w-full px-1 pt-1 pb-0.5 text-left leading-tight font-normal">
        {row.name}
        {row.detail !== null && <span className="block text-xs leading-tight text-ink-2">{row.detail}</span>}
      </th>
      <td className={`px-1 text-right font-display text-d-md font-bold ${tones[row.overall.tone]}`}>
        <Spoken text={row.overall.text} words={row.overall.words} />
      </td>
      <td className="px-1 text-right text-sm whitespace-nowrap">
        <Spoken text={row.thru} words={row.thruWords} />
      </td>
    </tr>
  );
}

/** A short visible text, and the full text for screen readers. */
function Spoken({ text, words }: { readonly text: string; readonly words: string | null }) {
  if (words === null) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}

const outcomeWords = { won: ', winner', leading: ', ahead' } as const;

/** Games of one state, such as in play; in columns on wide screens. */
function LiveGameList({ list: { id, title, countText, games, isCut } }: { readonly list: LiveGames }) {
  return (
    <section aria-labelledby={id} className="pt-5">
      <h2 id={id} className="border-b border-rule pb-1">
        {title} <small className="font-text text-xs font-normal text-ink-2 normal-case">{countText}</small>
      </h2>
      <ul
        className={
          games.length === 1
            ? 'max-w-160 tablet:[&_p+p_.font-display]:text-d-xl'
            : 'grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3'
        }
      >
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      {isCut && <p className="pt-2 text-sm text-ink-2">The first {games.length} are shown.</p>}
    </section>
  );
}

function Game({ game: { status, isLive, detail, teams, watchUrl, href } }: { readonly game: LiveGame }) {
  const names = teams.map(({ name }) => name);
  return (
    <li data-results className="relative border-b border-line py-2 font-semibold">
      <p className="flex min-h-7 items-center justify-between gap-2">
        <OptionalGameLink href={href} names={names}>
          <LightStatus isLive={isLive} status={status} />
        </OptionalGameLink>
        {watchUrl !== null && (
          <a
            href={watchUrl}
            className="relative z-1 inline-flex min-h-6 items-center gap-1 text-xs text-ink no-underline hover:underline"
          >
            <Icon name="watch" className="size-4 text-accent" /> {words.watch}
            <span className="sr-only"> {names.join(' and ')} (external site)</span>
          </a>
        )}
      </p>
      {teams.map((team, index) => (
        <Team key={index} team={team} isLive={isLive} />
      ))}
      {teams.some(({ scores }) => scores.length > 0) && (
        <div className="relative z-1 w-fit">
          <ShowResults />
        </div>
      )}
      {detail !== '' && <p className="text-xs font-normal text-ink-2">{detail}</p>}
    </li>
  );
}

interface OptionalGameLinkProps extends Pick<LiveGame, 'href'> {
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** A link to the page of the game from anywhere in its list item. */
function OptionalGameLink({ href, names, children }: OptionalGameLinkProps) {
  if (href === null) return children;
  return (
    <a href={href} className="inline-flex min-h-6 items-center text-inherit no-underline hover:underline">
      {children}
      <span className="sr-only">, {names.join(' against ')}</span>
      <span className="absolute inset-0" />
    </a>
  );
}

interface TeamProps extends Pick<LiveGame, 'isLive'> {
  readonly team: LiveGame['teams'][number];
}

/** The scores of a game in play are lit tiles, as on score cards. */
function Team({ team: { name, mark, seed, scores, outcome }, isLive }: TeamProps) {
  const tile = isLive ? 'flap font-bold screen:text-scoreboard-accent' : outcome === 'won' ? '' : 'text-ink-2';
  return (
    <p className={`relative flex min-h-9 items-center gap-2 pr-3 ${outcome === 'won' ? 'won notch' : ''}`}>
      {mark !== null && <SchoolMark {...mark} name={name} />}
      {seed !== null && (
        <span className="min-w-5 text-right font-display text-d-sm font-semibold text-ink-2">
          <span className="sr-only">seed </span>
          {seed}
        </span>
      )}
      <span className="min-w-0 flex-1 font-display text-d-md leading-tight">
        <SchoolName>{name}</SchoolName>
        {outcome !== null && <span className="sr-only result">{outcomeWords[outcome]}</span>}
      </span>
      <span className="result flex shrink-0 gap-px font-display text-d-lg">
        {scores.map((score, place) => (
          <span key={place} className={`${scores.length > 1 ? 'min-w-7' : 'min-w-11'} text-center ${tile}`}>
            {score}
          </span>
        ))}
      </span>
    </p>
  );
}
