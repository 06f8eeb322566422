import { type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from '@remix-run/react';
import { memo, type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import type { Drawing } from '~/blocks/state-series/playoff-drawing';
import { useUnpacked } from '~/browser/packed';
import type { ValueStore } from '~/browser/value-store';
import { CutSteps } from '~/components/charts/cut-steps';
import { JumpLinks } from '~/components/football/jump-links';
import { PlayoffChances } from '~/components/football/playoff-chances';
import { PlayoffSection } from '~/components/football/playoff-section';
import { ButtonLink } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { ShowResults } from '~/components/ui/results';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { playoffSportId } from '~/config/association';
import { buildHref, dropBlanks, Route } from '~/href';
import { computePlayoffPicture, type PictureInput } from '~/models/football/playoff-picture';
import { type PickedSide, pickText, writePicks } from '~/models/football/playoff-scenario';
import { formatCount } from '~/models/text/format-count';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { createChancesWriter } from './chances-view';
import { Bubble, Classes, DrawnClasses, TeamTable } from './field';
import { chooseShownClass, createFieldView, type FieldView } from './field-view';
import {
  buildWhatIfHref,
  type DayOfGames,
  type GameChoice,
  readAddress,
  type ReadScenario,
  toGamesView,
  type WhatIfAddress,
} from './games-view';
import { findRedirect, sources, toView, type WhatIfData } from './page';
import { useScenario } from './use-scenario';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

/** Picks, week and search choose from the loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export const meta = describePage({
  title: 'Football Playoffs: What If?',
  description: 'Pick the winners of the games that are left, and see who would be in the football playoffs.',
  canonical: buildHref(Route.fbPlayoffWhatIf, { sportId: playoffSportId }),
});

export default function PlayoffWhatIf() {
  const { heading, data, drawing } = useLoaderData<typeof loader>();
  const address = readAddress(useSearchParams()[0]);
  return (
    <Page className="print-small" {...heading}>
      {data === null ? (
        <>
          <WhatIfBar stamp={null} address={address} />
          <Unavailable what="The field and the games left" isMain />
        </>
      ) : (
        <Field data={data} address={address} drawing={drawing} />
      )}
    </Page>
  );
}

interface WhatIfBarProps {
  readonly stamp: WhatIfData['stamp'];
  readonly address: Partial<WhatIfAddress>;
}

function WhatIfBar({ stamp, address }: WhatIfBarProps) {
  return (
    <LiveBar stamp={stamp} refreshHref={buildWhatIfHref(address)}>
      <MoreLink to={buildHref(Route.fbPlayoffOutlook, { sportId: playoffSportId })}>The association’s outlook</MoreLink>
    </LiveBar>
  );
}

const noPicks: ReadScenario['picks'] = new Map();

interface FieldProps {
  readonly data: WhatIfData;
  readonly address: WhatIfAddress;
  readonly drawing: Drawing | null;
}

/** The field with the visitor's picks, or as it was drawn. */
function Field({ data, address, drawing }: FieldProps) {
  const input = useUnpacked(data.input);
  const scenario = useScenario(input, address);
  const picks = drawing === null ? scenario.shown.picks : noPicks;
  const { show, search } = address;
  const chances = useUnpacked(data.chances);
  const write = useMemo(
    () => createFieldView(input, computePlayoffPicture(input, new Map()), createChancesWriter(input, chances)),
    [input, chances],
  );
  const field = useMemo(
    () => write(computePlayoffPicture(input, picks), { show, search }),
    [write, input, picks, show, search],
  );
  if (drawing !== null) {
    return (
      <>
        <WhatIfBar stamp={data.stamp} address={{}} />
        <DrawnField drawing={drawing} />
        <DrawnClasses cutLines={field.cutLines} />
        <Bubble bubble={field.bubble} isDrawn />
      </>
    );
  }
  const areGamesLeft = input.open.length > 0;
  // The address may lag behind the picks.
  const current = { ...address, picks: writePicks(picks) };
  return (
    <>
      <WhatIfBar stamp={data.stamp} address={current} />
      {field.lead !== null && <Lead lead={field.lead} />}
      {!areGamesLeft && (
        <p className="mt-3 max-w-[75ch]">
          All games of the regular season are over. This is the field that their results give.
        </p>
      )}
      {scenario.shown.ignored !== null && (
        <p className="mt-2 border-l-3 border-alert-orange-edge bg-alert-orange py-2 pl-3">{scenario.shown.ignored}</p>
      )}
      {areGamesLeft && (
        <Summary
          field={field}
          pickCount={picks.size}
          address={current}
          isEmpty={input.decided.length + picks.size === 0}
        />
      )}
      <GamesLeft input={input} address={current} field={field} scenario={scenario} />
      {areGamesLeft && (
        <p className="mt-6 max-w-[75ch]">
          Pick winners and see who gets in. The address of this page keeps your picks, so you can share them.
        </p>
      )}
      {chances.kinds !== '' && <ChancesNote />}
      <Bubble bubble={field.bubble} isDrawn={false} />
      <Classes
        cutLines={field.cutLines}
        shown={field.shown}
        foundPlaces={field.foundPlaces}
        address={current}
        current={chooseShownClass(input, show)}
      />
    </>
  );
}

interface GamesLeftProps {
  readonly input: PictureInput;
  readonly address: WhatIfAddress;
  readonly field: Pick<FieldView, 'found' | 'lead'>;
  readonly scenario: ReturnType<typeof useScenario>;
}

/** The search for schools, and the games of a week to pick; after the last game only the search. */
function GamesLeft({ input, address, field: { found, lead }, scenario: { store, toggle } }: GamesLeftProps) {
  const { week, show, search, picks } = address;
  const games = useMemo(() => toGamesView(input, { week, search }), [input, week, search]);
  const kept = useMemo(() => dropBlanks({ week, show, q: search }), [week, show, search]);
  const areGamesLeft = input.open.length > 0;
  return (
    <PlayoffSection
      id="games"
      title={areGamesLeft ? 'Games Left' : 'Find a School'}
      aside={areGamesLeft ? games.countText : undefined}
    >
      <div className="my-2 flex flex-wrap items-end gap-x-4 gap-y-2 tablet:my-3 print:hidden">
        {areGamesLeft && (
          <ClassTabs
            tabs={games.weeks.map((number) => ({
              text: `Week ${number}`,
              to: buildWhatIfHref({ ...address, search: '', week: String(number) }),
              isCurrent: number === games.week,
            }))}
            label="Weeks"
            isOnPage
          />
        )}
        <SearchForm
          action={buildHref(Route.fbPlayoffWhatIf, { sportId: playoffSportId })}
          label="School"
          placeholder="Find a school"
          defaultValue={search}
          className="min-w-64 flex-1 tablet:max-w-96"
          submitLabel="Search schools"
          kept={dropBlanks({ picks, week, show })}
        />
      </div>
      {search !== '' && lead === null && <Found found={found} />}
      {areGamesLeft && <Games days={games.days} store={store} kept={kept} onPick={toggle} />}
      {lead !== null && <Found found={found} />}
    </PlayoffSection>
  );
}

/** After the drawing there is nothing to pick: what was drawn, and where it is played out. */
function DrawnField({ drawing: { day, isShowOn } }: { readonly drawing: Drawing }) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-sm">
      <span>
        {isShowOn
          ? 'The field is set, so no picks are left. Its pairings are posted class by class.'
          : `Drawn on ${day}, so no picks are left. Ranks are by class; brackets have their own seeds.`}
      </span>
      {isShowOn && <MoreLink to={buildHref(Route.pairings)}>Pairings show</MoreLink>}
      <MoreLink to={buildHref(Route.fbPlayoffBrackets, { sportId: playoffSportId })}>Brackets</MoreLink>
      <MoreLink to={buildHref(Route.fbPlayoffSchedules, { sportId: playoffSportId })}>Schedules</MoreLink>
    </p>
  );
}

