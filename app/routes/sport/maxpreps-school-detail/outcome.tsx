import type { PrepGame } from '~/models/statistics/prep-school';

const colors = { W: 'text-win', L: 'text-loss', T: 'text-ink' } as const;

/** How a game ended, as a letter; a dash for one that has no result. */
export function Outcome({ letter }: { readonly letter: PrepGame['outcome'] }) {
  return letter === null ? '–' : <b className={colors[letter]}>{letter}</b>;
}
