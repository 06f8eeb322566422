/** The notice that the office is closed on a Monday. Names in braces: `{closed}` and `{open}` days, `{product}`. */
export const closingBlocks: readonly string[] = [
  'The office of the {product} on Fieldhouse Road is closed on {closed}. It opens again on {open} at 8:00&nbsp;a.m. Calls are taken by the answering service and returned on that morning, in the order in which they came in.',
  'What does <strong>not</strong> stop on that day:',
  '<ul><li>Contests of the regular season and of the state series. Hosts reach the staff member on duty at the number on their site sheet.</li><li>Scores: the School Center takes results at any hour, and the <a href="/scores">scores page</a> shows them within minutes.</li><li>Entry deadlines. The system closes when it says it closes, whether or not somebody sits next to it.</li></ul>',
  'Transfer forms that arrive by noon on the Friday before are read before the weekend. Those that arrive later are read on {open}. An emergency that concerns the eligibility of a student for a contest on the closed day goes to <a href="mailto:eligibility@association.example">eligibility@association.example</a>; somebody looks there every three hours.',
  'The mail room accepts parcels at the back door until 2:00&nbsp;p.m. Please do not leave medals in the bushes again.',
];
