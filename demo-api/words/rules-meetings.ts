import { splitList } from './split-list';

/** Notes below a principals' rules meeting, one per line. */
export const memoLines: readonly string[] = splitList(`
  Park in the east lot; the main doors are locked during classes., Coffee and rolls from 8:30 a.m.,
  Lunch is on your own. The cafeteria takes cash only., By-law 2.130: the principal attends in person.,
  Bring the proposal booklet; copies are not handed out at the door., Questions on entries are answered first.,
  Use the gymnasium entrance on Prairie Ave., Athletic directors are welcome as guests.,
  Room may change & signs will be posted., Sign the roster at the table before you sit down.
`);

export const meetingRooms = [
  'Auditorium',
  'Library Media Center',
  'Room 114',
  'Room B-207',
  'Board Room',
  'Cafeteria Annex',
  'Little Theater',
  'Wrestling Room',
] as const;
