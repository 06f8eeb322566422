export interface DocumentWords {
  readonly category: string;
  readonly subCategory: string;
  readonly names: readonly string[];
}

/** Documents of the download center. Graphics have an image. */
export const downloads: readonly DocumentWords[] = [
  {
    category: 'Forms',
    subCategory: 'Eligibility',
    names: [
      'Transfer Concurrence Form',
      'Hardship Waiver Request',
      'Eligibility Checklist for Transfers',
      'Physical Examination Form',
      'Physical Examination Form (Español)',
      'Home School Participation Form',
      'Foreign Exchange Student Form',
    ],
  },
  {
    category: 'Forms',
    subCategory: 'Health & Safety',
    names: [
      'Return to Play Form',
      'Concussion Information Sheet',
      'Weight Certification Form',
      'Heat Acclimatization Log',
      'Emergency Action Plan Template',
    ],
  },
  {
    category: 'Forms',
    subCategory: 'Tournament',
    names: [
      'Site Host Application',
      'Tournament Financial Report',
      'Request for Passes',
      'Protest Form (see by-law 6.033)',
    ],
  },
  {
    category: 'Handbooks',
    subCategory: 'Schools',
    names: [
      'Member School Handbook',
      'Constitution & By-laws',
      'Athletic Director’s Planning Guide',
      'Sportsmanship Manual',
      'Equity & Title IX Guide',
    ],
  },
  {
    category: 'Handbooks',
    subCategory: 'Officials',
    names: [
      'Officials Handbook',
      'Positive Contest Report Guide',
      'Guide for New Officials',
      'Assigning & Fees Policy',
    ],
  },
  {
    category: 'Manuals',
    subCategory: 'Managers',
    names: [
      'Regional Manager’s Manual',
      'Sectional Manager’s Manual',
      'Super-Sectional Manager’s Manual',
      'Public Address Script',
    ],
  },
  {
    category: 'Graphics',
    subCategory: 'Logos',
    names: ['Association Mark (color)', 'Association Mark (one color)', 'State Series Mark', '125th Anniversary Mark'],
  },
  {
    category: 'Graphics',
    subCategory: 'Playing Surfaces',
    names: [
      'Basketball Court',
      'Football Field',
      'Volleyball Court',
      'Wrestling Mat',
      'Soccer Pitch',
      'Track',
      'Swimming Pool',
      'Baseball Diamond',
    ],
  },
  {
    category: 'Graphics',
    subCategory: 'Social Media',
    names: [
      'Congratulations Card',
      'Game Day Card',
      'Be a Good Sport Card',
      'Thank an Official Card',
      'State Bound Card',
      'Senior Night Card',
    ],
  },
  {
    category: 'Posters',
    subCategory: 'Sportsmanship',
    names: ['Do What’s Right! Poster', 'Spectator Code Poster', 'Thank an Official Poster'],
  },
  {
    category: 'Publications',
    subCategory: '',
    names: [
      'Five-Year Calendar',
      'Annual Report',
      'Membership Figures',
      'Television & Streaming Policy',
      'Rights & Licensing Terms',
    ],
  },
];

/** Archived documents of each sport. */
export const archiveKinds = [
  'Record Book',
  'Tournament Program',
  'Bracket',
  'Box Scores',
  'All-State Team',
  'Team Photo Album',
] as const;
