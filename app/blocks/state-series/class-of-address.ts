import type { ClassTab } from '~/components/ui/class-tabs';
import { findSport } from '~/config/sports';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { isStillInPlay } from '~/models/games/game-days';
import type { SourceValue } from '~/page/page-sources';

export const defaultClass = '1A';

/** The class in an address, before the sport's classes are known; `null` if classes do not divide games. */
export function findAskedClass(sportId: string, given = ''): string | null {
  if (findSport(sportId)?.hasClasses === false) return null;
  const name = given.toUpperCase();
  return /^[1-8]A$/.test(name) ? name : defaultClass;
}

/** The requested class if the sport has it, else its first one; `null` for a sport without classes. */
export function chooseShownClass(asked: string | null, classes: readonly string[] | null): string | null {
  if (asked === null || classes === null || classes.includes(asked)) return asked;
  return classes.includes(defaultClass) ? defaultClass : (classes[0] ?? null);
}

/** Class for addresses of scores; the default one is omitted. */
export function findClassInScoresAddress(classId: string | null): string | null {
  return classId === defaultClass ? null : classId;
}

/** Tabs of a page's classes, `null` being all or the other ones; none for fewer than two. */
export function buildClassTabs<Name extends string | null>(
  classes: readonly Name[],
  shown: string | null,
  buildHref: (classId: Name) => string,
  textOfNull = 'All',
): ClassTab[] {
  if (classes.length < 2) return [];
  return classes.map((name) => ({ text: name ?? textOfNull, to: buildHref(name), isCurrent: name === shown }));
}

/** Marks the tabs of classes with games in play, as far as the games of all classes are known. */
export function markLiveTabs(
  tabs: readonly ClassTab[],
  games: SourceValue<readonly Game[]> | null | undefined,
  clock: ContentClock,
): ClassTab[] {
  const today = getToday(clock);
  const live = new Set(games?.value.flatMap((game) => (isStillInPlay(game, today) ? [game.classId] : [])));
  return tabs.map((tab) => (live.has(tab.text) ? { ...tab, isLive: true } : tab));
}

/** `2a` in an address for `2A`. */
export function buildClassSlug(classId: string | null): string {
  return (classId ?? 'other').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The classes of the playoffs, smallest schools first. */
export const playoffClasses = ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'] as const;

/** The class of an address in any case; 1A by default and for an unknown one. */
export function choosePlayoffClass(given: string | undefined): (typeof playoffClasses)[number] {
  return playoffClasses.find((name) => name === given?.toUpperCase()) ?? playoffClasses[0];
}
