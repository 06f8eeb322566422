import type { WrittenPage } from './written-page';

/** About the association: mission, history and organisation. */
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
<p>Members pay no dues and no entry fees. The state series carries its own cost, most of it in two weekends of March.</p>
<h2>What it is not</h2>
<p>The {product} is not a part of the state government and receives no tax money. It does not rank schools, sell data about students, or run camps. It cannot tell a school whom to hire as a coach, and it has no opinion about the designated hitter that is not in the rule book.</p>
<h2>Numbers</h2>
<table class="table table-sm" style="max-width:520px"><tbody><tr><td>Member schools</td><td align="right">{schools}</td></tr><tr><td>Students enrolled</td><td align="right">about 577,000</td></tr><tr><td>Students who take part</td><td align="right">312,408</td></tr><tr><td>Sports and activities</td><td align="right">46</td></tr><tr><td>Contests a year, all levels</td><td align="right">about 190,000</td></tr><tr><td>Licensed officials</td><td align="right">9,412</td></tr><tr><td>State champions a year</td><td align="right">more than 130</td></tr></tbody></table>
<p>How well are we doing? The board asks member schools every second spring, in eleven questions. The last time 512 answered. They were happiest with the state finals and least happy with the mail, which has been changed.</p>`,
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
<video controls src="https://www.youtube.com/watch?v=PSAA-700300"></video>
<h2>Eleven names</h2>
<p>The principals who signed the timetable came from Prairie City, Tolan, Sorley, Keswick, Kettle Creek, Sauk Bend, Ash Grove, Harborview, Quarry Falls, Fort Harlan and Lone Elm. All eleven schools are members today; Ash Grove and Ashgrove have been confused with each other in every one of those years.</p>
<p>The first dues were two dollars. The first expense, according to the book, was $1.15 for a lamp.</p>
<h2>The war years</h2>
<p>In 1918 influenza closed the schools in October and the board met by letter. From 1942 to 1945 gasoline was rationed. Regionals were drawn with a piece of string forty miles long, bats were not replaced, and 61 coaches were away; at nineteen schools the Latin teacher took over the basketball team. One of them, Miss Halina Zaremba of Vesper, won 44 games in two winters and went back to Latin without a word about it.</p>
<h2>Music, speech and the rest</h2>
<p>Athletics had company from early on. Bands and choirs joined in 1934, debate and individual events in the years after, journalism and scholastic bowl much later. The merger of 1964 put them under one roof and one handbook. Music remains the largest activity of all: on the first Saturday of March 31,000 students play or sing for a judge, and nobody keeps score out loud.</p>
<h2>Officials</h2>
<p>Until 1946 the home school hired whom it liked. The license, the test and the code came after a final in which the referee had been the uncle of a guard. Today there are 9,412; the <a href="/officials/record-book">record book</a> knows who worked which final.</p>
<h2>Presidents of the board since the merger</h2>
<p>A list of twenty-nine, with portraits, hangs between the kitchen and the copier. Seven were women, four had been officials, one was an ordained minister and opened each meeting with a joke about Lutherans. See also <a href="/about/past-board-members">past board members</a>.</p>
<h2>The building</h2>
<p>The house on Fieldhouse Road was designed in 1956 by Delphine and Roland Ackerbloom of Tolan, who had built eleven gymnasiums and knew what principals do with coats. It has been enlarged twice and repainted once in a color chosen by a committee. The lobby museum shows the timetable, the laundry basket, the stopwatch of 1914, the milk truck&rsquo;s left door, and the first hat.</p>`,
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
<p>Illustrations (&ldquo;Q. and A.&rdquo;) follow each section in the file. They answer what schools have really asked; names and mascots are changed.</p>
<h2>Questions that come up every year</h2>
<p><b>Q. A student lives with his mother in one district and with his father in another. Where is he eligible?</b><br><b>A.</b> At the school that he attends on the eleventh day of his first semester of grade nine. After that a change of school is a transfer under 3.040, whichever roof he sleeps under.</p>
<p><b>Q. Our valedictorian turned twenty on June 2. The state final is on June 13.</b><br><b>A.</b> Section 3.060 asks about the whole season of the sport, and the season ends with the state final. She may practice, keep the book and travel; she may not compete. The board has no power to waive age.</p>
<p><b>Q. May a ninth-grader who is enrolled in our junior high building play on the varsity?</b><br><b>A.</b> Yes, if both buildings belong to one district and the ninth grade is counted in the enrollment of the high school.</p>
<p><b>Q. A grateful neighbor wants to give each champion a ring worth $300.</b><br><b>A.</b> Rings may be bought by students and families. Given by the school or a booster they count as awards, and an award is worth $75 at most. The neighbor may give a scoreboard.</p>
<p><b>Q. We found out in May that a wrestler of January was ineligible.</b><br><b>A.</b> Report it yourselves, on the same day. Contests are forfeited, the record is corrected, and in nineteen of twenty cases that is where it ends. In the twentieth the school had known since February.</p>
<h2>Penalties</h2>
<table width="100%" border="0" cellpadding="6"><tr bgcolor="#eeeeee"><td><b>Written warning</b></td><td>A violation that gave nobody an advantage. Copied to the governing board of the school.</td></tr><tr><td><b>Probation</b></td><td>Up to two years. The school takes part in the series, and sends in a plan of correction.</td></tr><tr bgcolor="#eeeeee"><td><b>Suspension</b></td><td>No contests against member schools in one or all sports. Last imposed in 1998, for eleven weeks.</td></tr></table>
<p>Rulings of the executive director may be appealed to the Board of Directors within ten days. Hearings on eligibility are held on Wednesdays at the office, take about forty minutes, and are decided on the same day. Bring documents; character witnesses may stay at home.</p>
<h2>How the text is kept</h2>
<p>Changes adopted in December are marked with a line in the margin for one year. The <a href="/documents/handbook/legislative-history.pdf">legislative history</a> lists every version of every section since 1901, including the one of 1927 that forbade the throwing of hats.</p>`,
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
<p>Report a concern about safety or harassment at any hour: <a href="tel:+15555550199">(555) 555-0199</a>. It can be done without a name.</p>
<h3>Before you call</h3>
<ul><li><b>A score is wrong.</b> The home school corrects it in the School Center; it takes effect within minutes. We can do it, too, with both schools on the line.</li><li><b>I would like to report an official.</b> Schools do that through the report form. Parents speak with the principal, who has heard it before and knows what to do.</li><li><b>My son was cut.</b> We are sorry. It is a matter of the school.</li><li><b>Is my daughter eligible after we move?</b> Ask the athletic director of the new school to send a transfer form <em>before</em> you sign a lease.</li><li><b>I found a trophy at a flea market.</b> Please buy it. Extension 3 will tell you whose it is, and somebody will drive over.</li></ul>
<h3>During state finals</h3>
<p>The office is empty on finals weekends, since everyone is at a site. Calls are forwarded to a van. Lost children, lost coats and lost buses: the information desk of the site, on the concourse, under the lantern.</p>
<h3>Mail</h3>
<p>Score sheets, record claims and old photographs are welcome by post. Checks are made out to the {association}. Parcels that tick are opened by the fire department of Prairie City, which has asked us to ask you not to send alarm clocks again.</p>`,
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
<p>Send a letter and a r&eacute;sum&eacute; as one file to <a href="mailto:jobs@psaa.example">jobs@psaa.example</a>. The {product} hires without regard to race, color, religion, sex, national origin, disability, age or which conference you went to school in.</p>
<h2>Working here</h2>
<p>Between August and June everybody works about fourteen weekends, and gets the Mondays back. There is a health plan, a pension, twenty days of vacation of which ten are best taken in July, and a rule that nobody answers e-mail after a final until the next noon.</p>
<p>We are an office of former coaches, teachers, officials, one opera singer and a retired bus mechanic. About half have never played the sport that they look after. What they have in common is that they like order on Saturday mornings.</p>
<h2>Seasonal work</h2>
<p>State finals need 420 people: ushers, scorers, drivers, runners, and someone who holds the towel at the diving well. Pay is $15 an hour with a shirt and a meal. Retired people are especially welcome; students are, too, from 16 on, with a work permit. Sign up with the host of the final, or at extension 3.</p>
<h2>How we choose</h2>
<ol><li>Two people read every application, without the name on it.</li><li>Six are invited to talk, by video, for half an hour.</li><li>Two spend a morning with us: a real phone shift, a bracket with an error in it, lunch.</li><li>Everyone gets an answer.</li></ol>`,
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
<p>Older reports, back to 1924, are in the reading room and are being scanned from the back of the shelf.</p>
<h3>Participation by season ({lastTerm})</h3>
<table class="table table-bordered" style="width:100%"><thead><tr><th>Season</th><th>Girls</th><th>Boys</th><th>Largest</th></tr></thead><tbody><tr><td>Fall</td><td>48,911</td><td>71,204</td><td>Football 44,180</td></tr><tr><td>Winter</td><td>39,057</td><td>45,310</td><td>Basketball 30,066</td></tr><tr><td>Spring</td><td>52,740</td><td>58,993</td><td>Track and field 46,127</td></tr><tr><td>Activities</td><td colspan="2" align="center">87,412</td><td>Music 61,300</td></tr></tbody></table>
<p>Students who take part in more than one season are counted in each of them, so the seasons add up to more than the total.</p>
<h3>Attendance</h3>
<p>1,041,877 people came to a contest of the state series, the second year in a row above a million. The regional round of boys basketball alone drew 212,000, which is more than all the finals together, and the reason why regionals are played in gymnasiums with pie.</p>
<h3>Officials</h3>
<p>The number of licenses rose by 212. Of the officials who began five years ago, 54 percent are still working; in the year before the mentoring program it was 41.</p>`,
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
<p>Current directors: <a href="/about/board">Board of Directors</a>.</p>
<h3>What they decided</h3>
<p>Minutes since 1901 fill 41 volumes. A few pages fall open by themselves: the meeting of March 1918 that was held by telegraph; the one of June 1972, in which the first state final for girls passed by a vote of six to four; the one of November 1973 on football playoffs, which lasted until twenty past two and ended with pie; and the one of March 12, 2020, four minutes long.</p>
<h3>Divisions</h3>
<p>The seven divisions were drawn in 1965, so that each held about one seventh of the schools, and have been redrawn four times. Directors at large were added in 1981 to make sure that the board looks like its members: for a time it consisted of ten men from towns with a courthouse.</p>
<h3>Reunion</h3>
<p>Former directors meet on the Friday of the boys basketball finals, in the room behind section 12. There are name tags, since nobody has changed. If you are one and have not received the letter, call the executive office.</p>`,
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
<p>Money: the host pays nothing to you, and you pay no entry fee. Travel of schools more than 60 miles away is supported with $1.85 a mile for one bus.</p>
<h2>Timetable of a finals week</h2>
<table class="table table-bordered" width="100%"><thead><tr><th>When</th><th>Who</th><th>What</th></tr></thead><tbody><tr><td>Sunday, noon</td><td>staff</td><td>heat sheets, pairings or order of play on the page of the sport</td></tr><tr><td>Monday</td><td>schools</td><td>check every name; corrections by 4:00 p.m.</td></tr><tr><td>Tuesday</td><td>staff</td><td>passes and parking tags are sent to the athletic director&rsquo;s telephone</td></tr><tr><td>Wednesday</td><td>coaches</td><td>meeting by video, 10:00 a.m.</td></tr><tr><td>Thursday</td><td>teams</td><td>practice at the site, in slots of 25 minutes, where the sport has one</td></tr><tr><td>Friday, Saturday</td><td>everyone</td><td>the reason you came</td></tr></tbody></table>
<h2>At the site</h2>
<p>Teams enter by the door with the lantern. Leave nothing in the locker rooms: they are used by another team forty minutes later. Athletic trainers of both schools meet the site&rsquo;s physician before the first session. If an athlete is ill, tell the desk before the seeding and not after; a substitute can be named until one hour before the start.</p>
<h2>Awards</h2>
<p>Medals are given right after the last contest of a class. Stay in uniform, and in one piece. The number of medals is in the terms and conditions; the coach may order more on Monday, for $14 each. Trophies travel home with the team and are photographed at the first gas station, as tradition has it.</p>
<h2>Homecoming</h2>
<p>Call the fire department of your town before you cross its line. Most will want to meet you there.</p>`,
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
<p>The foundation is a charity under section 501(c)(3). Gifts are deductible as the law allows; receipts are mailed in January. See also <a href="/about/foundation/grants">grants</a> and the <a href="/about/foundation-board">foundation&rsquo;s board</a>.</p>
<h3>In memory</h3>
<p>Forty-one funds carry a name. Some were set up with a bequest, some with a coffee can. A fund of $25,000 gives one scholarship a year for good; smaller ones are spent in the year in which they are given. We will not let you promise a building.</p>
<h3>For companies</h3>
<p>Partners who would like to see their name at a state final talk to the association, see <a href="/about/partners">our partners</a>. The foundation takes gifts from companies, too, but hangs up no banners for them. The letter of thanks is written by a student, by hand.</p>
<h3>Questions</h3>
<p><b>Can I give to one particular student?</b> No, and you would not want the phone calls. <b>Can I give to my old school?</b> Yes: write its name on the check, and the athletic director will tell you what it bought. <b>Do you sell addresses?</b> We would not know whom to ask.</p>
<p><a href="/documents/foundation/donor-bill-of-rights.pdf">What donors may expect of us (PDF)</a></p>`,
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
