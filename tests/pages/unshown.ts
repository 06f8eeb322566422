/* What pages do not show of their sources, and why. */

type PagesBySource = Readonly<Record<string, readonly string[]>>;

/** Sources that are empty at the moment of the test, with their pages. */
export const emptySources: PagesBySource = {
  // The alert ships switched off.
  'site-alert.file': ['/'],
  // A sport has neither games nor alerts outside its season.
  'scoreboards.day': ['/sports/boys-basketball'],
  'alerts.sport': ['/sports/boys-basketball'],
  // The days around today for the date strip: on some, nobody plays.
  'maxpreps.sports': ['/scores', '/sports/boys-soccer/scores', '/sports/girls-volleyball/maxpreps-scores'],
};

/** Pages without the strips of sponsors. */
const withoutStrips = [
  '/schools/records/0101',
  '/archives',
  '/archives/1234',
  '/sports/girls-volleyball/state-series/schedules/2A',
  '/sports/girls-volleyball/state-series/brackets/2A',
  '/sports/girls-tennis/state-series/state-brackets/1A',
  '/sports/football/state-series/playoff-brackets',
  '/sports/football/state-series/playoff-brackets/1A',
  '/sports/football/state-series/playoff-schedules',
  '/sports/football/state-series/playoff-schedules/1A',
];

/** Sources that have texts of their own and show none of them, with their pages. */
export const hiddenSources: PagesBySource = {
  'sponsors.front': withoutStrips,
  // Names the days on which results arrive; the page is refreshed more often then.
  'sport-calendar.five-years': [
    '/sports/competitive-cheerleading/state-series/entries',
    '/sports/girls-volleyball/state-series/sites/2A',
    '/sports/girls-volleyball/state-series/assignments/2A',
    '/sports/girls-volleyball/state-series/seeds/2A',
    '/sports/girls-volleyball/state-series/schedules/2A',
    '/sports/girls-volleyball/state-series/results/2A',
    '/sports/boys-basketball/state-series/team-info',
    '/sports/football/state-series/pairings-guide',
    '/sports/football/state-series/playoff-schedules',
    '/sports/football/state-series/playoff-schedules/1A',
  ],
  // The other leaderboard is one choice away.
  'golf.individual-leaders': [
    '/sports/boys-golf/state-series/state-leaderboard/3A?board=team',
    // Only when, who and from which school.
    '/sports/boys-golf/state-series/state-tee-times',
  ],
  // The strokes of players whose names come with the leaderboard.
  'golf.first-round': ['/sports/boys-golf/state-series/scorecards'],
  'golf.second-round': ['/sports/boys-golf/state-series/scorecards'],
  // Finds the football team of the school, to link its schedule.
  'football-schools.all': ['/schools/details/0101'],
  // Finds the conference's name, which its schedules contain too.
  'football-schools.conferences': ['/sports/football/regular-season/conference-schedules/12'],
  // Has the records of the teams and names their schedules; the game has their names too.
  'prep-schools.all': ['/games/251400939?sport=girls-flag-football', '/games/251301844?date=2025-10-11'],
  // Before the pairings its sections are not those of the classes, whose teams are beside their maps.
  'football-qualification.qualifiers': ['/sports/football/state-series/playoff-maps'],
  // Dates of the games, which name the season.
  'state-finals.scores': ['/sports/boys-basketball/state-series/team-info'],
};

