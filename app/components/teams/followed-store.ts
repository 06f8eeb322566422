import { useMemo, useSyncExternalStore } from 'react';
import { DeviceText } from '~/browser/device-text';
import { serializeTeams, parseKeptTeams, withTeams } from '~/models/teams/followed-teams';

const storageKey = 'my-teams';
const device = new DeviceText(storageKey);

/** Reserves space for followed teams before the first paint. Written without characters that React escapes in text. */
export const markFollowedTeams = `try { if (localStorage.getItem(\`${storageKey}\`)) document.documentElement.dataset.teams = \`followed\` } catch {}`;

/** Opens the same page with the followed teams in its address. */
export const openPlanOfFollowedTeams = `try {
const { version, teams } = JSON.parse(localStorage.getItem("${storageKey}"));
if (version === 1 && teams.length > 0) {
const url = new URL(location.href); url.searchParams.set("teams", teams.join(".")); location.replace(url); } } catch {}`;

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
  return { keys, toggle, followAll: follow };
}

function toggle(key: string): void {
  const followed = parseKeptTeams(device.read());
  if (followed.includes(key)) keep(followed.filter((kept) => kept !== key));
  else follow([key]);
}

/** Also asks the browser not to delete the list when it clears storage: Firefox asks the visitor, Safari decides by use. */
function follow(added: readonly string[]): void {
  keep(withTeams(parseKeptTeams(device.read()), added));
  // Absent on pages without HTTPS.
  void (navigator.storage as StorageManager | undefined)?.persist();
}

function keep(keys: readonly string[]): void {
  const kept = serializeTeams(keys);
  device.keep(kept);
  if (kept === null) delete document.documentElement.dataset.teams;
  else document.documentElement.dataset.teams = 'followed';
}
