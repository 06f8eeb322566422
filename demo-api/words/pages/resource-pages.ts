import type { WrittenPage } from './written-page';

/** Resources for coaches, students and fans. */
export const resourcePages: readonly WrittenPage[] = [
  {
    path: 'resources/coaches-education',
    title: 'Coaches Education',
    subtitle: 'What a coach has to have before the first practice',
    author: 'Wyatt Hendershot-Lê',
    content: `<p>By-law 2.070: a coach is licensed as a teacher or has passed the two courses below. It does not matter whether the coach is paid, is a parent, or was all-state in 1994.</p>
<table class="table table-bordered" width="100%"><thead><tr><th>Course</th><th>Hours</th><th>Cost</th><th>Valid</th><th>For</th></tr></thead><tbody>
<tr><td>Coaching Principles</td><td>8, in two evenings or online</td><td>$60</td><td>always</td><td>coaches who are not teachers</td></tr>
<tr><td>First Aid for Coaches</td><td>4, in person</td><td>$35</td><td>2 years</td><td>coaches who are not teachers</td></tr>
<tr><td>Concussion</td><td>2, online</td><td>free</td><td>2 years</td><td>everyone, and music and cheer directors</td></tr>
<tr><td>Performance-enhancing substances</td><td>1, online</td><td>free</td><td>1 year</td><td>everyone</td></tr>
<tr><td>First conversations (mental health)</td><td>1&frac12;, online</td><td>free</td><td>&mdash;</td><td>recommended</td></tr></tbody></table>
<p>A coach may begin while a course is not finished, for one season, under somebody who has finished it. The athletic director enters the dates in the School Center; a bench without certificates is an ineligible bench.</p>
<h3>Next evenings</h3>
<p>Coaching Principles is taught in all divisions, on weekdays from 5:30 p.m., by people who still coach. <a href="/documents/coaches/course-calendar.pdf">Calendar (PDF)</a>. Twelve is enough for a course; if you have twelve, we come to you, and the lasagna is on us.</p>
<h3>Workshops</h3>
<ul><li>New head coaches: first Saturday of August, Prairie City. Budgets, buses, parents, and the telephone call after the cut.</li><li>Coaching girls, coaching boys, coaching both: November.</li><li>What officials wish you knew: taught by three of them, who have asked for the door to be left open.</li></ul>
<p>Rules courses by sport are under <a href="/resources/rules-videos">rules videos</a>.</p>
<h3>Questions of athletic directors</h3>
<p><b>A volunteer comes twice a week to work with the goalkeepers.</b> If he tells them what to do, he is a coach. He needs both courses, a background check by the school, and a line in your board&rsquo;s minutes.</p>
<p><b>A student teacher?</b> May coach during the semester of student teaching without the courses.</p>
<p><b>A coach from another state with its certificate?</b> We accept those of our four neighbors; send a copy. Others take the test only, $20.</p>
<p><b>A college student?</b> From 19 on, under a head coach who has a license, and not at the school from which he or she graduated last June.</p>
<h3>Mentors</h3>
<p>Every new head coach may have a mentor from another school: somebody with ten years, from a different conference, who answers the telephone after a loss. 240 pairs are at it this year. It costs a lunch. Tell us what you coach and how far you would drive.</p>
<h3>Awards</h3>
<p>Coaches who have finished all five courses and fifteen hours of workshops receive a pin and a letter to their superintendent that asks for a raise. It has worked at least once.</p>`,
  },
  {
    path: 'resources/equity',
    title: 'Equity',
    subtitle: null,
    author: 'Equity Committee',
    content: `<p>Whether a girl may play, whether a boy in a wheelchair may race, whether a family that speaks Spanish at home can read the form: these are questions of equity, and the answers are in the rules, not in anyone&rsquo;s mood.</p>
<h3>Sports offered to girls and boys</h3>
<p>Every third year each school fills in a survey of interest among its students, and of what it offers. Where the two are far apart, the school writes a plan. In the last round 26 schools were asked for one; 19 have added a sport since, most often girls wrestling or flag football. <a href="/documents/reports/equity-survey.pdf">Results (PDF)</a></p>
<h3>Students with disabilities</h3>
<p>Accommodations, from a tether in cross country to a light at the start in swimming, are requested with a <a href="/documents/equity/accommodation-request.pdf">two-page form</a> and decided within ten days. Of 131 requests last year 127 were granted. Unified and adaptive sports have state finals of their own, on the same floor and for the same medals.</p>
<h3>Faith and dress</h3>
<p>Head coverings, sleeves and leggings in a single color are allowed in all sports without a letter. A contest that falls on a holy day may be moved if either school asks by the date of the schedule; between them the principals have always found a way.</p>
<h3>Hate speech and harassment</h3>
<p>An official who hears it stops the contest and tells both coaches. The person is removed, student or adult. The second time ends the contest. The <a href="/documents/equity/hate-speech-policy.pdf">policy</a> fits on a page, and there is a <a href="/resources/rules-videos">film</a> that shows what it looks like.</p>
<p>Materials in Spanish, Polish, Arabic, Tagalog and Vietnamese: <a href="/resources/download-center">download center</a>. / <span lang="es">Los formularios en espa&ntilde;ol est&aacute;n en el centro de descargas.</span> / <span lang="pl">Formularze po polsku.</span></p>
<h3>Gender</h3>
<p>Girls may try out for a team of boys in a sport that the school does not offer for girls. Where a sport exists for both, each plays in its own state series. Schools send questions about an individual student to the executive director, who answers in writing, in confidence, and after having listened.</p>
<h3>Money</h3>
<p>Fees for taking part are set by schools. Of the {schools} members 312 ask for none, and of the others all but nine waive them for students with free lunch. The nine have received a friendly call. Shoes, glasses, instruments: the foundation&rsquo;s <a href="/about/foundation/about">Closet</a> works without forms.</p>
<h3>Distance</h3>
<p>A first-round trip of more than 70 miles is paid for by the travel fund. Eleven schools lie so far from everyone that they host their own regional every second year; this is the reason, and not, as is said in the north, their pie.</p>
<h3>Committee</h3>
<p>Fourteen members, four of them students. It meets in September, January and May. <a href="/documents/equity/annual-plan.pdf">This year&rsquo;s plan</a> has six lines, five of which begin with a verb.</p>`,
  },
  {
    path: 'resources/newsletter',
    title: 'Newsletter',
    subtitle: 'The Lantern, every other Thursday',
    author: 'Media Services',
    content: `<p><i>The Lantern</i> has been written since 1931, first on a stencil, then on a press in the basement, now by e-mail to 21,400 people. It goes to principals, athletic directors, coaches, officials and anyone who likes to know. It can be read in six minutes.</p>
<h3>Latest</h3>
<ul><li>No. 4: Entry deadlines on one page &middot; What the heat meter taught us &middot; A custodian&rsquo;s guide to confetti</li><li>No. 3: Town meetings, where and when &middot; New in the School Center: undo &middot; Obituary: Elias Hendershot&rsquo;s second whistle</li><li>No. 2: Officials by county, the map &middot; Three schools, one bus &middot; Letters</li><li>No. 1: Welcome to {term} &middot; The by-laws that changed, in 200 words</li></ul>
<p>Archive: <a href="/documents/newsletter/{lastTerm}.pdf">{lastTerm}</a>, <a href="/documents/newsletter/1931-1960.pdf">1931&ndash;1960</a> (scanned, with coffee).</p>
<h3>Subscribe</h3>
<p>Send the word <tt>lantern</tt> to <a href="mailto:lantern@psaa.example">lantern@psaa.example</a>. To stop, send the word <tt>dark</tt>. No other messages come from that list, ever.</p>
<h3>Send us something</h3>
<p>Stories about students who did something nobody asked for. Two hundred words, a photograph with the photographer&rsquo;s name, and somebody we can call. No results, please; you have a <a href="/scores">page</a> for that.</p>`,
  },
  {
    path: 'resources/tickets',
    title: 'Tickets',
    subtitle: 'State series, {term}',
    author: 'Ticket desk',
    content: `<p>Tickets for the state series are digital and carry no fee: what it says is what you pay. They go on sale when the pairings are out, at noon, for all sessions at once. Each final has a page with its own link: choose the sport, then <em>Tickets</em>.</p>
<table class="table" width="100%"><thead><tr><th>Round</th><th>Adults</th><th>Students with a school ID</th><th>Under six</th></tr></thead><tbody><tr><td>Regional</td><td>$7</td><td>$5</td><td>free</td></tr><tr><td>Sectional</td><td>$8</td><td>$6</td><td>free</td></tr><tr><td>Super-sectional</td><td>$10</td><td>$7</td><td>free</td></tr><tr><td>Finals, each session</td><td>$12</td><td>$8</td><td>free</td></tr><tr><td>Finals, weekend pass</td><td>$30</td><td>$20</td><td>free</td></tr></tbody></table>
<h3>Questions</h3>
<p><b>I have no smartphone.</b> Buy at the box office beside the gate, with a card or, at regionals, with cash. Up to eight people fit on one code, so anyone in the family may hold it.</p>
<p><b>Can I give my ticket to somebody else?</b> Yes, as often as you like, in the app or on paper.</p>
<p><b>My team lost. Can I have my money back?</b> We are sorry, twice. Tickets are returned when a session is canceled and not made up.</p>
<p><b>Accessible seats</b> are sold with the rest, one companion at the same price. Call extension 6 for anything the map does not show.</p>
<p><b>Bags.</b> Clear, up to 12 by 12 inches, at all finals. Medical and diaper bags are looked into and welcome. Umbrellas, signs on sticks, and artificial noise stay in the car.</p>
<p><b>Passes</b> of the {product} admit two at all rounds. Conference passes do not.</p>
<h3>Buyer beware</h3>
<p>There is no second-hand market: a state final is sold out about once in ten years. A site that asks $90 for a regional has nothing to do with us.</p>
<p><a href="/documents/tickets/seating-maps.pdf">Seating maps (PDF)</a></p>
<h3>Sites of the finals</h3>
<table class="table table-striped" width="100%"><thead><tr><th>Site</th><th>Town</th><th>Doors open</th><th>Parking</th></tr></thead><tbody><tr><td>Founders Stadium</td><td>Prairie City</td><td>90 minutes before</td><td>$10, lots A to F; shuttle from the fairgrounds free</td></tr><tr><td>Prairie Dome</td><td>Prairie City</td><td>60 minutes before</td><td>$10, garage; motorcycles free</td></tr><tr><td>Redwing Arena</td><td>Tolan</td><td>60 minutes before</td><td>$10; the church across the street asks for a donation and has better doughnuts</td></tr><tr><td>Hollis Park</td><td>Harborview</td><td>60 minutes before</td><td>$5, grass</td></tr><tr><td>Keswick Oval</td><td>Keswick</td><td>75 minutes before</td><td>free</td></tr><tr><td>Sauk Natatorium</td><td>New Selby</td><td>45 minutes before each session</td><td>free, fills early</td></tr></tbody></table>
<p><b>Sessions.</b> A ticket is valid for the session that is printed on it. Between sessions the house is cleared, except where the terms of the sport say otherwise; a weekend pass keeps your place in line, not your seat.</p>
<p><b>Re-entry</b> is possible at outdoor sites with a stamp. Indoors it is not, for reasons that have to do with the winter of 1999.</p>
<p><b>Groups.</b> Student sections of qualified schools sit together: their athletic director buys the block by Wednesday. Bands play for free and bring their own chairs.</p>
<p><b>Lost and found</b> is kept at the site for a week and at the office for a year. We have four hundred single gloves.</p>`,
  },
  {
    path: 'resources/merchandise',
    title: 'Merchandise',
    subtitle: 'Shirts, medals, rings and the famous hat',
    author: 'Merchandise desk',
    content: `<p>What you buy at a stand of the {product} pays for the travel of teams; about one dollar of three comes back to schools. The stands are inside the main gate of all finals and open an hour before the first session.</p>
<h3>At the finals</h3>
<ul><li>Event shirts $22, long sleeves $28, hoods $42; names of all qualifiers on the back</li><li>The hat: green, with the lantern, knitted in Sauk Bend since 1983, $18. It has never been changed, and should not be.</li><li>Pins $5. The pin of the year is drawn by a student; entries by May 1.</li></ul>
<h3>Afterwards</h3>
<p>What is left is sold in the shop on the front page of this site until it is gone. Orders are packed on Tuesdays.</p>
<h3>For schools</h3>
<table border="1" cellpadding="5" cellspacing="0"><tr><th>Item</th><th>Who may order</th><th>From</th></tr><tr><td>Additional medals</td><td>schools that won them</td><td>the office, $14 each</td></tr><tr><td>Replacement trophy</td><td>schools, after a fire, a flood or a senior prank</td><td>the office, at cost</td></tr><tr><td>Championship rings</td><td>champions and second places</td><td><a href="/resources/licensed-vendors">licensed vendors</a></td></tr><tr><td>Banners</td><td>qualifiers</td><td>any printer, with <a href="/documents/merchandise/banner-art.pdf">this art</a></td></tr></table>
<p>A vendor who sells state final goods without a license is asked to stop, then told to. Please send a photograph of the table rather than buying from it.</p>
<p><img src="{origin}/media/products/cap/golf.svg" width="220"> <img src="{origin}/media/products/hoodie/football.svg" width="220"></p>`,
  },
  {
    path: 'resources/academic-teams',
    title: 'Academic Teams',
    subtitle: 'The Prairie Forty and Honor Certificates for teams',
    author: 'Activities desk',
    content: `<p>Forty seniors a year are named to the Prairie Forty, twenty girls and twenty boys, and another forty receive honorable mention. Schools nominate one of each; in {lastTerm} 611 schools did.</p>
<h3>What counts</h3>
<ul><li>Grade average of at least 3.5 on a scale of 4.0 after seven semesters</li><li>Two sports or activities of the association in each of two years</li><li>Evidence of service: what you did, not how often</li><li>An essay of 400 words. Last year&rsquo;s winners wrote about a stutter, a dairy herd, a missed free throw, and the quiet of a swimming pool at six in the morning.</li></ul>
<h3>Dates</h3>
<table class="table"><tbody><tr><td>Nominations open</td><td>November 15</td></tr><tr><td>Nominations close</td><td>December 20, 4 p.m.</td></tr><tr><td>Names are published</td><td>second Friday of February</td></tr><tr><td>Banquet in Prairie City</td><td>first Monday of April</td></tr></tbody></table>
<h3>Teams</h3>
<p>A varsity team whose average for the season is 3.0 or better receives an Honor Certificate, which a coach may frame. There were 4,218 of them last year. The highest average ever sent in, 4.0 by a scholastic bowl team of nine, was checked twice.</p>
<p><a href="/documents/academic/nomination.pdf">Nomination form</a> &middot; <a href="/documents/academic/teams-{lastTerm}.pdf">Teams of {lastTerm}</a></p>`,
  },
  {
    path: 'resources/scholarship',
    title: 'Scholarship',
    subtitle: 'Forty-two scholarships, one application',
    author: 'Foundation',
    content: `<p>Seniors at member schools who have taken part in at least one sport or activity for two years may apply. Medals are not asked for. Need is considered in eighteen of the scholarships and not in the others; you do not have to know which.</p>
<table class="table table-striped" width="100%"><thead><tr><th>Scholarship</th><th>Number</th><th>Each</th><th>For</th></tr></thead><tbody>
<tr><td>{product} Foundation</td><td>26</td><td>$1,000</td><td>any course of study</td></tr>
<tr><td>Grainmark</td><td>4</td><td>$2,500</td><td>agriculture, trades, business</td></tr>
<tr><td>Tallgrass Health</td><td>4</td><td>$2,500</td><td>nursing, athletic training, medicine</td></tr>
<tr><td>Riverbend</td><td>2</td><td>$2,000</td><td>licensed student officials</td></tr>
<tr><td>Wilhelmina Ostrander Memorial</td><td>2</td><td>$5,000</td><td>first in the family to go on to college</td></tr>
<tr><td>Leif and Ruth Amundsen Memorial</td><td>2</td><td>$3,000</td><td>future teachers who will coach</td></tr>
<tr><td>Lone Elm Milk Truck</td><td>2</td><td>$1,931</td><td>schools below 100 students</td></tr></tbody></table>
<h3>How to apply</h3>
<ol><li>Fill in the form from January 8 on. It can be saved and continued.</li><li>Write the essay, 500 words at most. The question is on the form. The committee reads it before it sees your name, school or grades.</li><li>Ask one adult who is not related to you for a letter. It may come a week later than the rest.</li></ol>
<p>The deadline is <strong>February 15 at noon</strong>. Answers come in the second week of April, by letter, to everyone.</p>
<p>Of 3,110 applications last year 42 could be granted. Nobody is turned down for a comma. <a href="/documents/scholarship/essays.pdf">Read five essays that made the committee cry</a>.</p>
<video controls><source src="https://www.youtube.com/watch?v=PSAA-700501"></video>
<h3>Questions</h3>
<p><b>I am home-schooled and play for the public school.</b> You may apply; ask the coach for the letter.</p>
<p><b>I am going to learn a trade.</b> Good. Six of last year&rsquo;s 42 went to electricians, a welder, a lineworker, a chef and a farrier.</p>
<p><b>Is the money paid to me?</b> To the college, school or union hall where you enroll, in August. Whatever is not used for fees comes to you for tools and books.</p>
<p><b>Can I apply again?</b> No, but you may defer for one year, for service, illness or a baby.</p>
<h3>The committee</h3>
<p>Nine readers from seven divisions: two retired teachers, a county nurse, an official, a farmer, a bank clerk, a principal, and two who received the scholarship themselves. They read for three weekends and disagree in writing.</p>
<h3>Recipients of {lastTerm}</h3>
<p>The list with towns, schools and plans is <a href="/documents/scholarship/recipients-{lastTerm}.pdf">here</a>. Of those who received one ten years ago, 91 percent finished what they had begun; one of them is now on the staff of the {product} and wrote this page.</p>`,
  },
];

