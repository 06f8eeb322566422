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
  // The strokes of players whose names come with the leaderboard.
  'golf.first-round': ['/sports/boys-golf/state-series/scorecards'],
  'golf.second-round': ['/sports/boys-golf/state-series/scorecards'],
  // Finds the football team of the school, to link its schedule.
  'football-schools.all': ['/schools/details/0101'],
  // Finds the conference's name, which its schedules contain too.
  'football-schools.conferences': ['/sports/football/regular-season/conference-schedules/12'],
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
  // `2:00 PM CT` as `2:00 PM`.
  /^maxpreps\.(?:day|home) \[\]\.time\.text$/,
  /^(?:tournament-scores\.all \[\]\.decidedIn|football-polls\.last-next \[\]\.last\.score)$/,
  /^(?:social\.history \[\]\.postedText|state-finals\.team \.allStaff)$/,
  // Pages compose these remarks about a game from other fields.
  /^(?:maxpreps\.day|scoreboards\.day|tournament-scores\.(?:all|class)) \[\]\.(?:remark|highlight|scheduleChange)$/,
  // Only the page of one game has its links for tickets and streams.
  /^(?:tournament-scores\.(?:all|class) \[\]|scoreboards\.(?:day \[\]|tournament \.games\[\]))\.links\.(?:ticketsUrl|audioUrl|watchUrl|liveStatsUrl)$/,
  // Pictures that the pages with this source do not have.
  / \S*\.(?:userImageUrl|image\.alt|thumbnailUrl)$/,
  /^(?:tournament-info\.facts \.administrator\.photoUrl|website-resources\.all-access \[\]\.imageUrl)$/,
  /^football-schools\.(?:standings \[\]\.logoUrl|conference-schedules \[\]\.team\.coach)$/,
  // The list of teams has the facts that it shares with the page of one team, which shows them.
  /^state-finals\.teams \[\]\.\w+(?:\[\])?$/,
  // The timetable links to the site's own pages instead.
  /^playoff-timetable\.classes \[\]\.\w+Url$/,
];
