/** The site's own words for what several pages show: one word for each thing. Texts of upstream keep their own. */
export const words = {
  refresh: 'Refresh',
  boxScore: 'Box Score',
  noBoxScore: 'No Box Score',
  watch: 'Watch',
  listen: 'Listen',
  tickets: 'Tickets',
  liveStats: 'Live stats',
  liveScoring: 'Live Scoring',
  pairingsShow: 'Football Pairings Show',
  schoolName: 'School name',
  myTeams: 'My teams',
  scoresOnScreen: 'Scores on a screen',
} as const;
