export interface Sponsor {
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  readonly color: string;
  readonly ink: string;
  /** Before the name. */
  readonly emblem: 'sun' | 'wave' | 'leaf' | 'bolt' | 'barn' | 'ring' | 'key' | 'star';
}

export const sponsors: readonly Sponsor[] = [
  {
    slug: 'grainmark',
    name: 'Grainmark Credit Union',
    line: 'Banking where you live.',
    color: '#1f5a3c',
    ink: '#ffffff',
    emblem: 'leaf',
  },
  {
    slug: 'heron-hardware',
    name: 'Heron & Sons Hardware',
    line: 'Fix it before kickoff.',
    color: '#8f2d1d',
    ink: '#fff6e6',
    emblem: 'key',
  },
  {
    slug: 'tallgrass-health',
    name: 'Tallgrass Health',
    line: 'Sports medicine in 41 counties.',
    color: '#0f4c81',
    ink: '#ffffff',
    emblem: 'ring',
  },
  {
    slug: 'northfork-dairy',
    name: 'Northfork Dairy',
    line: 'Official chocolate milk of the state series.',
    color: '#1b4fa0',
    ink: '#ffffff',
    emblem: 'barn',
  },
  {
    slug: 'prairie-fiber',
    name: 'Prairie Fiber',
    line: 'Every game, no buffering.',
    color: '#4b2a7b',
    ink: '#ffffff',
    emblem: 'bolt',
  },
  {
    slug: 'kettle-sports',
    name: 'Kettle Creek Sporting Goods',
    line: 'Gear for every roster.',
    color: '#101820',
    ink: '#f2c14e',
    emblem: 'star',
  },
  {
    slug: 'sauk-bus',
    name: 'Sauk Valley Bus Lines',
    line: 'Getting the visitors there since 1948.',
    color: '#f2c14e',
    ink: '#1a1305',
    emblem: 'wave',
  },
  {
    slug: 'blue-silo',
    name: 'Blue Silo Insurance',
    line: 'Your agent is in the third row.',
    color: '#1d3b73',
    ink: '#ffffff',
    emblem: 'barn',
  },
  {
    slug: 'sunrow-solar',
    name: 'Sunrow Solar',
    line: 'Powering 112 gymnasiums.',
    color: '#cf6116',
    ink: '#1a0d02',
    emblem: 'sun',
  },
  {
    slug: 'tolan-university',
    name: 'Tolan University',
    line: 'Start here.',
    color: '#7a1f2b',
    ink: '#ffffff',
    emblem: 'star',
  },
  {
    slug: 'oatfield-bakery',
    name: "Oatfield's Bakery",
    line: 'Concession stands from A to Z.',
    color: '#f3d9a4',
    ink: '#3a2408',
    emblem: 'sun',
  },
  {
    slug: 'riverbend-pet',
    name: 'Riverbend Credit & Trust',
    line: 'Scholarships for officials in training.',
    color: '#0d5c63',
    ink: '#ffffff',
    emblem: 'wave',
  },
];

/** By shared sport id. */
export const shopProducts: readonly {
  readonly id: string;
  readonly kind: 'tee' | 'cap' | 'hoodie' | 'medal' | 'program';
}[] = [
  { id: 'football', kind: 'hoodie' },
  { id: 'volleyball', kind: 'tee' },
  { id: 'soccer', kind: 'tee' },
  { id: 'golf', kind: 'cap' },
  { id: 'cross-country', kind: 'tee' },
  { id: 'basketball', kind: 'hoodie' },
  { id: 'wrestling', kind: 'tee' },
  { id: 'tennis', kind: 'cap' },
  { id: 'baseball', kind: 'cap' },
  { id: 'softball', kind: 'tee' },
  { id: 'track-field', kind: 'tee' },
  { id: 'flag-football', kind: 'hoodie' },
  { id: 'competitive-cheerleading', kind: 'medal' },
  { id: 'music-solo-ensemble', kind: 'program' },
];