/** The sportsmanship section below the resources. */
export const sportsmanshipPages: readonly WrittenPage[] = [
  {
    path: 'resources/sportsmanship/overview',
    title: 'Sportsmanship',
    subtitle: 'It starts in the stands',
    author: 'Sportsmanship Committee',
    content: `<p>Sportsmanship is what is left when the score does not matter any more, about four minutes after a game. The association has asked for it since 1900, has taught it since 1948, and has learned that it cannot be ordered, only shown.</p>
<h3>The pledge</h3>
<blockquote><p>We came to cheer for our own.<br>We respect those who came to beat them.<br>We let the officials officiate.<br>We let the coaches coach.<br>We leave this place as we would like to find ours.</p></blockquote>
<p>A student of the home team reads it before the anthem. 640 schools have signed; <a href="/documents/sportsmanship/pledge.pdf">poster</a>.</p>
<h3>Who does what</h3>
<table class="table" width="100%"><tbody><tr><td><b>Students</b></td><td>cheer, sing, paint the bedsheet; no names, no numbers, no props thrown</td></tr><tr><td><b>Parents</b></td><td>one voice of praise is enough; see <a href="/resources/sportsmanship/fan-conduct">conduct of fans</a></td></tr><tr><td><b>Coaches</b></td><td>shake hands as if it were filmed, for it is</td></tr><tr><td><b>Announcers</b></td><td>say the visitors&rsquo; names with the same care; a <a href="/documents/sportsmanship/announcer-script.pdf">script</a> helps</td></tr><tr><td><b>Administrators</b></td><td>stand where they can be seen, in school colors, before it is needed</td></tr></tbody></table>
<h3>Recognition</h3>
<p>Each season one school in each division receives the award for its student section; the observers sit in the stands with a list and pay for their own popcorn. See <a href="/resources/sportsmanship/awards">awards</a>.</p>
<p>In {lastTerm} 1 in 61 varsity contests had an ejection of a coach, a player or a spectator. Five years ago it was 1 in 44.</p>
<video width="560" controls src="https://www.youtube.com/watch?v=PSAA-700601"></video>
<h3>How to plan a loud and decent evening</h3>
<ol><li>The two athletic directors talk on Monday: about entrances, sections, themes, and who has the keys.</li><li>The student leaders meet on Thursday, on the telephone, and agree on one thing that they will do together. (A minute of noise for the custodians is the classic.)</li><li>The announcer receives the names, with the way they are said.</li><li>The administrator on duty greets the officials at the door and brings them to it afterwards.</li><li>On the next morning everyone writes down one sentence. The best are read at the meeting of the conference.</li></ol>
<h3>Words</h3>
<p>The committee keeps no list of forbidden cheers; there would always be another. It asks one question instead: would you say it if his little sister sat beside you? She does.</p>
<h3>Training</h3>
<p>A set of four lessons for homeroom, each of twenty minutes, is in the <a href="/resources/download-center">download center</a>, together with a film in which nothing happens except that a whole gymnasium applauds a missed shot for the right reason.</p>`,
  },
  {
    path: 'resources/sportsmanship/fan-conduct',
    title: 'Conduct of Fans',
    subtitle: null,
    author: 'Sportsmanship Committee',
    content: `<p>A ticket is a promise in both directions. The host promises a safe seat and a clean restroom; you promise the following.</p>
<ul type="square"><li>Cheer for your team. It does not get louder by booing the other one.</li><li>Stay off the court and field, before, during and after. Storming is for weather.</li><li>No signs on sticks, no whistles, no air horns, no lasers, no cowbells indoors.</li><li>Bare chests are covered; it is November.</li><li>Officials are not spoken to in the parking lot.</li></ul>
<p>What happens otherwise:</p>
<ol><li>A word from the administrator in school colors.</li><li>The exit, with a form. The ticket is not refunded, and the principal hears of it on Monday.</li><li>For threats, slurs, or anyone who touches an official: the police, and no contest of any member school for a year. Twelve people spent last winter at home.</li></ol>
<p>Those who have been removed take a course of forty minutes before they come back. It asks you to watch a game with the sound off, and write down what your child does. Most have said it was worth it.</p>
<p>Hosts find the <a href="/documents/sportsmanship/site-plan.pdf">plan for crowd supervision</a> in the handbook. One adult for every hundred spectators, one more for a rivalry.</p>`,
  },
  {
    path: 'resources/sportsmanship/awards',
    title: 'Sportsmanship Awards',
    subtitle: 'Student sections, schools, and one person a year',
    author: 'Sportsmanship Committee',
    content: `<p>Three awards, none of which can be applied for.</p>
<h3>Student section of the season</h3>
<p>One in each division, fall, winter and spring. The prize is a flag, and a bus for the section to one session of the finals.</p>
<h3>The Open Hand</h3>
<p>To one school at each final, chosen by officials, hosts, ushers and the people who sell the pretzels. The banner is the only one that some schools have, and they hang it over the door.</p>
<h3>The Ostrander Medal</h3>
<p>To one person a year. Lately:</p>
<table border="1" cellpadding="5" width="100%"><tr><th>Year</th><th>Name</th><th>For</th></tr>
<tr><td>2024</td><td>Kalani Dvorsky, Vesper</td><td>stopped on the last bend to turn a fallen runner on her side, and called for help; finished ninth</td></tr>
<tr><td>2023</td><td>the ground crew of Orrin Yards</td><td>dried a field with towels for a game between two visiting schools</td></tr>
<tr><td>2022</td><td>Hugo Mbatha-Reyes, Sorley</td><td>told the umpire that he had been tagged</td></tr>
<tr><td>2021</td><td>Ms. Beatriz Ackerbloom, Ash Grove</td><td>washed the uniforms of both teams after a flood</td></tr>
<tr><td>2019</td><td>Amir Greenleaf, Tolan</td><td>learned a visiting player&rsquo;s language well enough to say &ldquo;good game&rdquo;</td></tr></table>
<p>Write to us about somebody: <a href="mailto:medal@psaa.example">medal@psaa.example</a>. Please do not tell them.</p>`,
  },
];
