/**
 * Social media posts of the association. Names in braces: `{Sport}`, `{sport}`, `{tag}` its hashtag, `{term}`,
 * `{product}`; and for posts on a game `{winner}`, `{loser}` and `{score}`.
 */
export const gamePosts: readonly string[] = [
  'FINAL: {winner} over {loser}, {score}. {tag}',
  'Did you see the end of this one? {winner} {score} against {loser}. Replay in the archive. {tag}',
  '{winner} gets it done, {score}. {loser} made them earn every bit of it. {tag}',
  'From last night: {winner} d. {loser} {score}. Picture of the student section in comments 📣 {tag}',
  'Scoreboard says {winner} {score} {loser}. The bus ride says more. {tag}',
  '🚨 Finish of the night: {winner} vs. {loser}, {score}. Somebody check on the scorekeeper. {tag}',
];

export const sportPosts: readonly string[] = [
  'Bracket day. {Sport} pairings go up at 4 PM. {tag}',
  'What a night. Three {sport} games went to the last play, and the stands stayed until the lights went out. Thank you to every official, scorekeeper and bus driver who made it happen across forty counties. Replays are up in the archive, and box scores as schools report them. {tag}',
  'Tickets for the {sport} finals are on sale. Digital only & no fees at the gate. {tag}',
  'Officials needed: {sport} crews in the western divisions. New licenses take ten days.',
  'Picture of the day, from a gym that holds 412. {tag}',
  'On this day: the first {sport} state final. {tag}',
  'Rule of the week ({sport}): the coach may ask once. Only once. 🙂 {tag}',
  'Four generations, one warm-up jacket. Thanks for the photo! {tag}',
  'Practice number one of {sport} is in the books. Who is sore? {tag}',
  'Coaches: {sport} entries are due Friday at 11:59 PM. The system does not know you are on a bus. {tag}',
  '"I taught him to tie his shoes, and then he beat me." A {sport} official on working with his former student. Full story in the newsroom. {tag}',
  'Sites for the {sport} sectionals are set. Look up yours, and mind the time zone of your grandmother. {tag}',
  'Student trainers, this one is for you. Ice, tape, patience. {tag}',
  'Nobody asked for it, so here it is: every {sport} mascot, ranked by how hard it is to spell. {tag}',
  'The line at 6 AM for {sport} finals. Coffee is at gate C. {tag}',
  'All-academic teams in {sport} are announced. A 3.9 and a six o’clock practice: that is allowed. {tag}',
  'LIVE NOW: {sport}, two sites, two streams, both free. Link in bio. {tag}',
  'Seeds are out. Be nice in the replies. {tag}',
  'Senior night season. Bring tissues. {tag}',
  'Weather update: {sport} sites in the north start at 5:30 instead of 4:30. Check with your school. {tag}',
];

export const generalPosts: readonly string[] = [
  '{term} five-year calendar is posted. Mark your finals weekends.',
  'Sportsmanship award nominations close Friday. 💙🧡',
  'It is official: 9,412 officials. Be number 9,413 → link in bio. #ThankARef',
  '125 years, one timeline. Swipe for the 1931 team bus (a milk truck). #{product}125',
  'To the custodian who found the championship ring in the trap of a sink at 11 PM: we owe you a pie. 🥧',
  'Scholarship applications are open to seniors. One form, forty-two scholarships.',
  'The office is closed on Monday. Scores are not. Report them.',
  '¡Gracias a las familias que manejan 200 millas un martes! Nos vemos en las finales. #{product}',
  'Reminder from the athletic trainers: water first, everything else second. 💧',
  'Thread: how a bracket gets made, by somebody who has made 61 of them. (1/14)',
  'A school of 71 students fielded nine teams this year. Read about Lone Elm in the newsroom.',
  'Concussion course done? Coaches, the list closes tonight.',
];
