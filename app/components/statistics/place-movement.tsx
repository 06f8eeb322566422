import { useEffect, useMemo } from 'react';
import { DeviceText } from '~/browser/device-text';
import { Icon } from '~/components/ui/icon';
import { formatMonthAndDay } from '~/models/dates/calendar-date';
import { formatMovement, rememberPlace } from '~/models/statistics/seen-places';
import { useBrowserValue } from '../ui/use-browser-value';

interface PlaceMovementProps {
  readonly team: string;
  readonly place: number;
  /** Today, `YYYY-MM-DD`. */
  readonly day: string;
}

const device = new DeviceText('rpi-places');
/** Value during hydration: the stored data must be read before it is overwritten. */
const notRead = undefined;

/** The team's move since this device last saw it in another place. Other tabs are ignored, to prevent endless updates. */
export function PlaceMovement({ team, place, day }: PlaceMovementProps) {
  const known = useBrowserValue(device.read, notRead);
  const { before, kept } = useMemo(() => rememberPlace(known ?? null, team, { place, day }), [known, team, place, day]);
  const isRead = known !== notRead;
  useEffect(() => {
    if (isRead) device.keep(kept);
  }, [isRead, kept]);
  const text = formatMovement(place, before, formatMonthAndDay);
  if (text === null) return null;
  return (
    <span className="flex items-center gap-1 text-sm text-ink-2">
      <Icon name={text.startsWith('Up') ? 'up' : 'down'} className="size-3" />
      {text}
    </span>
  );
}
