import { getSchoolYear, formatTerm, civilDate } from '../../calendar/civil';
import { rollFor, type Context } from '../../http/context';
import type { Dice } from '../../random/dice';
import { fill } from '../../words/fill';
import type { Article } from '../../world/news';
import { boardSummary } from './story/board-summary';
import { finalsWrap } from './story/finals-wrap';
import { gameStory } from './story/game-story';
import { inHouseStyle } from './story/house-style';
import { picture } from './story/pictures';
import { sportNews } from './story/sport-news';
import { storyValues } from './story/story-values';

/** Long, old-fashioned HTML. */
export function writeBody(context: Context, article: Article): string {
  const roll = rollFor(context, 'body', article.id);
  return inHouseStyle(roll, writeBlocks(context, roll, article));
}

function writeBlocks(context: Context, roll: Dice, article: Article): string[] {
  const { subject, id, title, day } = article;
  switch (subject.kind) {
    case 'game':
      return gameStory(context, roll, subject.game, title);
    case 'sport':
      return sportNews(context, roll, subject, id);
    case 'board':
      return boardSummary(context, roll, subject.meetingDay, id);
    case 'office':
      return officeNews(context, roll, subject.story.blocks, day);
    case 'finals':
      return finalsWrap(context, roll, subject.games);
  }
}

function officeNews(context: Context, roll: Dice, blocks: readonly string[], day: number): string[] {
  const values = {
    ...storyValues(context, roll),
    term: formatTerm(getSchoolYear(day)),
    nextTerm: formatTerm(getSchoolYear(day) + 1),
    year: String(civilDate(day).year),
  };
  const texts = blocks.map((block) => fill(block, values));
  return roll.chance(0.6) ? [picture(context, roll, 'board', 'From the office on Fieldhouse Road.'), ...texts] : texts;
}
