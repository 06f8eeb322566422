import type { SeasonFactsInput } from '../season-facts-schema';

/** The state finals and the football season of 2025-26. For the next season copy this file, edit it and list it in `season-facts.ts`. */
export const season202526: SeasonFactsInput = {
  season: '2025-26',
  golf: {
    filesFolder: '2025-26',
    sports: {
      'boys-golf': {
        rounds: ['2025-10-10', '2025-10-11'],
        sites: [
          { classId: '1A', course: 'Sorley Marsh Links', town: 'Sorley' },
          { classId: '2A', course: 'Keswick Fallow Golf Course', town: 'Keswick' },
          { classId: '3A', course: 'Quarry Rim Golf Course', town: 'Quarry Falls' },
        ],
        coachesMeeting: { day: '2025-10-07', notice: "Coaches' meetings are on Tuesday, October 7." },
      },
      'girls-golf': {
        rounds: ['2025-10-10', '2025-10-11'],
        sites: [
          { classId: '1A', course: 'Orrin Burn Golf Course', town: 'Grand Orrin' },
          { classId: '2A', course: 'Rapids Bluff Golf Course', town: 'Larkin Rapids' },
        ],
        coachesMeeting: null,
      },
    },
  },
  crossCountry: {
    'boys-cross-country': {
      day: '2025-11-08',
      site: { name: 'Halvor Woods', town: 'Tolan' },
      courseMapPath: '/2025/course-map',
      parkingMapPath: '/2025/parking-map',
      classes: [
        {
          classId: '1A',
          tournamentId: '688',
          qualifiersPath: '/2025/boys-1a/qualifiers',
          resultsPath: '/2025/boys-1a/results',
        },
        {
          classId: '2A',
          tournamentId: '689',
          qualifiersPath: '/2025/boys-2a/qualifiers',
          resultsPath: '/2025/boys-2a/results',
        },
        {
          classId: '3A',
          tournamentId: '690',
          qualifiersPath: '/2025/boys-3a/qualifiers',
          resultsPath: '/2025/boys-3a/results',
        },
      ],
    },
    'girls-cross-country': {
      day: '2025-11-08',
      site: { name: 'Halvor Woods', town: 'Tolan' },
      courseMapPath: '/2025/course-map',
      parkingMapPath: '/2025/parking-map',
      classes: [
        {
          classId: '1A',
          tournamentId: '691',
          qualifiersPath: '/2025/girls-1a/qualifiers',
          resultsPath: '/2025/girls-1a/results',
        },
        {
          classId: '2A',
          tournamentId: '692',
          qualifiersPath: '/2025/girls-2a/qualifiers',
          resultsPath: '/2025/girls-2a/results',
        },
        {
          classId: '3A',
          tournamentId: '693',
          qualifiersPath: '/2025/girls-3a/qualifiers',
          resultsPath: '/2025/girls-3a/results',
        },
      ],
    },
  },
  tennis: {
    'girls-tennis': { days: ['2025-10-23', '2025-10-24', '2025-10-25'] },
    'boys-tennis': { days: ['2026-05-28', '2026-05-29', '2026-05-30'] },
  },
  football: {
    weeksCountedFrom: '08-26',
    regularWeeks: 9,
    playoffRounds: ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'State Championship (Final)'],
    classes: ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'],
  },
  playoffs: { mapPath: '/maps/football/{class}.svg', summaryToken: '1900-' },
  pairingsShow: {
    day: '2025-10-25',
    startTime: '20:00',
    endTime: '21:00',
    videoUrl: 'https://www.youtube.com/watch?v=PairNight25',
    hashtag: '#PairingsNight',
    hosts: [
      { name: 'Marisol Ekberg', role: 'Host, Harborlight Stations' },
      { name: 'Desmond Quillfeather', role: 'Analyst, former head coach' },
      { name: 'Ottoline Rask', role: 'Reporter at the watch parties' },
    ],
    steps: [
      { time: '17:00', text: 'Schools have reported their last scores; games that end after 8 PM do not count.' },
      { time: '19:30', text: 'Doors open at the studio; the stream begins with the field of 256 teams.' },
      { time: '20:00', text: 'The show begins. Each class is presented and its pairings are posted.' },
      { time: '21:00', text: 'All pairings are posted. Schools agree on days and times of round 1.' },
    ],
  },
  gameday: {
    sportId: 'girls-flag-football',
    firstDay: '2025-10-06',
    lastDay: '2025-10-19',
    headline: 'Two days, one title: the best flag football teams of the state meet in Winslow.',
  },
};
