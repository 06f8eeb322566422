import { buildHref, Route } from '~/href';
import { formatOrdinal } from '~/models/statistics/figures';
import { anniversary, bodies } from './association';
import { words } from './words';

/** All links of the header, the menu and the footer. Titles are the headings of the linked pages. */

export interface NavigationLink {
  readonly to: string;
  readonly title: string;
}

export interface NavigationGroup {
  /** First path segment of the group's pages. */
  readonly id: 'schools' | 'officials' | 'news-media' | 'health-safety' | 'resources' | 'about';
  readonly title: string;
  /** The group's own page comes first. */
  readonly links: readonly NavigationLink[];
}

export const scoresLink: NavigationLink = { to: buildHref(Route.scores), title: 'Scores' };

/** The top bar of wide windows, and the foot of the menu on narrow ones. */
export const topBarLinks: readonly NavigationLink[] = [
  { to: buildHref(Route.calendar), title: 'Calendar' },
  { to: buildHref(Route.streaming), title: 'Streaming' },
  { to: buildHref(Route.archives), title: 'Archives' },
  { to: buildHref(Route.myTeams), title: words.myTeams },
  { to: buildHref(Route.siteIndex), title: 'Site index' },
];

const { ownFoundation } = bodies;

const ownFoundationPages: readonly (readonly [path: string, title: string])[] =
  ownFoundation === null ? [] : [['ihsaf-board-members', `${ownFoundation} Board Members`]];

/** Groups of the main navigation after Sports & Activities. `product` is part of two pages' names. */
export function listNavigationGroups(product: string): readonly NavigationGroup[] {
  return [
    defineGroup('schools', 'Schools', [
      ['school-directory', 'School Directory'],
      ['index', 'School Directory Index'],
      ['enrollments-classifications', 'Classifications'],
      ['enrollments', 'School Enrollments'],
      ['conferences', 'Conference Affiliations'],
      ['cooperative-teams', 'Cooperative Teams'],
      ['emerging-sports', 'Emerging Sports & Activities'],
      ['open-dates', 'Reported Open Dates'],
      ['board-divisions', 'Schools by District'],
      ['foreign-exchange', 'Approved Foreign Exchange Programs'],
      ['town-meetings', 'Town Meetings'],
    ]),
    defineGroup('officials', 'Officials', [
      ['become-an-official', 'Become an Official'],
      ['athletic-official', 'Athletic Official'],
      ['clinics', 'Clinics'],
      ['clinicians', 'Registered Clinicians'],
      ['officials-association', 'Official Associations'],
      ['handbook', 'Handbook'],
      ['code-of-ethics', 'Code of Ethics'],
      ['record-book', 'Record Book'],
      ['resources', 'Resources'],
      ['faq', 'FAQ'],
    ]),
    defineGroup('news-media', 'News & Media', [
      ['headlines', 'Headlines'],
      ['photos', 'Photos'],
      ['videos', 'Videos'],
      ['social-media', 'Social Media'],
      ['broadcasting', 'Broadcasting'],
      ['board-meeting-summaries', 'Board of Directors Summaries'],
      ['media-directory', 'Media Directory'],
      ['media-credentials', 'Media Credentials'],
      ['advisory-committee', 'Media Advisory Committee'],
    ]),
    defineGroup('health-safety', 'Health & Safety', [
      ['concussion', 'Concussion'],
      ['mission', 'Mission'],
      ['committee', 'Committee'],
    ]),
    defineGroup('resources', 'Resources', [
      ['rules-videos', 'Rules Videos'],
      ['download-center', 'Download Center'],
      ['tickets', 'Tickets'],
      ['merchandise', 'Merchandise'],
      ['state-programs', 'State Final & Other Programs'],
      ['all-access', `${product} All-Access Archives`],
      ['licensed-vendors', 'Licensed Vendors'],
      ['coaches-education', 'Coaches Education'],
      ['sportsmanship/overview', 'Sportsmanship'],
      ['equity', 'Equity'],
      ['academic-teams', 'Academic Teams'],
      ['scholarship', 'Scholarship'],
      ['newsletter', 'Newsletter'],
    ]),
    defineGroup(
      'about',
      'About',
      [
        ['mission', 'Mission'],
        ['history', 'History'],
        ['constitution', 'Constitution'],
        ['leadership', 'Leadership'],
        ['support-staff', 'Support Staff'],
        ['board', 'Board of Directors'],
        ['past-board-members', 'Past Board Members'],
        ['legislative-commission', 'Legislative Commission'],
        ['advisory-committees', 'Advisory Committees'],
        ['foundation/donate', 'Foundation'],
        ['foundation-board', 'Foundation Board Members'],
        ...ownFoundationPages,
        ['partners', 'Our Partners'],
        ['statequalifier', 'State Qualifier'],
        ['reports', 'Reports'],
        ['careers', 'Careers'],
        ['contact', 'Contact'],
      ],
      anniversary === null
        ? []
        : [{ to: buildHref(Route.anniversary), title: `${formatOrdinal(anniversary.years)} Anniversary Timeline` }],
    ),
  ];
}

export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] = [
  {
    title: 'Compete',
    links: [scoresLink, ...topBarLinks.slice(0, 3)],
  },
  {
    title: 'Schools',
    links: [
      { to: buildHref(Route.schoolsDirectory), title: 'School Directory' },
      { to: buildHref(Route.schoolsEnrollments), title: 'School Enrollments' },
      { to: buildHref(Route.schoolsCooperativeTeams), title: 'Cooperative Teams' },
      { to: buildHref(Route.resourcesDownloadCenter), title: 'Download Center' },
      { to: buildHref(Route.boardSetup), title: 'Scores on a Screen' },
    ],
  },
  {
    title: 'Officials',
    links: [
      { to: '/officials/become-an-official', title: 'Become an Official' },
      { to: buildHref(Route.officialsClinics), title: 'Clinics' },
      { to: buildHref(Route.officialsAssociation), title: 'Official Associations' },
      { to: buildHref(Route.resourcesRulesVideos), title: 'Rules Videos' },
    ],
  },
  {
    title: 'Association',
    links: [
      { to: buildHref(Route.aboutLeadership), title: 'Leadership' },
      { to: '/about/careers', title: 'Careers' },
      { to: buildHref(Route.newsHeadlines), title: 'Headlines' },
      { to: '/about/contact', title: 'Contact' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { to: '/about/privacy-policy', title: 'Privacy Policy' },
  { to: '/about/terms-of-service', title: 'Terms Of Service' },
  { to: buildHref(Route.accessibility), title: 'Accessibility' },
  { to: buildHref(Route.siteIndex), title: 'Site index' },
];

function defineGroup(
  id: NavigationGroup['id'],
  title: string,
  pages: readonly (readonly [path: string, title: string])[],
  others: readonly NavigationLink[] = [],
): NavigationGroup {
  const own = pages.map(([path, pageTitle]) => ({ to: `/${id}/${path}`, title: pageTitle }));
  return { id, title, links: [{ to: `/${id}`, title }, ...own, ...others] };
}
