import type { WrittenPage } from './written-page';

/** What a site has to say about itself. */
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
<p>We announce changes on this page thirty days before they take effect. <a href="/documents/legal/privacy-{lastTerm}.pdf">The policy of {lastTerm}</a> can be compared.</p>`,
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
<p><i>Last read aloud by a member of the board: August.</i></p>`,
  },
];
