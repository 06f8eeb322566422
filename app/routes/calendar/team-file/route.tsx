import { formatTimedICalendar } from '~/models/dates/icalendar';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { type LoaderArgs, loadPage, loadSources, requirePageRequest } from '~/page/load-page';
import { answerCalendarFile } from '../calendar-file';
import { readSchoolId, requestSchedule, sources, toTeamCalendar } from './page';

/** The games of a school's team as an iCalendar file for subscription. */
export function loader(args: LoaderArgs): Promise<Response> {
  return answerCalendarFile('The games', () => buildGamesFile(args));
}

async function buildGamesFile(args: LoaderArgs) {
  const request = requirePageRequest(args);
  const { critical, changedAtMs } = await loadPage(args, sources);
  const schoolId = readSchoolId(request);
  const directory = critical.directory.value;
  const school = directory.find(({ id }) => id === schoolId);
  const ratings = mergeRatings([critical.ratings.value, critical.moreRatings?.value ?? []]);
  const team = findTeamOfSchool(schoolId, ratings, critical.teams.value, directory);
  if (school === undefined || team === null) throw new Response(null, { status: 404 });
  const schedule = await loadSources(args.context.site, requestSchedule(team.uid));
  const games = {
    school,
    directory,
    schedule: schedule.critical.schedule.value,
    series: critical.series.value,
    changedAtMs: Math.max(changedAtMs, schedule.changedAtMs),
  };
  return {
    text: await formatTimedICalendar(toTeamCalendar(games, request)),
    fileName: `${request.sport.id}-${schoolId}.ics`,
  };
}
