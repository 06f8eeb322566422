export type SeasonGroup = 'Fall' | 'Winter' | 'Spring' | 'Activities' | 'Unified & Adaptive';
type SportGender = 'Boys' | 'Girls' | 'Coed';

/** See `art/scenes.ts`. */
export type Surface =
  | 'court'
  | 'field'
  | 'pitch'
  | 'mat'
  | 'track'
  | 'course'
  | 'pool'
  | 'lake'
  | 'diamond'
  | 'green'
  | 'net'
  | 'tennis'
  | 'lanes'
  | 'stage'
  | 'board';

export interface Sport {
  /** Slug in the v1 API. */
  readonly id: string;
  /** Also the ActivityID. */
  readonly code: string;
  readonly title: string;
  readonly name: string;
  readonly gender: SportGender;
  readonly group: SeasonGroup;
  readonly surface: Surface;
  /** Smallest schools first; empty for a single class. */
  readonly classes: readonly string[];
  /** Largest enrollment of each class but the last. */
  readonly cutoffs: readonly number[];
}

type Row = readonly [
  id: string,
  code: string,
  title: string,
  group: SeasonGroup,
  surface: Surface,
  cutoffs?: readonly number[],
  classes?: readonly string[],
];

const four = [300, 700, 1600];

const rows: readonly Row[] = [
  ['boys-cross-country', 'XCB', 'Boys Cross Country', 'Fall', 'course', [600, 1550]],
  ['girls-cross-country', 'XCG', 'Girls Cross Country', 'Fall', 'course', [600, 1550]],
  ['girls-flag-football', 'FFG', 'Girls Flag Football', 'Fall', 'field'],
  ['football', 'FB', 'Football', 'Fall', 'field', [], ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A']],
  ['boys-golf', 'GOB', 'Boys Golf', 'Fall', 'green', [500, 1450]],
  ['girls-golf', 'GOG', 'Girls Golf', 'Fall', 'green', [900]],
  ['boys-soccer', 'SOB', 'Boys Soccer', 'Fall', 'pitch', [700, 1700]],
  ['girls-swimming-diving', 'SWG', 'Girls Swimming & Diving', 'Fall', 'pool'],
  ['girls-tennis', 'TNG', 'Girls Tennis', 'Fall', 'tennis', [1450]],
  ['girls-volleyball', 'VBG', 'Girls Volleyball', 'Fall', 'net', four],
  ['boys-basketball', 'BKB', 'Boys Basketball', 'Winter', 'court', four],
  ['girls-basketball', 'BKG', 'Girls Basketball', 'Winter', 'court', four],
  ['boys-bowling', 'BWB', 'Boys Bowling', 'Winter', 'lanes'],
  ['girls-bowling', 'BWG', 'Girls Bowling', 'Winter', 'lanes'],
  [
    'competitive-cheerleading',
    'CHR',
    'Competitive Cheerleading',
    'Winter',
    'mat',
    [700, 1600],
    ['Small', 'Medium', 'Large', 'Coed'],
  ],
  ['competitive-dance', 'DAC', 'Competitive Dance', 'Winter', 'stage', [1050, 1950]],
  ['girls-gymnastics', 'GYG', 'Girls Gymnastics', 'Winter', 'mat'],
  ['boys-swimming-diving', 'SWB', 'Boys Swimming & Diving', 'Winter', 'pool'],
  ['boys-wrestling', 'WRB', 'Boys Wrestling', 'Winter', 'mat', [750, 1700]],
  ['girls-wrestling', 'WRG', 'Girls Wrestling', 'Winter', 'mat'],
  ['badminton', 'BDG', 'Badminton', 'Spring', 'net'],
  ['baseball', 'BA', 'Baseball', 'Spring', 'diamond', four],
  ['boys-gymnastics', 'GYB', 'Boys Gymnastics', 'Spring', 'mat'],
  ['boys-lacrosse', 'LCB', 'Boys Lacrosse', 'Spring', 'pitch'],
  ['girls-lacrosse', 'LCG', 'Girls Lacrosse', 'Spring', 'pitch'],
  ['girls-soccer', 'SOG', 'Girls Soccer', 'Spring', 'pitch', [800, 1800]],
  ['softball', 'SB', 'Softball', 'Spring', 'diamond', four],
  ['boys-tennis', 'TNB', 'Boys Tennis', 'Spring', 'tennis', [1500]],
  ['boys-track-field', 'TRB', 'Boys Track & Field', 'Spring', 'track', [450, 1250]],
  ['girls-track-field', 'TRG', 'Girls Track & Field', 'Spring', 'track', [450, 1250]],
  ['boys-volleyball', 'VBB', 'Boys Volleyball', 'Spring', 'net'],
  ['boys-water-polo', 'WPB', 'Boys Water Polo', 'Spring', 'pool'],
  ['girls-water-polo', 'WPG', 'Girls Water Polo', 'Spring', 'pool'],
  ['bass-fishing', 'BF', 'Bass Fishing', 'Activities', 'lake'],
  ['chess', 'CH', 'Chess', 'Activities', 'board'],
  ['debate', 'DE', 'Debate', 'Activities', 'stage'],
  ['drama-group-interpretation', 'DGI', 'Drama & Group Interpretation', 'Activities', 'stage'],
  ['esports', 'ES', 'Esports', 'Activities', 'board'],
  ['individual-events', 'IE', 'Individual Events', 'Activities', 'stage'],
  ['journalism', 'JO', 'Journalism', 'Activities', 'board'],
  [
    'music-organization',
    'MO',
    'Music: Organization',
    'Activities',
    'stage',
    [200, 300, 550, 1250],
    ['D', 'C', 'B', 'A', 'AA'],
  ],
  [
    'music-solo-ensemble',
    'MSE',
    'Music: Solo & Ensemble',
    'Activities',
    'stage',
    [200, 300, 550, 1250],
    ['D', 'C', 'B', 'A', 'AA'],
  ],
  ['scholastic-bowl', 'SCB', 'Scholastic Bowl', 'Activities', 'board', [450]],
  ['unified-basketball', 'UBK', 'Unified Basketball', 'Unified & Adaptive', 'court'],
  ['unified-bowling', 'UBW', 'Unified Bowling', 'Unified & Adaptive', 'lanes'],
  ['unified-track-field', 'UTR', 'Unified Track & Field', 'Unified & Adaptive', 'track'],
  ['adaptive-track-field', 'ATR', 'Adaptive Track & Field', 'Unified & Adaptive', 'track'],
];

export const sports: readonly Sport[] = rows.map(([id, code, title, group, surface, cutoffs = [], classes]) => ({
  id,
  code,
  title,
  name: title.replace(/^(Boys|Girls) /, ''),
  gender: getGender(id),
  group,
  surface,
  cutoffs,
  classes: classes ?? (cutoffs.length === 0 ? [] : Array.from({ length: cutoffs.length + 1 }, (_, n) => `${n + 1}A`)),
}));

const byId = new Map(sports.map((sport) => [sport.id, sport]));

export function findSport(id: string): Sport | undefined {
  return byId.get(id);
}

/** @throws RangeError for an unknown id */
export function getSport(id: string): Sport {
  const sport = byId.get(id);
  if (sport === undefined) throw new RangeError(`No sport has the id ${id}.`);
  return sport;
}

/** Empty when classes do not depend on enrollment. */
export function getClassName(sport: Sport, enrollment: number): string {
  if (sport.cutoffs.length === 0) return '';
  const index = sport.cutoffs.findIndex((cutoff) => enrollment <= cutoff);
  return sport.classes[index === -1 ? sport.cutoffs.length : index] ?? '';
}

function getGender(id: string): SportGender {
  if (id.startsWith('boys-') || id === 'football' || id === 'baseball') return 'Boys';
  return id.startsWith('girls-') || id === 'softball' || id === 'badminton' ? 'Girls' : 'Coed';
}
