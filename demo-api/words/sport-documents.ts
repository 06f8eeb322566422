/** A document that a sport offers. */
export interface SportDocument {
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  /** One document for the boys' and girls' variants of the sport. */
  readonly isShared?: boolean;
}

/** The category of documents for visitors and teams of the state finals. */
const finalsCategory = 'sf-docs';

/** Documents for schools, all year. */
export const schoolDocuments: readonly SportDocument[] = [
  { name: '{term} Terms & Conditions', category: 'manual', subCategory: 'Schools', isShared: true },
  { name: 'Rules Changes {term}', category: 'rules', subCategory: 'Schools', isShared: true },
  { name: 'Manual for Managers: Regional', category: 'manual', subCategory: 'Hosts' },
  { name: 'Manual for Managers: Sectional', category: 'manual', subCategory: 'Hosts' },
  { name: 'Host School Financial Report', category: 'forms', subCategory: 'Hosts', isShared: true },
  { name: 'Official Entry Form', category: 'forms', subCategory: 'Schools' },
  { name: 'List of Participants (Form B)', category: 'forms', subCategory: 'Schools' },
  { name: "Officials' Ratings: How They Count", category: 'officials', subCategory: 'Officials', isShared: true },
  { name: 'Sportsmanship Announcement for P.A.', category: 'scripts', subCategory: 'Hosts', isShared: true },
  { name: 'Broadcast & Streaming Policy', category: 'media', subCategory: 'Media', isShared: true },
];

/** Documents for the state finals. */
export const finalsDocuments: readonly SportDocument[] = [
  { name: 'Schedule of Events', category: finalsCategory, subCategory: 'Spectators' },
  { name: 'Spectator Policies', category: finalsCategory, subCategory: 'Spectators', isShared: true },
  { name: 'Parking & Shuttle Map', category: finalsCategory, subCategory: 'Spectators', isShared: true },
  { name: 'Lodging', category: finalsCategory, subCategory: 'Teams' },
  { name: 'Team Welcome Packet', category: finalsCategory, subCategory: 'Teams' },
  { name: 'Media Credential Request', category: finalsCategory, subCategory: 'Media', isShared: true },
  { name: 'Awards Ceremony Protocol', category: finalsCategory, subCategory: 'Teams' },
];
