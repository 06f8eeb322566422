import { contact } from '~/config/association';

export interface StatementRow {
  readonly what: string;
  readonly how: string;
}

const checks: readonly StatementRow[] = [
  {
    what: 'Every kind of page',
    how: 'Automated rules for WCAG 2.0, 2.1 and 2.2, levels A and AA (axe-core), on a phone in light colors.',
  },
  {
    what: 'Colors, target sizes and landmarks',
    how: 'The same rules again on a laptop in dark colors.',
  },
  {
    what: 'Small screens and large text',
    how: 'No page scrolls sideways at 320, 360, 640 and 1,280 pixels; wide tables scroll in a region of their own.',
  },
  {
    what: 'Keyboard alone',
    how: 'Finding a school’s next game, opening a game from a bracket, and finding a phone number.',
  },
  {
    what: 'Without scripts',
    how: 'Menus, tabs, filters and searches are links and forms, which work without scripts.',
  },
  {
    what: 'Brackets in words',
    how: 'Each drawn bracket has a list with the same games under headings of rounds; seeds and scores can be switched off there.',
  },
  {
    what: 'Hidden results',
    how: 'The switch at the end of each page hides scores, winners, highlights and champions on this device, also from screen readers; live messages are silent. Headlines, articles, alerts, featured stories, posts, galleries, streams and found titles with a score or words such as “survives”, “beats” or “wins the title” are hidden too, and so are such paragraphs and cells of the pages of our old server. A “Show” button shows each of them, except found titles. Checked on 35 pages; the texts are checked on three days.',
  },
];

const limits: readonly StatementRow[] = [
  {
    what: 'Screen readers',
    how: 'Headings, labels and live messages are checked by program. Nobody has read the site with a screen reader yet.',
  },
  {
    what: 'Browsers',
    how: 'The checks run in Chromium only.',
  },
  {
    what: 'Documents and older pages',
    how: 'PDF files and the pages of our old server were not made for these rules. Their tables are shown as tables of this site where that is possible.',
  },
  {
    what: 'Videos and other companies’ pages',
    how: 'Streams, videos, live scoring and tickets are run by others. Captions are theirs to add.',
  },
  {
    what: 'Results that stay visible',
    how: 'Pictures and descriptions of shared links and the data for search engines tell results to everybody. So do standings, records, rankings and ratings, the order of teams in the title of a recording, records and stories of past seasons, original pages of our old server, pictures and documents, the address of an article, also where it is printed, and texts that tell a winner in words that are not recognized.',
  },
];

const reviewedDay = '2026-11-24';

export function toAccessibilityView(associationName: string) {
  const { street, town, phone, officeHours } = contact;
  return {
    associationName,
    checks,
    limits,
    contact: { phone, officeHours, address: `${street}, ${town}` },
    /** Day of the statement, `YYYY-MM-DD`. */
    reviewedDay,
  };
}
