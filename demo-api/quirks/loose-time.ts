import { formatClockTime } from '../calendar/civil';

/** A time as people and programs write it; each number chooses another spelling. */
export function respellTime(minutes: number, number: number): string {
  const time = formatClockTime(minutes);
  const [clock = '', half = ''] = time.split(' ');
  const ofDay = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const spellings = [
    `${clock}${half.toLowerCase()}`,
    `${time} CT`,
    `${ofDay}:00.0000000`,
    ofDay.replace(':', ''),
    `${clock.replace(':00', '')} ${half === 'AM' ? 'a.m.' : 'p.m.'}`,
    `${time} CST`,
  ];
  return spellings[number % spellings.length] ?? time;
}
