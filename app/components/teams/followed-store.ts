import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { DeviceText } from '~/browser/device-text';
import { serializeTeams, parseKeptTeams, withTeams } from '~/models/teams/followed-teams';

const storageKey = 'my-teams';
const device = new DeviceText(storageKey);

/** Reserves space for followed teams before the first paint. Written without characters that React escapes in text. */
export const markFollowedTeams = `try { if (localStorage.getItem(\`${storageKey}\`)) document.documentElement.dataset.teams = \`followed\` } catch {}`;

export interface FollowedTeams {
  /** `null` during hydration. */
  readonly keys: readonly string[] | null;
  readonly toggle: (key: string) => void;
  readonly followAll: (keys: readonly string[]) => void;
}

/** The schools and sports that this device follows. */
export function useFollowedTeams(): FollowedTeams {
  const kept = useSyncExternalStore(device.subscribe, device.read, () => undefined);
  const keys = useMemo(() => (kept === undefined ? null : parseKeptTeams(kept)), [kept]);
  const toggle = useCallback((key: string) => {
    const followed = parseKeptTeams(device.read());
    keep(followed.includes(key) ? followed.filter((kept) => kept !== key) : withTeams(followed, [key]));
  }, []);
  const followAll = useCallback(
    (added: readonly string[]) => keep(withTeams(parseKeptTeams(device.read()), added)),
    [],
  );
  return { keys, toggle, followAll };
}

function keep(keys: readonly string[]): void {
  const kept = serializeTeams(keys);
  device.keep(kept);
  if (kept === null) delete document.documentElement.dataset.teams;
  else document.documentElement.dataset.teams = 'followed';
}
