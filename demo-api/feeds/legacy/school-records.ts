import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { buildLegacyTable, escapeLegacyText, type LegacyCell } from '../../http/legacy-page';
import { getHeadCoach } from '../../world/coaches';
import { getFirstEdition, playedSince } from '../../world/first-editions';
import { memoize } from '../../world/memoize';
import { listSportsOffered } from '../../world/offerings';
import { listPastFinals } from '../../world/past-finals';
import type { School } from '../../world/schools';
import { findFirstMonday, seasonPlans } from '../../world/season-plans';
import type { Sport } from '../../world/sports';
import { listFinalists, findFinalPlace, findFinalsPlan } from '../../world/state-finals';
import { getTournamentSeason } from '../../world/tournament-history';
import { wrapFont, buildNote, buildSubheading, answerPageWithTypingErrors } from './page-parts';
import { answerNotFound } from './sections';

const placeNames = ['State champion', 'Second place', 'Third place', 'Fourth place'] as const;

/** `GET /legacy/schools/records/{schoolId}.htm`: two seasons, and earlier trophies. */
export function answerSchoolRecords(context: Context): Answer {
  const school = context.world.findSchoolById(readParam(context, 'schoolId').padStart(4, '0'));
  if (school === undefined) return answerNotFound(context);
  const current = getSchoolYear(context.clock.today);
  const offered = listSportsOffered(context.world, school).filter(({ group }) => group !== 'Activities');
  return answerPageWithTypingErrors(context, `${school.name} — Season Records`, [
    buildNote(`${escapeLegacyText(school.formalName)}, ${escapeLegacyText(school.town.name)}`),
    ...writeSeasons(context, school, offered, current),
    ...writeSeasons(context, school, offered, current - 1),
    ...writeTrophies(context, school, offered),
    buildNote('Records are those reported by the schools.'),
  ]);
}

function writeSeasons(context: Context, school: School, offered: readonly Sport[], schoolYear: number): string[] {
  const rows = offered.flatMap((sport) => buildSeasonRow(context, school, sport, schoolYear));
  const counts = ['W', 'L', 'T'].map((head) => [head, 'ALIGN="RIGHT"'] as const);
  return [
    buildSubheading(formatTerm(schoolYear)),
    rows.length === 0
      ? buildNote('No seasons have been reported.')
      : buildLegacyTable(['Sport', ...counts, 'State', 'Head Coach'], rows),
  ];
}

/** Empty before the season's first week, and for sports without records. */
function buildSeasonRow({ world, clock }: Context, school: School, sport: Sport, schoolYear: number): LegacyCell[][] {
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  if (plan === undefined || clock.today < findFirstMonday(plan, schoolYear) || schoolYear < getFirstEdition(sport.id)) {
    return [];
  }
  const played =
    findFinalsPlan(sport.id) === undefined ? null : getTournamentSeason(world, plan, school, schoolYear, clock);
  const { wins, losses, ties } = played ?? world.getSeason(plan, schoolYear).computeRecord(school.index, clock);
  if (wins + losses + ties === 0) return [];
  const place = played?.place ?? null;
  return [
    [
      escapeLegacyText(sport.title),
      wins,
      losses,
      ties,
      place === null ? '' : wrapFont(2, placeNames[place - 1] ?? '', '#990000'),
      escapeLegacyText(getHeadCoach(world, school, sport.id, schoolYear).name),
    ],
  ];
}

/** State finals before the generated seasons. */
function writeTrophies({ world }: Context, school: School, offered: readonly Sport[]): string[] {
  return memoize(world, `trophies ${school.id}`, () => {
    const rows = offered.flatMap((sport) => {
      const plan = findFinalsPlan(sport.id);
      return (plan === undefined ? [] : listPastFinals(world, plan, school))
        .filter((finals) => listFinalists(finals).includes(school.index))
        .map((finals) => [
          formatTerm(finals.schoolYear),
          escapeLegacyText(sport.title),
          escapeLegacyText(finals.className),
          placeNames[(findFinalPlace(finals, school.index) ?? 4) - 1] ?? '',
        ]);
    });
    return [
      buildSubheading(`State Finals through ${formatTerm(playedSince - 1)}`),
      rows.length === 0 ? buildNote('None.') : buildLegacyTable(['Year', 'Sport', 'Class', 'Finish'], rows),
    ];
  });
}
