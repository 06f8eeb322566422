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

export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const path = buildHref(Route.fbPlayoffTeamInfo1900, { sportId: request.sport.id });
  return toPlayoffTeamInfoView(chooseClassNumber(request.query.class), optional.summary, request, (classNumber) =>
    addToHref(path, { class: classNumber === '1' ? undefined : `${classNumber}a` }),
  );
}
