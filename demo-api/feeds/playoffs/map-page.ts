import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  answerLegacyPage,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { getFootballIdentity } from '../football/team-identity';
import { listHalfNames, listSeededTeams, formatPlayoffTitle } from './legacy-text';
import { buildMapAddress } from './playoff-addresses';

export function answerMapPage(context: Context, playoffClass: PlayoffClass): Answer {
  const names = listHalfNames(playoffClass);
  const lists = listSeededTeams(playoffClass);
  const rows = Array.from({ length: Math.max(...lists.map((teams) => teams.length)) }, (_, index) =>
    buildLegacyRow(
      lists.flatMap((teams) => {
        const team = teams[index];
        if (team === undefined) return [buildLegacyCell(''), buildLegacyCell('')];
        const { name } = getFootballIdentity(context, team.claim);
        return [
          buildLegacyCell(team.seed, 'ALIGN="RIGHT"'),
          buildLegacyCell(`${escapeLegacyText(name)}, ${escapeLegacyText(team.claim.school.town.county)} County`),
        ];
      }),
    ),
  );
  const heads = lists.map((_, index) =>
    buildLegacyHead(names.length === 0 ? 'Seed and Team' : `${names[index] ?? ''} Half`, 'COLSPAN="2"'),
  );
  return answerLegacyPage(
    context,
    formatPlayoffTitle(playoffClass, 'Team Map'),
    `<P ALIGN="CENTER"><IMG SRC="${context.origin}${buildMapAddress(playoffClass.className, playoffClass.schoolYear)}" WIDTH="640" HEIGHT="760" ALT="Map of the teams of Class ${playoffClass.className}" BORDER="0"></P>`,
    names.length === 0
      ? '<P ALIGN="CENTER">The 32 teams of this class are seeded without regard to geography.</P>'
      : '',
    buildLegacyTable([buildLegacyRow(heads), ...rows]),
  );
}
