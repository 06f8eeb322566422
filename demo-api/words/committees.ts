import type { Office } from '../world/school-officers';

/** Members from outside the schools. */
export type OutsideRole = 'official' | 'journalist' | 'citizen' | 'physician';

export interface StandingCommittee {
  /** In the API, in place of a sport id. */
  readonly slug: string;
  readonly title: string;
  /** One member per division for each office. */
  readonly offices: readonly Office[];
  readonly outside: readonly OutsideRole[];
  readonly meetsIn: readonly number[];
}

const repeatRole = (role: OutsideRole, count: number): OutsideRole[] => Array.from({ length: count }, () => role);

export const standingCommittees: readonly StandingCommittee[] = [
  {
    slug: 'athletic-administrators',
    title: 'Athletic Administrators Advisory Committee',
    offices: ['athletic-director'],
    outside: [],
    meetsIn: [9, 4],
  },
  { slug: 'principals', title: 'Principals Advisory Committee', offices: ['principal'], outside: [], meetsIn: [10, 3] },
  {
    slug: 'sports-medicine',
    title: 'Sports Medicine Advisory Committee',
    offices: ['athletic-trainer'],
    outside: repeatRole('physician', 5),
    meetsIn: [11, 4],
  },
  {
    slug: 'officials',
    title: 'Officials Advisory Committee',
    offices: ['athletic-director'],
    outside: repeatRole('official', 7),
    meetsIn: [8, 2],
  },
  { slug: 'media', title: 'Media Advisory Committee', offices: [], outside: repeatRole('journalist', 9), meetsIn: [9] },
  {
    slug: 'equity',
    title: 'Equity & Inclusion Committee',
    offices: ['principal'],
    outside: repeatRole('citizen', 3),
    meetsIn: [10, 5],
  },
  {
    slug: 'sportsmanship',
    title: 'Sportsmanship Committee',
    offices: ['athletic-director'],
    outside: repeatRole('official', 2),
    meetsIn: [1],
  },
  {
    slug: 'ihsaf-board-members',
    title: 'IHSAF Board Members',
    offices: [],
    outside: repeatRole('citizen', 9),
    meetsIn: [9, 6],
  },
  {
    slug: 'foundation-board',
    title: 'Foundation Board Members',
    offices: [],
    outside: repeatRole('citizen', 11),
    meetsIn: [8, 5],
  },
  {
    slug: 'foundation-board-members',
    title: 'Foundation Board Members',
    offices: [],
    outside: repeatRole('citizen', 11),
    meetsIn: [8, 5],
  },
];

/** Titles and organizations. */
export const outsideTitles: Readonly<Record<OutsideRole, readonly (readonly [title: string, body: string])[]>> = {
  official: [
    ['Contest Official', 'Officials Associations'],
    ['Assigning Chairperson', 'Officials Associations'],
    ['Contest Official', 'Harbor Officials Guild'],
  ],
  journalist: [
    ['Sports Editor', 'The Tolan Lantern'],
    ['Sports Director', 'Harborlight Stations'],
    ['Staff Writer', 'Prairie City Courant'],
    ['Photographer', 'Quarry Falls Gazette & Bee'],
    ['Play-by-Play', 'Rockwell Community Radio'],
  ],
  citizen: [
    ['Trustee', 'Foundation'],
    ['Treasurer', 'Foundation'],
    ['Retired Superintendent', 'Alumni'],
    ['Attorney', 'Public Member'],
    ['Parent', 'Public Member'],
  ],
  physician: [
    ['Team Physician', 'Tallgrass Health'],
    ['Orthopedic Surgeon', 'Tolan University'],
    ['Pediatrician', 'Public Member'],
    ['Physical Therapist', 'Tallgrass Health'],
  ],
};
