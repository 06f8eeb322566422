import { hourColumns, HoursHead, HoursRow } from '~/components/charts/hour-list';
import { LightHeader, LightSection, LightStatus, RefreshBar } from '~/components/light/light-parts';
import { Icon } from '~/components/ui/icon';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import type { PlannedGame, PlanView } from './page';

interface PlanPageProps {
  readonly view: PlanView;
  readonly heading: string;
  /** What could not be read: `The scores`. */
  readonly missing: readonly string[];
}

/**
 * The body of the page: plain elements, because none of them runs in the browser. Only utilities used in this folder
 * have styles, see `app/styles/light.css`.
 */
export function PlanPage({ view, heading, missing }: PlanPageProps) {
  return (
    <>
      <LightHeader associationName={view.associationName} />
      <main id="main" className="wrap pb-6">
        <p className="label pt-3 pb-1 text-ink-2">{heading}</p>
        {view.hasTeams ? <Plan view={view} missing={missing} /> : <NoTeams games={view.games} />}
      </main>
      <footer className="border-t border-line print:hidden">
        <p className="wrap py-3 text-sm text-ink-2">
          <a href={buildHref(Route.scores)}>All scores</a>
        </p>
      </footer>
    </>
  );
}

function NoTeams({ games }: Pick<PlanView, 'games'>) {
  return (
    <>
      <h1>No teams chosen</h1>
      <p className="py-3">
        Follow a school, and its games are here by the hour. <a href={buildHref(Route.myTeams)}>{words.myTeams}</a>
      </p>
      <form action={buildHref(Route.schoolsDirectory)} role="search" className="max-w-96">
        <label htmlFor="school" className="label text-ink-2">
          Find a school to follow
        </label>
        <div className="flex">
          <input
            id="school"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={80}
            className="h-control w-full min-w-0 rounded-l border border-r-0 border-rule bg-surface-raised px-3 text-ink"
          />
          <button
            type="submit"
            aria-label="Search schools"
            className="grid size-control shrink-0 place-items-center rounded-r border border-rule bg-surface-raised"
          >
            <Icon name="search" />
          </button>
        </div>
      </form>
      {games.length > 0 && (
        <LightSection id="offered" title="Today">
          <ol>
            {games.map((game) => (
              <PlannedGameRow
                key={game.id}
                game={game}
                drawn={null}
                hasOneSport={false}
                isSiteKnown={false}
                isOffered
              />
            ))}
          </ol>
        </LightSection>
      )}
    </>
  );
}

