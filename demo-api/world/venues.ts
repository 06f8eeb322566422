import { findSport } from './sports';

/** State finals venues have a weather forecast. */
export interface Venue {
  readonly facilityId: number;
  readonly name: string;
  readonly town: string;
  readonly street: string;
  readonly isIndoors: boolean;
  /** Capacity. */
  readonly seats: number;
}

type Row = readonly [name: string, town: string, street: string, kind: 'indoors' | 'outdoors', seats: number];

const rows = [
  ['Prairie Dome', 'Prairie City', '1 Dome Plaza', 'indoors', 14_200],
  ['Founders Stadium', 'Prairie City', '1200 Founders Way', 'outdoors', 21_800],
  ['Redwing Arena', 'Tolan', '300 S. Redwing Ave.', 'indoors', 9_600],
  ['Halvor Woods', 'Tolan', '8800 Halvor Park Rd.', 'outdoors', 15_000],
  ['Hollis Park', 'Harborview', '77 Hollis Park Dr.', 'outdoors', 5_400],
  ['Orrin Yards', 'Harborview', '415 Yards Blvd.', 'outdoors', 6_900],
  ['Breakwater Courts', 'Harborview', '2 Breakwater Ln.', 'outdoors', 2_100],
  ['Willowbrook Field', 'Winslow', '510 Willowbrook Rd.', 'outdoors', 7_700],
  ['Quilty Complex', 'Larkin Rapids', '2600 Quilty Pkwy.', 'outdoors', 3_800],
  ['Lyceum Hall', 'Larkin Rapids', '18 Lyceum Sq.', 'indoors', 1_900],
  ['Sedge Hall', 'Rockwell', '940 Sedge St.', 'indoors', 4_300],
  ['Vesper Fields', 'Vesper', '6100 N. Vesper Rd.', 'outdoors', 3_200],
  ['Sauk Natatorium', 'New Selby', '225 Natatorium Ct.', 'indoors', 2_600],
  ['Grange Pavilion', 'Quarry Falls', '1450 Grange Rd.', 'indoors', 8_100],
  ['Keswick Oval', 'Keswick', '70 Oval Cir.', 'outdoors', 11_300],
  ['Threshers Lanes', 'Sorley', '3305 W. Locust St.', 'indoors', 900],
  ['Ulric Lake Landing', 'Grand Orrin', '1 Landing Rd.', 'outdoors', 1_200],
  ['Exposition Hall', 'Prairie City', '640 Exposition Dr.', 'indoors', 5_000],
  ['Sorley Marsh Links', 'Sorley', '9100 Marsh Rd.', 'outdoors', 4_000],
  ['Keswick Fallow Golf Course', 'Keswick', '2210 Fallow Ln.', 'outdoors', 4_000],
  ['Quarry Rim Golf Course', 'Quarry Falls', '77 Rim Rd.', 'outdoors', 4_000],
  ['Orrin Burn Golf Course', 'Grand Orrin', '4500 Burn Dr.', 'outdoors', 4_000],
  ['Rapids Bluff Golf Course', 'Larkin Rapids', '300 Bluff Ct.', 'outdoors', 4_000],
] as const satisfies readonly Row[];

type VenueName = (typeof rows)[number][0];

const firstFacility = 101;

export const venues: readonly Venue[] = rows.map(([name, town, street, kind, seats], index) => ({
  facilityId: firstFacility + index,
  name,
  town,
  street,
  isIndoors: kind === 'indoors',
  seats,
}));

const byName = new Map<string, Venue>(venues.map((venue) => [venue.name, venue]));

/** One venue, or one per class, smallest schools first. */
const hosts: Readonly<Record<string, VenueName | readonly VenueName[]>> = {
  football: 'Founders Stadium',
  'girls-volleyball': 'Redwing Arena',
  'boys-soccer': 'Hollis Park',
  'girls-flag-football': 'Willowbrook Field',
  'boys-cross-country': 'Halvor Woods',
  'girls-cross-country': 'Halvor Woods',
  'girls-tennis': 'Breakwater Courts',
  'boys-tennis': 'Breakwater Courts',
  'boys-golf': ['Sorley Marsh Links', 'Keswick Fallow Golf Course', 'Quarry Rim Golf Course'],
  'girls-golf': ['Orrin Burn Golf Course', 'Rapids Bluff Golf Course'],
  'girls-swimming-diving': 'Sauk Natatorium',
  'boys-swimming-diving': 'Sauk Natatorium',
  'boys-water-polo': 'Sauk Natatorium',
  'girls-water-polo': 'Sauk Natatorium',
  'girls-basketball': 'Redwing Arena',
  'boys-basketball': 'Prairie Dome',
  'boys-wrestling': 'Prairie Dome',
  'girls-wrestling': 'Grange Pavilion',
  'boys-bowling': 'Threshers Lanes',
  'girls-bowling': 'Threshers Lanes',
  'unified-bowling': 'Threshers Lanes',
  'competitive-cheerleading': 'Grange Pavilion',
  'competitive-dance': 'Grange Pavilion',
  'girls-gymnastics': 'Sedge Hall',
  'boys-gymnastics': 'Sedge Hall',
  badminton: 'Sedge Hall',
  'boys-volleyball': 'Sedge Hall',
  baseball: 'Orrin Yards',
  softball: 'Quilty Complex',
  'girls-soccer': 'Hollis Park',
  'boys-lacrosse': 'Vesper Fields',
  'girls-lacrosse': 'Vesper Fields',
  'boys-track-field': 'Keswick Oval',
  'girls-track-field': 'Keswick Oval',
  'unified-track-field': 'Keswick Oval',
  'adaptive-track-field': 'Keswick Oval',
  'bass-fishing': 'Ulric Lake Landing',
  chess: 'Exposition Hall',
  esports: 'Exposition Hall',
  'scholastic-bowl': 'Exposition Hall',
  debate: 'Lyceum Hall',
  journalism: 'Lyceum Hall',
  'drama-group-interpretation': 'Lyceum Hall',
  'individual-events': 'Lyceum Hall',
  'unified-basketball': 'Prairie Dome',
};

/** None for music, which many schools host. */
export function listVenues(sportId: string): readonly Venue[] {
  const names = hosts[sportId] ?? [];
  return (typeof names === 'string' ? [names] : names).flatMap((name) => byName.get(name) ?? []);
}

export function findVenue(sportId: string, className: string): Venue | undefined {
  const all = listVenues(sportId);
  return all.length < 2 ? all[0] : all[findSport(sportId)?.classes.indexOf(className) ?? 0];
}

export function findVenueById(facilityId: number): Venue | undefined {
  return venues[facilityId - firstFacility];
}

/** `Redwing Arena, Tolan` */
export function formatSite({ name, town }: Venue): string {
  return `${name}, ${town}`;
}
