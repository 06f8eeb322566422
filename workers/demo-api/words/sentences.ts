/** Sentences that the demo's articles are put together from. */
export const gameSentences = [
  'Nobody in the stands sat down for the last two minutes.',
  'Both benches knew what was coming, and both stopped it for most of the night.',
  'The teams had met twice in three years, and neither game was decided early.',
  'A sophomore who had not started before this month made the play that people will talk about.',
  'The visitors travelled 110 miles and brought half the town.',
  'Four turnovers in five minutes changed the direction of it.',
  'The officials had a quiet night, which is the best kind.',
  'The band played through the delay.',
  'It was the closest meeting since the two schools shared a conference.',
  'The lights went out for nine minutes and came back in time.',
  'Three seniors finished their last game at home.',
  'The student section had painted the date on a bedsheet.',
] as const;

export const quotes = [
  'We had walked through that play all week,',
  'Nobody panicked, and that is new for us,',
  'I will watch it again, but not tonight,',
  'They are the best team we have seen, and we were the better one by a minute,',
  'Schools asked for clear dates early, and that is what this is,',
  'The committee listened, and it shows,',
  'We would rather explain a decision than defend a secret,',
  'The bus ride home was quiet for ten miles,',
] as const;

export const sportSentences = [
  'Sites were chosen for parking, seating and distance, in that order.',
  'The committee heard from coaches in all seven divisions before it voted.',
  'Each qualifying school may bring 18 players, four coaches and an athletic trainer.',
  'A streaming schedule follows on the Monday before the finals.',
  'The proposal drew 61 comments, most of them about travel.',
  'Last year the field set an attendance record that had stood for eleven years.',
  'Officials are assigned by the conference, with neutral crews from the sectional on.',
  'Seeds come from a vote of the coaches, two days before the pairings.',
  'Nothing changes for the regular season.',
  'The five-year calendar moves the finals one week later from next year.',
  'Hosts keep the gate of the first round and share it afterwards.',
] as const;

export const adviceSentences = [
  'Admission is the same at every site, and children under six enter free.',
  'Rosters are due in the School Center a week before the first contest.',
  'Weather decisions are made by noon and posted on the scores page first.',
  'Questions go to the administrator of the sport, not to the host school.',
  'Have your digital ticket open before you reach the gate.',
  'Clear bags only at all state final sites.',
  'Athletic trainers find the heat chart in the handbook.',
  'Media credentials close on the Wednesday before the finals.',
] as const;

export const officeSentences = [
  'The office on Grange Street is staffed from 8:00 a.m. to 4:30 p.m. on weekdays.',
  'Applications are read in the order in which they arrive.',
  'A short form takes about ten minutes; nothing needs to be printed.',
  'Principals vote by the end of the month, and a simple majority decides.',
  'The foundation pays for the first year of a new official&rsquo;s licence.',
  'Winners are named at the boys basketball finals.',
  'The change follows a survey that 512 of the member schools answered.',
  'Schools that have not answered yet will hear from their division&rsquo;s director.',
] as const;

export const boardMotions = [
  'Approve minutes of the last meeting',
  'Renew official ball agreements',
  'Adopt the five-year calendar',
  'Grant hardship waivers (14)',
  'Add a girls wrestling sectional',
  'Set ticket prices for state finals',
  'Approve cooperative teams',
  'Amend by-law 3.045',
  'Accept the auditor&rsquo;s report',
  'Move the lacrosse finals to Saturday',
] as const;
