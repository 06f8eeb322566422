import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { serializeTeams, parseKeptTeams, withTeams } from '~/models/teams/followed-teams';
import { DeviceText } from '../ui/device-text';

const storageKey = 'my-teams';
const device = new DeviceText(storageKey);

/**
 * Reserves space for the strip of followed teams if there are any. Runs in the head, before the first paint. Written
 * without quotes, ampersands and angle brackets, which React escapes in text.
 */
export const markFollowedTeams = `try { if (localStorage.getItem(\`${storageKey}\`)) document.documentElement.dataset.teams = \`followed\` } catch {}`;

export interface FollowedTeams {
  /** `null` during hydration of the server's HTML, which is the same for everybody. */
  readonly keys: readonly string[] | null;
  /** Follows or unfollows a team. */
  readonly toggle: (key: string) => void;
  readonly followAll: (keys: readonly string[]) => void;
}

/** The schools and sports that this device follows. */
export function useFollowedTeams(): FollowedTeams {
  const kept = useSyncExternalStore(device.subscribe, device.read, () => undefined);
  const keys = useMemo(() => (kept === undefined ? null : parseKeptTeams(kept)), [kept]);
  const toggle = useCallback((key: string) => {
    const followed = parseKeptTeams(device.read());
    keep(followed.includes(key) ? followed.filter((one) => one !== key) : withTeams(followed, [key]));
  }, []);
  const followAll = useCallback((added: readonly string[]) => {
    keep(withTeams(parseKeptTeams(device.read()), added));
  }, []);
  return { keys, toggle, followAll };
}

function keep(keys: readonly string[]): void {
  const kept = serializeTeams(keys);
  device.keep(kept);
  if (kept === null) delete document.documentElement.dataset.teams;
  else document.documentElement.dataset.teams = 'followed';
}
