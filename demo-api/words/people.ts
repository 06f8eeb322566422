import { splitList } from './split-list';

/** Names of several traditions, for invented people. */
export const girlNames: readonly string[] = splitList(`
  Abigail, Adaeze, Aisha, Alejandra, Amélie, Ana Sofía, Anneliese, Beatriz, Bronwyn, Camila, Chiara, Chiamaka,
  Dagny, Daniela, Delaney, Eilidh, Eleni, Emery, Fatima, Freya, Grace, Hadley, Halina, Imani, Ingrid, Jasleen,
  Jocelyn, Josephine, Kalani, Kavya, Kenzie, Leilani, Linh, Lucía, Maeve, Magdalena, Mai, Maren, Mei-Ling, Mireya,
  Naomi, Nayeli, Noor, Oksana, Paloma, Priya, Quinn, Renée, Rosalie, Ruth, Sabina, Saoirse, Siobhán, Soraya, Tamsin,
  Thandiwe, Valentina, Winona, Ximena, Yael, Zofia, Zuri
`);

export const boyNames: readonly string[] = splitList(`
  Abdul, Ángel, Amir, Anders, Andrzej, Beckett, Björn, Bohdan, Caleb, Casimir, Chidi, Cormac, Dashiell, DeShawn,
  Diego, Dmitri, Eamon, Elias, Emeka, Esteban, Ezra, Finnegan, François, Gavin, Giancarlo, Hideo, Hugo, Idris,
  Ignacio, Isaiah, Jae-won, Jalen, Jesús, João, Kai, Kamal, Keoni, Kwame, Leif, Luca, Mateo, Micah, Minh, Nathaniel,
  Nikolai, Oluwaseun, Omar, Oskar, Paolo, Rafael, Raj, Ronan, Santiago, Seamus, Silas, Tadeusz, Tariq, Tomás, Trey,
  Viktor, Wyatt, Xavier, Yusuf, Zeke
`);

export const familyNames: readonly string[] = splitList(`
  Abara, Ackerbloom, Adeyemi-Clark, Alvarado, Amundsen, Arroyo, Baptiste, Bergqvist, Birdsong, Błaszczyk, Bontrager,
  Boateng, Bui, Castellano, Chaudhary, Cho, Cisneros, Colquitt, Côté, D'Agostino, Dang, de la Cruz, Delacroix,
  Demir, Dombrowski, Dvorsky, Edelstein, Eze, Fairweather, Fernández, Fitzwater, Gallowglass, Gebre, Göransson,
  Greenleaf, Gutiérrez, Haddad, Halvorsen, Hashimoto, Hendershot, Herrera, Ibarra, Idowu, Ivanenko, Jankowski,
  Jaramillo, Ka'aihue, Kapoor, Karlsson, Kaur, Kim, Kipkemboi, Kowalski-Reyes, Kristofferson, Lachlan, Laurent, Lê,
  Lindström, Lopes, Mackinnon, Maldonado, Mbatha, McAllister-Oyelaran, Mehta, Meyerhoff, Montoya, Mroz, Nakamura,
  Ndiaye, Nguyễn, Nowicki, O'Brannigan, Ochoa, Oduya, Olufsen, Ortiz, Ostrander, Paredes, Patel, Pettibone, Pham,
  Quiñones, Rahman, Ramírez, Rasmussen, Redfeather, Rosenthal, Ruiz, Sadowski, Saeed, Saito, Santangelo,
  Schreibvogel, Singh, Skarsgard-Moe, Sokolova, Stoltzfus, Szabó, Tagaloa, Takahashi, Tesfaye, Thistlewood, Torres,
  Trần, Underhill, Uzun, Valenzuela, van der Meer, Vang, Villanueva, Vuković, Wambui, Weatherby, Wędrowski,
  Whitehorse, Winterbourne, Xiong, Yamada, Yilmaz, Zaragoza, Zimmerlin, Żak
`);
