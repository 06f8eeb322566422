import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyPage, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballIdentity } from '../football/team-identity';
import { halfNames, seededTeams, formatPlayoffTitle } from './legacy-text';
import { mapAddress } from './playoff-addresses';

export function mapPage(context: Context, one: PlayoffClass): Answer {
  const names = halfNames(one);
  const lists = seededTeams(one);
  const rows = Array.from({ length: Math.max(...lists.map((teams) => teams.length)) }, (_, index) =>
    legacyRow(
      lists.flatMap((teams) => {
        const team = teams[index];
        if (team === undefined) return [legacyCell(''), legacyCell('')];
        const { name } = footballIdentity(context, team.claim);
        return [
          legacyCell(team.seed, 'ALIGN="RIGHT"'),
          legacyCell(`${legacyText(name)}, ${legacyText(team.claim.school.town.county)} County`),
        ];
      }),
    ),
  );
  const heads = lists.map((_, index) =>
    legacyHead(names.length === 0 ? 'Seed and Team' : `${names[index] ?? ''} Half`, 'COLSPAN="2"'),
  );
  return legacyPage(
    context,
    formatPlayoffTitle(one, 'Team Map'),
    `<P ALIGN="CENTER"><IMG SRC="${context.origin}${mapAddress(one.className, one.schoolYear)}" WIDTH="640" HEIGHT="760" ALT="Map of the teams of Class ${one.className}" BORDER="0"></P>`,
    names.length === 0
      ? '<P ALIGN="CENTER">The 32 teams of this class are seeded without regard to geography.</P>'
      : '',
    legacyTable([legacyRow(heads), ...rows]),
  );
}
