/** Nicknames of teams: boys' form, and the girls' form where it differs. */
// prettier-ignore
export const nicknames: readonly (readonly [boys: string, girls?: string])[] = [
  ['Herons'], ['Millers'], ['Kings', 'Queens'], ['Rams', 'Lady Rams'], ['Threshers'], ['Comets'], ['Otters'], ['Pioneers'],
  ['Bulldogs', 'Lady Bulldogs'], ['Bearcats'], ['Foxes'], ['Storm'], ['Trailblazers'], ['Lancers'], ['Ravens'], ['Badgers'],
  ['Flying Geese'], ['Quarrymen', 'Lady Quarrymen'], ['Plowboys', 'Plowgirls'], ['Maroons'], ['Wildcats'], ['Hornets'],
  ['Railsplitters'], ['Sandhill Cranes'], ['Blue Devils'], ['Orphans'], ['Coal Kings'], ['Cyclones'], ['Tigers', 'Tigerettes'],
  ['Voyageurs'], ['Beavers'], ['Kestrels'], ['Green Wave'], ['Thunder'], ['Stallions', 'Fillies'], ['Redbirds'], ['Pirates'],
  ['Knights'], ['Titans'], ['Zephyrs'], ['Ironworkers'], ['Mustangs'], ['Bison'], ['Golden Eagles'], ['Huskies'], ['Spartans'],
  ['Lumberjacks'], ['Prairie Wolves'], ['Lakers'], ['Barn Owls'], ['Jackrabbits'], ['Muskies'], ['Steamers'], ['Cardinals'],
  ['Panthers'], ['Timberwolves'], ['Wheat Kings'], ['Bobcats'], ['Hawks'], ['Stags', 'Does'], ['Cornjerkers'], ['Lynx'],
  ['Penguins'], ['Sailors'], ['Vikings'], ['Dragons'], ['Firebirds'], ['Rockets'], ['Nighthawks'], ['Plainsmen'],
];

export interface TeamColor {
  readonly name: string;
  /** Dark enough for white letters. */
  readonly hex: string;
}

export const plateColors: readonly TeamColor[] = [
  { name: 'Navy', hex: '#1d3b73' },
  { name: 'Maroon', hex: '#7a1f2b' },
  { name: 'Cardinal', hex: '#8f1d2c' },
  { name: 'Forest Green', hex: '#1f5a3c' },
  { name: 'Hunter Green', hex: '#2c5530' },
  { name: 'Black', hex: '#101820' },
  { name: 'Royal Blue', hex: '#1b4fa0' },
  { name: 'Columbia Blue', hex: '#0f4c81' },
  { name: 'Purple', hex: '#4b2a7b' },
  { name: 'Brown', hex: '#4f3220' },
  { name: 'Scarlet', hex: '#a31621' },
  { name: 'Teal', hex: '#0d5c63' },
  { name: 'Rust', hex: '#9c2a10' },
  { name: 'Charcoal', hex: '#33393f' },
  { name: 'Kelly Green', hex: '#1a6b35' },
  { name: 'Burnt Orange', hex: '#9a4308' },
];

export const trimColors: readonly TeamColor[] = [
  { name: 'Gold', hex: '#f2c14e' },
  { name: 'White', hex: '#f4f0e2' },
  { name: 'Silver', hex: '#c9d1d9' },
  { name: 'Vegas Gold', hex: '#e9d8b4' },
  { name: 'Orange', hex: '#f28c28' },
  { name: 'Sky Blue', hex: '#a9cdee' },
  { name: 'Cream', hex: '#f3d9a4' },
  { name: 'Yellow', hex: '#f6d743' },
  { name: 'Pink', hex: '#f3b6c5' },
];

// prettier-ignore
export const conferenceWords = [
  'Blackwater', 'Bluestem', 'Canal', 'Central Prairie', 'Corn Belt Six', 'Crossroads', 'Eastern Plains', 'Fox & Heron',
  'Granite', 'Grain Belt', 'Great River', 'Harbor', 'Heartland Trail', 'Heritage', 'Iron Range', 'Kettle',
  'Lakeshore', 'Limestone', 'Little Eight', 'Little Ten', 'Marsh Valley', 'Mid-State', 'Northern Tier', 'Old Canal',
  'Orchard', 'Pioneer', 'Prairie Land', 'Quarry', 'Railroad', 'River Bluff', 'Rock & Rush', 'Sandhill', 'Sauk Trail',
  'Southern Sun', 'Sugar Creek', 'Tallgrass', 'Three Rivers', 'Timberline', 'Tri-County', 'Twin Bluffs', 'Upstate',
  'Valley', 'Western Edge', 'Wheatland', 'Wild Plum',
];
