import { listRegularSeasonGroups } from '~/blocks/sport/regular-season-navigation';
import { buildAreaHeading } from '~/blocks/sport/sport-heading';
import type { LinkCardSection } from '~/components/ui/link-cards';
import type { Sport } from '~/config/sports';
import { buildHref } from '~/href';
import type { SportPageRequest } from '~/page/page-sources';

/** The menu as cards, for windows in which the menu is a column beside them. */
export function toSectionCards(sport: Sport): readonly LinkCardSection[] {
  return listRegularSeasonGroups(sport).map(({ title, entries }) => ({
    title,
    cards: entries.flatMap(([route, text, about]) =>
      about === undefined ? [] : [{ to: buildHref(route, { sportId: sport.id }), title: text, text: about }],
    ),
  }));
}

export function toView(_: unknown, { sport }: SportPageRequest) {
  return { heading: buildAreaHeading(sport), sections: toSectionCards(sport) };
}
