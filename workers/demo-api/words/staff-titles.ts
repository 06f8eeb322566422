/** What activity sponsors are called, by the activity's slug; `Sponsor` elsewhere. */
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

/** What cannot be told when a place is not filled. */
export const vacancyNames = ['Vacant', 'TBA', 'TBD', 'Open Position', ''] as const;
