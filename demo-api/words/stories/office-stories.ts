/** An announcement of the office, published once a year. Blocks as in `sport-stories.ts`. */
export interface OfficeStory {
  readonly month: number;
  readonly day: number;
  readonly title: string;
  readonly blocks: readonly string[];
}

/** Names in braces: `{term}`, `{nextTerm}`, `{year}`, `{product}`, `{association}`, `{person}`, `{official}`, `{host}`, `{origin}`. */
export const officeStories: readonly OfficeStory[] = [
  {
    month: 7,
    day: 1,
    title: 'Licenses for {term}: renew by August 1',
    blocks: [
      'The new license year begins today. Officials who renew by August&nbsp;1 keep their promotion level and their place on the assignment lists; from August&nbsp;2 there is a late fee of $25, which nobody enjoys collecting.',
      'Renewal takes about ten minutes in the Officials Center: check your address, confirm the background check, choose your sports and pay. The card is digital and appears at once. Printed cards are sent on request and take three weeks.',
      'Officials in their first year of {nextTerm} pay nothing. The {product} Foundation carries the fee for 412 newcomers, thanks to a gift of Grainmark Credit Union.',
      'See the <a href="/officials/faq">questions that are asked most often</a>, or call the officials desk.',
    ],
  },
  {
    month: 7,
    day: 22,
    title: 'Heat and air quality guidance, updated',
    blocks: [
      'Practice in the fall sports begins in the hottest weeks of the year. The sports medicine committee has put the guidance for heat and for smoke on one page, and has moved the limits for full pads down by two degrees.',
      '<table class="table" style="width:100%"><thead><tr><th>Wet-bulb globe temperature</th><th>What to do</th></tr></thead><tbody><tr><td>below 80&deg;F</td><td>Normal activity, water at hand</td></tr><tr><td>80.0&ndash;84.9&deg;F</td><td>Three rest breaks an hour, of four minutes each</td></tr><tr><td>85.0&ndash;87.9&deg;F</td><td>Two hours at most; football in helmets and shoulder pads only</td></tr><tr><td>88.0&ndash;89.9&deg;F</td><td>One hour at most, no protective equipment, no conditioning</td></tr><tr><td>90.0&deg;F and above</td><td>No outdoor workout</td></tr></tbody></table>',
      'Measure on the field where you play, not at the airport. Each division has two meters to lend; ask your division&rsquo;s office.',
      'An ice bath has to stand ready whenever the reading is above 84&deg;F. Cool first, transport second.',
      'More: <a href="/health-safety/heat">heat acclimatization</a>, <a href="/health-safety/air-quality">air quality</a>.',
    ],
  },
  {
    month: 8,
    day: 6,
    title: 'Welcome to {term}: what changed over the summer',
    blocks: [
      'Eleven by-law changes of last December take effect, the School Center has a new front page, and two members of the staff have retired after a combined 61 years. A short tour for those who have been at the lake.',
      '<ul><li><strong>Transfers:</strong> the form asks for both principals&rsquo; signatures at once. Paper is no longer accepted.</li><li><strong>Coaches:</strong> the concussion course is valid for two years and not for one.</li><li><strong>Contests:</strong> a school may play a jamboree before the first contest without counting it.</li><li><strong>Streaming:</strong> conferences may license their regular season as a whole.</li></ul>',
      '{person} takes over the activities desk from September; calls are answered at the old number.',
      'The handbook is <a href="/documents/handbook.pdf" target="_blank">in the document archive</a>, with changes marked in the margin.',
    ],
  },
  {
    month: 8,
    day: 26,
    title: 'New officials wanted in every county',
    blocks: [
      'On an ordinary Friday in autumn, 1,300 officials work in this state. On twenty-two Fridays last year, somebody was missing, and a sophomore game moved to a Monday because of it.',
      'The {association} has about 9,400 licensed officials. It needs 600 more, most of all in football, volleyball, softball and wrestling, and in the two southern divisions in everything.',
      '&ldquo;You will run, you will be yelled at less than you think, and you will have the best seat,&rdquo; said {official}, who began at sixteen with fifth-grade basketball and worked a state final at forty.',
      'A first license is free this year. Age&nbsp;17 is enough; students may work contests below the varsity level. <a href="/officials/become-an-official">Start here.</a>',
      '<figure class="image image-style-side"><img src="{origin}/media/art/stage/5.svg"><figcaption>A new crew before its first game. The whistle is included.</figcaption></figure>',
    ],
  },
  {
    month: 9,
    day: 9,
    title: 'Student advisory council: apply by the end of the month',
    blocks: [
      'Eighteen students, two from each of seven divisions and four at large, tell the board what rules look like from a locker room. They meet four times a year at the office on Fieldhouse Road; the bus fare is paid.',
      'Sophomores and juniors who take part in at least one sport or activity may apply with a page about themselves and a letter from a teacher who is not a coach. {person} reads every one of them.',
      'Last year&rsquo;s council asked for quiet rooms at the finals, and there are quiet rooms at the finals.',
      'Applications close on September&nbsp;30. <a href="/documents/student-council-application.pdf">Form (PDF)</a>',
    ],
  },
  {
    month: 9,
    day: 24,
    title: 'Nominations open for the officials recognition award',
    blocks: [
      'Schools may name one official in each sport who stood out this year: for calm, for clear signals, for the way he or she talks to a fourteen-year-old in the first game of a life.',
      'The form asks for three sentences. In the past the best nominations had two. Nominate by the end of the sport&rsquo;s season; the officials of the year are named at the boys basketball finals.',
      'Last year 1,106 nominations came from 402 schools. {official} received one from a school that had lost by forty.',
    ],
  },
  {
    month: 10,
    day: 2,
    title: 'Parking maps for the fall finals are out',
    blocks: [
      'Maps for the sites of the fall finals show where buses unload, where teams park, and which gate opens first. They were drawn by people who have walked there with a cooler.',
      'Two things are new: cross country uses the north lot for spectators, with a footbridge, and football has a drop-off on the west side for people who cannot walk far. Both are free.',
      'Charged parking: $10 a car, by card only. Accessible places are at every gate and cost nothing with a placard.',
      '<p><a href="/documents/parking/fall-finals.pdf">All maps (PDF)</a> | <a href="/resources/tickets">Tickets</a></p>',
    ],
  },
  {
    month: 10,
    day: 20,
    title: 'Principals: the legislative calendar for this autumn',
    blocks: [
      'Fourteen proposals to change by-laws were filed by October&nbsp;1. Town meetings in all seven divisions talk about them in November, the legislative commission of 35 takes them up after Thanksgiving, and the member schools vote in December. A simple majority decides.',
      'Attendance at a town meeting is not required but counts: in the past five years, eight proposals were changed for the better by something that one principal said in a cafeteria.',
      'The proposals with comments of the staff are on the <a href="/schools/town-meetings">town meetings page</a>. They include a change to the number of contests in soccer, another try at a shot clock, and a by-law on transfers that is shorter than the one it replaces.',
    ],
  },
  {
    month: 11,
    day: 10,
    title: 'Digital tickets only at all state final sites',
    blocks: [
      'From this week on there is no cash at the gates of state finals. Tickets are bought on a telephone, a library computer or at the box office next to the gate, where a person helps and takes cards.',
      'Last year 93&nbsp;percent of spectators did so in any case. Lines at the gates were a quarter as long.',
      'Grandparents without a telephone can be put on the ticket of somebody who has one; up to eight people fit on one code. Children under six are free and need no ticket at all.',
      'Refunds are made when a session is cancelled, not when it is late. See <a href="/resources/tickets">ticket questions</a>.',
    ],
  },
  {
    month: 11,
    day: 24,
    title: 'Schools collect 61 tons of food on Friday nights',
    blocks: [
      'It began with a bet between two student councils, and in its ninth year 318 schools took part: a can of food instead of a dollar at one home game. The scales of the food banks stopped at 61&nbsp;tons.',
      '{host} brought most for its size, and has now won the wooden spoon three years running. The spoon is four feet long.',
      '&ldquo;Nobody checks what you bring,&rdquo; said {person}, the junior who keeps the tables. &ldquo;But the kid in front of you did see it was soup.&rdquo;',
    ],
  },
  {
    month: 12,
    day: 16,
    title: 'Member schools adopt nine of fourteen proposals',
    blocks: [
      'Principals of 701 member schools voted, and nine proposals passed. They take effect on July&nbsp;1 unless the table says otherwise.',
      '<table border="1" cellpadding="5" cellspacing="0"><tr><th align="left">By-law</th><th align="left">Subject</th><th>Yes</th><th>No</th></tr><tr><td>2.130</td><td>Rules meetings: principal or deputy attends</td><td align="center">488</td><td align="center">204</td></tr><tr><td>3.045</td><td>Transfers: one form, two signatures</td><td align="center">611</td><td align="center">77</td></tr><tr><td>3.154</td><td>Contact in the summer: 25 days</td><td align="center">402</td><td align="center">289</td></tr><tr><td>5.192</td><td>Soccer: 25 contests</td><td align="center">377</td><td align="center">318</td></tr><tr bgcolor="#eeeeee"><td>5.261</td><td>Shot clock in basketball <i>(failed)</i></td><td align="center">298</td><td align="center">391</td></tr></table>',
      'The closest vote was on the number of soccer contests. The largest majority went to a comma.',
      'The full result is <a href="/documents/legislation/result.pdf">in the archive</a>. Thanks to the commission, which met for seventeen hours.',
    ],
  },
  {
    month: 12,
    day: 19,
    title: 'Office hours over the winter break',
    blocks: [
      'The office on Fieldhouse Road closes at noon on December&nbsp;23 and opens again on January&nbsp;2 at 8:00&nbsp;a.m. Tournaments over the holidays go on, of course, and so does the emergency line for hosts.',
      'Transfers that arrive after December&nbsp;20 are read in January. A student who changes schools over the break may practice, but not compete, until the letter is there.',
      'Results of holiday tournaments can be sent through the School Center at any hour. They appear within minutes, holiday or not.',
    ],
  },
  {
    month: 1,
    day: 8,
    title: 'Scholarship applications are open to seniors',
    blocks: [
      'Forty-two scholarships of $1,000 to $5,000 are waiting for seniors who took part in sports or activities: twenty-six from the {product} Foundation, ten from partners of the association, and six in memory of people whose names are on gymnasiums.',
      'Grades are looked at, medals are not. The committee reads the essay first. Last year&rsquo;s question was: <em>what did you learn from a season that went wrong?</em> This year&rsquo;s is on the form.',
      'One application is enough for all of them. It closes on February&nbsp;15 at noon; letters of recommendation may come a week later. <a href="/resources/scholarship">Apply.</a>',
    ],
  },
  {
    month: 1,
    day: 27,
    title: 'Sportsmanship: 640 schools sign the winter pledge',
    blocks: [
      'The pledge has five lines and fits on a poster. What it changes, said a survey among officials last spring, is the first five minutes of a game: &ldquo;It is read out loud by a student of the home team, and it is hard to boo somebody right after.&rdquo;',
      'Of the schools that have not signed, most never got the envelope. A copy is <a href="/documents/sportsmanship/pledge.pdf">here</a>.',
      'The award for a student section goes to one school in each division; a person nobody knows sits in the stands with a list. See <a href="/resources/sportsmanship/overview">sportsmanship</a>.',
    ],
  },
  {
    month: 2,
    day: 6,
    title: 'Two weekends, nine finals: where to find everything in February',
    blocks: [
      'Cheerleading, chess, gymnastics, bowling, individual events, wrestling, swimming: within sixteen days more than 4,000 students take part in a state final. This page is for the parents who drive two of them.',
      'All streams are listed on the <a href="/streaming">streaming page</a> by day. Sessions are archived the same night. Results appear on the page of the sport as they are signed by the referee, not before.',
      'Programs are printed for each final and cost $5. Copies that are left are sent to schools that ask within two weeks.',
    ],
  },
  {
    month: 2,
    day: 24,
    title: 'Hall of honor ballot closes on Friday',
    blocks: [
      'Thirty names are on the ballot, six will be elected. Athletic directors, officials with fifteen years of service and members of the media vote until Friday, 5&nbsp;p.m.',
      'Among the candidates are a coach who won 611 games at three schools that no longer exist, a scorekeeper, two teams, and a woman who drove the bus in Fort Harlan for forty years and knew every gymnasium janitor by his first name.',
      'The ceremony takes place between sessions of the boys basketball finals.',
    ],
  },
  {
    month: 3,
    day: 4,
    title: 'Media credentials for the spring finals',
    blocks: [
      'Credentials are given to newspapers, stations and sites that cover member schools all year. Requests go through the form, are answered within three days, and are free.',
      'Photographers wear the vest of the day. Positions on the infield are numbered and drawn by lot on the first morning.',
      'See <a href="/news-media/media-credentials">media credentials</a> for what has changed about drones: nothing, they are still not allowed.',
    ],
  },
  {
    month: 3,
    day: 30,
    title: 'Five schools change conference next summer',
    blocks: [
      'Two conferences of the north have asked the association to record a swap, and a school that has been independent for nineteen years has found a home. From July&nbsp;1 on, five schools play in a new league.',
      'The reasons given are distance (three), size (one) and, in the words of the superintendent, &ldquo;peace&rdquo; (one).',
      'The affiliations for {nextTerm} are listed under <a href="/schools/conferences">conference affiliations</a> from July. {host} leaves its conference after 41 years and takes the traveling trophy with it, because nobody else wants it.',
    ],
  },
  {
    month: 4,
    day: 14,
    title: 'Cooperative teams: requests for {nextTerm} are due',
    blocks: [
      'Schools that cannot fill a team alone may join with a neighbor. 212 such teams play this year, in 19 sports. Requests for the next two years are due on May&nbsp;1.',
      'A request needs three things: the minutes of both school boards, the consent of the conference, and a count of who would play. It is granted when the schools together are smaller than the median of their class, or when one of them would have no team otherwise.',
      'The list of present teams with their end dates is <a href="/schools/cooperative-teams">here</a>.',
    ],
  },
  {
    month: 4,
    day: 29,
    title: 'Officials: results of the spring promotion review',
    blocks: [
      'Of 1,288 officials who asked for a review, 744 move up a level. Ratings of schools count half, evaluations by registered observers three tenths, and the test two tenths.',
      'Everybody who asked gets a letter that says which of the three to work on. It is signed by a person and can be answered.',
      'The levels are explained in the <a href="/officials/handbook">handbook</a>.',
    ],
  },
  {
    month: 5,
    day: 12,
    title: 'Graduation and a state final on one day? Call us.',
    blocks: [
      'It happens every year to about a dozen schools: the regional is at ten, caps and gowns are at two. Hosts can move a game by two hours without asking anybody, and by a day with the consent of both schools.',
      'What cannot be moved are the finals. In that case a cap and gown may be sent to the office; the ceremony will be held on third base. It has been done four times, with a principal who drove 140 miles.',
      'Tell the administrator of the sport as soon as the pairings are out.',
    ],
  },
  {
    month: 6,
    day: 3,
    title: 'Annual meeting: dates, dues and a new auditor',
    blocks: [
      'The association closes its books on June&nbsp;30. Dues stay at zero for the ninth year: the state series pays for the office, most of it in two weekends of March.',
      'The audit goes to a new firm after seven years, as the constitution asks. Last year&rsquo;s report is under <a href="/about/reports">reports</a>.',
      'Directors whose terms end are thanked at the June meeting; {person} leaves after two terms and eighty-one meetings, not one of them missed.',
    ],
  },
  {
    month: 6,
    day: 18,
    title: 'Summer contact days: what counts and what does not',
    blocks: [
      'A day counts when a coach of the school tells a student of the school how to play. Opening the weight room does not count. Watching does not count. Saying &ldquo;nice shot&rdquo; does not count, and saying &ldquo;bend your knees&rdquo; does.',
      'Twenty-five days may be used between the end of school and August&nbsp;1, by each sport. A log is kept by the athletic director. The week that contains July&nbsp;4 is off for everybody.',
      'Camps of colleges and clubs are not affected as long as no coach of the school works there with his or her own athletes.',
    ],
  },
];
