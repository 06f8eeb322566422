import { formatTerm } from '../../calendar/civil';
import { createDiceFor } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import { listCareerSeasons } from '../../world/state-final-careers';
import { withTeam } from './edition';

/** `GET /v1/statefinal/coach?sportId=&schoolId=`: seasons of the head coach by school. */
export const answerCoach = withTeam((context, { plan, schoolYear }, team) => {
  const seasons = listCareerSeasons(context.world, plan, team.school, schoolYear, context.clock);
  const rows = seasons.map((season, index) => {
    const id = team.teamId * 100 + index;
    const roll = createDiceFor(context, 'coach-season', id);
    const row = {
      CoachWLID: id,
      School: loosenText(roll, season.schoolName),
      SchoolTerm: formatTerm(season.schoolYear),
      W: season.wins,
      L: season.losses,
      T: season.ties === 0 && plan.style !== 'soccer' ? roll.pick([0, null, '']) : season.ties,
      Place: season.place ?? roll.pick([null, '', 0]),
    };
    return withRowQuirks(roll, row, {
      numbers: ['CoachWLID', 'W', 'L', 'T', 'Place'],
      spellings: { School: ['school'] },
    });
  });
  return answerData(withBadRows(createDiceFor(context, 'coach', team.teamId), rows));
});
