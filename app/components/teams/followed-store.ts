import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keptTeams, teamsKept, withTeams } from '~/models/teams/followed-teams';

const storageKey = 'my-teams';
const listeners = new Set<() => void>();
/** For this page view, where the device refuses to keep anything. */
let unkept: string | null = null;

/**
 * Makes room for the strip of teams where the visitor follows any. It runs in the head, before the first paint. Written without
 * quotes, ampersands and angle brackets: React escapes these in text.
 */
export const markFollowedTeams = `try { if (localStorage.getItem(\`${storageKey}\`)) document.documentElement.dataset.teams = \`followed\` } catch {}`;

export interface FollowedTeams {
  /** `null` while the page takes over the server's HTML, which is everybody's. */
  readonly keys: readonly string[] | null;
  /** Follows a team, or no longer. */
  readonly toggle: (key: string) => void;
  readonly followAll: (keys: readonly string[]) => void;
}

/** The schools and sports that this device follows. */
export function useFollowedTeams(): FollowedTeams {
  const kept = useSyncExternalStore(subscribe, readKept, () => undefined);
  const keys = useMemo(() => (kept === undefined ? null : teamsKept(kept)), [kept]);
  const toggle = useCallback((key: string) => {
    const followed = teamsKept(readKept());
    keep(followed.includes(key) ? followed.filter((one) => one !== key) : withTeams(followed, [key]));
  }, []);
  const followAll = useCallback((added: readonly string[]) => {
    keep(withTeams(teamsKept(readKept()), added));
  }, []);
  return { keys, toggle, followAll };
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(keys: readonly string[]): void {
  const kept = keptTeams(keys);
  unkept = null;
  try {
    if (kept === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, kept);
  } catch {
    // A private window or a full device: the choice then holds for this page view.
    unkept = kept;
  }
  if (kept === null) delete document.documentElement.dataset.teams;
  else document.documentElement.dataset.teams = 'followed';
  for (const listener of listeners) listener();
}

/** Changes in other tabs are followed, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
