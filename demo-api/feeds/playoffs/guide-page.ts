import { clockTime, longDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyLink, legacyPage, legacyRow, legacyTable } from '../../http/legacy-page';
import { footballRounds } from '../../world/football-playoffs';
import { pairingsMoment } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { siteText, findVenue } from '../../world/venues';
import { roundDates } from './legacy-text';
import { legacyAddress, mapAddress } from './playoff-addresses';

/** `GET /legacy/football/[{term}/]guide.htm`: posted all year. */
export function guidePage(context: Context, schoolYear: number): Answer {
  const { today, minutesNow } = pairingsMoment(getPlan('football'), schoolYear);
  return legacyPage(
    context,
    `${schoolYear} Football — Pairings Guide`,
    `<P>The pairings are shown on <B>${longDate(today)}, ${clockTime(minutesNow)} &#150; ${clockTime(minutesNow + 60)}</B>, and posted as the show begins.</P>`,
    '<H3>Who Qualifies</H3>',
    '<UL><LI>Conference champions with at least five wins.</LI><LI>Teams with at least six wins.</LI><LI>Teams with five wins, and then others, in the order of seeding, until 256 are in.</LI></UL>',
    '<P>Games that end after the pairings are shown do not count.</P>',
    '<H3>Classes</H3>',
    '<P>The 256 teams are ordered by enrollment and divided into eight classes of 32. A school may ask to play in a higher class.</P>',
    '<H3>Seeding</H3>',
    '<OL><LI>Total wins</LI><LI>Combined wins of all opponents</LI><LI>Combined wins of defeated opponents</LI><LI>If two teams are still equal, the winner of their game; otherwise in order of name</LI></OL>',
    '<P>Classes 1A to 6A are divided by geography into halves of 16, seeded 1 to 16; in 7A and 8A the 32 teams are seeded 1 to 32. The first seed meets the last, the second the one before, and so on.</P>',
    '<H3>Rounds</H3>',
    legacyTable([legacyRow(['Round', 'Dates', 'Site'].map((text) => legacyHead(text))), ...roundRows(schoolYear)]),
    '<H3>Classes on This Server</H3>',
    legacyTable(getSport('football').classes.map((className) => classRow(className, schoolYear))),
    `<P ALIGN="CENTER">${legacyLink(`${context.origin}/documents/football/pairings-guide.pdf`, 'Pairings guide (PDF)')}</P>`,
  );
}

function roundRows(schoolYear: number): string[] {
  const stadium = findVenue('football', '1A');
  return footballRounds.map((round, index) => {
    const isFinal = index === footballRounds.length - 1;
    const site =
      isFinal && stadium !== undefined ? siteText(stadium) : 'Team that has hosted fewer games, then better seed';
    return legacyRow([legacyCell(round), legacyCell(roundDates(schoolYear, index)), legacyCell(site)]);
  });
}

function classRow(className: string, schoolYear: number): string {
  const links = [
    legacyLink(legacyAddress('pairings', className, schoolYear), 'Pairings'),
    legacyLink(legacyAddress('bracket', className, schoolYear), 'Brackets'),
    legacyLink(legacyAddress('pair', className, schoolYear), 'Schedule'),
    legacyLink(legacyAddress('info1', className, schoolYear), 'Teams'),
    legacyLink(mapAddress(className), 'Map'),
  ];
  return legacyRow([legacyHead(`Class ${className}`), ...links.map((link) => legacyCell(link))]);
}
