import { longDate } from '../../calendar/civil';
import { rollFor, type Context } from '../../http/context';
import type { Dice } from '../../random/dice';
import { personName } from '../../words/person-name';
import { adviceSentences, boardMotions, officeSentences, quotes, sportSentences } from '../../words/sentences';
import { escapeHtml } from '../../words/slug';
import type { Article } from '../../world/news';
import { sportOf, type Sport, type Surface } from '../../world/sports';
import { gameReport } from '../games/game-report';

/** The body of an article: long, old-fashioned HTML with figures, tables, videos and links to documents. */
export function bodyOf(context: Context, article: Article): string {
  const roll = rollFor(context, 'body', article.id);
  const parts = [figure(context, article), ...story(context, roll, article)];
  if (roll.chance(0.3)) parts.splice(roll.between(2, parts.length), 0, video(roll, article.id));
  parts.push(documents(roll));
  return parts.join('\r\n');
}

/** The picture that an article opens with. */
export function artFor({ origin }: Context, article: Article): string {
  return `${origin}/media/art/${surfaceOf(article)}/${article.id % 8}.svg`;
}

function surfaceOf({ subject }: Article): Surface {
  switch (subject.kind) {
    case 'game':
      return sportOf(subject.game.plan.sportId).surface;
    case 'sport':
      return subject.sport.surface;
    case 'board':
    case 'office':
      return 'board';
  }
}

function story(context: Context, roll: Dice, article: Article): string[] {
  const { subject } = article;
  switch (subject.kind) {
    case 'game':
      return gameReport(context, roll, subject.game);
    case 'sport':
      return sportStory(context, roll, article, subject.sport);
    case 'board':
      return boardStory(roll, article);
    case 'office':
      return [
        paragraph(roll, officeSentences, 3),
        paragraph(roll, adviceSentences, 3),
        quote(roll),
        paragraph(roll, officeSentences, 2),
      ];
  }
}

function sportStory(context: Context, roll: Dice, article: Article, sport: Sport): string[] {
  const name = escapeHtml(sport.title.toLowerCase());
  return [
    `<p>The ${escapeHtml(context.associationName)} published its plans for ${name} on ${longDate(article.day)}. ${roll.pick(sportSentences)}</p>`,
    quote(roll),
    paragraph(roll, sportSentences, 3),
    `<h3>Dates</h3>`,
    dateTable(roll, article),
    paragraph(roll, adviceSentences, 2),
    `<ul>${roll
      .shuffled(adviceSentences)
      .slice(0, 3)
      .map((sentence) => `<li>${sentence}</li>`)
      .join('')}</ul>`,
    paragraph(roll, sportSentences, 2),
    `<p>More on the <a href="/sports/${sport.id}">${name} page</a>.</p>`,
  ];
}

function boardStory(roll: Dice, article: Article): string[] {
  const rows = roll
    .shuffled(boardMotions)
    .slice(0, 6)
    .map(
      (motion) =>
        `<tr><td>${motion}</td><td align="center">${roll.between(7, 10)}-${roll.below(3)}</td><td>${roll.chance(0.85) ? 'Carried' : 'Tabled'}</td></tr>`,
    );
  return [
    `<p><strong>The Board of Directors met on ${longDate(article.day - 1)}.</strong> ${roll.between(8, 10)} of ten directors attended; ${personName(roll)} presided. The consent agenda passed without discussion.</p>`,
    paragraph(roll, officeSentences, 2),
    `<table class="table" border="1"><thead><tr><th>Motion</th><th>Vote</th><th>Result</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    quote(roll),
    paragraph(roll, adviceSentences, 3),
    '<p>The full minutes are <a href="/documents/board-minutes.pdf">in the document archive</a>.</p>',
  ];
}

function figure(context: Context, article: Article): string {
  return `<figure class="image"><img src="${artFor(context, article)}" alt="" width="1280" height="720"><figcaption>${escapeHtml(article.title)}</figcaption></figure>`;
}

function dateTable(roll: Dice, article: Article): string {
  let day = article.day + 7;
  const steps = ['First practice', 'First contest', 'Entry deadline', 'Regionals', 'Sectionals', 'State finals'];
  const rows = steps.map((step) => {
    day += roll.between(6, 24);
    return `<tr><td>${step}</td><td>${longDate(day)}</td></tr>`;
  });
  return `<table class="table table-striped" style="width:100%"><tbody>${rows.join('')}</tbody></table>`;
}

function paragraph(roll: Dice, sentences: readonly string[], count: number): string {
  return `<p>${roll
    .shuffled(sentences)
    .slice(0, count)
    .join(roll.chance(0.2) ? '  ' : ' ')}</p>`;
}

function quote(roll: Dice): string {
  return `<p>&ldquo;${roll.pick(quotes)}&rdquo; said ${escapeHtml(personName(roll))}.</p>`;
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
