import type { WrittenPage } from './written-page';

/** Health and safety: the landing page, the committee and its topics. */
export const healthPages: readonly WrittenPage[] = [
  {
    path: 'health-safety',
    title: 'Health & Safety',
    subtitle: 'What a school needs before somebody gets hurt',
    author: 'Sports Medicine Desk',
    content: `<p>Three hundred thousand students take part in the sports and activities of the {association}. Most of them go home tired and well. These pages are for the other days. They are written by the sports medicine committee for coaches, trainers, officials and parents, and they can be read on a telephone on a sideline.</p>
<div style="border-left:6px solid #a31621;background-color:#fbeaea;padding:10px"><strong>In an emergency:</strong> call 911, send one person to the gate and one for the defibrillator. Everything else on this site can wait.</div>
<h2>Topics</h2>
<table class="table table-hover" width="100%"><tbody>
<tr><td><a href="/health-safety/concussion">Concussion</a></td><td>Recognize, remove, return in six steps. Required course for coaches.</td></tr>
<tr><td><a href="/health-safety/heat">Heat acclimatization</a></td><td>The first fourteen days, the meter, the tub.</td></tr>
<tr><td><a href="/health-safety/air-quality">Air quality</a></td><td>What to do when the smoke comes over.</td></tr>
<tr><td><a href="/health-safety/lightning">Lightning</a></td><td>Thirty minutes, starting again with each strike.</td></tr>
<tr><td><a href="/health-safety/cardiac">Sudden cardiac arrest</a></td><td>Where the defibrillator is and who fetches it.</td></tr>
<tr><td><a href="/health-safety/emergency-action-plan">Emergency action plans</a></td><td>One page per venue, rehearsed twice a year.</td></tr>
<tr><td><a href="/health-safety/skin-infections">Skin infections</a></td><td>Forms and waiting periods, mostly for wrestling.</td></tr>
<tr><td><a href="/health-safety/mental-health">Mental health</a></td><td>How to ask, and whom to call next.</td></tr>
<tr><td><a href="/health-safety/hydration-nutrition">Hydration and nutrition</a></td><td>Water, food, and weight certification.</td></tr>
</tbody></table>
<p>The committee&rsquo;s <a href="/health-safety/mission">mission</a> and <a href="/health-safety/committee">members</a> have pages of their own.</p>
<p>Required by the board at all contests of the state series: an athletic trainer or physician on site, a defibrillator within three minutes, a rehearsed plan, and a cooling tub whenever the meter reads above 84 degrees.</p>`,
  },
  {
    path: 'health-safety/mission',
    title: 'Mission',
    subtitle: 'Sports Medicine Advisory Committee',
    author: null,
    content: `<p>The committee advises the Board of Directors on everything that can hurt a student between the first practice and the last bus. It was set up in 1955, after a physician from Quarry Falls had spoken to the board for six minutes about wrestlers in rubber suits. It meets four times a year, and by telephone when the weather asks for it.</p>
<h3>We believe</h3>
<ul><li>that no contest is worth a student&rsquo;s health, and that this has to be decided before the contest, not during it;</li><li>that rules about health must be short enough to be remembered by somebody who is running;</li><li>that what we ask of schools must be possible for the school with 60 students, too;</li><li>that a student who reports a symptom has done something brave.</li></ul>
<h3>What we do</h3>
<p>We read the research, and say which of it applies to fifteen-year-olds. We propose limits, forms and courses to the board. We collect reports of injuries from 140 schools that send them every week, without names. Each June we publish <a href="/documents/health/injury-surveillance.pdf">what they add up to</a>.</p>
<p>In {lastTerm} the reports covered 1.9 million hours of practice and play. Ankles led, as they always do. Heat illness was at its lowest since we began to count, and head injuries were reported more often than ever, which we take as good news about reporting.</p>
<h3>What we do not do</h3>
<p>We do not treat, we do not clear individual students, and we do not tell a family what to decide. For that you have a physician, and we hope you like each other.</p>`,
  },
  {
    path: 'health-safety/committee',
    title: 'Committee',
    subtitle: 'Sports Medicine Advisory Committee, {term}',
    author: 'Sports Medicine Desk',
    content: `<p>Thirteen members serve for three years and may be appointed again once. Five seats are for physicians, three for athletic trainers, and one each for a school nurse, a dietitian, a coach, an official and a student.</p>
<table class="table" border="1"><thead><tr><th>Seat</th><th>Member</th><th>From</th><th>Until</th></tr></thead><tbody>
<tr><td>Orthopedics, chair</td><td>Dr. Adaeze Lindström-Okafor</td><td>Prairie City</td><td>June {nextYear}</td></tr>
<tr><td>Pediatrics</td><td>Dr. Tomás Birdsong</td><td>Vesper</td><td>June {nextYear}</td></tr>
<tr><td>Cardiology</td><td>Dr. Priya Vandermolen</td><td>Port Marlow</td><td>June {nextYear}</td></tr>
<tr><td>Neurology</td><td>Dr. Seamus Nakamura-Bright</td><td>Tolan</td><td>&nbsp;</td></tr>
<tr><td>Family medicine</td><td>Dr. Halina de la Cruz</td><td>Little Fort Odell</td><td>&nbsp;</td></tr>
<tr><td>Athletic trainers</td><td>Kwame Ostrander, Noor Jaramillo, Wyatt Błaszczyk</td><td>Divisions 1, 4, 7</td><td>&nbsp;</td></tr>
<tr><td>School nurse</td><td>Magdalena Colquitt</td><td>Kettle Creek</td><td>&nbsp;</td></tr>
<tr><td>Dietitian</td><td>Soraya Fitzwater</td><td>Keswick</td><td>&nbsp;</td></tr>
<tr><td>Coach</td><td>Emeka Rasmussen</td><td>Ash Grove</td><td>&nbsp;</td></tr>
<tr><td>Official</td><td>Bronwyn Ibarra</td><td>Sauk Bend</td><td>&nbsp;</td></tr>
<tr><td>Student</td><td>named by the student advisory council each fall</td><td></td><td>&nbsp;</td></tr>
</tbody></table>
<h3>Meetings</h3>
<p>September, December, March and June, on a Wednesday at 1:00 p.m. at the office on Fieldhouse Road. Guests listen; those who want to speak say so a week before. Minutes go to the board and, once approved, into the <a href="/documents/health/minutes.pdf">archive</a>.</p>
<h3>At work on</h3>
<ol><li>A single return form in place of four.</li><li>Neck collars: whether there is anything to say yet.</li><li>Caffeine and what is sold at the concession stand.</li><li>Wet-bulb meters on loan for all divisions, not only the southern ones.</li></ol>
<p>Members are not paid. Lunch is soup.</p>`,
  },
  {
    path: 'health-safety/concussion',
    title: 'Concussion',
    subtitle: 'When in doubt, sit them out',
    author: 'Dr. Seamus Nakamura-Bright',
    content: `<p>A concussion is a brain injury. It does not need a blow to the head, it does not need unconsciousness, and it cannot be seen from the bench. By-law 7.110 is short: <strong>a student who shows a sign, or reports a symptom, leaves the contest and does not come back on that day.</strong> No one can overrule it: no parent, no coach, no physician on the sideline.</p>
<h2>What to look for</h2>
<table class="table table-bordered" style="width:100%"><thead><tr><th>Others see</th><th>The student feels</th></tr></thead><tbody><tr><td>dazed or blank look<br>slow answers<br>stumbles, holds the head<br>forgets the play, the score, the opponent<br>changes of mood</td><td>headache or pressure<br>nausea, dizziness<br>blurred or double vision<br>light and noise are too much<br>&ldquo;just not right&rdquo;</td></tr></tbody></table>
<p><strong>Call 911</strong> for a seizure, repeated vomiting, one pupil larger than the other, weakness, or anyone who gets worse.</p>
<h2>The way back</h2>
<p>At least 24 hours for each step, and back one step when a symptom returns. School comes before sport: nobody begins step two who cannot sit through a day of classes.</p>
<ol><li>Daily life without symptoms</li><li>Light exercise: walking, a stationary bicycle</li><li>Exercise of the sport, without contact</li><li>Harder drills, weights</li><li>Full practice &mdash; <em>only with a physician&rsquo;s or athletic trainer&rsquo;s signature</em></li><li>Contest</li></ol>
<video src="https://www.youtube.com/embed/PSAA-700201" controls poster="{origin}/media/art/pitch/1.svg"></video>
<p><small>Captioned, in English and Spanish. It is also the built-in film of the <a href="/resources/rules-videos">rules videos</a>.</small></p>
<h2>Forms and courses</h2>
<ul>
<li><a href="/documents/health/concussion-consent.pdf">Information and consent for families</a>, signed each year (also in <a href="/documents/health/concussion-consent-es.pdf">Spanish</a>, <a href="/documents/health/concussion-consent-pl.pdf">Polish</a> and <a href="/documents/health/concussion-consent-vi.pdf">Vietnamese</a>)</li>
<li><a href="/documents/health/return-to-learn.pdf">Return to learn</a></li>
<li><a href="/documents/health/return-to-play.pdf">Return to play</a></li>
<li>Course for coaches: two hours, valid for two years. The School Center shows who has finished it.</li>
<li>Course for officials: one hour, with the license.</li>
</ul>
<h2>Oversight team</h2>
<p>Every school names a concussion oversight team: at least one physician, and the athletic trainer if there is one. The team writes the school&rsquo;s protocols for learning and for play. Small schools may share a team; 118 do.</p>
<p>An official who suspects a concussion stops play at once and says: <q>Coach, please check number 12.</q> That is all. The official does not examine anyone.</p>
<h2>Questions from families</h2>
<p><b>Does my child have to stay in a dark room?</b> No. Two days of quiet, then as much normal life as does not make symptoms worse. Screens are no poison, but eight hours of them are no rest.</p>
<p><b>The scan was normal.</b> It usually is. Scans look for bleeding. A concussion is a change in how the brain works, and shows in how your child reads, sleeps and jokes.</p>
<p><b>How long?</b> Two weeks for half of all students, a month for most. Those who report on the same day come back about a week sooner than those who hide it; that is the best argument we know.</p>
<p><b>And the second time?</b> The steps are the same. After a third in one year the oversight team talks with the family about the season, and sometimes about the sport.</p>
<h2>For teachers</h2>
<p>A student with a concussion can look entirely well and be unable to read a page. Helpful: notes from a classmate, tests later, sunglasses, a pass to the nurse, half days. Not helpful: &ldquo;you can make it all up on Friday&rdquo;. The return-to-learn form goes to the counselor, who tells every teacher.</p>
<h2>The numbers</h2>
<table border="1" cellpadding="5" width="100%"><tr bgcolor="#eeeeee"><th>Sport</th><th>Reported concussions per 1,000 athletes, {lastTerm}</th><th>Median days out</th></tr><tr><td>Football</td><td align="right">41</td><td align="right">15</td></tr><tr><td>Girls soccer</td><td align="right">30</td><td align="right">17</td></tr><tr><td>Boys lacrosse</td><td align="right">26</td><td align="right">15</td></tr><tr><td>Wrestling</td><td align="right">22</td><td align="right">16</td></tr><tr><td>Girls basketball</td><td align="right">19</td><td align="right">16</td></tr><tr><td>Cheerleading</td><td align="right">14</td><td align="right">18</td></tr></table>
<p><small>From the weekly reports of 140 schools. Reports by trainers at contests and practices; see <a href="/documents/health/injury-surveillance.pdf">how they are counted</a>.</small></p>
<p>Equipment: no helmet, headband, mouthguard or collar has been shown to prevent concussions. They prevent other things. Tackling below the shoulder, on the other hand, and 90 minutes of contact a week at most, have cut reports in practice by a third since 2016.</p>`,
  },
  {
    path: 'health-safety/heat',
    title: 'Heat Acclimatization',
    subtitle: 'The first fourteen days of every season',
    author: 'Kwame Ostrander, athletic trainer',
    content: `<p>Bodies learn heat in about two weeks. They do not learn it from a schedule on a wall, and nobody brings it along from the swimming pool. Almost all serious heat illness in school sports happens in the first five days of practice, in equipment, to students who wanted to show something.</p>
<h2>Fourteen days</h2>
<table border="1" width="100%" cellpadding="5"><tr bgcolor="#f2c14e"><th>Days</th><th>Practices</th><th>Longest</th><th>Equipment (football)</th></tr>
<tr><td>1&ndash;2</td><td>one a day</td><td>2 hours</td><td>helmets</td></tr>
<tr><td>3&ndash;5</td><td>one a day, plus a walk-through of one hour</td><td>2&frac12; hours</td><td>helmets and shoulder pads</td></tr>
<tr><td>6&ndash;14</td><td>two on every other day at most, with three hours between</td><td>3 hours, 5 in all</td><td>all</td></tr></table>
<p>A student who joins late starts with day one, even in the week of the first game.</p>
<h2>The meter</h2>
<p>Limits go by wet-bulb globe temperature, measured where you practice, every thirty minutes. Artificial turf reads up to six degrees higher than the grass next to it. The table of limits is in <a href="/documents/health/heat-chart.pdf">the heat chart</a>; laminated copies are sent in July.</p>
<h2>The tub</h2>
<p>Above 84 degrees a tub with ice and water stands ready, filled before practice begins. If a student collapses, staggers, or talks nonsense in the heat: into the tub, up to the neck, now. Stir the water. Take the temperature afterwards. The ambulance is called at once and waits until the student is below 102.</p>
<p class="lead"><b>Cool first, transport second.</b></p>
<h2>Water</h2>
<p>Always, as much as anyone wants, for everyone. Water is never a reward. A coach who withholds it will be reported, and will not enjoy the meeting.</p>
<h2>Who is at risk</h2>
<p>Those who are new, large, ill since yesterday, back from vacation, on certain medicines, or eager. The list was longer once; then somebody counted, and found that &ldquo;eager&rdquo; covers most of it.</p>
<h2>What it looks like</h2>
<table class="table table-bordered" width="100%"><tr><th>Cramps</th><td>Hard muscles, clear head. Stretch, water, salt. Back in when they are gone.</td></tr><tr><th>Exhaustion</th><td>Pale, dizzy, nauseous, clear head. Shade, legs up, water. Out for the day.</td></tr><tr><th>Heat stroke</th><td><b>Confused, stumbling, angry, unconscious.</b> May still sweat. Tub, now. 911, now.</td></tr></table>
<h2>Bands, cheerleaders, officials, grandmothers</h2>
<p>The fourteen days apply to marching bands in uniform as well. Officials may take a break for water whenever they like and do not have to invent an injury for it. Hosts put up shade for spectators when the forecast is above 92, and the concession stand sells water at cost.</p>
<h2>At contests</h2>
<p>Above 86 degrees on the meter: water breaks at the middle of each quarter or half, for both teams, four minutes, helmets off. Above 90: the start is moved. Schools have agreed to play at nine in the evening or at seven in the morning; at a regional of 2022 they played at both.</p>`,
  },
  {
    path: 'health-safety/air-quality',
    title: 'Air Quality',
    subtitle: null,
    author: 'Sports Medicine Desk',
    content: `<p>Since the summer in which smoke from fires a thousand miles away turned noon orange over Rockwell, the air has a table of its own. Use the index of the nearest monitor, read within the hour before practice or play. The numbers are the same for everybody; students with asthma are one line ahead.</p>
<table class="table"><thead><tr><th>Index</th><th>Everyone</th><th>Asthma, heart or lung disease</th></tr></thead><tbody>
<tr style="background:#c8e6c9"><td>0&ndash;50</td><td>Play</td><td>Play</td></tr>
<tr style="background:#fff9c4"><td>51&ndash;100</td><td>Play</td><td>Inhaler at hand, watch</td></tr>
<tr style="background:#ffe0b2"><td>101&ndash;150</td><td>Shorten, more breaks</td><td>Light activity, or inside</td></tr>
<tr style="background:#ffcdd2"><td>151&ndash;200</td><td>Move inside, or one hour at most for contests already begun</td><td>Out</td></tr>
<tr style="background:#e1bee7"><td>201 and above</td><td>Stop</td><td>Stop</td></tr></tbody></table>
<p>At contests of the state series the site manager reads the index at two hours, one hour, and at the start. Between 151 and 200 the two schools and the {product} decide together; above 200 there is nothing to decide.</p>
<p>Gymnasiums are not always better. If you smell smoke inside, the filter is not meant for it: ask the engineer of the building before you send 200 people in.</p>
<p>Coaches keep a list of students with an asthma plan. The <a href="/documents/health/asthma-plan.pdf">plan</a> fits on a card in the first-aid kit.</p>`,
  },
  {
    path: 'health-safety/lightning',
    title: 'Lightning',
    subtitle: 'If you hear it, clear it',
    author: 'Officials desk and Sports Medicine Desk',
    content: `<p>One person at each outdoor contest watches the sky and nothing else. Before the start it is the host&rsquo;s site manager, from the start on the referee decides, and an athletic trainer with a detector may stop play at any time without asking anybody.</p>
<ol><li><b>Stop</b> at the first thunder, or at a strike within eight miles on the detector.</li><li><b>Clear</b> the field, the dugouts and the bleachers. Buses and cars with a roof are safe; tents, dugouts and press boxes are not.</li><li><b>Wait</b> thirty minutes from the last thunder or flash. Each new one starts the clock again.</li><li><b>Return</b> with a warm-up of at least ten minutes after a delay of more than thirty.</li></ol>
<p>If a contest cannot be resumed within three hours, or by 11:00 p.m. on a school night, it is continued on the next day from the point at which it stopped. In baseball and softball five innings are a game; four and a half if the home team leads. In football the score stands only if both schools agree in writing, which has happened twice since 1974.</p>
<p>The public address reads this text, and only this one: <q>Please leave the stands now and go to your cars or to the school building. The contest is delayed because of lightning. We will tell you when it is safe to come back.</q></p>
<p>Golf, cross country and bass fishing have no bleachers to clear. Horns are sounded: one long for stop, two short for go. On the water boats go to the nearest shore, not to the ramp.</p>
<p><a href="/documents/health/lightning-poster.pdf">Poster for the press box (PDF)</a></p>
<video src="watch?v=thunder and then some" controls></video>
<h3>Why thirty minutes</h3>
<p>Most people who are struck are struck by the last flash, not the first: they go back out too early. The clock is the only part of the rule that is not up for discussion, and the reason why referees carry a second watch.</p>
<h3>Large sites</h3>
<p>At cross country, track and field and golf, people are spread over half a mile. The site manager appoints wardens, one for every four hundred persons, with a map of the nearest buildings and buses. The plan is rehearsed with the volunteers on the evening before. At Halvor Woods it takes eleven minutes to bring everybody under a roof; the horn is therefore sounded at twelve miles instead of eight.</p>
<h3>Indoors</h3>
<p>Indoor pools are cleared as well. Water and pipes conduct; so, on one afternoon in 1994, did a scoreboard. Nobody was hurt, and nobody who was there has forgotten the smell.</p>`,
  },
  {
    path: 'health-safety/cardiac',
    title: 'Sudden Cardiac Arrest',
    subtitle: 'Three minutes',
    author: 'Dr. Priya Vandermolen',
    content: `<p>A student who collapses without having been touched has a cardiac arrest until somebody proves otherwise. Gasping is not breathing, and twitching is not always a seizure. With a shock within three minutes, nine of ten survive. Each further minute takes one of them away.</p>
<h3>Who does what</h3>
<dl><dt>First adult</dt><dd>Starts compressions: hard, fast, in the middle of the chest.</dd><dt>Second</dt><dd>Calls 911, then the gate.</dd><dt>Third</dt><dd>Runs for the defibrillator. This person is named before practice, is fast, and knows the door that sticks.</dd></dl>
<p>Turn it on. It talks. You cannot harm anyone with it.</p>
<h3>Warning signs</h3>
<p>Fainting during exercise, chest pain, a racing heart at rest, or a relative who died young without a reason: these go to a physician before the next practice. The pre-participation form asks about all four; please answer it with a grandparent on the telephone.</p>
<h3>Since 2012</h3>
<p>Eleven students, two officials and a grandfather in row six have been saved at contests of member schools. The youngest, a freshman in Harmon Valley, finished her junior year with a varsity letter in tennis.</p>
<p>Schools register their devices in the School Center. 2,960 are registered in {schools} schools; 14 batteries were found empty last summer, which is why the reminder in August is now in red.</p>
<p>Practice film: <a href="https://www.youtube.com/watch?v=PSAA-700220">a rehearsal in a gymnasium, in real time</a>. It lasts two minutes and forty seconds.</p>
<h3>Screening</h3>
<p>Every student has a physical each year; the <a href="/documents/health/physical-form.pdf">form</a> is valid for 395 days, so that an appointment in August does not have to become one in July. The committee does not ask for an electrocardiogram for everyone. It has looked at the question four times and sees good arguments on both sides; a family with one of the four warning signs should ask for one.</p>
<h3>After</h3>
<p>Those who helped will need help. Send the team home together, not one by one. A counselor comes the next day, for the adults as well. The staff calls the coach after a week, and again after a month, because that is when the casseroles stop.</p>
<p><img src="{origin}/media/art/court/5.svg" alt="A defibrillator beside a gymnasium door" width="420" align="right"></p>`,
  },
  {
    path: 'health-safety/emergency-action-plan',
    title: 'Emergency Action Plans',
    subtitle: 'One page for each venue',
    author: 'Noor Jaramillo, athletic trainer',
    content: `<p>A plan that nobody has walked through is a piece of paper. Every school writes one for each place where its students practice or play, including the rented lanes, the river and the church hall, and rehearses it twice a year with the coaches of the season.</p>
<p>The template has seven boxes:</p>
<ol start="1"><li>Address, as you would say it to a stranger on the telephone, and the gate that opens</li><li>Who leads, who calls, who fetches, who waits at the road</li><li>Where the defibrillator is (with a photograph)</li><li>Where the tub, the splints and the keys are</li><li>Nearest hospital, nearest trauma center, landing zone</li><li>Whom to tell: athletic director, principal, family</li><li>Who speaks to the press. Nobody else does.</li></ol>
<p><a href="/documents/health/eap-template.docx">Template (Word)</a> &#8212; <a href="/documents/health/eap-example.pdf">an example from a school of 84 students (PDF)</a></p>
<p>Site managers of the state series read the plan to both teams&rsquo; coaches and the crew before the contest. It takes ninety seconds, and is called the &ldquo;medical time-out&rdquo;.</p>
<p>In {lastTerm} the staff visited 60 schools without notice and asked the first adult they met where the defibrillator was. Fifty-one knew. The other nine know now.</p>`,
  },
  {
    path: 'health-safety/skin-infections',
    title: 'Skin Infections',
    subtitle: null,
    author: 'Sports Medicine Desk',
    content: `<p>Ringworm, impetigo, herpes and their relatives like mats, shared towels and sweat. They are treated in days when they are seen early and go through a team in a week when they are not. Athletes check each other&rsquo;s skin before practice; coaches check before they leave for a contest; an official checks before the weigh-in.</p>
<table class="table table-sm" width="100%"><thead><tr><th>Condition</th><th>Back on the mat after</th></tr></thead><tbody><tr><td>Bacterial (impetigo, boils, staph)</td><td>72 hours of antibiotic, no new lesions for 48 hours, all scabs dry</td></tr><tr><td>Herpes, first episode</td><td>10 days of treatment</td></tr><tr><td>Herpes, recurrent</td><td>120 hours, all lesions dry</td></tr><tr><td>Ringworm, body</td><td>72 hours of treatment</td></tr><tr><td>Ringworm, scalp</td><td>14 days</td></tr><tr><td>Molluscum</td><td>24 hours after removal, covered</td></tr></tbody></table>
<p>A cover alone is never enough while a lesion is contagious. The <a href="/documents/health/skin-form.pdf">physician release form</a> is valid for ten days and one lesion; the official at the mat may ask for it and has the last word on that day.</p>
<p>Mats are washed before each practice, from the middle outward, and the mop as well. Headgear belongs to one head. Razors belong to nobody.</p>`,
  },
  {
    path: 'health-safety/mental-health',
    title: 'Mental Health',
    subtitle: 'Ask, listen, walk along',
    author: 'Magdalena Colquitt, school nurse',
    content: `<p>One student in five lives with a mental health condition, on teams and in bands as anywhere else. Coaches and directors see them more hours a week than most adults do. You do not need to be a counselor. You need to notice, ask, and know the next door.</p>
<h3>Notice</h3>
<p>A change that lasts two weeks: in sleep, in weight, in grades, in jokes. A senior who gives away his spikes. A captain who suddenly apologizes for everything.</p>
<h3>Ask</h3>
<p>In private, in plain words. &ldquo;I have seen that you eat alone lately. How are you?&rdquo; If you think of suicide, ask about suicide; the question does not plant the thought. Then say less than you would like to.</p>
<h3>Walk along</h3>
<p>To the counselor&rsquo;s door, on the same day, not &ldquo;you should see somebody&rdquo;. In danger: stay, and call <strong>988</strong>, by voice or text, at any hour.</p>
<ul><li><a href="/documents/health/mental-health-card.pdf">Card for coaches</a></li><li>Course &ldquo;First conversations&rdquo;, 90 minutes, free for all coaches: see <a href="/resources/coaches-education">coaches education</a></li><li>Quiet rooms at all state finals, asked for by the student advisory council</li></ul>
<p>After a season-ending injury, call the student once a week. The team goes on, and that is the loneliest part.</p>
<h3>For captains</h3>
<p>Teammates hear it first. You are not a spy and not a therapist. You may say: &ldquo;I will go with you.&rdquo; You may also break a promise of silence when it is about a life; your friend can be angry with you next year.</p>
<h3>After a loss</h3>
<p>When a team loses a member, whatever the reason, call the school&rsquo;s crisis team before practice. Do not cancel practice: open the gymnasium, put out chairs, and let those shoot baskets who would like to. The association moves contests for as long as both schools ask for it.</p>
<h3>Officials and coaches</h3>
<p>The stress is not reserved for the young. Coaches who sleep badly between February and March are in the majority, and the line for officials after a bad night is answered by other officials: <a href="tel:+15555550177">(555) 555-0177</a>, until midnight on game days.</p>`,
  },
  {
    path: 'health-safety/hydration-nutrition',
    title: 'Hydration & Nutrition',
    subtitle: 'Including weight certification in wrestling',
    author: 'Soraya Fitzwater, dietitian',
    content: `<p>Most athletes in high school need more food than they think, more water than they carry, and fewer powders than they are sold. Breakfast is training.</p>
<h3>Water</h3>
<p>Two cups two hours before, a few gulps every fifteen minutes, and after practice enough that the color in the bowl looks like lemonade and not like apple juice. Sports drinks make sense after an hour in the heat. Energy drinks do not make sense: the board does not allow them on the bench, and <a href="/documents/health/energy-drinks.pdf">explains why</a>.</p>
<h3>Supplements</h3>
<p>School staff may not give out, sell or recommend any supplement, not even one with the word &ldquo;natural&rdquo; on it. Tests by laboratories find something that is not on the label in about one of four.</p>
<h3>Weight certification</h3>
<p>Before the first match each wrestler is tested for hydration and body composition by a registered assessor. The lowest class is that at 7 percent body fat for boys and 12 percent for girls; no one may lose more than 1.5 percent of weight a week. Appeals are free, once. The calendar of assessors is in the School Center from October 15.</p>
<table border="1"><tr><td>Rubber suits</td><td rowspan="3">not allowed, anywhere, ever</td></tr><tr><td>Saunas, hot boxes</td></tr><tr><td>Laxatives, diuretics, spitting</td></tr></table>
<p>If a student talks about food only in numbers, see the page on <a href="/health-safety/mental-health">mental health</a>.</p>`,
  },
];
