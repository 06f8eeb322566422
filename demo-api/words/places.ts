import { splitList } from './split-list';

/** `world/towns.ts` combines these parts. */
export const townStarts: readonly string[] = splitList(`
  Ash, Alder, Amber, Badger, Barley, Bell, Birch, Bitter, Black, Bran, Bramble, Briar, Buck, Burr, Calder, Cedar,
  Chalk, Cinder, Clay, Clover, Cobble, Copper, Corn, Cotton, Crane, Crow, Dun, Eagle, Ember, Fair, Fallow, Fern,
  Flint, Fox, Glen, Gold, Goose, Grain, Gran, Hale, Harl, Hart, Hazel, Hedge, Heron, Hickory, Holl, Iron, Juniper,
  Kestrel, Kettle, Lark, Linden, Locust, Lyd, Maple, Marsh, Mead, Mill, Moss, Nettle, Oat, Orchard, Otter, Pebble,
  Pike, Plum, Quail, Quarry, Raven, Reed, Ridge, Rock, Rush, Rye, Sauk, Sedge, Shell, Silver, Slate, Sorrel, Stone,
  Sumac, Swan, Tamar, Thistle, Thorn, Timber, Toll, Vern, Wag, Walnut, Wheat, Whit, Wick, Willow, Winter, Wren,
  Yarrow
`);

export const townEnds: readonly string[] = splitList(`
  grove, brook, field, ton, ville, wood, ford, burg, dale, ham, haven, mere, mont, port, stead, view, water, worth,
  bury, croft, land, side
`);

export const townFeatures: readonly string[] = splitList(`
  Bend, Bluff, Center, City, Corners, Creek, Crossing, Falls, Ferry, Flats, Fork, Grove, Heights, Hills, Hollow,
  Junction, Landing, Mills, Point, Prairie, Rapids, Ridge, Springs, Valley
`);

export const townFronts: readonly string[] = splitList(`
  Fort, Lake, Mount, New, North, Port, South, West, Lone, Grand, Little
`);

export const founders: readonly string[] = splitList(`
  Abelard, Anselm, Arden, Aurelia, Belmer, Bertrand, Cassius, Corvin, Dalby, Delphine, Edda, Elgar, Everard, Farrow,
  Gideon, Halvor, Harlan, Hollis, Ingram, Isolde, Jarvis, Keswick, Larkin, Leopold, Lysander, Marlow, Merritt,
  Norvell, Odell, Orrin, Pascal, Perrin, Quincey, Roland, Rosalind, Selby, Sorley, Tarrant, Tolan, Ulric, Vesper,
  Wendell, Winslow, Yarborough, Zelma
`);

/** Real Midwestern places are left out. */
export const realPlaces = new Set([
  'Oakland',
  'Fairfield',
  'Fairview',
  'Milford',
  'Maplewood',
  'Rockford',
  'Rockport',
  'Belleville',
  'Hartford',
  'Foxboro',
  'Whitford',
  'Stonewood',
  'Blackwood',
  'Rockland',
  'Bellwood',
  'Goldfield',
  'Hazelwood',
  'Fairmont',
  'Ashland',
  'Ashton',
  'Milton',
  'Clayton',
  'Copperfield',
  'Brookfield',
  'Fairbury',
  'Millbury',
  'Hartland',
  'Marshfield',
  'Marshville',
  'Granville',
  'Glenwood',
  'Glendale',
  'Glenview',
  'Glenville',
  'Oakwood',
  'Thornton',
  'Stoneham',
  'Burrton',
  'Eagleville',
  'Clay City',
  'Rock Falls',
  'Silver Creek',
  'Fox Point',
  'Stockton',
  'Stoneville',
  'Cedarville',
  'Cedar Rapids',
  'Cedar Falls',
  'Eagle Point',
  'Rock Springs',
  'Fort Wendell',
  'Lyndale',
  'Fernwood',
  'Ferndale',
  'Bellville',
  'Belfield',
  'Whitewater',
  'Blackwater',
  'Stonebury',
  'Clayville',
  'Oak Grove',
  'Ridgeville',
  'Ridgewood',
  'Ridgefield',
  'Wickford',
  'Clearwater',
  'Waterford',
  'Swansea',
  'Winterville',
  'Winterset',
  'Wheatland',
  'Wheaton',
  'Wheatfield',
  'Reedville',
  'Reedsburg',
  'Rushville',
  'Rockville',
  'Rockdale',
  'Rockwood',
  'Plumville',
  'Mapleton',
  'Marion',
  'Linden',
  'Larkspur',
  'Littleton',
  'Dunham',
  'Dunwood',
  'Duncroft',
  'Blackburg',
  'Blackford',
  'Foxford',
  'Haleville',
  'Harlton',
  'Thornville',
  'Williamsport',
  'Willowbrook',
  'Grandview',
  'New Boston',
  'Orchard Park',
  'Birchwood',
  'Crowley',
  'Cranford',
  'Branford',
  'Brandale',
  'Branham',
  'Millville',
  'Milwood',
  'Mill Valley',
  'Black Hills',
  'Fox Valley',
  'Maple Grove',
  'Maple Heights',
  'Eagle River',
  'Silver Springs',
  'Hickory Hills',
  'Fairport',
  'Fairhaven',
  'Hartville',
  'Ironwood',
  'Iron Mountain',
  'Flint',
  'Goose Creek',
  'Buckport',
  'Bucksport',
  'Marshland',
  'Meadville',
  'Meadford',
  'Rye',
  'Rockham',
]);

