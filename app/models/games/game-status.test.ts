import { describe, expect, it } from 'vitest';
import { type GameStatus, readGameStatus } from './game-status';

/** Spellings that systems of scores, assigners of officials and databases use, by meaning. */
const spellings: Readonly<Record<GameStatus['progress'], string>> = {
  final:
    'Final|FINAL|final |*Final*|(Final)|F|F/OT|F-OT|F (2OT)|FINAL - 2OT|Final/OT|Final (SO)|F/10|F7|Final/7|Fin|FNL|FT|Full Time|Full-Time|AET|FT (AET)|Game Over|GAME FINAL|Over|End|End of Game|Ended|Completed|Complete|Finished|Official|Unofficial Final|Final (Unofficial)|Closed|Post Game|postgame|Played|Final Score|Finals',
  forfeit:
    'Forfeit|FORFEIT|Forfeited|forfeit win|Win by forfeit|Double Forfeit|Final - Forfeit|Final/Forfeit|Final (FF)|FF|FFT|Forf.|W/O|Walkover|Walk-over|Default|Forfeit (ineligible player)|Home team forfeits',
  cancelled:
    'Cancelled|Canceled|CANCELED|Cancel|Cancellation|CNL|CAN|CANC|Canc.|CXL|CXLD|CNX|Cncl|Cancelled - weather|Game Cancelled|GAME CANCELED|This game has been cancelled|No Contest|NO CONTEST|NC|N/C|N.C.|No Game|Not Played|Will not be played|Void|Called off|Final - No Contest|BYE',
  postponed:
    'Postponed|POSTPONED|Postponed.|PPD|PPD.|P.P.D.|ppd - lightning|PPD (rain)|Postp.|Postponement|Pstpd|PST|Game Postponed|Match postponed|Rained Out|Rainout|Rain Out|Rescheduled|Resched.|Re-scheduled|RESCHEDULED to 10/14|Postponed to Monday|Moved to Monday|Moved to 10/14|To be rescheduled|Washed out',
  halted:
    'Suspended|SUSPENDED|Susp.|SUSP|Susp - darkness|Suspended (lightning)|Delayed|DELAY|Dly|Rain Delay|RAIN DELAY|Weather Delay|Lightning delay|Wx Delay|In Delay|Q3 - Rain Delay|Bot 5 (Rain Delay)|Delayed until 8:00 PM|Interrupted|Halted|Abandoned|On Hold|Weather Hold|Game Suspended',
  live: "Live|LIVE|In Progress|in-progress|InProgress|In Play|Underway|Under way|Playing|Started|Halftime|Half-Time|HALF|HT|Intermission|Q3 4:12|Q3|3Q|1st|3rd 4:12|4:12 3rd|4:12 - 3rd|4:12|0:34.5|:09|End 3rd|End of 3rd|End of the 3rd Quarter|Bot 5|Bottom 5th|Top of the 5th|T5|B7|Mid 5|5th Inning|2nd Half|1st Half 23:10|H2|P2|3rd Period|Set 3|Game 2|OT|2OT|Overtime|OT 3:01|Double Overtime|SO|PKs|Shootout|Extra Time|45'|45+2'|67'|63 min|2 outs|Timeout|Live - Q3|1 out|First Quarter",
  scheduled:
    '| |Scheduled|scheduled|SCHED|Sched.|Upcoming|Not Started|not yet started|NS|Pregame|Pre-Game|Pre|TBD|TBA|T.B.A.|Time TBA|To Be Determined|To be announced|Confirmed|Normal|Active|On Time|As scheduled|Pending|7:00 PM|7:00 PM CT|7 p.m.|Sat 7:00 PM|Today|Postponed from 10/9|PPD from Friday|Moved from Friday|Rescheduled from 10/9|Make Up from 1/12|Make-up game',
  unreported:
    'No Final Score Reported|no score reported|No Score|No Result|No results|Awaiting score|Score Pending|Final score pending|Score not reported|Not Reported|Unreported|Missing score|Final - score pending|Results TBA',
  unknown:
    'Xyzzy|Under Review|Protest|Gym closed|10/11|10/11/2025|3rd Place|Varsity|See note|2025|X|?!|Live Stats|Candlelight|Fort Harlan|Official review|Forfeit pending|Overnight|Firstborn|Ärger|Endless',
};

describe.each(Object.entries(spellings))('the words of a game that is %s', (progress, words) => {
  it.each(words.split('|'))('%j', (sent) => {
    expect(readGameStatus(sent).progress).toBe(progress);
  });
});

it.each([
  ['Final/2OT', 'Final', '2OT'],
  ['F (OT)', 'Final', 'OT'],
  ['FINAL - 2OT', 'Final', '2OT'],
  ['final', 'Final', null],
  ['PPD - lightning', 'Postponed', 'Lightning'],
  ['Cancelled: wet field', 'Cancelled', 'Wet field'],
  ['Canceled (rain)', 'Cancelled', 'Rain'],
  ['N/C', 'No Contest', null],
  ['Rained Out', 'Rained Out', null],
  ['Rescheduled to 10/14', 'Rescheduled to 10/14', null],
  ['Susp. - darkness', 'Suspended', 'Darkness'],
  ['rain delay', 'Rain delay', null],
  ['under review', 'Under review', null],
  ['', null, null],
])('%j is %j with the detail %j', (sent, word, detail) => {
  expect(readGameStatus(sent)).toMatchObject({ word, detail });
});

it('long words take no long time to read', () => {
  const words = ['a ', '1', 'the game ', 'no ', ' ', '\u00e9', 'delay', '('].map((part) => part.repeat(5000));
  expect(words.map((word) => readGameStatus(word).progress)).not.toContain('final');
});
