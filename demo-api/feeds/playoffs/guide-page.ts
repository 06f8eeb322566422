import { formatClockTime, formatLongDate } from '../../calendar/civil';
import type { Context } from '../../http/context';
import { buildLegacyLink, buildLegacyTable, type LegacyCell } from '../../http/legacy-page';
import { footballRounds } from '../../world/football-playoffs';
import { getPairingsMoment } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { formatSite, findVenue } from '../../world/venues';
import { formatRoundDates } from './legacy-text';
import { buildLegacyAddress, buildMapAddress } from './playoff-addresses';

/** `GET /legacy/football/[{term}/]guide.htm`: posted all year. */
export function writeGuidePage({ origin }: Context, schoolYear: number): string[] {
  const { today, minutesNow } = getPairingsMoment(getPlan('football'), schoolYear);
  return [
    `<P>The pairings are shown on <B>${formatLongDate(today)}, ${formatClockTime(minutesNow)} &#150; ${formatClockTime(minutesNow + 60)}</B>, and posted as the show begins.</P>`,
    '<H3>Who Qualifies</H3>',
    '<UL><LI>Conference champions with at least five wins.</LI><LI>Teams with at least six wins.</LI><LI>Teams with five wins, and then others, in the order of seeding, until 256 are in.</LI></UL>',
    '<P>Games that end after the pairings are shown do not count.</P>',
    '<H3>Classes</H3>',
    '<P>The 256 teams are ordered by enrollment and divided into eight classes of 32. A school may ask to play in a higher class.</P>',
    '<H3>Seeding</H3>',
    '<OL><LI>Total wins</LI><LI>Combined wins of all opponents</LI><LI>Combined wins of defeated opponents</LI><LI>If two teams are still equal, the winner of their game; otherwise in order of name</LI></OL>',
    '<P>Classes 1A to 6A are divided by geography into halves of 16, seeded 1 to 16; in 7A and 8A the 32 teams are seeded 1 to 32. The first seed meets the last, the second the one before, and so on.</P>',
    '<H3>Rounds</H3>',
    buildLegacyTable(['Round', 'Dates', 'Site'], listRoundRows(schoolYear)),
    '<H3>Classes on This Server</H3>',
    buildLegacyTable(
      [],
      getSport('football').classes.map((className) => listClassLinks(className, schoolYear)),
    ),
    `<P ALIGN="CENTER">${buildLegacyLink(`${origin}/documents/football/pairings-guide.pdf`, 'Pairings guide (PDF)')}</P>`,
  ];
}

function listRoundRows(schoolYear: number): string[][] {
  const stadium = findVenue('football', '1A');
  return footballRounds.map((round, index) => {
    const isFinal = index === footballRounds.length - 1;
    const site =
      isFinal && stadium !== undefined ? formatSite(stadium) : 'Team that has hosted fewer games, then better seed';
    return [round, formatRoundDates(schoolYear, index), site];
  });
}

function listClassLinks(className: string, schoolYear: number): LegacyCell[] {
  return [
    { html: `Class ${className}`, isHead: true },
    buildLegacyLink(buildLegacyAddress('pairings', className, schoolYear), 'Pairings'),
    buildLegacyLink(buildLegacyAddress('bracket', className, schoolYear), 'Brackets'),
    buildLegacyLink(buildLegacyAddress('pair', className, schoolYear), 'Schedule'),
    buildLegacyLink(buildLegacyAddress('info1', className, schoolYear), 'Teams'),
    buildLegacyLink(buildMapAddress(className), 'Map'),
  ];
}
