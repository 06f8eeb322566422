import { GameGrid } from '~/components/scores/game-sections';
import { GameStatus } from '~/components/scores/game-status';
import { ResultRows } from '~/components/state-series/result-rows';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import type { RoadStep } from '~/models/state-series/road-to-state';
import type { ClassProgressView, MeetView, SeriesView } from './page';

interface GamesProps extends Pick<SeriesView, 'day'> {
  readonly refreshHref: string;
}

/** The games, or the races and meets, of the day. Their heading is in the row of their age. */
export function Games({ day, refreshHref }: GamesProps) {
  if (day === null) return <Part id="games" title="Today" isUnavailable />;
  if (!day.hasGames) return null;
  return (
    <section aria-labelledby="games" className="min-w-0">
      <LiveBar stamp={day.stamp} refreshHref={refreshHref}>
        <h2 id="games" className="min-w-0 max-tablet:flex-1">
          {day.title}
        </h2>
      </LiveBar>
      {day.areMeets ? <Meets day={day} /> : <GameGrid cards={day.cards} />}
      {day.more !== null && <MoreLink to={day.more.to}>{day.more.text}</MoreLink>}
    </section>
  );
}

/** Those that are on, the results, then those to come. */
function Meets({ day: { meetsOn, results, meetsToCome } }: { readonly day: NonNullable<SeriesView['day']> }) {
  return (
    <>
      <MeetLines meets={meetsOn} />
      <ResultRows rows={results} />
      <MeetLines meets={meetsToCome} />
    </>
  );
}

function MeetLines({ meets }: { readonly meets: readonly MeetView[] }) {
  if (meets.length === 0) return null;
  return (
    <ul>
      {meets.map(({ key, status, isLive, title, site }) => (
        <li key={key} className="flex min-h-row flex-wrap items-baseline gap-x-4 border-b border-line py-1">
          <GameStatus isLive={isLive} status={status} className="w-20 font-display text-d-sm font-semibold" />
          <span className="min-w-0 flex-1">{title}</span>
          {site !== null && <span className="text-sm text-ink-2 max-large-phone:w-full">{site}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The champion of each class, with a link to the bracket. */
export function Champions({ champions }: Pick<SeriesView, 'champions'>) {
  if (champions === null) return null;
  return (
    <Part id="champions" title="State Champions" note={champions.season}>
      <Results>
        <ul>
          {champions.rows.map(({ title, to, champion }) => (
            <li key={to} className="flex min-h-row flex-wrap items-center gap-x-4 border-b border-line">
              <SiteLink to={to} className="w-20">
                {title}
              </SiteLink>
              <b className="result min-w-0 flex-1 font-display text-d-sm">{champion}</b>
            </li>
          ))}
        </ul>
      </Results>
    </Part>
  );
}

/** How far each class has come, and dates and place of the finals. */
export function BracketsAndFinals({ champions, brackets, finals }: Omit<SeriesView, 'day' | 'road'>) {
  // Champions of this season have the same links.
  const hasBrackets = brackets !== null && brackets.length > 0 && champions?.season !== null;
  const hasFinals = finals === null || finals.length > 0;
  if (!hasBrackets && !hasFinals) return null;
  return (
    <div className="grid min-w-0 content-start gap-8">
      {hasBrackets && (
        <Part id="brackets" title="Brackets">
          <Results>
            <Brackets brackets={brackets} />
          </Results>
        </Part>
      )}
      {hasFinals && (
        <Part id="state-finals" title="State Finals" isUnavailable={finals === null}>
          <FactList facts={finals ?? []} isNarrow />
        </Part>
      )}
    </div>
  );
}

function Brackets({ brackets }: { readonly brackets: readonly ClassProgressView[] }) {
  return (
    <ul>
      {brackets.map(({ title, to, text, isResult }) => (
        <li key={to} className="flex min-h-row flex-wrap items-center justify-between gap-x-4 border-b border-line">
          <SiteLink to={to} className="font-display text-d-sm font-semibold">
            {title}
          </SiteLink>
          <span className={`text-sm text-ink-2 ${isResult ? 'result' : ''}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const marks = { over: 'Over', today: 'Today', next: 'Next', later: null } as const;

export function RoadToState({ road }: Pick<SeriesView, 'road'>) {
  return (
    <Part id="road" title="Road to State" isUnavailable={road === null} className="min-w-0 laptop:row-span-2">
      {road?.length === 0 && <p className="text-ink-2">No dates have been published for this season.</p>}
      <Road steps={road ?? []} />
    </Part>
  );
}

/** The season's events on one line from the first practice to the finals; past events are filled. */
function Road({ steps }: { readonly steps: readonly RoadStep[] }) {
  return (
    <ol className="road">
      {steps.map(({ event, dates, when }) => (
        <li key={event} data-when={when ?? undefined}>
          <b className="font-display text-d-sm font-semibold">{event}</b>
          {when !== null && marks[when] !== null && <span className="label text-ink-2">{marks[when]}</span>}
          <span className="block text-sm text-ink-2">{dates}</span>
        </li>
      ))}
    </ol>
  );
}
