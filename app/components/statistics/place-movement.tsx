import { useEffect, useMemo } from 'react';
import { Icon } from '~/components/ui/icon';
import { monthAndDay } from '~/models/dates/calendar-date';
import { formatMovement, rememberPlace } from '~/models/statistics/seen-places';
import { useBrowserValue } from '../ui/use-browser-value';

interface PlaceMovementProps {
  /** Names the team among all that are remembered. */
  readonly team: string;
  readonly place: number;
  /** Today, `YYYY-MM-DD`. */
  readonly day: string;
}

const storageKey = 'rpi-places';
/** While the page takes over the server's HTML: what the device keeps is not to be written over before it is read. */
const notRead = undefined;

/**
 * How a team has moved since this device saw it in another place. The server knows of no other place. Changes in other tabs are
 * not followed: two tabs would answer each other without end.
 */
export function PlaceMovement({ team, place, day }: PlaceMovementProps) {
  const known = useBrowserValue(readKept, notRead);
  const { before, kept } = useMemo(() => rememberPlace(known ?? null, team, { place, day }), [known, team, place, day]);
  const isRead = known !== notRead;
  useEffect(() => {
    if (isRead) keep(kept);
  }, [isRead, kept]);
  const text = formatMovement(place, before, monthAndDay);
  if (text === null) return null;
  return (
    <span className="flex items-center gap-1 text-sm text-ink-2">
      <Icon name={text.startsWith('Up') ? 'up' : 'down'} className="size-3 text-accent" />
      {text}
    </span>
  );
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(kept: string): void {
  try {
    localStorage.setItem(storageKey, kept);
  } catch {
    // A private window keeps nothing: the next visit is the first one again.
  }
}