function Plan({ view, missing }: Omit<PlanPageProps, 'heading'>) {
  const { games, commonSite, uncertainText, sports, calendars } = view;
  const hasOneSport = new Set(games.map(({ sport }) => sport)).size === 1;
  return (
    <>
      <h1>{view.dayName}</h1>
      <p className="text-ink-2">
        <a href={view.teamsHref} className="inline-flex min-h-6 items-center">
          {view.teamNames === '' ? words.myTeams : view.teamNames}
        </a>
      </p>
      <RefreshBar stamp={view.stamp} href={view.path} what="scores">
        <Days view={view} />
      </RefreshBar>
      {missing.map((what) => (
        <p key={what} className="mt-4 border-l-3 border-line py-3 pl-4">
          {what} could not be loaded right now.
        </p>
      ))}
      {games.length > 0 && (view.hours === null || commonSite !== null) && (
        <p className="flex flex-wrap items-center gap-x-4 pt-3 text-sm text-ink-2">
          {view.hours === null && <span>{view.countText}</span>}
          {commonSite !== null && (
            <OutsideLink href={commonSite.mapUrl} about="map">
              {`All at ${commonSite.name}`}
            </OutsideLink>
          )}
        </p>
      )}
      {view.hours !== null && <HoursHead {...view.hours} lead={`${view.countText}, `} />}
      <ol>
        {games.map((game) => (
          <PlannedGameRow
            key={game.id}
            game={game}
            drawn={view.hours}
            hasOneSport={hasOneSport}
            isSiteKnown={commonSite !== null}
          />
        ))}
      </ol>
      {games.length === 0 && missing.length === 0 && uncertainText === null && (
        <p className="py-3">No games of these schools on this day.</p>
      )}
      {uncertainText !== null && <p className="py-3 text-ink-2">{uncertainText}</p>}
      {sports.map(({ key, text, href }) => (
        <p key={key} className="pt-3">
          <a href={href} className="inline-flex min-h-6 items-center">
            {text}
          </a>
        </p>
      ))}
      {calendars.length > 0 && (
        <LightSection id="calendar" title="Add to calendar" className="pt-5 print:hidden">
          <p className="py-2 text-sm text-ink-2">
            The season of each team. Google looks for changes about once or twice a day, Apple as often as you set it.
            On game day, look here.
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {calendars.map(({ title, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </LightSection>
      )}
    </>
  );
}

function Days({ view: { strip } }: Pick<PlanPageProps, 'view'>) {
  return (
    <nav aria-label="Days" className="w-full print:hidden">
      <ul className="flex">
        {strip.days.map(({ day, href, name, weekday, dayOfMonth, isSelected }) => (
          <li key={day} className="-ml-px flex-1 first:ml-0">
            <a
              href={href}
              aria-current={isSelected ? 'date' : undefined}
              className={`grid min-h-11 place-items-center border border-line py-1 text-center font-display text-xs leading-tight font-semibold no-underline ${isSelected ? 'bg-ink text-surface' : 'bg-surface-raised'}`}
            >
              <span className="sr-only">{name}</span>
              <span aria-hidden="true">
                {weekday}
                <br />
                {dayOfMonth}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlannedGameRowProps {
  readonly game: PlannedGame;
  readonly drawn: PlanView['hours'];
  /** All games are of one sport, so their round is enough. */
  readonly hasOneSport: boolean;
  /** The site of all games is above them. */
  readonly isSiteKnown: boolean;
  /** For a visitor without teams. */
  readonly isOffered?: boolean;
}

function PlannedGameRow({ game, drawn, hasOneSport, isSiteKnown, isOffered = false }: PlannedGameRowProps) {
  const { time, status, isLive, sport, stage, text, teams, to, site, mapUrl, overlap } = game;
  const name = teams === null ? text : <TeamScores teams={teams} isLive={isLive} />;
  return (
    <li
      className={`${hourColumns} border-b border-line py-2 print:flex print:break-inside-avoid print:py-0.5 print:leading-tight`}
    >
      <p className="font-display text-d-md font-semibold whitespace-nowrap print:w-36 print:shrink-0 print:text-d-sm">
        {time}
        {status !== null && (
          <span className="block text-ink-2 print:ml-2 print:inline">
            <LightStatus isLive={isLive} status={status} />
          </span>
        )}
      </p>
      <div className="min-w-0 flex-1 print:flex print:flex-wrap print:items-baseline print:gap-x-4">
        <p className="print:text-sm">
          {to === null ? (
            name
          ) : (
            <a
              href={to}
              className={`min-h-6 text-ink no-underline print:min-h-0 ${teams === null ? 'inline-block' : 'block'}`}
            >
              {name}
            </a>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2 print:text-xs">
          <span>{stage === null ? sport : hasOneSport ? stage : `${sport}, ${stage}`}</span>
          {!isSiteKnown && site !== null && mapUrl !== null && (
            <OutsideLink href={mapUrl} about="map">
              {site}
            </OutsideLink>
          )}
          <span className="flex flex-wrap gap-x-4 whitespace-nowrap print:hidden">
            {isOffered && (
              <a href={game.planHref} className="inline-flex min-h-6 items-center">
                Add to my plan<span className="sr-only">, {text}</span>
              </a>
            )}
            {game.watchUrl !== null && (
              <OutsideLink href={game.watchUrl} about={text}>
                Watch
              </OutsideLink>
            )}
            {game.ticketsUrl !== null && (
              <OutsideLink href={game.ticketsUrl} about={text}>
                Tickets
              </OutsideLink>
            )}
          </span>
        </p>
        {overlap !== null && (
          <p className="mt-1 border-l-3 border-alert-orange-edge bg-alert-orange px-2 text-sm text-ink print:mt-0 print:text-xs">
            {overlap}
          </p>
        )}
      </div>
      {drawn !== null && <HoursRow drawn={drawn.drawn} bar={drawn.drawn.bars.find(({ key }) => key === game.id)} />}
    </li>
  );
}

interface TeamScoresProps {
  readonly teams: NonNullable<PlannedGame['teams']>;
  readonly isLive: boolean;
}

/** Each team in a line with its score, as on score cards; on paper both in one line. */
function TeamScores({ teams, isLive }: TeamScoresProps) {
  return teams.map(({ name, scores, outcome }, index) => (
    <span
      key={index}
      className={`relative flex max-w-96 items-center gap-x-2 py-0.5 font-display text-d-md print:mr-3 print:inline-flex print:text-d-sm ${outcome === 'won' ? 'won' : 'font-semibold'}`}
    >
      <span className="min-w-0 flex-1">
        {name}
        {outcome !== null && <span className="sr-only">{` ${outcome}`}</span>}
      </span>
      {scores.map((score, column) => (
        <span key={column} className={`min-w-9 px-1 text-center print:min-w-0 ${isLive ? 'lit-flap font-bold' : ''}`}>
          {score ?? '–'}{' '}
        </span>
      ))}
    </span>
  ));
}

interface OutsideLinkProps {
  readonly href: string;
  readonly about: string;
  readonly children: string;
}

function OutsideLink({ href, about, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener" className="inline-flex min-h-6 items-center gap-1 print:min-h-0">
      {children}
      <Icon name="external" className="size-3.5 print:hidden" />
      <span className="sr-only">, {about} (external site)</span>
    </a>
  );
}
