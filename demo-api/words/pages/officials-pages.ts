import type { WrittenPage } from './written-page';

/** Pages for officials and prospective officials. */
export const officialsPages: readonly WrittenPage[] = [
  {
    path: 'officials',
    title: 'Officials',
    subtitle: 'The third team in every contest',
    author: 'Bohdan Halvorsen',
    content: `<p>On an ordinary Friday in October more than 1,300 licensed officials work for the schools of the {association}. They drive a little over 61,000 miles to do it. This section is theirs: how to get a license, keep it, move up and be paid on time.</p>
<figure class="image"><img src="{origin}/media/art/field/2.svg" alt="A crew of five walks to the coin toss"><figcaption>Coin toss at Fort Harlan. The crew has worked together for nineteen seasons.</figcaption></figure>
<h2>New here?</h2>
<p>Start with <a href="/officials/become-an-official">becoming an official</a>. Four steps, about three weeks from the first click to the first game. The first year costs nothing: the foundation pays for the license, and your local association lends a shirt.</p>
<h2>Licensed already</h2>
<ul>
<li><a href="/officials/clinics">Clinics</a> and <a href="/officials/clinicians">clinicians</a>: one every second year, more if you like the coffee.</li>
<li><a href="/officials/handbook">Handbook</a>: promotion, ratings, fees, uniforms.</li>
<li><a href="/officials/resources">Resources</a>: report forms, mechanics manuals, the sheet for a special report.</li>
<li><a href="/officials/officials-association">Official associations</a> by sport and by division.</li>
<li><a href="/officials/record-book">Record book</a>: who worked the finals, since 1908.</li>
</ul>
<h2>The numbers for {term}</h2>
<table class="table table-striped"><thead><tr><th>Sport</th><th>Licensed</th><th>In their first year</th><th>Still needed</th></tr></thead><tbody>
<tr><td>Basketball</td><td>4,118</td><td>402</td><td>110</td></tr>
<tr><td>Football</td><td>2,706</td><td>311</td><td>160</td></tr>
<tr><td>Volleyball</td><td>1,944</td><td>218</td><td>90</td></tr>
<tr><td>Baseball and softball</td><td>3,387</td><td>296</td><td>140</td></tr>
<tr><td>Soccer</td><td>1,262</td><td>171</td><td>45</td></tr>
<tr><td>Wrestling</td><td>688</td><td>74</td><td>55</td></tr>
</tbody></table>
<p>Many hold a license in more than one sport, so the columns add up to more than the 9,412 people behind them.</p>
<p>Questions go to the officials desk, <a href="tel:+15555550142">(555) 555-0142</a>, extension 4, or <a href="mailto:officials@psaa.example">officials@psaa.example</a>. On Fridays after 3 p.m. somebody answers until the last kickoff.</p>
<h2>Dates</h2>
<table class="table table-sm" style="max-width:560px"><tbody><tr><td>July 1</td><td>New licenses; first tests of the fall sports</td></tr><tr><td>August 1</td><td>Renewal without late fee ends</td></tr><tr><td>September 10</td><td>Availability for the fall series</td></tr><tr><td>October 15</td><td>Test for basketball and wrestling opens</td></tr><tr><td>January 5</td><td>Availability for the winter series</td></tr><tr><td>April 1</td><td>Availability for the spring series</td></tr><tr><td>June 15</td><td>Letters on promotion</td></tr></tbody></table>
<h2>Respect</h2>
<p>Nine of ten who leave in their first three years name the same reason, and it sits in the stands. Schools that put an administrator at the gate, greet the crew by name and walk it to the door keep their officials; the list of those whom crews rate best is read at the <a href="/news-media/headlines">annual meeting</a>. See <a href="/resources/sportsmanship/fan-conduct">conduct of fans</a> for what happens to the rest.</p>`,
  },
  {
    path: 'officials/become-an-official',
    title: 'Become an Official',
    subtitle: 'Four steps, three weeks, one whistle',
    author: 'Bohdan Halvorsen',
    content: `<p>You know the game. You have time on two evenings a week. You would like to be paid for running. That is all there is to it at the beginning, and the rest is taught.</p>
<h2>Step 1: Apply</h2>
<p>Open an account in the Officials Center and choose your sports. You must be 17 or older. Students who are still in school may work contests below the varsity level, with an adult as a partner; about 300 do.</p>
<h2>Step 2: Background check</h2>
<p>Everyone aged 18 and over is checked once and again every third year. It costs $12, which the {product} Foundation pays for applicants in their first year. The result is back within five working days. The staff sees &ldquo;cleared&rdquo; or &ldquo;please call&rdquo;, and nothing more.</p>
<h2>Step 3: Rules and test</h2>
<p>The rule books are sent as files the same day. The test has fifty questions and is taken at home with the books open. <strong>Forty right answers pass.</strong> If you miss it, there is a second test after a week, with other questions; of last year&rsquo;s applicants, 94 percent passed within two.</p>
<video controls width="640"><source src="https://www.youtube.com/watch?v=PSAA-700101" type="video/mp4"></video>
<p><small>Video: a first night, from the parking lot to the handshake (7 minutes).</small></p>
<h2>Step 4: Meet your association</h2>
<p>Local associations of officials train, assign and feed you. There are 61 of them; the <a href="/officials/officials-association">list</a> can be searched by sport. Go to one meeting before your first game. Ask for a mentor. Nobody has ever been refused one.</p>
<h2>What you earn</h2>
<table border="1" cellpadding="6" cellspacing="0" width="100%"><tr bgcolor="#eeeeee"><th align="left">Contest</th><th align="right">Fee, from</th><th align="right">Usual time</th></tr>
<tr><td>Junior high basketball, two games</td><td align="right">$80</td><td align="right">2 hours</td></tr>
<tr><td>Freshman football</td><td align="right">$65</td><td align="right">1 hour 45</td></tr>
<tr><td>Varsity volleyball</td><td align="right">$75</td><td align="right">1 hour 30</td></tr>
<tr><td>Varsity football, Friday</td><td align="right">$95</td><td align="right">3 hours</td></tr>
<tr><td>State series, regional</td><td align="right">set by the board</td><td align="right"></td></tr></table>
<p>Fees are agreed between schools and associations; mileage is extra. First-year officials worked 22 contests on average last year and earned about $1,600.</p>
<blockquote><p>&ldquo;I thought I would hear every word from the stands. By the third game I heard none. You are busy, and then it is over, and you want the next one.&rdquo;</p><p>&mdash; Oluwaseun Paredes, second year, Keswick</p></blockquote>
<p><a href="/officials/faq">More questions?</a> Or talk to a person: extension 4.</p>
<h2>Who begins?</h2>
<p>Of the 1,390 people who began last year, a third were under 25 and a quarter above 50. Four in ten had never played the sport that they now officiate. There were nurses, a judge, two bakers (they are awake anyway), 118 college students, and a couple who share one shirt size and one whistle case.</p>
<h2>What to bring</h2>
<ul><li>Black shoes that have seen rain</li><li>Black trousers or shorts, as the sport asks</li><li>A pen, and another pen</li><li>A watch that does not beep</li><li>Somebody to call on the way home</li></ul>
<p>The local association lends shirts, flags and a whistle for the first season. Vendors with fair prices are listed under <a href="/resources/licensed-vendors">licensed vendors</a>, Officials Merchandise.</p>
<h2>The first three years</h2>
<table class="table"><tbody><tr><th scope="row">Year 1</th><td>Grade school and freshman contests with a mentor, two evaluations, free license</td></tr><tr><th scope="row">Year 2</th><td>Junior varsity; first varsity contests on a Tuesday in a quiet gymnasium; clinic</td></tr><tr><th scope="row">Year 3</th><td>Varsity, a crew of your own choice, promotion to Level II</td></tr></tbody></table>
<p>Students who became officials in high school may use two years of experience when they turn 18. Eleven colleges give credit for it.</p>`,
  },
  {
    path: 'officials/code-of-ethics',
    title: 'Code of Ethics',
    subtitle: 'Adopted 1946, last amended 2022',
    author: null,
    content: `<p>Officials are guests in a school building and, for the length of a contest, its most patient adults. The code below is signed with every license. It was written by eleven officials and a Methodist minister in 1946 and has been shortened twice.</p>
<ol type="I">
<li><strong>Know the rules, and the reason for them.</strong> Prepare for the smallest contest as for the largest. To the people who play in it, it is.</li>
<li><strong>Arrive early, in condition and in uniform.</strong> One hour before football, forty-five minutes before everything else.</li>
<li><strong>Treat everybody the same.</strong> No official works a contest of a school that employs, or in the past four years has employed, the official or a member of the household; or in which a child of the family takes part.</li>
<li><strong>Speak calmly or not at all.</strong> A warning is given once and in a voice that only one person hears.</li>
<li><strong>Say nothing afterwards.</strong> Rulings are not discussed with the press, on the radio or on the internet. Reports go to the office within 24 hours, and the office answers for them.</li>
<li><strong>Honor your assignments.</strong> A contest that has been accepted is not given back for a better one.</li>
<li><strong>Look after your partners.</strong> No remark about a colleague is made to a coach.</li>
<li><strong>Do not bet</strong> on any contest between schools, of any state, at any age.</li>
</ol>
<h3>What happens when it is broken</h3>
<p>The officials department looks into every signed complaint. It asks the official first. Depending on what it finds there may be a conversation, a letter, a season without series assignments, a suspension of the license, or its end. Last year 41 complaints were received; eight led to a letter, two to a suspension, and one to a thank-you card, because the school had complained about the wrong person.</p>
<p>Appeals go to the executive director within ten days, then to the <a href="/about/board">Board of Directors</a>. The hearing is closed, and an official may bring anyone along.</p>
<p>Printable copy for the locker room: <a href="/documents/officials/code-of-ethics.pdf" target="_blank">Code of Ethics (PDF, one page)</a>.</p>
<h3>Notes to the code</h3>
<p><i>To II:</i> the hour before football was ninety minutes until 2009. It was changed after a survey found out what crews do in the last thirty of them, which is to wait for the key.</p>
<p><i>To III:</i> &ldquo;household&rdquo; includes grandchildren who live elsewhere, if you have a bumper sticker about them. Officials report such ties each August on the license form; assigners see them as a gray line.</p>
<p><i>To V:</i> silence is not the same as secrecy. A rule may be explained in public by the office, by a clinician at a clinic, and by a mother at the dinner table.</p>
<p><i>To VIII:</i> it also forbids pools, fantasy leagues and &ldquo;loser buys the pie&rdquo; with anyone from one of the two schools.</p>
<h3>The signature</h3>
<table border="0" cellpadding="3"><tr><td>I have read the code and will keep to it.</td><td>_________________________</td></tr><tr><td>If I cannot, I will say so before the contest, not after.</td><td>_________________________</td></tr></table>`,
  },
  {
    path: 'officials/faq',
    title: 'FAQ',
    subtitle: 'What officials ask, in the order in which they ask it',
    author: 'Officials desk',
    content: `<p><i>The list is rewritten every summer from the notes beside the telephone. Numbers in brackets say how often a question came up last year.</i></p>
<h3>When is my license due? [1,204]</h3>
<p>It runs from July 1 to June 30. Renew by August 1 and nothing changes. From August 2 there is a late fee of $25, and after October 1 you are a new official again, with a new test.</p>
<h3>I forgot my password. [988]</h3>
<p>The Officials Center sends a link. If it does not arrive, the address on file is probably that of an employer you left in 2019. Call extension 4 and say your license number.</p>
<h3>How do I move up? [640]</h3>
<p>There are three levels: I, II and III. A promotion needs years (two, then three), a test with 90 of 100 points, a clinic within 24 months, and ratings from at least ten schools. See the <a href="/officials/handbook">handbook</a>.</p>
<h3>Who rates me, and can I see it? [512]</h3>
<p>Both schools, on a scale from 1 to 5, within a week. You see the average after the season, and single ratings never. Schools that rate everyone with 5 are counted at half weight.</p>
<h3>A coach was ejected. What now? [377]</h3>
<p>Fill in a special report before you go to bed. The form asks what was said; write it down word for word, including the words you would not say to your mother. The school hears from us on Monday.</p>
<h3>The check did not come. [231]</h3>
<p>Fees are paid by the host, not by the {product}. By-law 6.040 says within 21 days. After that we are glad to make the call for you.</p>
<h3>May I wear a body camera? [19]</h3>
<p>No. You may not wear a second whistle around the neck either, for a better reason than you think: ask a dentist.</p>
<h3>May I work in another state? [17]</h3>
<p>Yes, if its association agrees. Four of our neighbors accept our license within 50 miles of the line.</p>
<p>Something else? <a href="mailto:officials@psaa.example">Write</a>, and it may be here next year.</p>
<h3>Do I need insurance? [161]</h3>
<p>It comes with the license: liability and secondary accident cover at contests between member schools. Club and youth tournaments are not covered; ask the organizer before you say yes.</p>
<h3>Can I block a school, or can a school block me? [140]</h3>
<p>You may list up to five schools that you would rather not work for, and do not have to say why. A school may list three officials per sport. Neither list is shown to anyone, and both expire in June.</p>
<h3>How are finals assignments announced? [122]</h3>
<p>By telephone, on a Sunday between four and six. If you have voicemail, listen to it. In 2016 a deserving umpire deleted us twice.</p>
<h3>My partner and I disagree about a rule. [97]</h3>
<p>Ask your association&rsquo;s trainer first, then the <a href="/officials/clinicians">clinicians</a>. The rules interpreter answers within two days and publishes the better half of the questions in the <a href="/officials/athletic-official">Athletic Official</a>.</p>
<h3>A fan recorded me and put it on the internet. [88]</h3>
<p>Do not answer it. Send us the address. If it contains a threat, we go to the police with you; last season we did so nine times, and seven accounts are gone.</p>
<h3>What happens to the fee if the contest is called off? [76]</h3>
<p>Before you leave home: nothing is due. On the way: mileage. After arrival: half. After the first pitch, whistle or gun: all of it.</p>`,
  },
  {
    path: 'officials/handbook',
    title: 'Handbook',
    subtitle: 'Licensing, promotion, assignments and fees in {term}',
    author: 'Bohdan Halvorsen',
    content: `<p>The whole handbook is <a href="/documents/officials/handbook.pdf" target="_blank">one file of 96 pages</a>. What most people look for is on this page; if the two differ, the file is right and the page will be corrected.</p>
<h2><a name="levels"></a>1. Levels</h2>
<table class="table table-bordered" style="width:100%"><tbody>
<tr><th></th><th>Level I</th><th>Level II</th><th>Level III</th></tr>
<tr><td>Years at the level before</td><td>none</td><td>2</td><td>3</td></tr>
<tr><td>Test</td><td>40 of 50</td><td>85 of 100</td><td>90 of 100</td></tr>
<tr><td>Clinic</td><td>within 12 months</td><td>every 2 years</td><td>every 2 years</td></tr>
<tr><td>Contests in the sport</td><td>&mdash;</td><td>20 varsity</td><td>60 varsity</td></tr>
<tr><td>May work</td><td>regular season</td><td>regionals</td><td>all of the series</td></tr>
</tbody></table>
<h2><a name="series"></a>2. Assignments to the state series</h2>
<p>Assignments are made by the administrator of the sport, from a power rating: half school ratings, three tenths observers, two tenths the test. Distance counts only for regionals. An official works at most three finals in a row and then rests for one year, so that somebody else may have the night of a lifetime.</p>
<p>Availability is entered in the Officials Center by the dates below. An empty calendar means &ldquo;not available&rdquo;.</p>
<ul><li>Fall sports: September 10</li><li>Winter sports: January 5</li><li>Spring sports: April 1</li></ul>
<h2><a name="fees"></a>3. Fees of the series</h2>
<p>Set by the board each spring and the same for boys and girls. For {term}: regionals $78, sectionals $92, super-sectionals $104, finals $130 a session. Mileage is 52 cents from the thirty-first mile on. Two officials who share a car both get it, because they should.</p>
<h2><a name="uniform"></a>4. Uniform</h2>
<p>Black and white stripes of one inch, in all sports that have stripes. The patch is on the left sleeve, three fingers below the shoulder. Pink whistles are allowed in October; pink shirts need the consent of both schools and the partner&rsquo;s sense of humor.</p>
<h2><a name="weather"></a>5. Weather</h2>
<p>Before the start the host decides; from the start on, the referee. Thirty minutes from the last thunder. See <a href="/health-safety/lightning">lightning</a> and <a href="/health-safety/heat">heat</a>.</p>
<p align="right"><font size="1" color="#666666">Form OH-1, revised for {term}</font></p>
<h2><a name="ratings"></a>6. Ratings</h2>
<p>Both schools rate each member of the crew within a week, from 1 (&ldquo;not ready for this level&rdquo;) to 5 (&ldquo;would work a final tomorrow&rdquo;). A 1 needs a sentence of explanation, and so does a 5. Ratings given before midnight on the day of a loss are, on average, 0.6 lower than those of the next morning; schools are therefore asked to sleep first.</p>
<p>The average of the last three years counts for the power rating. Schools that rate fewer than half of their contests lose the right to suggest officials for the series.</p>
<h2><a name="crews"></a>7. Crews</h2>
<p>Football: five from the second round of the playoffs, seven in the finals with an alternate on each sideline. Basketball: three at all varsity contests. Volleyball: two, with two line judges from the regional final. Soccer: three on the field and, at finals, one in the box. A crew that loses a member by noon of the day finds its own replacement; later than that, the assigner does.</p>
<h2><a name="conduct"></a>8. Before, during, after</h2>
<ol><li>Call the host two days before. Ask where to park and which door is open.</li><li>Be dressed and outside twenty minutes before the start; in football, thirty.</li><li>Ask both head coaches: &ldquo;Are your players legally equipped?&rdquo; Listen to the answer.</li><li>Be gone from the floor within a minute of the end. Nobody has ever been thanked for staying.</li><li>Report ejections the same night. The form is short; write it yourself.</li></ol>
<h2><a name="money"></a>9. Money</h2>
<p>You are an independent contractor. The {product} does not withhold taxes and sends a form in January for what it has paid itself, that is, for the state series only. Keep a notebook of miles; the foundation sells one with a lantern on it, for $3.</p>
<h2><a name="leave"></a>10. Leave and retirement</h2>
<p>Illness, a child, military service or a knee: ask for leave, and your level is kept for two years. After twenty-five years an official receives a gold card, which opens every gate of the association for two people for life.</p>`,
  },
  {
    path: 'officials/resources',
    title: 'Resources',
    subtitle: null,
    author: 'Officials desk',
    content: `<p>Forms, manuals and films for licensed officials. What is missing here is probably in the <a href="/resources/download-center">download center</a>.</p>
<h3>Forms</h3>
<ul type="disc">
<li><a href="/documents/officials/special-report.pdf">Special report</a> (ejections, unsporting conduct, anything that made you sit in the car for a while)</li>
<li><a href="/documents/officials/injury-report.pdf">Injury report</a> for officials; the secondary insurance asks for it within 30 days</li>
<li><a href="/documents/officials/no-show.docx">Report of a partner who did not appear</a></li>
<li><a href="/documents/officials/uniform-order.pdf">Order form for patches</a></li>
</ul>
<h3>Mechanics</h3>
<p>The manuals describe who watches what. Crews of four in football use the section on page 31; it was rewritten after the board allowed five from the second round on.</p>
<table class="table"><thead><tr><th>Sport</th><th>Manual</th><th>Film</th></tr></thead><tbody>
<tr><td>Basketball, three persons</td><td><a href="/documents/officials/mechanics-bk3.pdf">PDF</a></td><td><a href="https://www.youtube.com/watch?v=PSAA-700110">22 min.</a></td></tr>
<tr><td>Football, four and five</td><td><a href="/documents/officials/mechanics-fb.pdf">PDF</a></td><td><a href="https://www.youtube.com/watch?v=PSAA-700111">31 min.</a></td></tr>
<tr><td>Volleyball, rotation and lines</td><td><a href="/documents/officials/mechanics-vb.pdf">PDF</a></td><td>&mdash;</td></tr>
<tr><td>Wrestling, positions on the mat</td><td><a href="/documents/officials/mechanics-wr.pdf">PDF</a></td><td><a href="https://vimeo.com/900000700112">18 min.</a></td></tr>
</tbody></table>
<video width="560" height="315" controls src="https://vimeo.com/900000700113"></video>
<p>The film above shows signals at full speed and again at half. Practice them in front of a window after dark; it works better than a mirror.</p>
<h3>For assigners and associations</h3>
<p>Assigners send their list of varsity contests by the fifteenth of the month. Associations renew by May 31 with the names of a president, a trainer and somebody who reads e-mail. The grant for new officials, $40 a head, is paid when the newcomer has worked five contests.</p>
<h3>Insurance</h3>
<p>Every license includes liability cover of one million dollars and secondary accident cover, from the moment you leave home until you are back. It does not cover the stop for pie.</p>
<h3>Rules and interpretations</h3>
<p>Rule books are files in the Officials Center from June (fall), September (winter) and January (spring). Bulletins follow as the season goes on; the last line of each says which earlier one it replaces. Where a bulletin and a book differ, the bulletin is right. Where a bulletin and your brother-in-law differ, too.</p>
<table class="table table-sm" width="100%"><tbody><tr><td>Fall bulletin 1: helmets that come off, and what to do with the player under them</td><td><a href="/documents/officials/bulletin-fall-1.pdf">PDF</a></td></tr><tr><td>Fall bulletin 2: libero tracking on paper and on a tablet</td><td><a href="/documents/officials/bulletin-fall-2.pdf">PDF</a></td></tr><tr><td>All sports: head coverings, hair, beads, and who has the last word (nobody asks any more)</td><td><a href="/documents/officials/bulletin-all.pdf">PDF</a></td></tr></tbody></table>
<h3>Evaluation</h3>
<p>Registered observers watch about 2,200 contests a year, most often those of officials who have asked for promotion. An observer introduces herself before or after, never at half-time. You receive the sheet within ten days, with two things to keep and one to work on. <a href="/documents/officials/observer-sheet.pdf">The sheet</a> is not secret; use it on each other.</p>`,
  },
  {
    path: 'officials/record-book',
    title: 'Record Book',
    subtitle: 'Who worked the finals, since 1908',
    author: 'Delphine Bontrager, archivist',
    content: `<p>Players have their records, so officials shall have theirs. The list was begun by the first secretary, who wrote the names of the referees on the back of the score sheets, and it is complete for every final except two (1918, when there was none, and 1943, when a mouse was faster).</p>
<h3>Most state finals worked</h3>
<table border="1" cellpadding="4" cellspacing="0"><thead><tr><th>No.</th><th>Name</th><th>Town</th><th>Sports</th><th>Years</th></tr></thead><tbody>
<tr><td align="center">31</td><td>Casimir Ackerbloom</td><td>Harborview</td><td>Swimming, water polo</td><td>1969&ndash;2007</td></tr>
<tr><td align="center">27</td><td>Ruth Fairweather-Idowu</td><td>Rockwell</td><td>Volleyball, gymnastics</td><td>1978&ndash;2016</td></tr>
<tr><td align="center">24</td><td>Tadeusz Mroz</td><td>Port Marlow</td><td>Wrestling</td><td>1961&ndash;1994</td></tr>
<tr><td align="center">22</td><td>Ingrid Quiñones</td><td>Winslow</td><td>Track, cross country</td><td>1981&ndash;2019</td></tr>
<tr><td align="center">19</td><td>Elias &ldquo;Two Whistles&rdquo; Hendershot</td><td>Lone Elm</td><td>Basketball, football, baseball</td><td>1938&ndash;1967</td></tr>
</tbody></table>
<h3>Longest and shortest</h3>
<p>The longest career in the book is that of Birger Göransson, who passed his test at 61 and worked until he was 88. The shortest is that of a substitute of 1951 who was called from row eleven for the last four minutes of a final, made one call, and went back to his seat.</p>
<h3>Firsts</h3>
<ul><li>First woman with a license: 1946 (three passed the first test, all in volleyball)</li><li>First woman to referee a boys final: Ruth Fairweather-Idowu, volleyball, 1993</li><li>First parent and child in one crew at a final: 1986, softball</li><li>First triplets: 2014, soccer. Nobody noticed until half-time.</li></ul>
<p>Do you have a program with names in it? The archivist copies it and sends it back: <a href="mailto:archive@psaa.example">archive@psaa.example</a>. All lists by sport: <a href="/documents/officials/record-book.pdf">PDF, 140 pages</a>.</p>
<p><img src="{origin}/media/art/mat/1.svg" width="480" hspace="8"></p>`,
  },
  {
    path: 'officials/athletic-official',
    title: 'Athletic Official',
    subtitle: 'The newsletter for people with whistles',
    author: 'Officials desk',
    content: `<p><em>The Athletic Official</em> appears nine times a year, on the first Tuesday of the month. It began as two mimeographed pages in 1952 and still has the same last line: &ldquo;Call what you see.&rdquo;</p>
<h3>In the current number</h3>
<ul>
<li><strong>Advantage, held one second longer.</strong> Four clips, four answers, one argument that went on until midnight.</li>
<li><strong>What schools wrote in the margins.</strong> A selection of the comments on rating cards, without names.</li>
<li><strong>Your knees at fifty.</strong> An athletic trainer on warming up in a parking lot.</li>
<li><strong>Case plays</strong> for the sports in season, with the rule and the page.</li>
</ul>
<h3>Back numbers</h3>
<table style="border-collapse:collapse;width:100%"><tr><td style="border:1px solid #999;padding:4px">{term}</td><td style="border:1px solid #999;padding:4px"><a href="/documents/athletic-official/{term}-1.pdf">September</a> &middot; <a href="/documents/athletic-official/{term}-2.pdf">October</a></td></tr>
<tr><td style="border:1px solid #999;padding:4px">{lastTerm}</td><td style="border:1px solid #999;padding:4px"><a href="/documents/athletic-official/{lastTerm}.pdf">All nine in one file</a></td></tr>
<tr><td style="border:1px solid #999;padding:4px">1952&ndash;2010</td><td style="border:1px solid #999;padding:4px">On paper, in the library of the office. Bring a pencil, not a pen.</td></tr></table>
<p>It is sent to all license holders by e-mail. Schools, assigners and curious parents may subscribe without charge: write &ldquo;yes please&rdquo; to <a href="mailto:athletic.official@psaa.example">athletic.official@psaa.example</a>.</p>
<p>Letters are welcome and are printed with the name of the town. Poems about basketball are accepted in March only.</p>`,
  },
];
