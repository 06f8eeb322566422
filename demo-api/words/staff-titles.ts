/** Titles of activity sponsors by the activity's slug; `Sponsor` for the others. */
export const sponsorTitles: Readonly<Record<string, string>> = {
  chess: 'Chess Coach',
  debate: 'Debate Coach',
  'drama-group-interpretation': 'Drama & Group Interpretation Director',
  esports: 'Esports Coach',
  'individual-events': 'Speech - Individual Events Coach',
  journalism: 'Journalism Adviser',
  'music-organization': 'Director of Bands',
  'music-solo-ensemble': 'Choral Director',
  'scholastic-bowl': 'Scholastic Bowl Coach',
  'bass-fishing': 'Bass Fishing Coach',
};

/** Names given for a vacant position. */
export const vacancyNames = ['Vacant', 'TBA', 'TBD', 'Open Position', ''] as const;
