import { memo, type MouseEvent, useSyncExternalStore } from 'react';
import { EmptyState } from '~/components/ui/empty-state';
import type { ValueStore } from '~/components/ui/value-store';
import { buildHref, Route } from '~/href';
import { type PickedSide, pickText, writePicks } from '~/models/football/playoff-scenario';
import type { DayOfGames, GameChoice, ReadScenario } from './games-view';

interface GamesProps {
  readonly days: readonly DayOfGames[];
  readonly store: ValueStore<ReadScenario>;
  readonly kept: Readonly<Record<string, string>>;
  readonly onPick: (id: string, side: PickedSide) => void;
}

/** Remaining games with a button per team. Without scripts a button loads the page with the pick. */
export const Games = memo(function Games({ days, store, kept, onPick }: GamesProps) {
  if (days.length === 0) return <EmptyState>No games that are left match your search.</EmptyState>;
  return (
    <form method="get" action={buildHref(Route.fbPlayoffWhatIf, { sportId: 'football' })}>
      <input type="hidden" name="picks" value={writePicks(store.read().picks)} />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {days.map(({ day, games }) => (
        <section key={day}>
          <h3 className="mt-3 text-d-sm">{day}</h3>
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
const Game = memo(function Game({ game: { id, names }, store, onPick }: GameProps) {
  const readPick = () => store.read().picks.get(id);
  const picked = useSyncExternalStore(store.subscribe, readPick, readPick);
  return (
    <li>
      <Winner id={id} side={1} names={names} isPicked={picked === 1} onPick={onPick} />
      at
      <Winner id={id} side={0} names={names} isPicked={picked === 0} onPick={onPick} />
    </li>
  );
});

interface WinnerProps extends Pick<GameChoice, 'id' | 'names'> {
  readonly side: PickedSide;
  readonly isPicked: boolean;
  readonly onPick: GamesProps['onPick'];
}

/** Handles the click, because the form's event is slow with so many buttons. */
function Winner({ id, side, names, isPicked, onPick }: WinnerProps) {
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    onPick(id, side);
  };
  return (
    <button name="pick" value={pickText(id, side)} aria-pressed={isPicked} onClick={pick}>
      {names[side]}
      <span className="sr-only"> beats {names[side === 0 ? 1 : 0]}</span>
    </button>
  );
}