/** What the sentences of the teams take for granted. */
function ChancesNote() {
  return (
    <p className="mt-6 max-w-[75ch] text-sm text-ink-2">
      “In” and “out” are certain: no result of the games left can change them, even if some games are called off. Any
      one of the conditions is enough, and its link picks those winners. The association names the conference
      representatives and draws the lots, so both stay open here. The brackets have seeds of their own.
    </p>
  );
}

interface SummaryProps {
  readonly field: FieldView;
  readonly pickCount: number;
  readonly address: WhatIfAddress;
  /** Neither a result nor a pick: nobody is in or out. */
  readonly isEmpty: boolean;
}

/** Effect of the picks, visible while picking. The line is not drawn for a team that is far from it. */
function Summary({ field: { changed, edge, lead }, pickCount, address, isEmpty }: SummaryProps) {
  const current = isEmpty ? 'no game has been played yet' : 'the field if the season ended now';
  return (
    <div className="sticky top-0 z-2 flex flex-wrap items-center gap-x-4 border-b border-line bg-surface py-1 tablet:gap-y-1 tablet:py-2 print:static">
      <p role="status" className="min-w-0 flex-1 max-tablet:basis-full">
        <b>{formatCount(pickCount, 'pick')}</b>:{' '}
        {pickCount === 0 ? current : `${changed} in and ${changed} out because of them`}
      </p>
      <JumpLinks
        label="Sections"
        sections={[
          { id: 'games', title: 'Games' },
          { id: 'bubble', title: 'Bubble' },
          { id: 'field', title: 'Field' },
        ]}
      />
      <ButtonLink
        to={buildWhatIfHref({ ...address, picks: '' })}
        preventScrollReset
        prefetch="none"
        className={pickCount === 0 ? 'invisible' : ''}
      >
        Clear
      </ButtonLink>
      {edge.firstOut !== null && !isEmpty && lead?.isCertain !== true && (
        <div className="min-w-0 basis-full">
          <p className="text-xs text-ink-2">Teams × opponents’ wins. Thick is in, thin is out.</p>
          <CutSteps steps={edge.steps} shaded={edge.bubble} shadedText="The bubble" />
          <p className="grid grid-cols-2 gap-x-3 text-xs leading-tight">
            <span className="text-right">Last in: {edge.lastIn}</span>
            <span>First out: {edge.firstOut}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Whether the searched team is in, and what is certain of it without picks. */
function Lead({ lead: { text, chances } }: { readonly lead: NonNullable<FieldView['lead']> }) {
  return (
    <div className="mt-2">
      <p className="font-display text-d-md leading-tight font-semibold">{text}</p>
      {chances !== null && <PlayoffChances {...chances} className="block" />}
    </div>
  );
}

/** The searched teams, and why they are in or out. */
function Found({ found }: Pick<FieldView, 'found'>) {
  if (found.rows.length === 0) return <p className="py-3">No schools match your search.</p>;
  return (
    <div className="mb-4">
      <TeamTable table={found} />
    </div>
  );
}

interface GamesProps {
  readonly days: readonly DayOfGames[];
  readonly store: ValueStore<ReadScenario>;
  readonly kept: Readonly<Record<string, string>>;
  readonly onPick: (id: string, side: PickedSide) => void;
}

/** Remaining games with a button per team. Without scripts a button loads the page with the pick. */
const Games = memo(function Games({ days, store, kept, onPick }: GamesProps) {
  if (days.length === 0) return <EmptyState>No remaining games match your search.</EmptyState>;
  return (
    <form method="get" action={buildHref(Route.fbPlayoffWhatIf, { sportId: playoffSportId })}>
      <input type="hidden" name="picks" value={writePicks(store.read().picks)} />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {days.map(({ day, games }) => (
        <section key={day}>
          <h3 className="mt-3">{day}</h3>
          <ul className="pick-list grid gap-x-6 tablet:grid-cols-2">
            {games.map((game) => (
              <Game key={game.id} game={game} store={store} onPick={onPick} />
            ))}
          </ul>
        </section>
      ))}
    </form>
  );
});

interface GameProps extends Pick<GamesProps, 'store' | 'onPick'> {
  readonly game: GameChoice;
}

/** The visitor is first, as in "Ashgrove at Dell". */
const Game = memo(function Game({ game: { id, names, live }, store, onPick }: GameProps) {
  const readPick = () => store.read().picks.get(id);
  const picked = useSyncExternalStore(store.subscribe, readPick, readPick);
  return (
    <li data-results={live === null ? undefined : ''} className={live === null ? undefined : 'pick-live'}>
      {live !== null && (
        <p>
          <b className="label rounded bg-live px-1 text-on-live">Live</b>
          <span className="result">{live.status === 'Live' ? '' : live.status}</span>
          <ShowResults />
        </p>
      )}
      <Winner id={id} side={1} names={names} score={live?.scores[1]} isPicked={picked === 1} onPick={onPick} />
      at
      <Winner id={id} side={0} names={names} score={live?.scores[0]} isPicked={picked === 0} onPick={onPick} />
    </li>
  );
});

interface WinnerProps extends Pick<GameChoice, 'id' | 'names'> {
  readonly side: PickedSide;
  /** In a game in play. */
  readonly score?: string | undefined;
  readonly isPicked: boolean;
  readonly onPick: GamesProps['onPick'];
}

/** Handles the click, because the form's event is slow with so many buttons. */
function Winner({ id, side, names, score, isPicked, onPick }: WinnerProps) {
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    onPick(id, side);
  };
  return (
    <button name="pick" value={pickText(id, side)} aria-pressed={isPicked} onClick={pick}>
      {names[side]}
      <span className="sr-only"> beats {names[side === 0 ? 1 : 0]}</span>
      {score !== undefined && (
        <span className="result figures">
          <span className="sr-only">, now </span>
          {score}
        </span>
      )}
    </button>
  );
}
