import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { param, type Context } from '../../http/context';
import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { getHeadCoach } from '../../world/coaches';
import { getFirstEdition, playedSince } from '../../world/first-editions';
import { memoize } from '../../world/memoize';
import { sportsOffered } from '../../world/offerings';
import { listPastFinals } from '../../world/past-finals';
import type { School } from '../../world/schools';
import { firstMonday, seasonPlans } from '../../world/season-plans';
import type { Sport } from '../../world/sports';
import { listFinalists, finalPlaceIn, findFinalsPlan } from '../../world/state-finals';
import { getTournamentSeason } from '../../world/tournament-history';
import { font, note, subheading, pageWithTypingErrors } from './page-parts';
import { notFound } from './sections';

const placeNames = ['State champion', 'Second place', 'Third place', 'Fourth place'] as const;

/** `GET /legacy/schools/records/{schoolId}.htm`: two seasons, and earlier trophies. */
export function schoolRecords(context: Context): Answer {
  const school = context.world.schoolById(param(context, 'schoolId').padStart(4, '0'));
  if (school === undefined) return notFound(context);
  const current = getSchoolYear(context.clock.today);
  const offered = sportsOffered(context.world, school).filter(({ group }) => group !== 'Activities');
  return pageWithTypingErrors(context, `${school.name} — Season Records`, [
    note(`${legacyText(school.formalName)}, ${legacyText(school.town.name)}`),
    ...seasons(context, school, offered, current),
    ...seasons(context, school, offered, current - 1),
    ...trophies(context, school, offered),
    note('Records are those reported by the schools.'),
  ]);
}

function seasons(context: Context, school: School, offered: readonly Sport[], schoolYear: number): string[] {
  const rows = offered.flatMap((sport) => seasonRow(context, school, sport, schoolYear));
  const heads = ['Sport', 'W', 'L', 'T', 'State', 'Head Coach'].map((head) => legacyHead(head));
  return [
    subheading(formatTerm(schoolYear)),
    rows.length === 0 ? note('No seasons have been reported.') : legacyTable([legacyRow(heads), ...rows]),
  ];
}

/** Empty before the season's first week, and for sports without records. */
function seasonRow({ world, clock }: Context, school: School, sport: Sport, schoolYear: number): string[] {
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  if (plan === undefined || clock.today < firstMonday(plan, schoolYear) || schoolYear < getFirstEdition(sport.id)) {
    return [];
  }
  const played =
    findFinalsPlan(sport.id) === undefined ? null : getTournamentSeason(world, plan, school, schoolYear, clock);
  const { wins, losses, ties } = played ?? world.season(plan, schoolYear).record(school.index, clock);
  if (wins + losses + ties === 0) return [];
  const place = played?.place ?? null;
  return [
    legacyRow([
      legacyCell(legacyText(sport.title)),
      ...[wins, losses, ties].map((count) => legacyCell(count, 'ALIGN="RIGHT"')),
      legacyCell(place === null ? '' : font(2, placeNames[place - 1] ?? '', '#990000')),
      legacyCell(legacyText(getHeadCoach(world, school, sport.id, schoolYear).name)),
    ]),
  ];
}

/** State finals before the generated seasons. */
function trophies({ world }: Context, school: School, offered: readonly Sport[]): string[] {
  return memoize(world, `trophies ${school.id}`, () => {
    const rows = offered.flatMap((sport) => {
      const plan = findFinalsPlan(sport.id);
      return (plan === undefined ? [] : listPastFinals(world, plan, school))
        .filter((finals) => listFinalists(finals).includes(school.index))
        .map((finals) =>
          legacyRow([
            legacyCell(formatTerm(finals.schoolYear)),
            legacyCell(legacyText(sport.title)),
            legacyCell(legacyText(finals.className)),
            legacyCell(placeNames[(finalPlaceIn(finals, school.index) ?? 4) - 1] ?? ''),
          ]),
        );
    });
    const heads = ['Year', 'Sport', 'Class', 'Finish'].map((head) => legacyHead(head));
    return [
      subheading(`State Finals through ${formatTerm(playedSince - 1)}`),
      rows.length === 0 ? note('None.') : legacyTable([legacyRow(heads), ...rows]),
    ];
  });
}
