/** Notes of schools that need an opponent, including HTML entities. */
export const openDateNotes = [
  'Will travel up to 90 miles.',
  'Prefer 2A or 3A school &amp; similar size.',
  'Varsity, JV &amp; frosh/soph if possible.',
  'Looking for a home &#38; home contract.',
  'Need one more team for 8-team tourney &ndash; trophies for top 3.',
  'Call athletic office, not the coach.',
  'Turf field w/ lights. Can start at 4:30 or 7:00',
  'Would consider 3 way meet.',
  'Last year&#39;s opponent dropped the sport.',
  'Entry fee $175 &nbsp;&ndash;&nbsp; lunch for coaches &amp; officials',
  'ANY LEVEL!!',
  'Flexible on date &lt; 2 weeks either way',
  'Homecoming weekend; gate is split 50/50.',
  'Mañana is fine: email the AD.',
] as const;

export const contestTypes = [
  'Varsity',
  'Varsity',
  'Varsity & JV',
  'Varsity Tournament',
  'Invitational',
  'JV',
  'Frosh/Soph',
  'Triangular',
  'Scrimmage',
] as const;

export const contestLocations = ['Home', 'Home', 'Away', 'Away', 'Home or Away', 'Either', 'Neutral'] as const;

export const contractLengths = [
  '1 Year',
  '1 year',
  '2 Years',
  '2 Years',
  '2-yr',
  'Negotiable',
  '',
  'One time only',
] as const;
