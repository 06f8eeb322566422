import { clockTime, longDate } from '../calendar/civil';
import { momentAfter } from '../calendar/clock';
import { rollFor, type Context } from '../http/context';
import type { Dice } from '../random/dice';
import { boyNames, familyNames, girlNames } from '../words/people';
import { escapeHtml } from '../words/slug';
import type { Game } from '../world/game';
import { stateOf } from '../world/game-state';
import type { Article } from '../world/news';
import { sportOf } from '../world/sports';
import { faceOf } from './school-links';

/** The body of an article: long, old-fashioned HTML with a figure, a table, a video and links to documents. */
export function bodyOf(context: Context, article: Article): string {
  const roll = rollFor(context, 'body', article.id);
  const parts = [figure(context, article), ...lead(context, roll, article), ...filler(roll, roll.between(3, 7))];
  if (article.subject.kind === 'game') parts.splice(2, 0, lineScore(context, article.subject.game));
  if (article.subject.kind === 'board') parts.splice(1, 0, boardTable(roll));
  if (article.subject.kind === 'sport') parts.push(dateTable(roll, article));
  if (roll.chance(0.3)) parts.push(video(roll, article.id));
  parts.push(documents(roll));
  return parts.join('\r\n');
}

/** The picture that an article opens with. */
export function artFor(context: Context, article: Article): string {
  const { subject } = article;
  const surface =
    subject.kind === 'game'
      ? sportOf(subject.game.plan.sportId).surface
      : subject.kind === 'sport'
        ? subject.sport.surface
        : 'board';
  return `${context.origin}/media/art/${surface}/${article.id % 8}.svg`;
}

function figure(context: Context, article: Article): string {
  return `<figure class="image"><img src="${artFor(context, article)}" alt="" width="1280" height="720"><figcaption>${escapeHtml(article.title)}</figcaption></figure>`;
}

function lead(context: Context, roll: Dice, article: Article): string[] {
  const { subject } = article;
  if (subject.kind === 'game') return gameLead(context, roll, subject.game);
  if (subject.kind === 'board') {
    return [
      `<p><strong>The Board of Directors met on ${longDate(article.day - 1)}.</strong> Ten directors attended; ${personName(roll)} presided. The consent agenda passed without discussion.</p>`,
    ];
  }
  const topic = subject.kind === 'sport' ? `the ${subject.sport.title.toLowerCase()} season` : 'the months ahead';
  return [
    `<p>The ${escapeHtml(context.associationName)} published its plans for ${escapeHtml(topic)} on ${longDate(article.day)}. &ldquo;Schools asked for clear dates early, and that is what this is,&rdquo; said ${personName(roll)}, who oversees the program.</p>`,
  ];
}

function gameLead(context: Context, roll: Dice, game: Game): string[] {
  const home = escapeHtml(faceOf(context, game.home, game.key).name);
  const away = escapeHtml(faceOf(context, game.away, game.key).name);
  const player = personName(roll);
  return [
    `<p><strong>${home.toUpperCase()}</strong>&nbsp;&mdash; For most of ${longDate(game.day)} nobody led by much. ${home} and ${away} had met twice in three years, and both benches knew what was coming.</p>`,
    `<p>Then ${player} changed it. &ldquo;We had walked through that play all week,&rdquo; the coach said afterwards. The game began at ${clockTime(game.startMinutes)} before a full house.</p>`,
  ];
}

function lineScore(context: Context, game: Game): string {
  const state = stateOf(game, momentAfter(game.day + 2));
  if (state.status !== 'final') return '';
  const { periods, home, away } = state.result;
  const header = periods.map((_, index) => `<th scope="col">${index + 1}</th>`).join('');
  const row = (name: string, values: readonly number[], total: number): string =>
    `<tr><td>${escapeHtml(name)}</td>${values.map((value) => `<td align="right">${value}</td>`).join('')}<td align="right"><b>${total}</b></td></tr>`;
  return `<table border="1" cellpadding="4" style="width:100%"><caption>Score by period</caption><tr><th scope="col">Team</th>${header}<th scope="col">T</th></tr>${row(
    faceOf(context, game.away, game.key).shortName,
    periods.map(([, value]) => value),
    away,
  )}${row(
    faceOf(context, game.home, game.key).shortName,
    periods.map(([value]) => value),
    home,
  )}</table>`;
}

function boardTable(roll: Dice): string {
  const motions = [
    'Approve minutes',
    'Renew official ball agreements',
    'Adopt five-year calendar',
    'Grant hardship waivers',
    'Add girls wrestling sectional',
  ];
  const rows = motions
    .map((motion) => `<tr><td>${motion}</td><td>${roll.between(7, 10)}-${roll.below(3)}</td><td>Carried</td></tr>`)
    .join('');
  return `<table><thead><tr><th>Motion</th><th>Vote</th><th>Result</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function dateTable(roll: Dice, article: Article): string {
  const steps = ['First practice', 'First contest', 'Entry deadline', 'Regionals', 'Sectionals', 'State finals'];
  let day = article.day + 7;
  const rows = steps.map((step) => {
    day += roll.between(6, 24);
    return `<tr><td>${step}</td><td>${longDate(day)}</td></tr>`;
  });
  return `<h3>Dates</h3><table class="table table-striped"><tbody>${rows.join('')}</tbody></table>`;
}

const sentences = [
  'Admission is the same at every site, and children under six enter free.',
  'Schools receive their entry forms in the School Center, where rosters are due a week before the first contest.',
  'The committee heard from coaches in all seven divisions before it voted.',
  'Sites were chosen for parking, seating and distance, in that order.',
  'Weather decisions are made by noon and posted on the scores page first.',
  'Officials are assigned by the conference, with neutral crews from the sectional on.',
  'A streaming schedule follows on the Monday before the finals.',
  'Questions go to the administrator of the sport, not to the host school.',
  'The proposal drew 61 comments, most of them about travel.',
  'Last year the field set an attendance record that stood for eleven years.',
  'Each qualifying school may bring 18 players, four coaches and an athletic trainer.',
  'Nothing changes for the regular season.',
] as const;

function filler(roll: Dice, count: number): string[] {
  return Array.from(
    { length: count },
    () =>
      `<p>${roll
        .shuffled(sentences)
        .slice(0, roll.between(2, 4))
        .join(roll.chance(0.2) ? '  ' : ' ')}</p>`,
  );
}

function video(roll: Dice, id: number): string {
  const code = `PSAA-${String(id % 1_000_000).padStart(6, '0')}`;
  return roll.chance(0.5)
    ? `<p><iframe width="560" height="315" src="https://www.youtube.com/embed/${code}" title="Highlights" frameborder="0" allowfullscreen></iframe></p>`
    : `<figure class="media"><oembed url="https://www.youtube.com/watch?v=${code}"></oembed></figure>`;
}

function documents(roll: Dice): string {
  const name = roll.pick(['terms-and-conditions', 'site-assignments', 'ticket-policy', 'media-guide', 'meeting-notes']);
  return `<p>Read more: <a href="/documents/${name}.pdf" target="_blank">${name.replaceAll('-', ' ')}</a> (PDF).</p>`;
}

function personName(roll: Dice): string {
  return `${roll.pick(roll.chance(0.5) ? girlNames : boyNames)} ${roll.pick(familyNames)}`;
}
