import { type Sport } from '~/config/sports';
import { buildHref } from '~/href';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { slugify } from '~/models/text/slug';
import type { PlayoffGroupView } from './playoff-sections';

/** The menu of a sport's playoffs with descriptions; empty for a sport without playoffs. */
export function toPlayoffSections(sport: Sport): readonly PlayoffGroupView[] {
  if (!sport.hasPlayoffs) return [];
  const groups = listStateSeriesGroups(sport, []).map(({ title, sections }) => ({
    id: slugify(title),
    title,
    links: sections.map(({ route, text, about = '' }) => ({
      to: buildHref(route, { sportId: sport.id }),
      text,
      about,
    })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}
