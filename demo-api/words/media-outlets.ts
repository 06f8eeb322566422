import { splitList } from './split-list';

/** After the town. */
export const paperNames: readonly string[] = splitList(`
  Sentinel, Courier, Dispatch, Plaindealer, Gazette, Ledger, Enterprise, Bee, Beacon, Record, Leader, Argus,
  Weekly Visitor, Prairie Post, Review & Advertiser, Democrat-Union, Clarion, Grit
`);

export const onlineNames: readonly string[] = splitList(`
  Friday Lights & Saturday Mornings, Prep Plainsman, The Box Score Barn, Two Bit Booster, Sideline Gazette Online,
  Corn Belt Preps, Harbor Hoops Daily, Mat Talk PS, Split Times, Volley & Serve, The Visiting Bleachers,
  Ninth Hole Notes, Backstop Blog, Third & Goal Prairie, Radio Tower Preps, The Bus Ride Home, Kettle Preps,
  Dugout Dispatch, Off the Glass, Press Row PS, Fieldhouse Floor, Sauk Sports Stream, Long Course, Pin & Cradle
`);

export const specialNames = [
  'Scholastic Coach Quarterly of the Plains',
  'Officials’ Whistle Newsletter',
  'The Bandstand Review',
  'Prairie Athletic Directors’ Bulletin',
  'Chess on the Prairie',
  'Speech & Debate Circular',
] as const;

export const wireNames = ['Associated Plains Wire', 'Three Rivers News Cooperative'] as const;

/** After the call letters. */
export const channelNames = ['News', 'Local', 'Sports Prairie', 'Harbor', 'Eyewatch', 'Farm & Home'] as const;

/** Neighboring states, with towns of their media. */
export const neighbors: readonly (readonly [state: string, towns: readonly string[]])[] = [
  ['LN', ['Lakemouth', 'Copper Harbor', 'Birch Narrows']],
  ['BF', ['Stateline', 'Great Bluff', 'Odessa Landing']],
  ['OV', ['Oak Valley', 'River Junction', 'Tollgate']],
];
