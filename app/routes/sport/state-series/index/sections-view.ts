import { buildSportPath, type Sport } from '~/config/sports';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { slugify } from '~/models/text/slug';
import type { PlayoffGroupView } from './playoff-sections';

/** The menu of a sport's playoffs with what each page is about; empty for a sport without playoffs. */
export function toPlayoffSections(sport: Sport): readonly PlayoffGroupView[] {
  if (!sport.hasPlayoffs) return [];
  const base = `${buildSportPath(sport)}/state-series`;
  const groups = listStateSeriesGroups(sport, []).map(({ title, sections }) => ({
    id: slugify(title),
    title,
    links: sections.map(({ segment, text, about = '' }) => ({ to: `${base}/${segment}`, text, about })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}
