import { hasChangesPage } from '~/blocks/game-changes/change-rows';
import { contact } from '~/config/association';
import { playoffSport, sports, usualSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { PageRequest } from '~/page/page-sources';

interface FileLine {
  readonly what: string;
  /** Addresses of the files, relative to the site. */
  readonly files: readonly { readonly text: string; readonly to: string }[];
  /** Parameters of the address. */
  readonly parameters: string;
}

/** The sports of the examples; `undefined` where the association has none of their kind. */
const golfSport = sports.find(({ finals }) => finals === 'golf');
const usual = usualSport && { sportId: usualSport.id };
const golf = golfSport && { sportId: golfSport.id };
const playoffs = playoffSport && { sportId: playoffSport.id };

function listFiles(csv: string, json: string, name: string): FileLine['files'] {
  return [
    { text: 'CSV', to: csv },
    { text: 'JSON', to: json },
    { text: 'Schema', to: buildHref(Route.dataSchema, { file: `${name}.schema.json` }) },
  ];
}

const files: readonly FileLine[] = [
  {
    what: 'Games of a day',
    files: listFiles(buildHref(Route.scoresCsv), buildHref(Route.scoresJson), 'scores'),
    parameters: `date=2025-10-11, ${usual === undefined ? '' : `sport=${usual.sportId}, `}county=, conference=`,
  },
  playoffs && {
    what: `${playoffSport?.title} standings`,
    files: listFiles(buildHref(Route.standingsCsv, playoffs), buildHref(Route.standingsJson, playoffs), 'standings'),
    parameters: '',
  },
  usual && {
    what: 'RPI rankings of a sport',
    files: listFiles(buildHref(Route.ratingsCsv, usual), buildHref(Route.ratingsJson, usual), 'ratings'),
    parameters: '',
  },
  golf && {
    what: 'Golf leaderboards',
    files: listFiles(buildHref(Route.leaderboardCsv, golf), buildHref(Route.leaderboardJson, golf), 'leaderboard'),
    parameters: 'class=2A, board=team',
  },
  usual && {
    what: 'Brackets of a sport',
    files: listFiles(buildHref(Route.bracketsCsv, usual), buildHref(Route.bracketsJson, usual), 'brackets'),
    parameters: 'class=2A',
  },
  playoffs && {
    what: `${playoffSport?.title} polls`,
    files: listFiles(buildHref(Route.pollsCsv, playoffs), buildHref(Route.pollsJson, playoffs), 'polls'),
    parameters: 'class=3A',
  },
  {
    what: 'School enrollments',
    files: listFiles(buildHref(Route.enrollmentsCsv), buildHref(Route.enrollmentsJson), 'enrollments'),
    parameters: '',
  },
  {
    what: 'Member schools',
    files: listFiles(buildHref(Route.schoolsCsv), buildHref(Route.schoolsJson), 'schools'),
    parameters: '',
  },
].filter((line) => line !== undefined);

/** Kinds of frames, each with the page that has its code. */
const frames = [
  { what: 'The games of a day, of a sport, a county or a conference', to: buildHref(Route.scores) },
  { what: 'One game', to: buildHref(Route.scores) },
  usual && { what: 'The bracket of a class', to: buildHref(Route.ssBrackets, { ...usual, classId: '2A' }) },
  golf && { what: 'A golf leaderboard', to: buildHref(Route.ssGolfLeaderboard, golf) },
  usual && { what: 'Record, last and next game of a team', to: buildHref(Route.mpSchools, usual) },
  playoffs && {
    what: `${playoffSport?.title} standings of a conference`,
    to: buildHref(Route.fbRsConfList, playoffs),
  },
].filter((line) => line !== undefined);

const correctionsFeed = buildHref(Route.feed, { file: 'corrections.atom' });

const feeds = [
  { what: 'News', to: buildHref(Route.feed, { file: 'news.atom' }) },
  usual && { what: 'Final scores of a sport', to: buildHref(Route.feed, { file: `scores-${usual.sportId}.atom` }) },
  { what: 'Final scores of a school', to: buildHref(Route.feed, { file: 'scores-0101.atom' }) },
  { what: 'Changed scores and games', to: correctionsFeed },
  usual && { what: 'Calendar of a team', to: buildHref(Route.teamIcs, { ...usual, file: '0101.ics' }) },
].filter((line) => line !== undefined);

/** What newsrooms and other sites can use. */
export function toPressView({ environment }: Pick<PageRequest, 'environment'>, license: string) {
  const { ASSOCIATION_NAME: associationName, SITE_URL: siteUrl = null } = environment;
  return {
    associationName,
    license,
    files,
    frames,
    // Feeds need the public address of the site.
    feeds: siteUrl === null ? [] : feeds.filter(({ to }) => to !== correctionsFeed || hasChangesPage({ environment })),
    agateHref: buildHref(Route.scoresAgate),
    oembedExample: `${siteUrl ?? ''}${buildHref(Route.oembed, { query: { url: `${siteUrl ?? ''}${buildHref(Route.scores)}` } })}`,
    contact: { phone: contact.phone, officeHours: `Office: ${contact.officeHours}` },
  };
}
