import type { Weekday } from '../calendar/civil';
import type { ScoringStyle } from './scoring/styles';

const parseStartTimes = (...times: readonly string[]): readonly number[] =>
  times.map((time) => {
    const [hour = '0', minute = '0'] = time.split(':');
    return Number(hour) * 60 + Number(minute);
  });

const weeknight = parseStartTimes('18:00', '18:00', '18:30', '17:30', '19:00', '16:30');
const afterSchool = parseStartTimes('16:15', '16:30', '16:30', '16:45', '17:00', '17:30');
const saturday = parseStartTimes(
  '9:00',
  '9:30',
  '10:00',
  '10:30',
  '11:00',
  '12:00',
  '12:15',
  '12:30',
  '13:00',
  '13:00',
  '14:00',
  '15:30',
  '17:00',
  '18:00',
);
const fridayLights = parseStartTimes('19:00', '19:00', '19:00', '19:00', '19:30', '18:00', '18:30');
const saturdayFootball = parseStartTimes('11:00', '12:00', '12:30', '13:00', '13:00', '13:00', '14:00', '18:00');
const tipOff = parseStartTimes('19:00', '19:30', '18:00', '18:30', '19:00', '19:15');

/** Local minutes after midnight; likelier times appear more often. */
export function listStartTimes(style: ScoringStyle, weekday: Weekday): readonly number[] {
  if (style === 'football') return weekday === 5 ? saturdayFootball : fridayLights;
  if (weekday === 5 || weekday === 6) return saturday;
  switch (style) {
    case 'basketball':
      return tipOff;
    case 'volleyball':
    case 'flag-football':
    case 'lacrosse':
    case 'water-polo':
    case 'wrestling':
      return weeknight;
    case 'soccer':
    case 'baseball':
    case 'tennis':
    case 'bowling':
    case 'cross-country':
      return afterSchool;
  }
}

const evenings = parseStartTimes('18:00', '18:00', '19:00', '17:30');
const saturdaySessions = parseStartTimes('10:00', '12:00', '13:00', '14:30', '18:00');
const saturdayPlayoffs = parseStartTimes('13:00', '13:00', '14:00', '16:00', '18:00');

const thirdPlaceTimes = parseStartTimes('9:00', '10:00', '11:00');
const titleTimes = parseStartTimes('13:00', '14:30', '18:00');

/** Games for third place precede the finals. */
export function listPostseasonTimes(
  style: ScoringStyle,
  weekday: Weekday,
  level: string,
  round: string,
): readonly number[] {
  if (round === '3rd Place') return thirdPlaceTimes;
  if (level === 'State' && round === 'Championship') return titleTimes;
  if (weekday !== 5) return style === 'football' ? fridayLights : evenings;
  return style === 'football' ? saturdayPlayoffs : saturdaySessions;
}
