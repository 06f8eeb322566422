import { findSport } from '~/config/sports';
import { type GameList, mayBeContestId } from '~/models/games/game-path';

/** An item of the board for a screen in a gym. */
export type ScreenItem =
  /** Today's games of a sport, or of all sports (`null`). */
  | { readonly kind: 'scores'; readonly sportId: string | null }
  /** State-series games of a class. `classId` is `null` for a sport without classes. */
  | { readonly kind: 'bracket'; readonly sportId: string; readonly classId: string | null }
  /** Leaders of a class at the golf finals. */
  | { readonly kind: 'board'; readonly sportId: string; readonly classId: string }
  | { readonly kind: 'game'; readonly contestId: string; readonly list: GameList | null };

const mostItems = 6;
const allSports = 'all';
const CLASS = /^[1-8]A$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEK = /^week-([1-9]|1[0-4])$/;

/** Reads `scores:boys-soccer,bracket:boys-soccer.1A,board:boys-golf.2A`. Unknown and repeated items are ignored; at most six are read. */
export function parseScreenItems(text: string): readonly ScreenItem[] {
  const items = new Map<string, ScreenItem>();
  for (const part of text.slice(0, 400).split(',')) {
    const item = parseItem(part.trim());
    if (item !== null && items.size < mostItems) items.set(formatItem(item), item);
  }
  return [...items.values()];
}

export function formatScreenItems(items: readonly ScreenItem[]): string {
  return items.map(formatItem).join(',');
}

function parseItem(text: string): ScreenItem | null {
  const [kind = '', rest = ''] = text.split(':');
  if (kind === 'game') return parseGame(rest);
  const [name = '', given = ''] = rest.toLowerCase().split('.');
  if (kind === 'scores' && name === allSports) return { kind, sportId: null };
  const sport = findSport(name);
  if (sport === undefined) return null;
  const sportId = sport.id;
  const classId = CLASS.test(given.toUpperCase()) ? given.toUpperCase() : '1A';
  if (kind === 'scores') return { kind, sportId };
  if (kind === 'bracket') return { kind, sportId, classId: sport.hasClasses ? classId : null };
  return kind === 'board' && sport.finals === 'golf' ? { kind, sportId, classId } : null;
}

function parseGame(text: string): ScreenItem | null {
  const dot = text.lastIndexOf('.');
  const list = parseList(text.slice(dot + 1));
  const contestId = list === null || dot < 0 ? text : text.slice(0, dot);
  return mayBeContestId(contestId) ? { kind: 'game', contestId, list: dot < 0 ? null : list } : null;
}

function parseList(text: string): GameList | null {
  const week = WEEK.exec(text)?.[1];
  if (week !== undefined) return { week };
  if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return { date: text };
  return findSport(text) === undefined ? null : { sport: text };
}

function formatItem(item: ScreenItem): string {
  switch (item.kind) {
    case 'scores':
      return `scores:${item.sportId ?? allSports}`;
    case 'bracket':
      return `bracket:${[item.sportId, ...(item.classId === null ? [] : [item.classId])].join('.')}`;
    case 'board':
      return `board:${item.sportId}.${item.classId}`;
    case 'game':
      return `game:${[item.contestId, ...(item.list === null ? [] : [formatList(item.list)])].join('.')}`;
  }
}

function formatList(list: GameList): string {
  return 'week' in list ? `week-${list.week}` : 'date' in list ? list.date : list.sport;
}
