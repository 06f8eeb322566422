/** As printed on the scorecard. */
interface Hole {
  readonly number: number;
  readonly par: number;
  readonly yards: number;
}

export type Course = readonly Hole[];

type Layout = readonly (readonly [par: number, yards: number])[];

/** Of the state finals, by class. */
const layouts: Readonly<Record<string, Layout>> = {
  'boys-golf 1A': [
    [4, 382],
    [5, 521],
    [3, 168],
    [4, 407],
    [4, 361],
    [4, 419],
    [3, 187],
    [5, 538],
    [4, 396],
    [4, 374],
    [3, 155],
    [4, 433],
    [5, 509],
    [4, 388],
    [4, 402],
    [3, 201],
    [4, 351],
    [5, 546],
  ],
  'boys-golf 2A': [
    [4, 401],
    [4, 377],
    [5, 533],
    [3, 179],
    [4, 425],
    [4, 346],
    [3, 211],
    [4, 412],
    [5, 517],
    [5, 551],
    [4, 393],
    [3, 164],
    [4, 438],
    [4, 369],
    [3, 192],
    [4, 405],
    [4, 380],
    [4, 441],
  ],
  'boys-golf 3A': [
    [4, 416],
    [3, 183],
    [4, 398],
    [5, 562],
    [4, 431],
    [4, 357],
    [3, 207],
    [4, 444],
    [5, 529],
    [4, 409],
    [5, 541],
    [3, 172],
    [4, 386],
    [4, 452],
    [3, 219],
    [4, 394],
    [5, 518],
    [4, 427],
  ],
  'girls-golf 1A': [
    [4, 331],
    [4, 346],
    [3, 134],
    [5, 451],
    [4, 318],
    [3, 152],
    [4, 362],
    [4, 337],
    [5, 464],
    [4, 349],
    [3, 127],
    [5, 446],
    [4, 324],
    [4, 358],
    [3, 145],
    [4, 312],
    [4, 341],
    [5, 472],
  ],
  'girls-golf 2A': [
    [5, 468],
    [4, 352],
    [4, 338],
    [3, 149],
    [4, 371],
    [4, 326],
    [5, 455],
    [3, 138],
    [4, 364],
    [4, 343],
    [4, 319],
    [3, 161],
    [5, 479],
    [4, 355],
    [4, 333],
    [3, 142],
    [4, 368],
    [5, 449],
  ],
};

const courses = new Map(
  Object.entries(layouts).map(([key, layout]): [string, Course] => [
    key,
    layout.map(([par, yards], index) => ({ number: index + 1, par, yards })),
  ]),
);

/** @throws RangeError for an unknown class */
export function getCourse(sportId: string, className: string): Course {
  const course = courses.get(`${sportId} ${className}`);
  if (course === undefined) throw new RangeError(`No course for ${sportId} ${className}.`);
  return course;
}