/** Fields that no page shows in their own words. */
export const hiddenFields: readonly RegExp[] = [
  // Structure and looks of texts and pictures.
  / \S*\.(?:tag|marker|scope|align|className|backgroundFill|swatches\[\])$/,
  // Identifies or chooses something: a sport, a school, a video player, a column.
  / \S*\.(?:activityId|schoolId|genderSport|host|key)$/,
  /^news\.page \[?\S*\.video\.id$/,
  // Shown in other words: `10th Grade` as `10`, `Small` in a name, `8 INN` as `F/8`, a list split into names.
  / \S*\.grade$/,
  // The association's own mark, which the masthead has.
  /^clinics\.page \[\]\.src$/,
  // `2:00 PM CT` as `2:00 PM`.
  / \S*\.time\.text$/,
  // A game without an id is identified by its words.
  /^maxpreps\.(?:day|home) \[\]\.id$/,
  /^(?:tournament-scores\.all \[\]\.decidedIn|football-polls\.last-next \[\]\.last\.score)$/,
  /^(?:social\.history \[\]\.postedText|state-finals\.team \.allStaff)$/,
  // Pages compose these remarks about a game from other fields.
  /^(?:maxpreps\.(?:day|home)|scoreboards\.day|tournament-scores\.(?:all|class)) \[\]\.(?:remark|highlight|scheduleChange)$/,
  // Only the page of one game has its links for tickets and streams.
  /^(?:tournament-scores\.(?:all|class) \[\]|scoreboards\.(?:day \[\]|tournament \.games\[\]))\.links\.(?:ticketsUrl|audioUrl|watchUrl|liveStatsUrl)$/,
  // The page of a game has the box score of the daily feed instead.
  /^scoreboards\.day \[\]\.links\.boxScoreUrl$/,
  // Pictures that the pages with this source do not have.
  / \S*\.(?:userImageUrl|image\.alt|thumbnailUrl)$/,
  /^(?:tournament-info\.facts \.administrator\.photoUrl|(?:website-resources\.all-access|streams\.all) \[\]\.imageUrl)$/,
  /^football-schools\.(?:standings \[\]\.logoUrl|conference-schedules \[\]\.team\.coach)$/,
  // The list of teams has the facts that it shares with the page of one team, which shows them.
  /^state-finals\.teams \[\]\.\w+(?:\[\])?$/,
  // Sets have no clock, only words such as `In Progress`.
  /^scoreboards\.day \[\]\.timeRemaining$/,
  // The timetable links to the site's own pages instead.
  /^playoff-timetable\.classes \[\]\.\w+Url$/,
];

type Row = Readonly<Record<string, unknown>>;

/** The rows whose figures a page shows, for sources that list more. */
export const shownRows: Readonly<Record<string, (row: Row) => boolean>> = {
  'football-lists.weekly-schedules': ({ week }) => week === 7,
  'state-finals.rosters': ({ schoolId }) => schoolId === '0101',
};

/** Sources whose rows each fill many lines of the page, such as the scorecards after the list of all golfers. */
export const longRows = /^golf\.(?:first|second)-round /;

/** Figures that are not beside the names of their rows on these pages. Everywhere else they are. */
export const unshownFigures: readonly (readonly [path: RegExp, field: RegExp])[] = [
  // The names of two games' teams are beside each other, although only one of the games is on the page.
  [/^\/$|^\/scores2$|\/conference-schedules\/|\/state-series\/scores\/1A$/, / \[\]\.columns\[\]\[\]$/],
  // Lists of games to watch, without scores.
  [/^\/streaming$/, /^(?:maxpreps|scoreboards)\.day \[\]\.columns\[\]\[\]$/],
  // A schedule has the score of a game, and not its quarters. The games of another sport are not on the page.
  [/\/schedule-detail\/|\/girls-volleyball\/maxpreps-scores$/, /^football-games\.week \[\]\.columns\[\]\[\]$/],
  // A scoreboard gives the daily games in play their clocks and sets; finals have the sets that were won.
  [/\/maxpreps-scores$/, /^scoreboards\.day \[\]\.columns\[\]\[\]$/],
  // Brackets show the sets that each team won.
  [/\/state-series\/brackets\//, /^tournament-scores\.class \[\]\.columns\[\]\[\]$/],
  // `1/5/2026` as `Jan 5, 2026`.
  [/^\/officials\/clinics$/, /^clinics\.page \[\]\.body\[\]\[\]\.children\[\]$/],
  // Names the chair, and links to the page with all members.
  [/^\/about$/, /^committees\.members \[\]\.termExpires$/],
  // The heading of many schools.
  [/^\/schools\/board-divisions$/, /^schools\.by-district \[\]\.(?:division|district)$/],
  // Names the school; its own page shows the rest.
  [/^\/schools\/records\//, /^schools\.one \.(?:zip|phone|fax|enrollmentText|classificationEnrollment)$/],
  // A team's page shows its own rows of these, and names its opponents.
  [
    /\/maxpreps-schools\/abc123$/,
    /^(?:stat-leaders\.category|prep-standings\.rpi|tournament-scores\.all|scoreboards\.day) /,
  ],
  // The head of a column, whose digit is not a figure.
  [/\/maxpreps-leaders$/, /^stat-leaders\.category \[\]\.figures\[\]\.name$/],
  // The page of a team shows its enrollment and scores.
  [/\/(?:title-)?team-info$/, /^(?:state-finals\.(?:teams|scores)|legacy-pages\.section|tournament-scores\.all) /],
  // A box names the school or the athlete; the list of entries names both.
  [/\/xc-state-central\//, /^cross-country\.entries \.boxes\[\]\.box$/],
  // All 18 holes are `F`. The round that is played now has its score against par.
  [/leaderboard/, /^golf\.(?:individual|team)-leaders \.standings\[\]\.(?:thru|rounds\[\]\.versusPar)$/],
  // Only when, who and from which school.
  [/tee-times$/, /^golf\.individual-leaders \.standings/],
  // Champions of earlier rounds are named without their seeds.
  [/\/football\/state-series$/, /^tournament-scores\.all \[\]\.teams\[\]\.seed$/],
  // The town of `Saukton (S.-Winslowville)` is written out.
  [/\/playoff-outlook/, /^football-qualification\.outlook \[\]\.enrollment$/],
  // The score is in the heading, away from the place.
  [/^\/games\/.*week=/, /^football-games\.week \[\]\.columns\[\]\[\]$/],
  // The leaderboard of golfers names their teams.
  [/leaderboard(?:\/3A)?$/, /^golf\.team-leaders \.standings\[\]\.(?:place|versusPar|gross|rounds\[\]\.gross)$/],
  // A team that left the poll has votes only.
  [/\/ap-poll$/, /^football-polls\.last-next \[\]\.last\.score$/],
  // The table of each team has the enrollment of its opponents only, and nothing of last year.
  [
    /\/conference-schedules\//,
    /^football-schools\.conference-schedules \[\]\.team\.(?:enrollment|lastYearsRecord\.(?:wins|losses))$/,
  ],
  // The last five results of each team: earlier games against the same opponents are not on the page.
  [/^\/games\//, /^prep-schools\.schedule \[\]\.(?:own|opponent)Score$/],
  // The table has a row for each member.
  [/\/maxpreps-standings\/45$/, /^prep-standings\.conferences \[\]\.memberCount$/],
];

/** Figures whose rows no page names, or that no page shows in their own words: `8 INN` as `F/8`. */
export const unnamedFigures: readonly RegExp[] = [
  / \.?(?:games)?\[\]\.(?:decidedIn|highlight)$/,
  /^football-schools\.conference-standings \[\]\.conferenceRecord\.losses$/,
  /^football-schools\.conference-schedules \[\]\.team\.lastYearsClass$/,
];
