import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { hashSeed } from '../../random/dice';
import { getPrepClass } from '../../world/prep-class';
import { getRatings, type Rating } from '../../world/prep-rating';
import { prepPlans } from '../../world/prep-season';
import type { School } from '../../world/schools';
import type { Season } from '../../world/season';
import { formatProviderShortName } from './provider-names';
import { withSeasonFromPath } from './with-season';

/** `GET /v1/maxpreps/rpi/{sportId}`: `football` and `boys-football` each lack teams that the other has. */
export const answerRpi = withSeasonFromPath((context, season) => {
  const list = readParam(context, 'sportId');
  const { sportId } = season.plan;
  const rows = [...getRatings(context.world, season, context.clock).values()]
    .filter(({ record }) => sportId !== 'football' || isListed(record.school, list))
    .sort((left, right) => right.rpi - left.rpi || left.record.school.index - right.record.school.index)
    .map((rating) => buildRatingRow(context, season, rating));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'prep-ratings', list), rows));
});

function isListed({ key }: School, list: string): boolean {
  const draw = hashSeed(key, 'football list') % 40;
  return draw > 1 || (draw === 1) === (list === 'football');
}

function buildRatingRow(context: Context, season: Season, rating: Rating): Row {
  const { world, clock } = context;
  const { school, wins, losses, ties } = rating.record;
  const { sportId } = season.plan;
  const roll = createDiceFor(context, 'prep-rating', sportId, school.id);
  const className = getPrepClass(world, season, school, clock);
  const shortName = formatProviderShortName(context, school, sportId);
  const row: Row = {
    MaxPrepsRPIID: buildRatingId(season, school),
    SchoolID: school.id,
    Name: school.name,
    FormattedName: `${shortName} (${[wins, losses, ...(ties > 0 ? [ties] : [])].join('-')})`,
    Class: className === '' ? roll.pick([null, '']) : className,
    RPI: rating.rpi,
    ModifiedWinPercentage: rating.modified,
    OWP: rating.opponents,
    OOWP: rating.theirs,
    Wins: wins,
    Losses: losses,
  };
  for (const name of ['RPI', 'ModifiedWinPercentage', 'OWP', 'OOWP']) row[name] = roundFraction(Number(row[name]));
  return withRowQuirks(roll, row, {
    numbers: ['MaxPrepsRPIID', 'RPI', 'ModifiedWinPercentage', 'OWP', 'OOWP', 'Wins', 'Losses'],
    texts: ['Name', 'FormattedName'],
    optional: ['OOWP', 'FormattedName'],
    spellings: { Name: ['name'], FormattedName: ['formattedName'], Class: ['class'] },
  });
}

function buildRatingId({ plan, schoolYear }: Season, school: School): number {
  return ((prepPlans.indexOf(plan) + 1) * 100 + (schoolYear % 100)) * 10_000 + school.index;
}

/** Six decimals. */
function roundFraction(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
