import { findSubjectMotif } from '../../art/subjects';
import { getSchoolYear, formatTerm, toCivilDate } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { pickOddValue } from '../../quirks/odd-values';
import type { Dice } from '../../random/dice';
import { fill } from '../../words/fill';
import { escapeHtml } from '../../words/slug';
import type { Article } from '../../world/news';
import { writeBoardSummary } from './story/board-summary';
import { writeFinalsWrap } from './story/finals-wrap';
import { pickGameStory } from './story/game-story';
import { formatInHouseStyle } from './story/house-style';
import { renderPicture } from './story/pictures';
import { writeSportNews } from './story/sport-news';
import { collectStoryValues } from './story/story-values';

/** Long, old-fashioned HTML. Some bodies were encoded once more, or are as WordPress keeps them: without paragraphs, with short codes. */
export function writeBody(context: Context, article: Article): string {
  const roll = createDiceFor(context, 'body', article.id);
  const odd = pickOddValue(article.id, 'block', oddBlocks, 5);
  const blocks = [...writeBlocks(context, roll, article), ...(odd === null ? [] : [odd])];
  const editor = createDiceFor(context, 'editor', article.id).drawWeighted([88, 6, 6]);
  if (editor === 1 && !blocks.some((block) => /<(?:p|div|br|center)\b/i.test(block))) {
    return [...blocks, '[gallery ids="4101,4102"]'].join('\r\n\r\n');
  }
  const html = formatInHouseStyle(roll, blocks);
  return editor === 2 ? escapeHtml(html) : html;
}

/** What pages cannot embed, pictures without a host, and addresses without a scheme. */
const oddBlocks = [
  '<p><iframe src="https://docs.google.com/forms/d/e/1FAIpQLSdTickets/viewform?embedded=true" title="Ticket request form" width="640" height="800">Loading…</iframe></p>',
  '<object data="https://maps.association.example/site.pdf" type="application/pdf" width="600" height="400"><a href="https://maps.association.example/site.pdf">Map of the site (PDF)</a></object>',
  '<p><img src="/media/art/drive/1.svg" alt="" width="640" height="360"></p>',
  '<p>Directions are in the <a href="docs.google.com/document/d/1aB2cD3eF/edit">packet for visitors</a>, tickets at <a href="www.association.example/tickets">www.association.example/tickets</a>.</p>',
  '<iframe src="https://www.google.com/maps/embed?pb=!1m14!1m12" width="600" height="450" style="border:0" loading="lazy"></iframe>',
] as const;

function writeBlocks(context: Context, roll: Dice, article: Article): string[] {
  const { subject, id, title } = article;
  switch (subject.kind) {
    case 'game':
      return pickGameStory(context, roll, subject.game, title);
    case 'sport':
      return writeSportNews(context, roll, subject, id);
    case 'board':
      return writeBoardSummary(context, roll, subject.meetingDay, id);
    case 'office':
      return writeOfficeNews(context, roll, subject.story.blocks, article);
    case 'finals':
      return writeFinalsWrap(context, roll, subject.games);
  }
}

function writeOfficeNews(
  context: Context,
  roll: Dice,
  blocks: readonly string[],
  { id, title, day }: Article,
): string[] {
  const values = {
    ...collectStoryValues(context, roll),
    term: formatTerm(getSchoolYear(day)),
    nextTerm: formatTerm(getSchoolYear(day) + 1),
    year: String(toCivilDate(day).year),
  };
  const texts = blocks.map((block) => fill(block, values));
  return roll.drawChance(0.6)
    ? [renderPicture(context, roll, { motif: findSubjectMotif(title, id) ?? 'house', variant: id }), ...texts]
    : texts;
}
