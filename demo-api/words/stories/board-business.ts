/** A decision of the Board of Directors: the motion, its reasons, and how often it fails. */
export interface Motion {
  readonly motion: string;
  readonly note: string;
}

export const boardMotions: readonly Motion[] = [
  {
    motion: 'Adopt the five-year calendar as amended',
    note: 'The finals of bowling move by a week in the third year, because the lanes were promised to a wedding.',
  },
  {
    motion: 'Renew the ball agreements in six sports',
    note: 'The price per ball rises by 40 cents; the number of balls given to member schools stays at twelve.',
  },
  {
    motion: 'Add a girls wrestling sectional in the southern divisions',
    note: 'Entries have doubled in three years, and four schools traveled more than 160 miles to weigh in.',
  },
  {
    motion: 'Set ticket prices for the state finals',
    note: 'Adults $12 a session, students $8, children under six free. There is no fee on top.',
  },
  {
    motion: 'Approve cooperative teams for two years',
    note: 'Thirty-one requests were granted, two were sent back for a missing signature.',
  },
  {
    motion: 'Move the lacrosse finals to Saturday evening',
    note: 'Directors asked what the grass would look like after a day of soccer. The host said: like grass.',
  },
  {
    motion: 'Amend the policy on artificial noise makers',
    note: 'Cowbells stay out indoors. Vuvuzelas, which nobody has seen since 2011, are no longer named.',
  },
  {
    motion: 'Grant hardship waivers',
    note: 'Fourteen of nineteen appeals were upheld. The names of students are not part of the record.',
  },
  {
    motion: 'Accept the auditor&rsquo;s report',
    note: 'No findings for the eighth year. Reserves cover eleven months of operation.',
  },
  {
    motion: 'Increase the officials&rsquo; fee for regionals by $6',
    note: 'It is the second step of three that were agreed on with the officials&rsquo; associations.',
  },
  {
    motion: 'Let schools use the corner kick review in soccer finals',
    note: 'A video official would need three cameras. The finals have two.',
  },
  {
    motion: 'Recognize girls field hockey as an emerging sport',
    note: 'Eleven schools play it. The policy asks for twelve, and the twelfth was not sure.',
  },
  { motion: 'Sign the lease for a second van', note: 'The first has 214,000 miles on it and smells of water polo.' },
  {
    motion: 'Publish assignments one day earlier',
    note: 'Coaches asked for it in five sports. The staff will try it in volleyball first.',
  },
];

/** Reports to the board without a vote. */
export const boardReports = [
  'The executive director reported that 9,412 officials hold a license, 212 more than a year ago, and that the number of those in their first year has risen for the third time.',
  'The treasurer went through the quarter. Income from broadcasts was below the estimate, income from the gate above it, and postage was, for once, on the dot.',
  'The sports medicine committee presented numbers on heat: seven schools called off practice on days on which the meter said no, and none had to call an ambulance.',
  'Two students of the advisory council spoke about the schedule of finals week. Their proposal, a quiet hour before each session, goes to the staff.',
  'The foundation gave its half-yearly report. Forty-two scholarships are funded, and the fund for first-year officials reached its goal in March.',
  'Directors heard that the new front page of the School Center loads in two seconds. It used to load in eleven. There was applause.',
  'The committee on equity brought the survey of sports offered to girls and boys. Twenty-six schools were asked for a plan.',
  'The staff showed a map of bus miles in the first round. Half of all teams travel less than 28 miles; one travels 131.',
] as const;
