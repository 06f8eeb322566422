/** `low` and `high` are plausible values. */
export interface RecordLine {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** `time` is in hundredths of a second, `length` in quarter inches. */
  readonly form: 'count' | 'time' | 'length' | 'decimal';
  readonly holder: 'student' | 'team';
}

type Row = readonly [
  label: string,
  low: number,
  high: number,
  holder?: RecordLine['holder'] | undefined,
  form?: RecordLine['form'],
];

const rows: Readonly<Record<string, readonly Row[]>> = {
  court: [
    ['Most points, one game', 44, 63],
    ['Most points, state finals', 61, 98],
    ['Most three-point field goals, one game', 8, 14],
    ['Most rebounds, one game', 19, 31],
    ['Most points by a team, one game', 97, 131, 'team'],
    ['Most consecutive victories', 34, 71, 'team'],
  ],
  field: [
    ['Longest run from scrimmage (yards)', 93, 99],
    ['Most rushing yards, one game', 341, 480],
    ['Most passing yards, one game', 402, 561],
    ['Most points, season', 226, 340],
    ['Most points by a team, one game', 63, 90, 'team'],
    ['Most consecutive victories', 38, 62, 'team'],
  ],
  pitch: [
    ['Most goals, one match', 5, 8],
    ['Most goals, season', 41, 66],
    ['Most assists, season', 28, 43],
    ['Most shutouts, season', 19, 26],
    ['Most goals by a team, season', 131, 188, 'team'],
    ['Most consecutive victories', 27, 44, 'team'],
  ],
  diamond: [
    ['Most strikeouts, one game', 17, 21],
    ['Most home runs, season', 17, 28],
    ['Most hits, season', 68, 87],
    ['Most innings without a run', 38, 59],
    ['Most runs by a team, one inning', 13, 19, 'team'],
    ['Most victories, season', 35, 42, 'team'],
  ],
  net: [
    ['Most kills, one match', 31, 44],
    ['Most blocks, one match', 13, 19],
    ['Most digs, one match', 41, 63],
    ['Most aces, one match', 10, 15],
    ['Most assists, season', 1104, 1420],
    ['Most consecutive victories', 40, 66, 'team'],
  ],
  pool: [
    ['50-yard freestyle', 1968, 2110, undefined, 'time'],
    ['100-yard butterfly', 4702, 5090, undefined, 'time'],
    ['200-yard individual medley', 10501, 11380, undefined, 'time'],
    ['500-yard freestyle', 25900, 28150, undefined, 'time'],
    ['Most points by a team, state finals', 214, 316, 'team'],
  ],
  track: [
    ['100 meters', 1031, 1189, undefined, 'time'],
    ['400 meters', 4610, 5390, undefined, 'time'],
    ['1600 meters', 24310, 28450, undefined, 'time'],
    ['High jump', 276, 340, undefined, 'length'],
    ['Shot put', 2100, 3100, undefined, 'length'],
    ['Most points by a team, state finals', 78, 121, 'team'],
  ],
  course: [
    ['Fastest time, state course', 83500, 98400, undefined, 'time'],
    ['Lowest score by a team, state finals', 24, 41, 'team'],
    ['Most consecutive state finals', 14, 31, 'team'],
  ],
  green: [
    ['Lowest score, 18 holes', 63, 67],
    ['Lowest score, 36 holes', 130, 138],
    ['Lowest score by a team, 36 holes', 572, 601, 'team'],
  ],
  tennis: [
    ['Most singles titles', 3, 4],
    ['Fewest games lost, one state series', 5, 11],
    ['Most points by a team, state finals', 34, 52, 'team'],
    ['Most consecutive state finals', 17, 38, 'team'],
  ],
  mat: [
    ['Fastest fall, state finals (seconds)', 7, 14],
    ['Most victories, career', 178, 214],
    ['Highest all-around score', 3710, 3925, undefined, 'decimal'],
    ['Most points by a team, state finals', 141, 233, 'team'],
  ],
  lanes: [
    ['Highest game', 289, 300],
    ['Highest series, three games', 743, 824],
    ['Highest series by a team', 3210, 3560, 'team'],
  ],
  stage: [
    ['Highest score, state finals', 9610, 9970, undefined, 'decimal'],
    ['Most state titles, one student', 3, 5],
    ['Most points by a team, state finals', 61, 94, 'team'],
  ],
  board: [
    ['Most points, one round', 210, 330],
    ['Most victories, state finals', 11, 16],
    ['Most points by a team, state finals', 96, 152, 'team'],
  ],
  lake: [
    ['Heaviest catch, one day (ounces)', 310, 402],
    ['Heaviest fish (ounces)', 96, 131],
    ['Most consecutive state finals', 6, 12, 'team'],
  ],
};

/** Girls' times are longer, their distances shorter. */
const longerTimes = 1.12;
const shorterLengths = 0.82;

export function listRecordLines(surface: string, isForGirls: boolean): RecordLine[] {
  return (rows[surface] ?? []).map(([label, low, high, holder = 'student', form = 'count']): RecordLine => {
    const factor = !isForGirls ? 1 : form === 'time' ? longerTimes : form === 'length' ? shorterLengths : 1;
    return { label, low: Math.round(low * factor), high: Math.round(high * factor), form, holder };
  });
}
