import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffSummaryToken } from '~/config/football';
import { addToHref, buildHref, Route } from '~/href';
import type { PageRequest, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffSummaryEdition } from '~/upstream/playoff-summary';
import { chooseClassNumber, toPlayoffTeamInfoView } from '../page';

/** The teams of the class in the query, in the edition of the token. */
export function sources({ query }: PageRequest) {
  return {
    optional: {
      summary: playoffSummaryEdition.with({ token: playoffSummaryToken, classNumber: chooseClassNumber(query.class) }),
    },
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock, query }: SportPageRequest) {
  const path = buildHref(Route.fbPlayoffTeamInfo1900, { sportId: sport.id });
  const view = toPlayoffTeamInfoView({
    sport,
    classNumber: chooseClassNumber(query.class),
    sourceValue: optional.summary,
    clock,
    buildHref: (classNumber) => addToHref(path, { class: classNumber === '1' ? undefined : `${classNumber}a` }),
  });
  return { heading: buildStateSeriesHeading(sport, view.season), view };
}
