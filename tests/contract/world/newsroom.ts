import { isDue, type Turn } from './moments';
import { readDay, selectRowsWith, readText, type Fields } from './reading';
import type { View } from './view';

/** Publications are in the past, and no older than their season. */
export async function* findNewsroomFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 3)) return;
  const now = Date.parse(view.now);
  const dated: Readonly<Record<string, readonly [list: string, key: string]>> = {
    datePublished: ['/v1/news?page=1&limit=10', 'articleId'],
    date: [isDue(turn, 2) ? '/v1/socialmedia' : '/social-history', 'url'],
  };
  for (const [field, [path, key]] of Object.entries(dated)) {
    const rows = selectRowsWith(await view.ask(path), key);
    const moments = rows.map((row) => Date.parse(readText(row, field))).filter((moment) => !Number.isNaN(moment));
    if (rows.length > 0 && moments.length === 0) yield `${path} has no dates`;
    if (moments.some((moment) => moment > now)) yield `${path} tells of what is not published yet`;
  }
  for (const row of selectRowsWith(await view.ask('/v1/misc/website-resources/all-access'), 'name')) {
    yield* findDocumentFaults(row, view);
  }
}

function* findDocumentFaults(row: Fields, view: View): Generator<string> {
  const name = readText(row, 'name');
  const day = readDay(row, 'documentDate');
  const year = /^(\d{4})-\d{2}\b/.exec(name)?.[1];
  if (day === null) return;
  if (day > view.clock.today) yield `“${name}” is of a day to come`;
  if (year !== undefined && day < Date.UTC(Number(year), 6, 1) / 86_400_000) yield `“${name}” is older than its season`;
}