export const countyNames: readonly string[] = splitList(`
  Abelard, Anselm, Badger, Belmer, Bertrand, Blackhawk Run, Calder, Cassius, Corvin, Dalby, Delphine, Drover, Eagle,
  Elgar, Everard, Farrow, Founders, Gideon, Grangers, Halvor, Harlan, Heron, Hollis, Ingram, Isolde, Keswick,
  Larkin, Liberty Bell, Lysander, Marlow, Merritt, Norvell, Odell, Orrin, Pascal, Perrin, Prairie, Quarry, Roland,
  Rosalind, St. Aubin, Sauk Bend, Selby, Sorley, Tamarack, Tarrant, Tolan, Ulric, Vesper, Winslow
`);

export const saints: readonly string[] = splitList(`
  St. Adelbert, St. Brendan, St. Casimir, St. Damian, St. Edith, St. Finbar, St. Gertrude, St. Hilda, St. Isidore,
  St. Kilian, St. Ladislaus, St. Maur, St. Odilia, St. Pancras, St. Roch, St. Sabina Hall, St. Ursula,
  St. Wenceslaus, Holy Lantern, Sacred Harbor, Our Lady of the Plains, Bishop Ferrante, Archbishop Doyle-Mbeki,
  Good Shepherd Lutheran, Trinity Prairie, Prairie Christian, Covenant Academy, Friends Meeting, Beth Shalom Day,
  Noor Academy
`);

/** Campuses of the big city, named after invented people. */
export const cityCampuses: readonly string[] = splitList(`
  Abara, Adeyemi, Almqvist, Aragón, Asante, Back Harbor, Bàrtfai, Benedetti, Bishop Ferrante, Blau, Bogdánová,
  Bremer, Brickyard, Bui, Canal Street, Castellanos, Çelik, Chaudhry, Chisholm, Côté, Cutler Tech, D'Aubert,
  Dalisay, Dziedzic, East Harbor, Edwards-Okoye, Eze, Fjeldstad, Foundry, Freedman Tech, García-Luna, Gbadamosi,
  Grzybowski, Haddad, Harborside, Harris-Whitlow, Héroux, Hoang, Ibáñez, Idowu, Iwasaki, Jablonski, Ka'ahumoku,
  Kaczmarek, Khoury, Kowalczuk, Lakefront, Lindqvist, Locke & Dam, Lumumba-Reyes, Madrigal, Mbeki Prep, Mendoza,
  Mercado, Międzyrzecki, Nakagawa, Navarro, Ngo, Northgate, Nováková, O'Shaughnessy, Obasi, Okonkwo, Olmstead Park,
  Ortega-Quinn, Øvergaard, Pacheco, Paderewska, Park Forest Mfg., Peña, Pham, Pier Six, Portage Prep, Pulaska,
  Quiñones, Rahimi, Railyard, Riverside Tech, Robeson-Vale, Rosario, Sadowski, Salazar, Sánchez, Schönfeld,
  Senn-Holm, Shoreline, Singh, Skidmore, Søndergaard, South Harbor, Stockyards, Szymanski, Tagoe, Teller,
  Thibodeaux, Trujillo, Uchida, Union Hall, Valdés, Velázquez, Vo, Wabash Bend, Walker-Diaz, Wells Street, Westgate,
  Whitaker, Wójcik, Xiong, Yoder, Youngblood, Zając, Zúñiga
`);

export const campusDirections = ['Central', 'East', 'West', 'North', 'South'] as const;
export const campusNames: readonly string[] = splitList(`
  Jefferson Hill, Grange, Lincoln Way, Riverside, Lakeview, Memorial, Township, Pioneer, Veterans, Heritage,
  Technical, Union
`);
