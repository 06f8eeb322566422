import type { WrittenPage } from './written-page';

/** The landing page of the schools' section. */
export const schoolPages: readonly WrittenPage[] = [
  {
    path: 'schools',
    title: 'Schools',
    subtitle: '{schools} members, seven divisions, one handbook',
    author: 'Member Services',
    content: `<p>The {association} is its schools: {schools} of them in {term}, from 55 students to more than four thousand. Together they enroll about 577,000 students, and half of those take part in something. This section tells you which school is where, how large it is, in which class it plays, and with whom it shares a team.</p>
<h2>Find a school</h2>
<ul><li><a href="/schools/school-directory">School directory</a>: search by name, with addresses, staff, sports and records</li><li><a href="/schools/index">Directory index</a>: all of them on one page, in three columns</li><li><a href="/schools/board-divisions">Schools by district</a></li><li><a href="/schools/conferences">Conference affiliations</a></li></ul>
<h2>Size and class</h2>
<p>Enrollments are counted on the last school day of September and hold for the year after. Schools without boundaries are counted 1.65 times in sports in which they have won a lot. See <a href="/schools/enrollments-classifications">classifications</a> and <a href="/schools/enrollments">enrollments</a>.</p>
<table border="1" cellpadding="4" style="width:60%"><tr><th>Students</th><th>Schools, about</th></tr><tr><td>up to 150</td><td align="right">170</td></tr><tr><td>151 to 300</td><td align="right">230</td></tr><tr><td>301 to 700</td><td align="right">165</td></tr><tr><td>701 to 1,600</td><td align="right">115</td></tr><tr><td>more than 1,600</td><td align="right">125</td></tr></table>
<h2>Together</h2>
<p><a href="/schools/cooperative-teams">Cooperative teams</a> let neighbors field a team that neither could alone. <a href="/schools/emerging-sports">Emerging sports</a> are those that a few schools have begun and more may follow. <a href="/schools/open-dates">Open dates</a> help an athletic director who has lost an opponent on a Tuesday.</p>
<h2>Also here</h2>
<ul><li><a href="/schools/foreign-exchange">Approved foreign exchange programs</a></li><li><a href="/schools/town-meetings">Town meetings</a> and rules meetings for principals</li><li>How to join: <a href="/documents/schools/application.pdf">application for membership (PDF)</a>. A new school is a member from the July after its board has voted, on the word of two neighbors that its gymnasium exists.</li></ul>
<p>Changes of address, principal or mascot are made by the school itself in the School Center, at any hour. Changes of mascot are made by the students, in our experience, and over years.</p>
<p><img src="{origin}/media/art/board/3.svg" alt="Map of the seven divisions" width="600"></p>`,
  },
];
