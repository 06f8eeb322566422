import { splitList } from './split-list';

export const courseNames: readonly string[] = splitList(`
  Abelard Downs, Alderwick, Badger Knoll, Barleymow, Birdsong Fields, Bitterbrook, Brambleside, Burr & Briar,
  Calderwater, Chalk Ridge Farm, Cinder Hollow, Cobblemere, Corvin Hills, Drovers Rest, Dunmarsh, Elgar Park,
  Everard Meadows, Fallowfield, Farrow Knoll, Fox & Furrow, Gideon Heath, Goosewing, Halvor Flats, Hedgerow,
  Heronsfoot, Ingram Lakes, Isolde Valley, Juniper Bench, Keswick Common, L'Île-aux-Joncs, Larkrise, Little Thistle,
  Lydgate Prairie, Marsh Wren, Nettlewick, Oatlands, Odell Sands, Old Tollgate, Otterbend, Pebble & Plum,
  Quailcroft, Rosalind Bluff, Rushmere, Sandhill Loop, Sedgewater, Sorrel Bank, Sumac Trace, Tarrant Oaks,
  Thornbury Bend, Ulric Dunes, Vesper Glade, Wagon Rut, Wendell Pines, Wheatsheaf, Willow Ditch, Winterbourne Run,
  Yarrow Park, Zelma Creek
`);

export const courseKinds = [
  'Golf Course',
  'Golf Club',
  'G.C.',
  'Country Club',
  'Golf & Country Club',
  'Links',
] as const;
