import { selectPageLinks, toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import type { LinkCardSection } from '~/components/ui/link-cards';
import type { Sport } from '~/config/sports';
import { buildHref, Route, type SportRoute } from '~/href';
import type { SportPageRequest } from '~/page/page-sources';

/** What the pages of the menu have, in one sentence each. */
const texts: readonly (readonly [route: SportRoute, text: string])[] = [
  [Route.fbRsConfList, 'Each conference, and the games of its teams.'],
  [Route.fbRsStandings, 'Wins and losses in each conference, and who has qualified.'],
  [Route.fbRsApPoll, 'The polls of the press, class by class.'],
  [Route.fbRsEnrollments, 'The enrollments by which teams are put into classes.'],
  [Route.fbRsOutOfState, 'Games against teams of other states.'],
  [Route.fbRsSchoolList, 'The schedule of each school.'],
  [Route.fbRsCoop, 'Teams that several schools share.'],
  [Route.fbRsScores, 'The scores of a week, class by class.'],
  [Route.fbRsWeekly, 'The games of a week, conference by conference.'],
  [Route.mpLeaders, 'Who leads in each statistic.'],
];

/** The menu as cards, for windows in which the menu is a column beside them. */
export function toSectionCards(sport: Sport): readonly LinkCardSection[] {
  const textsByPath = new Map(texts.map(([route, text]) => [buildHref(route, { sportId: sport.id }), text]));
  const { groups, areaPath } = toRegularSeasonNavigation(sport);
  return selectPageLinks(groups, areaPath).map(({ title, links }) => ({
    title,
    cards: links.map(({ to, text }) => ({ to, title: text, text: textsByPath.get(to) ?? '' })),
  }));
}

export function toView(_: unknown, { sport }: SportPageRequest) {
  // There is no room for the drawing beside the navigation.
  const { kicker, trail } = buildSportHeading(sport);
  return { heading: { kicker, trail }, sections: toSectionCards(sport) };
}
