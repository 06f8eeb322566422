import { pickSportMotif } from '../../art/subjects';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerData, answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { slugify } from '../../words/slug';
import { getAdministrator, formatOfficeEmail } from '../../world/office';
import type { Sport } from '../../world/sports';
import { listVenues } from '../../world/venues';
import { buildPictureUrl } from '../site/pictures';
import { formatClasses, formatDates, formatSiteLine, formatSubTitle, buildVisitorFacts } from './tournament-facts';
import { withSport } from './with-sport';

const listed: ReadonlySet<string> = new Set(['football', 'girls-flag-football']);
const needed: ReadonlySet<string> = new Set(['tickets', 'streaming']);

/** `GET /v1/sports/{sportId}/tournament-info`: one object, alone or in a list. */
export const answerTournamentInfo = withSport((context, sport): Answer => {
  const row = buildInfoRow(context, sport);
  if (listed.has(sport.id)) return answerData([row]);
  return answerLoosely(context, createDiceFor(context, 'tournament-info-list', sport.id).drawChance(0.4) ? [row] : row);
});

function buildInfoRow(context: Context, sport: Sport): Row {
  const { world, origin, product } = context;
  const roll = createDiceFor(context, 'tournament-info', sport.id);
  const [venue] = listVenues(sport.id);
  const administrator = getAdministrator(world, sport.id);
  const name = `${administrator.firstName} ${administrator.lastName}`;
  const row: Row = {
    classes: formatClasses(sport),
    subTitle: formatSubTitle(context, sport),
    dates: formatDates(context, sport),
    site: formatSiteLine(sport),
    siteUrl: venue === undefined ? '' : `${origin}/partners/${slugify(venue.name)}`,
    ...buildFactFields(context, roll, sport),
    televisionNetwork: 'Harborlight Stations',
    streamingNetwork: `${product} Live`,
    defaultHeroImg: buildHeroUrl(context, sport, roll.drawBelow(8)),
    facilityId: venue?.facilityId ?? null,
    administratorName: name,
    administratorTitle: administrator.desk.title,
    administratorEmail: formatOfficeEmail(administrator, product),
    administratorPhoto: roll.drawChance(0.06) ? null : `${origin}/media/people/${slugify(name)}.svg`,
  };
  if (row.television === '') row.televisionNetwork = null;
  // A `javascript:` URL in place of a link.
  if (sport.id === 'girls-flag-football') row.apparelUrl = 'javascript:void(0)';
  return withRowQuirks(roll, row, {
    numbers: ['facilityId'],
    texts: ['site', 'subTitle', 'directions', 'visitorInfo'],
    optional: ['policies', 'lodging', 'administratorPhoto', 'streamingNetwork'],
    spellings: { siteUrl: ['siteURL'], defaultHeroImg: ['defaultHeroIMG'] },
  });
}

/** Some texts are empty, some links have no scheme. */
function buildFactFields(context: Context, roll: Dice, sport: Sport): Row {
  const row: Row = {};
  for (const [field, { text, url }] of Object.entries(buildVisitorFacts(context, sport))) {
    const isEmpty = roll.drawChance(0.12) && !needed.has(field);
    const hasNoLink = roll.drawChance(0.12) && !needed.has(field);
    row[field] = isEmpty ? roll.pick(['', null]) : text;
    row[`${field}Url`] = isEmpty || hasNoLink ? roll.pick(['', null]) : dropScheme(roll, url);
  }
  return row;
}

/** `www.visit-tolan.example/x` */
function dropScheme(roll: Dice, url: string): string {
  return url.includes('.example/') && roll.drawChance(0.4) ? url.replace('https://', 'www.') : url;
}

function buildHeroUrl(context: Context, sport: Sport, variant: number): string {
  return buildPictureUrl(context, pickSportMotif(sport, variant), variant, { isWide: true });
}
