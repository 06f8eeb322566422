/**
 * Every sport and activity of the association. Navigation, sport pages and filters derive from this list: the same page
 * for another sport is one more row here. Ids are upstream's (specification 1 §2.3).
 */

export type Season = 'fall' | 'winter' | 'spring' | 'activities' | 'unified';

export type SportGender = 'boys' | 'girls';

/** The drawing that stands for a sport: the lines it is played on. */
export type SportArt =
  | 'court'
  | 'course'
  | 'diamond'
  | 'field'
  | 'green'
  | 'lanes'
  | 'mat'
  | 'net'
  | 'pitch'
  | 'pool'
  | 'stage'
  | 'tennis'
  | 'track';

export interface Sport {
  readonly id: string;
  /** "Boys Basketball". */
  readonly title: string;
  /** The name that boys' and girls' variants share: "Basketball". */
  readonly family: string;
  /** Null where there is one competition only, whoever plays it. */
  readonly gender: SportGender | null;
  readonly season: Season;
  /** The id under which committees and shop entries know the sport: `boys-x` and `girls-x` are `x`. */
  readonly sharedId: string;
  readonly art: SportArt;
}

/** In the order in which menus list them. */
export const seasons: readonly { readonly id: Season; readonly title: string }[] = [
  { id: 'fall', title: 'Fall' },
  { id: 'winter', title: 'Winter' },
  { id: 'spring', title: 'Spring' },
  { id: 'activities', title: 'Activities' },
  { id: 'unified', title: 'Unified & Adaptive' },
];

export const sports: readonly Sport[] = [
  boys('fall', 'Cross Country', 'course'),
  girls('fall', 'Cross Country', 'course'),
  only('fall', 'Football', 'field'),
  girls('fall', 'Flag Football', 'field'),
  boys('fall', 'Golf', 'green'),
  girls('fall', 'Golf', 'green'),
  boys('fall', 'Soccer', 'pitch'),
  girls('fall', 'Swimming & Diving', 'pool'),
  girls('fall', 'Tennis', 'tennis'),
  girls('fall', 'Volleyball', 'net'),

  boys('winter', 'Basketball', 'court'),
  girls('winter', 'Basketball', 'court'),
  boys('winter', 'Bowling', 'lanes'),
  girls('winter', 'Bowling', 'lanes'),
  only('winter', 'Competitive Cheerleading', 'stage'),
  only('winter', 'Competitive Dance', 'stage'),
  girls('winter', 'Gymnastics', 'mat'),
  boys('winter', 'Swimming & Diving', 'pool'),
  boys('winter', 'Wrestling', 'mat'),
  girls('winter', 'Wrestling', 'mat'),

  only('spring', 'Badminton', 'net'),
  only('spring', 'Baseball', 'diamond'),
  boys('spring', 'Gymnastics', 'mat'),
  boys('spring', 'Lacrosse', 'pitch'),
  girls('spring', 'Lacrosse', 'pitch'),
  girls('spring', 'Soccer', 'pitch'),
  only('spring', 'Softball', 'diamond'),
  boys('spring', 'Tennis', 'tennis'),
  boys('spring', 'Track & Field', 'track'),
  girls('spring', 'Track & Field', 'track'),
  boys('spring', 'Volleyball', 'net'),
  boys('spring', 'Water Polo', 'pool'),
  girls('spring', 'Water Polo', 'pool'),

  only('activities', 'Bass Fishing', 'pool'),
  only('activities', 'Chess', 'stage'),
  only('activities', 'Debate', 'stage'),
  only('activities', 'Drama & Group Interpretation', 'stage'),
  only('activities', 'Esports', 'stage'),
  only('activities', 'Individual Events', 'stage'),
  only('activities', 'Journalism', 'stage'),
  only('activities', 'Music: Organization', 'stage'),
  only('activities', 'Music: Solo & Ensemble', 'stage'),
  only('activities', 'Scholastic Bowl', 'stage'),

  only('unified', 'Unified Basketball', 'court'),
  only('unified', 'Unified Bowling', 'lanes'),
  only('unified', 'Unified Track & Field', 'track'),
  only('unified', 'Adaptive Track & Field', 'track'),
];

const sportsById: ReadonlyMap<string, Sport> = new Map(sports.map((sport) => [sport.id, sport]));

/** The sport with this id, or `undefined` when there is none. */
export function findSport(id: string): Sport | undefined {
  return sportsById.get(id);
}

/** The address of a sport's landing page. */
export function sportPath(sport: Sport): string {
  return `/sports/${sport.id}`;
}

/** One line of a menu: a sport, or the boys' and girls' variants of one. */
export type SportRow =
  | { readonly kind: 'single'; readonly sport: Sport }
  | { readonly kind: 'pair'; readonly family: string; readonly boys: Sport; readonly girls: Sport };

/** The sports of a season as menus list them, in the order above: boys' and girls' variants merged into one row. */
export function sportRows(season: Season): readonly SportRow[] {
  const inSeason = sports.filter((sport) => sport.season === season);
  return inSeason.flatMap((sport): SportRow[] => {
    const other = inSeason.find(({ sharedId, id }) => sharedId === sport.sharedId && id !== sport.id);
    if (other === undefined) return [{ kind: 'single', sport }];
    return sport.gender === 'boys' ? [{ kind: 'pair', family: sport.family, boys: sport, girls: other }] : [];
  });
}

function boys(season: Season, family: string, art: SportArt): Sport {
  return variant('boys', 'Boys', season, family, art);
}

function girls(season: Season, family: string, art: SportArt): Sport {
  return variant('girls', 'Girls', season, family, art);
}

function variant(gender: SportGender, word: string, season: Season, family: string, art: SportArt): Sport {
  const sharedId = slug(family);
  return { id: `${gender}-${sharedId}`, title: `${word} ${family}`, family, gender, season, sharedId, art };
}

function only(season: Season, title: string, art: SportArt): Sport {
  const id = slug(title);
  return { id, title, family: title, gender: null, season, sharedId: id, art };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
