import type { WrittenPage } from './written-page';

/** Who the association is, and how it came to be. */
export const aboutPages: readonly WrittenPage[] = [
  {
    path: 'about/mission',
    title: 'Mission',
    subtitle: 'Why there is an association at all',
    author: 'Executive Office',
    content: `<p>The {association} exists so that a student in a town with one traffic light has the same chance to play, sing, argue and compete as a student in a city with nine high schools. It is a voluntary association of {schools} public, private and charter schools, governed by their principals, and it has had the same three tasks since 1900: to make rules that are the same for everyone, to hold a fair state series, and to send students home as better neighbors.</p>
<h2>What we hold to</h2>
<ol>
<li><strong>Education first.</strong> An activity that cannot say what it teaches has no place in a school.</li>
<li><strong>Participation.</strong> The last player on the bench counts as much as the first. More than 300,000 students take part in 46 sports and activities.</li>
<li><strong>Fairness.</strong> Schools compete with schools of their size, and rules are known before the game begins.</li>
<li><strong>Safety.</strong> See <a href="/health-safety">Health &amp; Safety</a>. No contest is worth a student&rsquo;s health.</li>
<li><strong>Sportsmanship.</strong> Respect for those on the other side, and for those in stripes.</li>
</ol>
<figure class="image"><img src="{origin}/media/art/stage/1.svg" alt="A timetable of 1900 with eleven signatures, in a frame"><figcaption>The timetable of October 6, 1900, on which eleven principals signed the first agreement.</figcaption></figure>
<h2>How decisions are made</h2>
<p>By-laws are changed by the schools themselves. Proposals are filed by October 1, discussed at <a href="/schools/town-meetings">town meetings</a> in each of seven divisions in November, shaped by the <a href="/about/legislative-commission">legislative commission</a> of 35 (21 principals, seven athletic administrators, seven at large) and voted on by all members in December. A simple majority decides.</p>
<p>Policy and money are the business of the <a href="/about/board">Board of Directors</a>: ten principals elected for three years, seven from the divisions and three at large. Day by day the work is done by a staff of 38 on Fieldhouse Road.</p>
<p>Members pay no dues and no entry fees. The state series carries its own cost, most of it in two weekends of March.</p>`,
  },
  {
    path: 'about/history',
    title: 'History',
    subtitle: 'From a waiting room to {schools} schools',
    author: 'Delphine Bontrager, archivist',
    content: `<p>On October 6, 1900, a storm held the northbound train at Prairie City. Eleven principals, on their way home from a teachers&rsquo; institute, spent the night in the waiting room. One of them complained about a halfback of 23 who attended no classes. By morning they had agreed that a student should pass three subjects before he played, and had signed the back of a timetable.</p>
<p>That was the first by-law. Thirty-one schools joined within a year; the constitution of 1901 had nine articles and fit on four pages.</p>
<h2>Milestones</h2>
<table class="table table-striped" style="width:100%"><tbody>
<tr><td>1908</td><td>First state final: boys basketball, eleven teams, in the armory of Tolan</td></tr>
<tr><td>1921</td><td>Wilhelmina Ostrander becomes secretary, for two afternoons a week and then for 38 years</td></tr>
<tr><td>1934</td><td>Music joins, debate follows</td></tr>
<tr><td>1946</td><td>Officials are licensed; code of ethics</td></tr>
<tr><td>1957</td><td>The office moves to Fieldhouse Road</td></tr>
<tr><td>1964</td><td>Athletics and activities become one association under its present name</td></tr>
<tr><td>1972</td><td>First state final for girls (tennis); two classes</td></tr>
<tr><td>1974</td><td>Football playoffs</td></tr>
<tr><td>2001</td><td>Eight classes in football; water polo follows in the spring</td></tr>
<tr><td>2008</td><td>Four classes in basketball, volleyball, baseball and softball</td></tr>
<tr><td>2014</td><td>Unified sports</td></tr>
<tr><td>2021&ndash;2024</td><td>Girls wrestling, esports, girls flag football</td></tr>
</tbody></table>
<h2>Girls</h2>
<p>The association was slow. From 1908 to 1971 girls of its schools played by mail, in intramurals and in gymnasiums with the doors closed. In 1969 four teachers from Harborview came to a meeting of the board with a petition of 4,000 names in a laundry basket. It took three more years. In 1972 forty-one schools entered the tennis final; five years later there were nine finals for girls, and 9,312 people watched the first one in basketball. The laundry basket is in the lobby.</p>
<h2>Smaller and larger</h2>
<p>There were 1,104 member schools in 1938 and there are {schools} today. Towns have merged their schools and kept their quarrels. The list of schools that no longer exist, with their colors and nicknames, is the most visited page of the <a href="/documents/archive/former-schools.pdf">archive</a>.</p>
<p>See also the <a href="/125">timeline of 125 years</a> and the <a href="/archives">video archives</a>.</p>
<video controls src="https://www.youtube.com/watch?v=PSAA-700300"></video>`,
  },
  {
    path: 'about/constitution',
    title: 'Constitution',
    subtitle: 'And by-laws, as in force since July 1, {year}',
    author: null,
    content: `<p>The constitution says what the association is, the by-laws what it asks of schools and students, and the terms and conditions how each state series is run. The constitution can be changed by two thirds of the votes cast, by-laws by a simple majority.</p>
<p align="center"><a href="/documents/handbook/constitution-and-by-laws.pdf" target="_blank"><b>Complete text, {term} (PDF, 188 pages)</b></a></p>
<h2>Constitution</h2>
<p><b>Article 1. Name and purpose.</b> The {association} is an association of secondary schools that act together to supervise and regulate interscholastic activities.</p>
<p><b>Article 2. Members.</b> Any school of this state that has grades 9 to 12 or a part of them and is recognized by the state may join by resolution of its governing board. Membership is renewed each year. 2.130: <i>The principal, or a deputy whom the principal names in writing, attends the rules meeting of each activity that the school enters.</i></p>
<p><b>Article 3. Board of Directors.</b> Ten principals, elected for three years; one from each of seven divisions and three at large, so that the board reflects the schools in size, in kind and in who sits in them. No one serves more than two terms.</p>
<p><b>Article 4. Executive director and staff.</b> Appointed by the board, answerable to it.</p>
<p><b>Article 5. Legislation.</b> Commission of thirty-five; town meetings; vote of the members in December.</p>
<p><b>Article 6. Finance.</b> An audit each year, by a firm that is changed at least every seventh.</p>
<h2>By-laws at a glance</h2>
<table width="100%" border="1" cellspacing="0" cellpadding="4"><tr bgcolor="#1d3b73"><td><font color="#ffffff">Section</font></td><td><font color="#ffffff">About</font></td></tr>
<tr><td>3.010</td><td>Attendance: enrolled by the eleventh day of the semester</td></tr>
<tr><td>3.020</td><td>Scholastic standing: passing 25 credit hours of work, checked every week</td></tr>
<tr><td>3.030&ndash;3.047</td><td>Residence and transfer</td></tr>
<tr><td>3.050</td><td>Eight semesters, four seasons</td></tr>
<tr><td>3.060</td><td>Age: not twenty before the end of the season</td></tr>
<tr><td>3.080</td><td>Amateur status; awards up to $75</td></tr>
<tr><td>3.100</td><td>Non-school teams; summer contact, 25 days</td></tr>
<tr><td>4.020</td><td>Classification, multiplier of 1.65</td></tr>
<tr><td>5.000 ff.</td><td>Seasons and numbers of contests</td></tr>
<tr><td>6.000 ff.</td><td>Penalties and appeals</td></tr>
<tr><td>7.110</td><td>Concussion</td></tr></table>
<p>Illustrations (&ldquo;Q. and A.&rdquo;) follow each section in the file. They answer what schools have really asked; names and mascots are changed.</p>`,
  },
  {
    path: 'about/contact',
    title: 'Contact',
    subtitle: null,
    author: 'Front desk',
    content: `<p><strong>{association}</strong><br>1200 Fieldhouse Road<br>Prairie City</p>
<p>Telephone <a href="tel:+15555550142">(555) 555-0142</a><br>Office hours Monday to Friday, 8:00 a.m. to 4:30 p.m. Central</p>
<p>The quickest way to a good answer: parents and students ask their athletic director, athletic directors ask the desk of the sport, everyone else asks us. We do not settle who starts at shortstop.</p>
<h3>Desks</h3>
<table class="table" style="width:100%"><thead><tr><th>About</th><th>Extension</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Eligibility and transfers</td><td>1</td><td><a href="mailto:eligibility@psaa.example">eligibility@psaa.example</a></td></tr>
<tr><td>Activities: music, speech, debate, chess</td><td>2</td><td><a href="mailto:activities@psaa.example">activities@psaa.example</a></td></tr>
<tr><td>State series: entries, sites, results</td><td>3</td><td><a href="mailto:series@psaa.example">series@psaa.example</a></td></tr>
<tr><td>Officials</td><td>4</td><td><a href="mailto:officials@psaa.example">officials@psaa.example</a></td></tr>
<tr><td>Media and broadcasts</td><td>5</td><td><a href="mailto:media@psaa.example">media@psaa.example</a></td></tr>
<tr><td>Tickets and merchandise</td><td>6</td><td><a href="mailto:tickets@psaa.example">tickets@psaa.example</a></td></tr>
<tr><td>Website and School Center</td><td>7</td><td><a href="mailto:help@psaa.example">help@psaa.example</a></td></tr>
<tr><td>Foundation</td><td>8</td><td><a href="mailto:foundation@psaa.example">foundation@psaa.example</a></td></tr></tbody></table>
<p>People, with photographs: <a href="/about/leadership">leadership</a>, <a href="/about/support-staff">support staff</a>.</p>
<h3>Getting here</h3>
<p>Leave the highway at exit 141, turn left at the grain elevator and right at the second water tower, the one with the rooster. Visitors park in front; the bus turns behind the building. The number 6 bus from the station stops at the door on weekdays, at twenty past the hour. The lobby museum is open during office hours and costs nothing; groups say when they come.</p>
<p><img src="{origin}/media/art/board/6.svg" alt="" width="600"></p>
<p>Report a concern about safety or harassment at any hour: <a href="tel:+15555550199">(555) 555-0199</a>. It can be done without a name.</p>`,
  },
  {
    path: 'about/careers',
    title: 'Careers',
    subtitle: 'Open positions and internships',
    author: 'Human Resources',
    content: `<p>Thirty-eight people work on Fieldhouse Road. The longest has been here for 33 years, the shortest since last Tuesday. We work hard in March, decently in July, and eat lunch at one table.</p>
<h2>Open positions</h2>
<h3>Administrator, spring sports</h3>
<p>You run baseball, softball and one racket sport from the entry to the trophy: terms and conditions, sites, officials, protests at nine in the evening. You have worked in a high school, know what an athletic director does on a rainy day, and can say no in a friendly voice. Salary $78,000 to $94,000; state retirement; a van on finals weekends. Apply by the end of next month.</p>
<h3>Data coordinator (part time, 25 hours)</h3>
<p>Results come in as spreadsheets, photographs of score sheets and one weekly fax. You turn them into something that agrees with itself. We would like somebody who is bothered by a missing comma. $26 an hour, mostly from home.</p>
<h3>Front desk</h3>
<p>The first voice that people hear. Spanish or Polish is a plus; patience is not optional.</p>
<h2>Internships</h2>
<table class="table table-bordered"><tr><th>What</th><th>When</th><th>Apply by</th></tr><tr><td>Event management</td><td>September&ndash;May</td><td>May 15</td></tr><tr><td>Video and photography</td><td>October&ndash;March</td><td>August 1</td></tr><tr><td>Sports information</td><td>summer</td><td>March 1</td></tr></table>
<p>Interns are paid. Since 1988 there have been 117 of them; eleven are on the staff today, and one married the mascot.</p>
<p>Send a letter and a r&eacute;sum&eacute; as one file to <a href="mailto:jobs@psaa.example">jobs@psaa.example</a>. The {product} hires without regard to race, color, religion, sex, national origin, disability, age or which conference you went to school in.</p>`,
  },
  {
    path: 'about/reports',
    title: 'Reports',
    subtitle: 'Annual reports, audits and participation',
    author: 'Finance',
    content: `<p>What came in, what went out, and who took part. The reports are approved by the board in October and are read aloud, in part, at the annual meeting. Questions about them are answered by a person with a calculator, extension 9.</p>
<h3>Where a dollar goes ({lastTerm})</h3>
<table border="1" cellpadding="5"><tr><td>State series: sites, officials, awards, travel of teams</td><td align="right">$0.58</td></tr><tr><td>Staff</td><td align="right">$0.21</td></tr><tr><td>Insurance for students and officials</td><td align="right">$0.08</td></tr><tr><td>Technology, streaming, printing</td><td align="right">$0.06</td></tr><tr><td>Meetings of members and committees</td><td align="right">$0.04</td></tr><tr><td>Building</td><td align="right">$0.02</td></tr><tr><td>Coffee</td><td align="right">less than $0.01</td></tr></table>
<p>Of the income, 71 cents come from the gate, 14 from partners, nine from broadcasts and programs, six from licenses of officials.</p>
<h3>Documents</h3>
<ul><li><a href="/documents/reports/annual-{lastTerm}.pdf">Annual report {lastTerm}</a> (PDF, 6 MB)</li><li><a href="/documents/reports/audit-{lastTerm}.pdf">Auditor&rsquo;s report {lastTerm}</a></li><li><a href="/documents/reports/participation-{lastTerm}.xlsx">Participation by sport, school and gender {lastTerm}</a> (Excel)</li><li><a href="/documents/reports/form-990.pdf">Form 990</a></li><li><a href="/documents/reports/equity-survey.pdf">Survey of sports offered</a>, see <a href="/resources/equity">equity</a></li></ul>
<h3>Participation, in short</h3>
<p>312,408 students took part in {lastTerm}, 1.1 percent more than in the year before. Track and field led for girls, football for boys. The largest growth was in girls wrestling (31 percent) and bass fishing (12); the largest loss was in competitive silence, as the office calls study hall.</p>
<p>Older reports, back to 1924, are in the reading room and are being scanned from the back of the shelf.</p>`,
  },
  {
    path: 'about/past-board-members',
    title: 'Past Board Members',
    subtitle: 'Directors since 1964, and presidents since 1901',
    author: 'Executive Office',
    content: `<p>Four hundred and six principals have served on the Board of Directors since the merger of 1964. They came for three years or for six, drove to Prairie City on 3,900 Wednesdays between them, and were thanked with a clock. The list begins with the latest.</p>
<table class="table table-striped" width="100%"><thead><tr><th>Name</th><th>School</th><th>Division</th><th>Years</th></tr></thead><tbody>
<tr><td>Josephine Abara-Lindqvist</td><td>Harborview</td><td>2</td><td>2016&ndash;2022</td></tr>
<tr><td>Nikolai Fitzwater</td><td>Kettle Creek</td><td>5</td><td>2017&ndash;2023</td></tr>
<tr><td>Camila Rosenthal</td><td>Tolan</td><td>4</td><td>2018&ndash;2024</td></tr>
<tr><td>Emeka O&rsquo;Brannigan</td><td>Port Marlow (Lakefront)</td><td>1</td><td>2018&ndash;2021</td></tr>
<tr><td>Sister Magdalena Vandeputte</td><td>Our Lady of the Plains</td><td>at large</td><td>2013&ndash;2019</td></tr>
<tr><td>Anders Schreibvogel</td><td>Sorley</td><td>6</td><td>2011&ndash;2017</td></tr>
<tr><td>Thandiwe Castellano</td><td>Grand Orrin</td><td>3</td><td>2010&ndash;2016</td></tr>
<tr><td>Wyatt P. Colquitt</td><td>Mt. Hollis</td><td>7</td><td>2009&ndash;2015</td></tr>
<tr><td>R. Eleni Jankowski</td><td>Vesper</td><td>4</td><td>2004&ndash;2010</td></tr>
<tr><td>Cormac &ldquo;Mac&rdquo; Halvorsen*</td><td>Rockwell</td><td>2</td><td>1998&ndash;2004</td></tr>
<tr><td>Sabina Ndiaye</td><td>Quarry Falls</td><td>5</td><td>1996&ndash;2002</td></tr>
<tr><td>Leif Amundsen*</td><td>Little Fort Odell</td><td>7</td><td>1979&ndash;1985</td></tr>
<tr><td>Rosalie Birdsong*</td><td>New Selby</td><td>6</td><td>1971&ndash;1977</td></tr>
<tr><td>Tadeusz Dombrowski*</td><td>Port Marlow (Stockyards)</td><td>1</td><td>1964&ndash;1970</td></tr>
</tbody></table>
<p><small>* deceased. Complete list: <a href="/documents/board/past-directors.pdf">PDF</a></small></p>
<h3>Firsts</h3>
<p>Rosalie Birdsong was the first woman on the board, in 1971, and asked at her first meeting where the ladies&rsquo; room was. It was built. She chaired the committee that brought the first state final for girls a year later. Emeka O&rsquo;Brannigan was the first director who had played in a state final of the association (1991, baseball, two errors, as he liked to say himself).</p>
<p>Current directors: <a href="/about/board">Board of Directors</a>.</p>`,
  },
  {
    path: 'about/statequalifier',
    title: 'State Qualifier',
    subtitle: 'Congratulations. Now what?',
    author: 'State Series Desk',
    content: `<p>Your team, your relay, your choir or you alone have qualified for a state final of the {association}. Between today and the medal stand there are a few things to do. Coaches do most of them; families may skip to <a href="#families">the end</a>.</p>
<h2>Coaches and athletic directors</h2>
<ol>
<li><b>Tonight:</b> answer the e-mail with the subject &ldquo;State Final Information&rdquo;. It asks for a head count and a telephone number that is answered.</li>
<li><b>By noon tomorrow:</b> team roster, team photograph (horizontal, 300 dpi, nobody with a finger behind anybody&rsquo;s head) and the staff list in the School Center. What is there at noon is printed in the program.</li>
<li><b>Wednesday:</b> coaches&rsquo; meeting by video at 10:00 a.m. One person from each school. Terms and conditions are on the page of the sport.</li>
<li><b>Hotel:</b> the block is held for 48 hours. See the list of <a href="/documents/finals/lodging.pdf">hotels</a>.</li>
<li><b>Passes:</b> the number of bench passes is that in the terms and conditions. It is not a starting point for talks.</li>
</ol>
<h2>Champion patches, shirts, banners</h2>
<p>State qualifier shirts are sold by licensed vendors only, see <a href="/resources/licensed-vendors">vendors</a> and <a href="/resources/merchandise">merchandise</a>. The mark of the {product} may be used on a school&rsquo;s own banner without asking, as long as the year is right.</p>
<p><img src="{origin}/media/art/court/4.svg" alt="Banner in a gymnasium" width="560" border="0"></p>
<h2><a id="families"></a>Families</h2>
<ul><li><a href="/resources/tickets">Tickets</a> go on sale when the pairings are out. There is no presale, and no one has a cousin.</li><li>All sessions are <a href="/streaming">streamed</a>.</li><li>Quiet rooms, nursing rooms and a place for service dogs: ask at the information desk.</li><li>Take a picture with the bracket. Everybody does.</li></ul>
<p>Money: the host pays nothing to you, and you pay no entry fee. Travel of schools more than 60 miles away is supported with $1.85 a mile for one bus.</p>`,
  },
  {
    path: 'about/foundation/donate',
    title: 'Donate to the Foundation',
    subtitle: '{product} Foundation',
    author: 'Foundation',
    content: `<p>The foundation was set up in 1998 with the proceeds of a raffle for a used school bus. It gives scholarships to seniors, pays the first license of new officials, and buys the shoes that nobody is supposed to know about. It has one employee, two volunteers and a filing cabinet named Gerald.</p>
<h3>What your gift does</h3>
<table class="table" width="100%"><tbody><tr><td>$12</td><td>a background check for a new official</td></tr><tr><td>$45</td><td>the first license of an official, with rule books and a whistle</td></tr><tr><td>$90</td><td>shoes for one season, handed over by an athletic director in a closed office</td></tr><tr><td>$400</td><td>instrument repair for a school whose budget line for it is zero</td></tr><tr><td>$1,500</td><td>a scholarship with a name</td></tr><tr><td>$2,200</td><td>a defibrillator for a rural field</td></tr></tbody></table>
<p>In {lastTerm} 2,904 people gave $611,300. Of each dollar 94 cents went out again; the rest paid for stamps, the audit and half a salary.</p>
<h3>How to give</h3>
<ul><li>By card, in the Foundation shop at the finals or at <a href="{origin}/partners/foundation">the donation page</a></li><li>By check to the address of the office; please write &ldquo;scholarship&rdquo;, &ldquo;officials&rdquo; or &ldquo;where needed&rdquo; on it</li><li>From a retirement account, in a will, or in memory of someone: call extension 8, and we will look for the right words together</li><li>By rounding up at Grainmark Credit Union</li></ul>
<blockquote>&ldquo;They paid for my cleats in ninth grade. I never knew who. I am in my second year as an official now, and it is my turn.&rdquo; <br>&mdash; a letter without a name, on the wall of the foundation</blockquote>
<p>The foundation is a charity under section 501(c)(3). Gifts are deductible as the law allows; receipts are mailed in January. See also <a href="/about/foundation/grants">grants</a> and the <a href="/about/foundation-board">foundation&rsquo;s board</a>.</p>`,
  },
  {
    path: 'about/foundation/grants',
    title: 'Grants',
    subtitle: '{product} Foundation',
    author: 'Foundation',
    content: `<p>Member schools may ask for up to $3,000, twice a year, for something that lets more students take part. Applications are two pages long and are read by three people who have coached.</p>
<h3>What has been granted</h3>
<ul><li>Headphones for a chess team that met next to the boiler (Saint-R&eacute;my, $210)</li><li>Wheelchairs for adaptive track, shared by five schools (Division 3, $3,000)</li><li>A used marimba and the van to fetch it (Ash Grove, $1,850)</li><li>Lights for the long jump pit (Lone Elm, $940)</li><li>Two seasons of bus fuel for a first girls&rsquo; wrestling team (Harmon Valley, $1,200)</li></ul>
<h3>What is not</h3>
<p>Salaries, scoreboards with a name on them, trips out of state, and anything that a booster club has already bought and would like to have back.</p>
<h3>Dates</h3>
<table border="1" cellpadding="6"><tr><th>Round</th><th>Apply by</th><th>Answer by</th></tr><tr><td>Fall</td><td>October 15</td><td>November 30</td></tr><tr><td>Spring</td><td>March 1</td><td>April 15</td></tr></table>
<p><a href="/documents/foundation/grant-application.docx">Application (Word)</a>. Last round 88 schools applied and 37 received something. Schools that were turned down are told why by telephone, and a third of them succeed the second time.</p>`,
  },
  {
    path: 'about/foundation/about',
    title: 'About the Foundation',
    subtitle: null,
    author: 'Foundation',
    content: `<p>The {product} Foundation is a charity of its own, next door to the association and separate from it: nine directors, a budget of about $650,000, and rules against using a cent for the state series. Its purpose is written in one sentence: <em>that no student stays home for want of something that money can buy.</em></p>
<p>It began in 1998, when the widow of a basketball official from Sauk Bend sent the office a check over $5,000 and the words &ldquo;for somebody&rsquo;s shoes&rdquo;. The check hangs, canceled, beside the copier.</p>
<h3>Programs</h3>
<ul><li><a href="/resources/scholarship">Scholarships</a>: forty-two a year</li><li>First License: 412 new officials in {term}</li><li>The Closet: shoes, glasses, instruments, entry fees for camps, without forms</li><li><a href="/about/foundation/grants">Grants</a> to schools</li></ul>
<p>Directors are listed on the page of the <a href="/about/foundation-board">foundation board</a>. They are not paid and may not do business with the foundation. The <a href="/documents/foundation/annual-report.pdf">annual report</a> names every gift above $250 whose giver wants to be named.</p>
<p><a href="/about/foundation/donate">Donate</a></p>`,
  },
];
