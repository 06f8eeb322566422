import { useMemo, useSyncExternalStore } from 'react';
import { type GolfPins, readPins, togglePin } from '~/models/golf/golf-pins';
import { DeviceText } from '../ui/device-text';

const device = new DeviceText('golf-pins');

/** The visitor's pins, on this device only; none on the server. */
export function useGolfPins(): {
  readonly pins: GolfPins;
  readonly toggle: (kind: keyof GolfPins, id: string) => void;
} {
  const kept = useSyncExternalStore(device.subscribe, device.read, () => null);
  const pins = useMemo(() => readPins(kept), [kept]);
  return { pins, toggle };
}

function toggle(kind: keyof GolfPins, id: string): void {
  device.keep(JSON.stringify(togglePin(readPins(device.read()), kind, id)));
}
