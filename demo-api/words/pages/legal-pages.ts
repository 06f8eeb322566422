import type { WrittenPage } from './written-page';

/** Legal pages of the site. */
export const legalPages: readonly WrittenPage[] = [
  {
    path: 'about/privacy-policy',
    title: 'Privacy Policy',
    subtitle: 'Effective July 1, {year}',
    author: 'Executive Office',
    content: `<p>This policy says what the website of the {association} learns about you, why, and for how long. It covers this site only. The School Center, the Officials Center, the ticket shop and the sites of partners have policies of their own.</p>
<h2>1. What we collect</h2>
<p>When you read a page, our servers note its address, the time, the kind of browser, and your internet address with the last part removed. We do not use these notes to find out who you are, and delete them after 30 days.</p>
<p>When you write to us, we have your message. We keep it as long as the matter lasts, and for one year after.</p>
<h2>2. Cookies</h2>
<p>None are set for reading. Your browser keeps a note when you choose to skip an announcement, so that it does not come back; the note stays on your device and is not sent to us.</p>
<h2>3. Students</h2>
<p>Names, schools, grades, numbers and results of students who take part in the state series are published in programs, on this site and by the media. It is the school that sends them, under the consent that families sign at the beginning of the year. A family may ask the school to leave a photograph out; results of contests stay, since a record without names is not one. We do not publish birth dates, addresses or health information, and no page of this site asks a child for anything.</p>
<h2>4. Video and embedded content</h2>
<p>Some pages show films, calendars or maps of other companies in a frame. They learn that you have opened the frame, as they would on their own site.</p>
<h2>5. Whom we tell</h2>
<p>Nobody, except as the law requires, and the companies that run our servers, which act on our orders.</p>
<h2>6. Your rights</h2>
<ul><li>to ask what we hold about you</li><li>to have it corrected</li><li>to have it deleted, where no record of a contest and no law speaks against it</li></ul>
<p>Write to <a href="mailto:privacy@psaa.example">privacy@psaa.example</a> or to the office, 1200 Fieldhouse Road, Prairie City. You will hear from a person within ten working days.</p>
<h2>7. Changes</h2>
<p>We announce changes on this page thirty days before they take effect. <a href="/documents/legal/privacy-{lastTerm}.pdf">The policy of {lastTerm}</a> can be compared.</p>
<h2>8. For schools</h2>
<p>Rosters, photographs and staff lists that a school enters in the School Center are published where the terms and conditions of the sport say so: in programs, on team pages and to credentialed media. The school is responsible for having the consent of families. To withdraw a student&rsquo;s photograph the athletic director presses &ldquo;replace&rdquo;; it disappears from the site within an hour and from printed programs never.</p>
<h2>9. For officials</h2>
<p>Names and towns of officials who work the state series are public. Ratings, addresses, telephone numbers and results of background checks are not, and are seen by four members of the staff.</p>
<h2>10. Security</h2>
<p>Pages are sent encrypted. Backups are kept in two cities. In the one incident of the past ten years somebody took a list of hotel blocks; the hotels were full anyway.</p>
<table class="table"><thead><tr><th>What</th><th>Kept for</th></tr></thead><tbody><tr><td>Server notes</td><td>30 days</td></tr><tr><td>E-mail</td><td>until the matter is closed, and one year</td></tr><tr><td>Eligibility files</td><td>until the student is 23</td></tr><tr><td>Accommodation requests</td><td>until the end of the season, then shredded</td></tr><tr><td>Results, rosters, records</td><td>always</td></tr></tbody></table>`,
  },
  {
    path: 'about/terms-of-service',
    title: 'Terms Of Service',
    subtitle: null,
    author: 'Executive Office',
    content: `<p>By using this site you agree to the following. It is short, because it was written by people who have to explain it on the telephone.</p>
<ol>
<li><strong>Scores and schedules are information, not rulings.</strong> They come from schools, hosts and services and may be late or wrong. The official result of a contest is the one on the sheet that the referee signed. Do not drive 140 miles on the strength of a web page without calling the host.</li>
<li><strong>Names and marks.</strong> &ldquo;{product}&rdquo;, &ldquo;State Final&rdquo; with the lantern, and the designs of medals and trophies belong to the {association}. Schools may use them in connection with their own achievements. Anyone who sells something with them on it needs a license: see <a href="/resources/licensed-vendors">licensed vendors</a>.</li>
<li><strong>Photographs and films.</strong> Those on this site may be linked to and quoted from with credit. They may not be used to advertise, or to bet.</li>
<li><strong>Automated reading.</strong> Programs may read the public pages at a rate that a person could. A program that reads faster will be shown the door, politely the first time.</li>
<li><strong>Streams</strong> of state series contests need permission: <a href="/news-media/broadcasting">broadcasting</a>.</li>
<li><strong>Links</strong> to other sites are offered as a courtesy. We have not read everything behind them.</li>
<li><strong>No wagering.</strong> The data on this site may not be used for bets on contests of minors. We report those who do.</li>
<li><strong>Liability.</strong> The site is provided as it is. To the extent that the law permits, the {association} is not liable for losses that come from its use.</li>
<li><strong>Law.</strong> The law of this state applies; the courts in Prairie City decide.</li>
</ol>
<p>Questions: extension 7, or <a href="/about/contact">contact</a>. See also the <a href="/about/privacy-policy">privacy policy</a>.</p>
<p><i>Last read aloud by a member of the board: August.</i></p>
<h3>Details, for those who read them</h3>
<p><b>Schedules.</b> Dates and times of the regular season are entered by schools. When two schools have entered different times, the site shows that of the home school and an asterisk. A contest that disappears and comes back has been moved; it is the same contest.</p>
<p><b>Standings and ratings</b> are calculated from the results that were reported. They are shown for the pleasure of it until the date on which the terms and conditions of a sport make them official. Errors are corrected on the next business day, and nobody is moved in a bracket because of a corrected error after the pairings.</p>
<p><b>Feeds.</b> Newspapers, stations and sites that cover member schools may ask for structured results without charge. Write to extension 5 and say how often you would like to read them. Resale is not allowed.</p>
<p><b>Accessibility.</b> We would like this site to be usable with a keyboard, a screen reader, large letters and a cracked telephone. Where it is not, tell us what you tried to do and on what, and somebody will read it to you while we repair it.</p>
<p><b>Archive.</b> Pages of former seasons are kept as they were. Names of students in them are not removed, except where a court, a safety concern or good sense asks for it.</p>
<p><b>Age.</b> The site asks nobody for an age and offers nothing that would depend on it.</p>`,
  },
];
