const soccer = { GK: 'goalkeeper', G: 'goalkeeper', D: 'defender', M: 'midfielder', MF: 'midfielder', F: 'forward' };

const basketball = {
  G: 'guard',
  PG: 'point guard',
  SG: 'shooting guard',
  F: 'forward',
  SF: 'small forward',
  PF: 'power forward',
  C: 'center',
};

const volleyball = {
  S: 'setter',
  OH: 'outside hitter',
  MH: 'middle hitter',
  MB: 'middle blocker',
  RS: 'right side',
  OPP: 'opposite hitter',
  L: 'libero',
  DS: 'defensive specialist',
};

const diamond = {
  P: 'pitcher',
  C: 'catcher',
  '1B': 'first base',
  '2B': 'second base',
  '3B': 'third base',
  SS: 'shortstop',
  LF: 'left field',
  CF: 'center field',
  RF: 'right field',
  OF: 'outfield',
  IF: 'infield',
  DH: 'designated hitter',
  UT: 'utility',
};

const lacrosse = { G: 'goalkeeper', D: 'defense', M: 'midfield', A: 'attack' };

const football = {
  QB: 'quarterback',
  RB: 'running back',
  FB: 'fullback',
  WR: 'wide receiver',
  TE: 'tight end',
  OL: 'offensive line',
  DL: 'defensive line',
  DE: 'defensive end',
  DT: 'defensive tackle',
  LB: 'linebacker',
  DB: 'defensive back',
  CB: 'cornerback',
  K: 'kicker',
  P: 'punter',
};

const byFamily: readonly (readonly [family: RegExp, positions: ReadonlyMap<string, string>])[] = [
  [/soccer/, new Map(Object.entries(soccer))],
  [/basketball/, new Map(Object.entries(basketball))],
  [/volleyball/, new Map(Object.entries(volleyball))],
  [/baseball|softball/, new Map(Object.entries(diamond))],
  [/lacrosse/, new Map(Object.entries(lacrosse))],
  [/football/, new Map(Object.entries(football))],
];

/**
 * Writes out an athlete's positions: `OH, DS` in volleyball as `outside hitter, defensive specialist`.
 * A text with an abbreviation that the sport does not have is returned as it is.
 */
export function writeOutPositions(sportId: string, text: string): string {
  const positions = byFamily.find(([family]) => family.test(sportId))?.[1] ?? new Map<string, string>();
  const names = text.split(/[,/]/).map((part) => positions.get(part.trim().toUpperCase()));
  return names.every((name) => name !== undefined) ? names.join(', ') : text;
}
