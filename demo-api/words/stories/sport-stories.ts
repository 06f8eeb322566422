/** The text of an article about a sport. Blocks that start with `<` are HTML already, others are paragraphs. */
export interface SportStory {
  /** Whether it is about the current season, or the next one. */
  readonly when: 'now' | 'next';
  readonly title: string;
  readonly blocks: readonly string[];
  /** Whether a table of dates follows the blocks. */
  readonly hasDates: boolean;
}

/**
 * Names in braces: `{Sport}` and `{sport}` its title, `{sportId}`, `{term}`, `{product}`, `{association}`, `{host}` a
 * school, `{coach}` and `{official}` people, `{count}` a number of schools.
 */
export const sportStories: readonly SportStory[] = [
  {
    when: 'now',
    title: 'Five things to know before the {sport} state series',
    hasDates: true,
    blocks: [
      'Practice is behind us, the buses are booked, and in {count} gymnasiums and fields across the state somebody has already painted the date on a bedsheet. Before the first entry is drawn, here is what athletic directors, parents and a few worried coaches asked us most often this month.',
      '<h3>1. The entry list is the roster</h3>',
      'Whoever is not on the list of participants when the deadline passes does not play. The School Center closes by itself at 11:59 p.m.; it does not know that your internet was down. Enter early, and correct as often as you like until then.',
      '<h3>2. Seeds come from coaches, sites from geography</h3>',
      'Head coaches in each sectional rank the other teams, never their own. The staff adds the rankings up, breaks ties by record against common opponents, and posts the result on the <a href="/sports/{sportId}/state-series/seeds">seeds page</a> two days before the pairings. Nobody in the office votes.',
      '<h3>3. The host keeps the gate until the sectional</h3>',
      'Admission is the same at every regional. From the sectional on, 60&nbsp;percent goes to the {product}, and the rest is divided between the host and the traveling schools by the mile.',
      '<h3>4. There is a new protocol for weather</h3>',
      'Every site has one person who decides, and that person&rsquo;s name is on the site sheet. Delays start at thirty minutes and are restarted by each strike within eight miles. Read the <a href="/health-safety/lightning">lightning page</a> before your first home date.',
      '<h3>5. Phones stay up, flashes stay off</h3>',
      'Families may film for themselves. Streaming a game of the series needs a license, and the <a href="/news-media/broadcasting">broadcasting page</a> explains who has one.',
    ],
  },
  {
    when: 'now',
    title: 'How the {sport} field is chosen',
    hasDates: false,
    blocks: [
      'It is the question that the office answers more often than any other: why is <em>our</em> team going <em>there</em>? The answer for {sport} takes a map, a list of enrollments and one evening in a conference room without windows.',
      'First the classes. Each school&rsquo;s enrollment of the previous autumn is multiplied where by-law 4.022 says so, and the schools that entered are lined up from the smallest to the largest. The cutoffs of the sport then draw the lines; the current ones are on the <a href="/schools/enrollments-classifications">classifications page</a>.',
      'Then the map. A committee of three administrators, none of whom coaches {sport}, pins the schools of one class and draws regions of about equal size around them. Rivers matter more than county lines, and a two-lane road counts as one and a half times its length.',
      '<blockquote><p>&ldquo;We start again from an empty map each year. It would be quicker to move last year&rsquo;s pins, and it would be wrong by Christmas.&rdquo;</p><p>&mdash; {official}, sectional administrator</p></blockquote>',
      'Hosts are picked last, from the schools that offered: enough parking for twelve buses, a second gym or field for warm-ups, dressing rooms that can be locked, and an athletic trainer on site. In {term}, {host} offered for the first time and was chosen.',
      'What the committee does not look at: last year&rsquo;s results, this year&rsquo;s record, conference politics and letters from lawyers. A school that believes a line was drawn by mistake has three days to say so in writing.',
      '<p style="text-align:center"><a href="/documents/{sportId}-assignments.pdf" target="_blank"><strong>Download the assignments (PDF, 2&nbsp;MB)</strong></a></p>',
    ],
  },
  {
    when: 'now',
    title: '{Sport} advisory committee sends two proposals to the board',
    hasDates: false,
    blocks: [
      'The {sport} advisory committee met by video for two and a half hours and left the board two pieces of homework. Eleven of twelve members took part; the seat of the sixth division is still open.',
      '<ol><li><strong>Start the finals an hour earlier on Saturday.</strong> Teams from the south of the state were home after two in the morning last year. The proposal moves the first session and leaves the breaks as they are. <em>Passed 10-1.</em></li><li><strong>Allow a second assistant on the bench without a certificate in his or her first season.</strong> The course would have to be finished by the end of the regular season. <em>Passed 7-4.</em></li></ol>',
      '&ldquo;The first one is about sleep, the second about finding anybody at all,&rdquo; said {coach}, who chairs the committee and coaches at {host}. &ldquo;We had three schools this year whose only assistant was a parent with a stopwatch.&rdquo;',
      'A third idea, larger rosters for the finals, did not get a second. Members asked the staff to count how many athletes on the present rosters do not play in the finals, and will come back to it.',
      'The board takes up both proposals at its next regular meeting. Comments from member schools are open until then; conferences may send one comment for all of their members. Minutes of the committee are on the <a href="/sports/{sportId}/advisory-committee">advisory committee page</a>.',
    ],
  },
  {
    when: 'now',
    title: '{Sport}: sectional hosts are set',
    hasDates: true,
    blocks: [
      'Sectional sites for {sport} are final. Sixteen schools host, four of them for the first time, and {host} returns after repairs that took a season and a half.',
      'The list below is in order of the sectional&rsquo;s number. Directions, maps of the parking and the names of the site managers are on the <a href="/sports/{sportId}/state-series/sites">sites page</a>, which is updated when something changes; a printed copy is not.',
      '<p class="note" style="background-color:#fdf6dd;border:1px solid #cc9900;padding:8px"><strong>Please note:</strong> two hosts share a campus with a college that is in session. Buses unload at the marked lane only and wait at the fairgrounds.</p>',
      'Site managers meet by video on the Thursday before the first contests. Attendance is required of a school that hosts for the first time, and recommended for everybody whose site manager is new in the job.',
      'Passes of the {product} are honored at all sectionals. Passes of conferences, media companies and other associations are not, even if they look very similar.',
    ],
  },
  {
    when: 'now',
    title: 'Records watch: {sport} marks that could fall',
    hasDates: false,
    blocks: [
      'The record book for {sport} has {count} lines, and the oldest of them was written with a typewriter. Some have stood since before the current athletes&rsquo; parents were born. A few may not see the summer.',
      'A record counts when the school sends it with the score sheet, signed by an official who was there, within thirty days. The staff does not search newspapers for them, and does not accept video without a sheet. About one claim in five is turned down, most often because a contest was played under rules of another state.',
      '&ldquo;We have a youngster who asks about it every week,&rdquo; said {coach} of {host}. &ldquo;I told her: the book will be there when you are done. Win the next one first.&rdquo;',
      'See the <a href="/sports/{sportId}/history">records and history</a> of {sport} for the marks as they stand, and for the form that a school sends with a claim.',
      '<p><font color="#993300"><b>Correction:</b></font> last month&rsquo;s list left out a performance of 1996 that the office had on paper and not in the computer. It is in the book now.</p>',
    ],
  },
  {
    when: 'now',
    title: '{Sport} entries close at the end of the week',
    hasDates: true,
    blocks: [
      'Schools that want to take part in the {sport} state series enter by Friday night. As of this morning {count} had, and the office would like to see the rest before the weekend.',
      'An entry has three parts: the activity registration, which most schools did last spring; the list of participants; and the season record with opponents and results. The third is what is missing most often. Without it a team is seeded last in its sectional.',
      '<table border="0" cellspacing="2" cellpadding="6" width="100%"><tr bgcolor="#dddddd"><td><b>If you&hellip;</b></td><td><b>then&hellip;</b></td></tr><tr><td>enter by the deadline</td><td>there is no charge</td></tr><tr><td>enter up to three days late</td><td>the principal writes a letter, and the fee is $100</td></tr><tr><td>enter after the pairings</td><td>the team does not take part</td></tr></table>',
      'Withdrawals are free until the seeds are posted. After that a school that does not appear pays the host&rsquo;s costs, and its principal is invited to explain it to the board.',
      'Help: the activity desk answers the telephone from 7:30 a.m. on deadline day and stays until the last call.',
    ],
  },
  {
    when: 'now',
    title: 'Officials: {sport} clinics open for registration',
    hasDates: false,
    blocks: [
      'Registration for {sport} clinics opened this morning. There are nineteen of them, in all seven board divisions, plus four on video for those who cannot get away from work. An official who wants to be considered for the series attends one every second year.',
      'Clinics last three hours. The first deals with what changed in the rules, the second with positions and signals, and the third is spent on the floor with a whistle. Newly licensed officials come half an hour earlier and meet the clinician.',
      '&ldquo;Bring your questions and your own whistle,&rdquo; said {official}, who has given clinics for fourteen years. &ldquo;I have seen what happens when people borrow one.&rdquo;',
      'Places are given in order of registration. The fee of $20 is taken off next year&rsquo;s license for officials in their first three years. Sites and dates are on the <a href="/officials/clinics">clinics page</a>; the <a href="/officials/clinicians">clinicians</a> can be reached directly.',
      '<p>Not an official yet? Start with <a href="/officials/become-an-official">four easy steps</a>. The {association} needs about 600 more than it has.</p>',
    ],
  },
  {
    when: 'next',
    title: '{Sport}: dates and sites for {term}',
    hasDates: true,
    blocks: [
      'The calendar for {sport} is out. It follows the five-year plan that the board adopted in spring, with two exceptions: sectionals move by a day where a college needs its gymnasium back, and the entry deadline falls on a Wednesday so that nobody has to look for a principal on a Friday night.',
      'Schools that would like to host say so in the School Center by the end of the month. A site visit takes an hour. First-time hosts get a visit in any case.',
      'The finals stay where they were. The contract has two more years to run, and the host committee has asked about a third.',
      'Changes after today are listed on the <a href="/sports/{sportId}/calendar">calendar page</a> of the sport with the date on which they were made.',
    ],
  },
  {
    when: 'next',
    title: '{Sport} rules changes take effect this season',
    hasDates: false,
    blocks: [
      'The national rules committee changed seven rules for {sport}, and the {product} board accepted six of them as written. The seventh, about the length of breaks, waits for a season.',
      '<ul type="square"><li>Coaches may use a tablet on the bench to look at video from the same contest.</li><li>A head covering worn for religious reasons no longer needs a letter from the state office.</li><li>An official may stop play at once for a suspected head injury, whoever has the advantage.</li><li>Uniform tops may carry one line of text below the number.</li><li>A second unsporting act of the same person ends that person&rsquo;s day; it used to end the half.</li><li>Mouthguards of the color of the teeth are not allowed.</li></ul>',
      'The rules video is required for head coaches and for officials who want to work the series. It takes 48 minutes, can be stopped and started, and asks ten questions at the end. Look for it under <a href="/resources/rules-videos">rules videos</a>.',
      'An interpretation bulletin follows when the first questions have come in. Last year there were 114 of them.',
    ],
  },
  {
    when: 'next',
    title: 'What is new in {sport} this year',
    hasDates: true,
    blocks: [
      'Seven schools take up {sport} this year, two drop it, and four play with a neighbor for the first time. That leaves {count} teams, the most since the board began to count cooperative teams as one.',
      'There is a new administrator, too. Questions about entries, hosts and weather go to the desk for {sport} as before; the telephone number has not changed, only the voice.',
      'The finals get a second camera and a scoreboard that can be read from the last row. All sessions are streamed, and the archive keeps them: more than 2,500 recordings are already in the <a href="/archives">video archives</a>.',
      '&ldquo;I like that the kids can see how their grandparents played,&rdquo; said {coach}, who starts a sixteenth season at {host}. &ldquo;They like that the shorts were shorter.&rdquo;',
      'Nothing changes about admission, passes and parking.',
    ],
  },
  {
    when: 'next',
    title: '{Sport} classifications are final',
    hasDates: false,
    blocks: [
      'Every school that plays {sport} knows its class now. The list takes account of enrollments as counted last autumn, of the multiplier of 1.65 for schools without attendance boundaries that have won a lot, and of nine petitions to play up.',
      'Eleven schools change class against last year: six move up and five move down. {host} moves up by two students.',
      'Petitions were heard on Tuesday and decided on Wednesday. The committee granted all requests to play in a larger class and none to play in a smaller one, as the by-law asks.',
      'Look a school up on the <a href="/schools/enrollments">enrollments page</a>. A cooperative team counts with the sum of its members&rsquo; enrollments, which explains most of what looks odd in the list.',
    ],
  },
];
