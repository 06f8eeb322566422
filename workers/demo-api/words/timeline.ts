import type { Surface } from '../world/sports';

/** One moment of the association's history. `{product}` stands for its short name. */
export interface TimelineEntry {
  readonly year: number;
  readonly title: string;
  /** HTML */
  readonly content: string;
  readonly surface: Surface;
  /** A page of the site that tells more. */
  readonly link?: string;
}

type Entry = readonly [year: number, title: string, surface: Surface, content: string, link?: string];

const entries: readonly Entry[] = [
  [1900, 'Eleven principals miss a train', 'board', '<p>On October 6 a storm holds the northbound train at Prairie City. Eleven principals on their way home from a teachers&rsquo; institute spend the night in the waiting room and agree that a student should pass three subjects before he plays football. They sign the back of a timetable. It hangs in the lobby today.</p>', '/about/history'],
  [1901, 'First constitution', 'board', '<p>Nine articles on four pages, adopted 31-2. The two schools that voted against it joined within the year.</p>', '/about/constitution'],
  [1904, 'Ringers banned', 'field', '<p>After a blacksmith of 26 scores five touchdowns for a school he has never entered, a birth certificate is asked for.</p>'],
  [1908, 'The first boys basketball tournament', 'court', '<p>Eleven teams play in the armory of Tolan. Admission is 25 cents; the stove in the corner counts as out of bounds. Tolan beats Sorley, 21-19.</p>', '/sports/boys-basketball/history'],
  [1911, 'Numbers on jerseys', 'field', '<p>Suggested by a newspaper that could not tell the Abara brothers apart.</p>'],
  [1914, 'Track and field moves outdoors', 'track', '<p>The first state meet has 14 events and one stopwatch.</p>', '/sports/boys-track-field'],
  [1918, 'A season without games', 'board', '<p>Influenza closes the schools in October. The board meets by letter and calls off everything until March.</p>'],
  [1921, 'A secretary and a typewriter', 'board', '<p>Miss Wilhelmina Ostrander is hired for two afternoons a week. She stays for 38 years and answers 90,000 letters.</p>'],
  [1924, 'Girls play by post', 'green', '<p>Schools shoot free throws at home and mail in the results. 88 schools take part in the first telegraphic meet.</p>'],
  [1926, 'On the air', 'court', '<p>A station in Port Marlow carries the final. The announcer has never seen basketball and describes the hats.</p>'],
  [1931, 'The milk truck', 'court', '<p>Lone Elm, enrollment 54, reaches the finals in the back of a milk truck and takes third place. The dairy paints the score on its doors.</p>'],
  [1934, 'Music joins', 'stage', '<p>Bands and choirs ask for contests with judges of their own. The first solo and ensemble day lasts until three in the morning.</p>', '/sports/music-solo-ensemble'],
  [1937, 'Swimming gets a state meet', 'pool', '<p>Seven schools have a pool. One of them is a former brewery.</p>'],
  [1940, 'Debate draws a crowd', 'stage', '<p>2,100 people hear two sophomores argue about railways. It is still the record.</p>', '/sports/debate'],
  [1943, 'Gasoline and geography', 'board', '<p>Rationing limits travel to 40 miles. Regionals are drawn with a piece of string, and the habit stays.</p>'],
  [1946, 'Officials need a license', 'board', '<p>1,204 men and three women pass the first test. Question 11 is about fog.</p>', '/officials'],
  [1949, 'The longest game', 'diamond', '<p>Kettle Creek and Sauk Bend play 22 innings over two days. The winning run scores on a wild pitch while the pitcher looks at the sunset.</p>'],
  [1951, 'On television', 'court', '<p>The boys basketball final is shown in eleven counties and in the window of every hardware store.</p>'],
  [1955, 'Wrestling weigh-ins get a rule', 'mat', '<p>No rubber suits, no hot boxes: written after a doctor from Quarry Falls spoke for six minutes.</p>', '/health-safety'],
  [1957, 'A house of our own', 'board', '<p>The office moves from a room above a bank to Fieldhouse Road. The architect forgets the coat rack; it is still on a chair.</p>', '/about/contact'],
  [1962, 'A perfect score', 'lanes', '<p>Not in bowling, which came later, but on the officials&rsquo; test: Birger Göransson, a farmer, age 61.</p>'],
  [1964, 'Two associations become one', 'stage', '<p>Athletics and activities merge. The new name takes eleven months and has no opponents left by then.</p>'],
  [1968, 'Ice on the inside', 'court', '<p>A burst pipe freezes the floor of a sectional in Vesper. The game is played on skates by the faculty and made up on Monday.</p>'],
  [1972, 'The first girls state final', 'tennis', '<p>Tennis, on eight courts in Harborview. Forty-one schools enter. Within five years there are nine state finals for girls.</p>', '/sports/girls-tennis/history'],
  [1972, 'Two classes', 'court', '<p>Large and small schools play for trophies of their own: A and AA. Letters of protest are answered one by one.</p>'],
  [1974, 'Football playoffs', 'field', '<p>Five classes, sixteen teams each, three Saturdays. The first title game is played in fog; the public address is the only way to know the score.</p>', '/sports/football/state-series'],
  [1977, 'Girls basketball fills the house', 'court', '<p>9,312 people. The vendors run out of everything but pickles.</p>', '/sports/girls-basketball/history'],
  [1980, 'A sixth class in football', 'field', '<p>And the first title games under lights.</p>'],
  [1983, 'The computer arrives', 'board', '<p>It needs a room, a rug and a man named Dvorsky. It adds 256 enrollments in nine hours.</p>'],
  [1986, 'Cross country in the snow', 'course', '<p>Nine inches overnight. 412 runners, one plow, no complaints from anybody under eighteen.</p>', '/sports/girls-cross-country/history'],
  [1988, 'Soccer for girls', 'pitch', '<p>Forty-six teams, a final decided by the eleventh penalty kick.</p>', '/sports/girls-soccer/history'],
  [1992, 'Boys volleyball', 'net', '<p>Nineteen teams. A coach explains to the mayor why nobody kicks it.</p>', '/sports/boys-volleyball'],
  [1996, 'On the web', 'board', '<p>One page with a telephone number and a picture of a gymnasium that takes two minutes to load.</p>'],
  [1999, 'A scholastic bowl dynasty', 'board', '<p>Port Marlow (Pulaska) wins its sixth title in a row. The question that decides it is about beekeeping.</p>', '/sports/scholastic-bowl/history'],
  [2001, 'Eight classes in football', 'field', '<p>The field grows to 256 teams, and the last Saturday of November to a Friday and a Saturday.</p>', '/sports/football/state-series'],
  [2002, 'Water polo', 'pool', '<p>Thirty teams, boys and girls. The referee walks eleven miles along the edge in one weekend.</p>', '/sports/boys-water-polo'],
  [2003, 'Bowling for boys', 'lanes', '<p>Girls had it long before. The first boys&rsquo; champion borrows his sister&rsquo;s ball.</p>'],
  [2006, 'Cheerleading gets a floor', 'mat', '<p>Competitive cheerleading has its first state final, with mats that took four trucks.</p>', '/sports/competitive-cheerleading'],
  [2008, 'Four classes', 'court', '<p>In basketball, volleyball, baseball and softball. The number of trophies doubles; so does the number of towns with a parade.</p>'],
  [2009, 'Bass fishing', 'lake', '<p>Two students, one boat, one coach with a net. More than 200 schools enter in the first year, which surprises nobody who fishes.</p>', '/sports/bass-fishing'],
  [2010, 'Concussion protocol', 'board', '<p>When in doubt, sit them out: six words on a card that goes to 30,000 coaches.</p>', '/health-safety/concussion'],
  [2012, 'Dance', 'stage', '<p>Three classes, 71 teams, 140 pounds of glitter swept up by midnight.</p>', '/sports/competitive-dance'],
  [2014, 'Unified sports', 'court', '<p>Students with and without disabilities play on one team. The first unified basketball final ends with everyone on the floor.</p>', '/sports/unified-basketball'],
  [2018, 'Lacrosse', 'pitch', '<p>Boys and girls start in the same spring. The trophy is shared for a day because the engraver misread the names.</p>', '/sports/girls-lacrosse'],
  [2019, 'Every final on a stream', 'court', '<p>Eleven hundred hours in one year. The most watched clip is a mascot on an escalator.</p>', '/streaming'],
  [2020, 'The spring that was not', 'track', '<p>State finals end on a Thursday in March. Seniors of 2020 get their medals by mail, and a letter with a real signature.</p>'],
  [2021, 'Girls wrestling', 'mat', '<p>Fourteen weights, 486 wrestlers, standing room only.</p>', '/sports/girls-wrestling'],
  [2022, 'Esports is scored', 'board', '<p>After four years as an experiment it becomes the 33rd state final. The trophy has no cable.</p>', '/sports/esports'],
  [2024, 'Flag football', 'field', '<p>The first state final for girls flag football is played before 6,000 people, some of whom had come for the fireworks.</p>', '/sports/girls-flag-football'],
  [2024, 'A record at the box office', 'court', '<p>More than a million people came to a state series game, counted from regionals to finals, for the first time since 1951.</p>'],
  [2025, '125 years', 'stage', '<p>The timetable from 1900 is restored, photographed and put back on its nail. Happy birthday, {product}.</p>', '/news-media/headlines'],
]; // prettier-ignore

export const timeline: readonly TimelineEntry[] = entries.map(([year, title, surface, content, link]) => ({
  year,
  title,
  surface,
  content,
  ...(link === undefined ? {} : { link }),
}));
