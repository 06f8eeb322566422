import type { WrittenPage } from './written-page';

/** Pages for the media, and announcements that are CMS pages. */
export const mediaPages: readonly WrittenPage[] = [
  {
    path: 'news-media',
    title: 'News & Media',
    subtitle: 'Headlines, pictures, films, and how to cover a game',
    author: 'Media Services',
    content: `<p>Everything that the {association} publishes, and everything that people need who publish something about it. The newsroom on Fieldhouse Road has four desks, one window and a police scanner that nobody has dared to unplug.</p>
<h2>Read and watch</h2>
<ul><li><a href="/news-media/headlines">Headlines</a>: news of the association and stories of the games</li><li><a href="/news-media/board-meeting-summaries">Summaries</a> of the meetings of the Board of Directors, one day after</li><li><a href="/news-media/photos">Photos</a> and <a href="/news-media/videos">videos</a></li><li><a href="/archives">Video archives</a>: more than 2,500 recordings since 1972</li><li><a href="/news-media/social-media">Social media</a></li></ul>
<h2>For the media</h2>
<ul><li><a href="/news-media/media-credentials">Credentials</a> for the state series</li><li><a href="/news-media/broadcasting">Broadcasting</a> and streaming: rights, fees, forms</li><li><a href="/news-media/media-directory">Media directory</a> of newspapers and stations</li><li><a href="/news-media/advisory-committee">Media advisory committee</a></li></ul>
<figure class="image"><img src="{origin}/media/art/court/6.svg" alt="Press row at a state final"><figcaption>Press row, semifinals, five minutes before everything happened at once.</figcaption></figure>
<p>Media desk: <a href="tel:+15555550142">(555) 555-0142</a>, extension 5; during finals at the number on your credential, day and night. Results by e-mail for newspapers with early deadlines: ask for the &ldquo;9:40 list&rdquo;.</p>`,
  },
  {
    path: 'news-media/advisory-committee',
    title: 'Media Advisory Committee',
    subtitle: null,
    author: 'Media Services',
    content: `<p>Sixteen people who write, film, talk and photograph for a living meet twice a year with the staff to say what works at the finals and what does not. The committee was founded in 1966 after a columnist had filed his story from a telephone in a kitchen, and it has improved the soup as well.</p>
<table class="table table-striped"><thead><tr><th>Member</th><th>For</th><th>Since</th></tr></thead><tbody>
<tr><td>Rafael Gallowglass, chair</td><td>daily newspapers</td><td>2015</td></tr>
<tr><td>Anneliese Duvall-Park</td><td>daily newspapers</td><td>2021</td></tr>
<tr><td>Micah Redfeather</td><td>weekly newspapers</td><td>2018</td></tr>
<tr><td>Zofia Pettibone</td><td>weekly newspapers</td><td>2023</td></tr>
<tr><td>Giancarlo Eze</td><td>radio, north</td><td>2012</td></tr>
<tr><td>Delaney Maldonado</td><td>radio, south</td><td>2020</td></tr>
<tr><td>Hideo Laurent</td><td>television</td><td>2019</td></tr>
<tr><td>Nayeli Meyerhoff</td><td>online</td><td>2022</td></tr>
<tr><td>Casimir Bui</td><td>photographers</td><td>2017</td></tr>
<tr><td>two students</td><td>school newspapers and broadcasts</td><td>each year</td></tr>
</tbody></table>
<p>Minutes of the <a href="/documents/media/committee-fall.pdf">fall</a> and <a href="/documents/media/committee-spring.pdf">spring</a> meetings.</p>
<h3>Lately agreed on</h3>
<ul><li>Coaches come to the press room twenty minutes after a final, losers first, and may bring one athlete each.</li><li>Athletes are not asked what the last play felt like while they are crying.</li><li>Statistics of finals are handed out by quarter, on paper and by e-mail.</li><li>A second outlet for each seat, at last.</li></ul>
<p>Who would like to serve writes three sentences to <a href="mailto:media@psaa.example">the media desk</a> by May 1.</p>`,
  },
  {
    path: 'news-media/media-credentials',
    title: 'Media Credentials',
    subtitle: 'State series of {term}',
    author: 'Media Services',
    content: `<p>Regular season: ask the school. Regionals and sectionals: ask the host, at least a day before. Super-sectionals and finals: ask us, with the form below. A credential costs nothing and is not a ticket for your brother-in-law.</p>
<h3>Who may ask</h3>
<p>Newspapers, magazines, stations, news services and sites that cover member schools all year, and the students of a school that takes part. Sites that sell recruiting rankings, run by a parent of a player, or take bets do not qualify. Freelancers bring a letter from an editor with a telephone number.</p>
<h3>How many</h3>
<table border="1" cellspacing="0" cellpadding="5" width="100%"><tr><th>Outlet</th><th>Seats</th><th>Photographers</th></tr><tr><td>Daily newspaper with a team in the final</td><td align="center">2</td><td align="center">2</td></tr><tr><td>Weekly newspaper with a team in the final</td><td align="center">1</td><td align="center">1</td></tr><tr><td>Radio with rights</td><td align="center">3</td><td align="center">&ndash;</td></tr><tr><td>Television, highlights only</td><td align="center">&ndash;</td><td align="center">2</td></tr><tr><td>Online</td><td align="center">1</td><td align="center">1</td></tr><tr><td>School paper or broadcast</td><td align="center">1</td><td align="center">1</td></tr></table>
<h3>Deadlines</h3>
<p>Wednesday noon before the finals, for all sports. <a href="/documents/media/credential-request.pdf">Request form</a>. You hear from us within three days; credentials wait at the media gate with a photo ID, and the person who is on them picks them up.</p>
<h3>At the site</h3>
<ul><li>Photographers wear the vest of the day and stay behind the line. In basketball: seated. In swimming: no flash at the start. In golf: not before the club is back in the bag.</li><li>Flash is allowed nowhere indoors.</li><li>No drones, including the small one.</li><li>Live video is a matter of <a href="/news-media/broadcasting">rights</a>; telephones count as cameras.</li></ul>
<p>Parking, wireless network and soup: see the <a href="/documents/media/finals-guide.pdf">guide for finals</a>.</p>
<h3>Refused, returned, revoked</h3>
<p>About one request in twelve is refused, most often because the outlet has not written about a member school since the last final. You may appeal to the <a href="/news-media/advisory-committee">advisory committee</a>, whose members are your competitors and surprisingly kind. Credentials that are lent, sold or worn by a cousin are taken at the gate, and the outlet sits out a year.</p>
<h3>Interviews</h3>
<p>Athletes are brought to the press room by the site&rsquo;s media manager. Please do not follow them to the bus. A student may decline, and so may a coach, though coaches have to say so in person. Officials are not available; one pool reporter may put one question about a rule, and gets a written answer.</p>
<h3>Results</h3>
<p>Box scores are printed at the quarter, the half and the end, and sent by e-mail to everyone on the list. For swimming, track and field and wrestling the feed of the timing company is open to newspapers; ask for the address by Thursday.</p>`,
  },
  {
    path: 'news-media/videos',
    title: 'Videos',
    subtitle: 'Live, lately, and long ago',
    author: 'Media Services',
    content: `<p>Three places, depending on what you look for: <a href="/streaming">streaming</a> has what is on today and next; this page has films made by the staff; the <a href="/archives">video archives</a> have finals since 1972.</p>
<h3>A bus, a bracket, a banner</h3>
<p>Six minutes about Lone Elm, enrollment 71, nine teams.</p>
<p><iframe width="560" height="315" src="https://www.youtube.com/embed/PSAA-700401" title="A bus, a bracket, a banner" frameborder="0" allowfullscreen></iframe></p>
<h3>How a bracket is made</h3>
<p>The administrator of basketball, a map, 181 pins and a deadline.</p>
<video controls preload="none" poster="{origin}/media/art/court/3.svg"><source src="https://www.youtube.com/watch?v=PSAA-700402"></video>
<h3>The last scorekeeper</h3>
<p>Portrait of a man who has kept a book in pencil since 1971, and of the sophomore who learns it from him.</p>
<video src="https://player.vimeo.com/video/900000700403" width="640" height="360" controls></video>
<h3>Signals</h3>
<p>All 27 signals of a basketball official in 90 seconds, with a tuba.</p>
<figure class="media"><oembed url="https://www.youtube.com/watch?v=PSAA-700404"></oembed></figure>
<p>Schools may show all of these in class and at meetings. A copy in better quality: <a href="mailto:media@psaa.example">media@psaa.example</a>. Reels of the years before 1972 are being copied, as far as the vinegar allows; if there is a can in your attic with a team on the label, please <strong>do not open it</strong> and call extension 5.</p>
<video src="" controls></video>`,
  },
  {
    path: 'news-media/broadcasting',
    title: 'Broadcasting',
    subtitle: 'Radio, television and streams of the state series',
    author: 'Media Services',
    content: `<p>The regular season belongs to the home school: who films there asks the school. The state series belongs to all schools together, and who transmits a contest of it needs a license of the {product}, for sound as for pictures, for one telephone as for ten cameras.</p>
<table class="table" style="width:100%;border:1px solid #ccc"><thead><tr><th>Round</th><th>Radio and audio stream</th><th>Video stream</th><th>Television, later than 24 hours</th></tr></thead><tbody><tr><td>Regional</td><td>$40</td><td>free for the two schools, else $90</td><td>$60</td></tr><tr><td>Sectional</td><td>$60</td><td>free for the two schools, else $150</td><td>$100</td></tr><tr><td>Super-sectional</td><td>$90</td><td>$250</td><td>$160</td></tr><tr><td>Finals</td><td>$120</td><td colspan="2" align="center">with the partner of the association</td></tr></tbody></table>
<p>Fees are for each contest and are due before it. They go half to the host and half into the travel fund.</p>
<h3>How</h3>
<ol><li>Ask for a license by 10 a.m. of the day: <a href="/documents/media/broadcast-license.pdf">form</a>.</li><li>Wait for the number. It is read out at the start of the transmission.</li><li>Tell the host how much room and which cable you need. Tables are for four; the scorer&rsquo;s table is for scorers.</li></ol>
<h3>On the air</h3>
<p>Athletes are between fourteen and eighteen years old. Speak about them as you would with their grandmother beside you. No criticism of officials by name, no betting lines, no advertisements for alcohol, tobacco, gambling or supplements. The spots of the association, four in a game, come as files.</p>
<p>Schools with a student broadcast of their own do not pay anything, and may call the desk when the cable does not fit. Last year 264 schools had one. The best five are shown at the media awards in June.</p>
<p>Listings: <a href="/streaming">streaming</a>. Recordings are in the <a href="/archives">archives</a> three days after the finals.</p>
<h3>Students on the air</h3>
<p>A school that streams with students at the controls gets help: a kit on loan (two cameras, a mixer, sixty feet of cable, and a box of the adapter that is always missing), an evening with somebody who does it for a living, and a place in the <a href="/streaming">listings</a>. Three hundred kits are out at any time. The only condition is that the commentator pronounces both teams.</p>
<h3>Rights of the archive</h3>
<p>Recordings of finals since 1972 belong to the association, whoever held the camera. Documentary makers, news departments and grandmothers may use up to three minutes without charge and with credit. For more, ask. Music that was played in the arena is not ours to give.</p>
<video controls><source src="https://vimeo.com/900000700405" type="video/mp4"></video>
<h3>Technical sheet</h3>
<table class="table table-sm"><tbody><tr><td>Power</td><td>two circuits of 20 amperes at press row, one at the corner</td></tr><tr><td>Network</td><td>20 megabits up, wired, one port per license</td></tr><tr><td>Picture</td><td>1080p, no logos in the lower left quarter</td></tr><tr><td>Score graphics</td><td>from the scorer&rsquo;s feed; ask for the address</td></tr><tr><td>Delay</td><td>none asked for; commentators on radio are usually eight seconds ahead of your picture</td></tr></tbody></table>`,
  },
  {
    path: 'news-media/announcements/state-final-programs',
    title: 'State final programs go on sale',
    subtitle: 'Printed, for $5, with your name in it',
    author: 'Media Services',
    content: `<p>Programs for the finals of the season are sold at all gates and, as long as there are any, by mail. They hold the rosters as sent in by the schools, the brackets, the records, an essay that wins a prize every third year, and room to keep score.</p>
<ul><li>At the gate: $5, by card</li><li>By mail: $8, within two weeks after the finals, see <a href="/resources/state-programs">programs</a></li><li>For schools that took part: two copies without charge</li></ul>
<p>A roster that reached us after the deadline is on a sheet inside the back cover. A name that is spelled wrong is our fault if it was spelled right in the School Center; write to us, and we will print it again in next year&rsquo;s program, on page one.</p>`,
  },
];
