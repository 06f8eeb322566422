import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireStatisticsSport } from '~/blocks/statistics/sport-of-statistics';
import { loadPage } from '~/page/load-page';
import { sources, buildTeamOfSchoolHref } from './page';

/** Leads to the page of a school's team, for links that know the association's id of the school alone. */
export async function loader(args: LoaderFunctionArgs) {
  const sport = requireStatisticsSport(args.params);
  const { critical, optional } = await loadPage(args, sources);
  const ratings = [optional.ratings?.value ?? [], optional.moreRatings?.value ?? []];
  const location = buildTeamOfSchoolHref(sport, args.params.school ?? '', ratings, critical.schools.value);
  throw redirect(location);
}

/** Never rendered: the loader redirects or fails. */
export default function TeamOfSchool() {
  return null;
}
