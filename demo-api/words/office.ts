/** A position in the association's office. */
export interface OfficePosition {
  readonly title: string;
  readonly responsibilities: string;
  /** Shared ids of the sports that the person administers. */
  readonly sports?: readonly string[];
  /** Whether the person writes news articles. */
  readonly writes?: boolean;
  /** Index of the support position that assists. */
  readonly assistedBy?: number;
}

/** Leadership positions, in the order of the list. */
export const leadershipPositions: readonly OfficePosition[] = [
  {
    title: 'Executive Director',
    responsibilities: 'Board of Directors, by-laws and their interpretation, legal matters, national federation',
    assistedBy: 0,
  },
  {
    title: 'Associate Executive Director',
    responsibilities: 'Eligibility and transfers, cooperative teams, hardship appeals',
    sports: ['football', 'golf', 'bass-fishing'],
    assistedBy: 0,
  },
  {
    title: 'Assistant Executive Director',
    responsibilities: 'Rules interpretation, sports medicine advisory committee, concussion protocol',
    sports: ['basketball', 'cross-country', 'track-field', 'unified-track-field', 'adaptive-track-field'],
    assistedBy: 1,
    writes: true,
  },
  {
    title: 'Assistant Executive Director',
    responsibilities: 'Student services, equity, unified & adaptive programs',
    sports: ['volleyball', 'badminton', 'unified-basketball', 'unified-bowling', 'bowling'],
    assistedBy: 1,
    writes: true,
  },
  {
    title: 'Assistant Executive Director',
    responsibilities: 'Officials: licensing, clinics, assignments and observation',
    sports: ['soccer', 'water-polo', 'lacrosse', 'flag-football'],
    assistedBy: 2,
  },
  {
    title: 'Assistant Executive Director',
    responsibilities: 'Classification, scheduling, open dates; host sites and contracts',
    sports: ['baseball', 'softball', 'wrestling', 'swimming-diving', 'gymnastics', 'tennis'],
    assistedBy: 2,
  },
  {
    title: 'Assistant Executive Director',
    responsibilities: 'Activities and the fine arts; emerging activities',
    sports: [
      'chess',
      'debate',
      'drama-group-interpretation',
      'esports',
      'individual-events',
      'journalism',
      'music-organization',
      'music-solo-ensemble',
      'scholastic-bowl',
      'competitive-cheerleading',
      'competitive-dance',
    ],
    assistedBy: 3,
  },
  {
    title: 'Chief Financial Officer',
    responsibilities: 'Budget, audits, ticketing settlements, purchasing',
    assistedBy: 3,
  },
];

export const supportPositions: readonly OfficePosition[] = [
  { title: 'Executive Assistant', responsibilities: 'Board agendas and minutes; by-law proposals' },
  {
    title: 'Administrative Assistant',
    responsibilities: 'Entries, lists of participants, officials for the winter series',
  },
  { title: 'Administrative Assistant', responsibilities: 'Officials department: applications and fees' },
  { title: 'Administrative Assistant', responsibilities: 'Activities, manuals, adjudicators' },
  {
    title: 'Director of Media Services',
    responsibilities: 'Credentials, television and streaming rights',
    writes: true,
  },
  {
    title: 'Communications Coordinator',
    responsibilities: 'Website, news releases, state final programs',
    writes: true,
  },
  { title: 'Communications Coordinator', responsibilities: 'Social media, archives & photography', writes: true },
  { title: 'Staff Writer', responsibilities: 'Features, the 125th season, records', writes: true },
  { title: 'Staff Writer', responsibilities: 'Game coverage', writes: true },
  { title: 'Director of Corporate Partnerships', responsibilities: 'Partners, merchandise, licensed vendors' },
  { title: 'Information Technology Manager', responsibilities: 'Schools Center and Officials Center' },
  { title: 'Software Developer', responsibilities: 'Score reporting, data exchange' },
  { title: 'Accountant', responsibilities: 'Payables, officials payments' },
  { title: 'Events Manager', responsibilities: 'Medals and trophies, volunteers, ceremonies' },
  { title: 'Mailroom & Facilities', responsibilities: 'Shipping of printed programs' },
  { title: 'Receptionist', responsibilities: '' },
];
