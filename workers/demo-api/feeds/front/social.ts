import { termOf, schoolYearOf } from '../../calendar/civil';
import { momentOf } from '../../calendar/clock';
import { json, type Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { roughen, type Row } from '../../quirks/rough';
import { groupInSeason } from '../../world/season-groups';
import { sports } from '../../world/sports';

const daysKept = 365;
const networks = ['Instagram', 'X', 'Facebook', 'Threads', 'instagram', 'TikTok', 'YouTube'] as const;

/** `GET /v1/socialmedia`: twelve months of posts, in no order. */
export function socialMedia(context: Context): Answer {
  const posts = postsOf(context);
  const shuffled = rollFor(context, 'social-order', context.clock.today).shuffled(posts);
  return rollFor(context, 'social-wrapper', context.clock.today).chance(0.5)
    ? json(shuffled)
    : json({ data: shuffled });
}

function postsOf(context: Context): Row[] {
  const { today, minutesNow } = context.clock;
  const posts: Row[] = [];
  for (let day = today; day > today - daysKept; day -= 1) {
    const roll = rollFor(context, 'social', day);
    const count = roll.weighted([45, 35, 15, 5]);
    for (let index = 0; index < count; index += 1) {
      const minutes = roll.between(8 * 60, 22 * 60);
      const row = postRow(context, day, index, minutes);
      if (day < today || minutes <= minutesNow) posts.push(row);
    }
  }
  return posts;
}

function postRow(context: Context, day: number, index: number, minutes: number): Row {
  const roll = rollFor(context, 'post', day, index);
  const inSeason = sports.filter((sport) => sport.group === groupInSeason(day));
  const sport = roll.pick(inSeason);
  const network = roll.pick(networks);
  const art = `${context.origin}/media/art/${sport.surface}/${roll.below(8)}.svg`;
  const hasImage = !roll.chance(0.12);
  const row: Row = {
    network,
    user: roll.pick([`${context.product}_State`, context.product, `${context.product.toLowerCase()}sports`]),
    userImage: `${context.origin}/media/association.svg`,
    text: textOf(roll.below(8), sport.title, termOf(schoolYearOf(day))),
    image: hasImage ? art : null,
    thumbnail: hasImage ? art : '',
    url: roll.chance(0.06) ? null : `${context.origin}/posts/${day}-${index}`,
    date: new Date(momentOf(day, minutes, context.clock.timeZone)).toISOString(),
  };
  return roughen(roll, row, { texts: ['text', 'user'], optional: ['userImage', 'thumbnail', 'text'] });
}

function textOf(form: number, sport: string, term: string): string {
  const tag = `#${sport.replace(/\W+/g, '')}`;
  return (
    [
      `Bracket day. ${sport} pairings go up at 4 PM. ${tag}`,
      `What a night. Three ${sport.toLowerCase()} games went to the last play, and the stands stayed until the lights went out. Thank you to every official, scorekeeper and bus driver who made it happen across forty counties. Replays are up in the archive, and box scores as schools report them. ${tag}`,
      `Tickets for the ${sport.toLowerCase()} finals are on sale. Digital only & no fees at the gate. ${tag}`,
      `Officials needed: ${sport.toLowerCase()} crews in the western divisions. New licences take ten days.`,
      `Picture of the day, from a gym that holds 412. ${tag}`,
      `${term} five-year calendar is posted. Mark your finals weekends.`,
      `Sportsmanship award nominations close Friday. 💙🧡 ${tag}`,
      `On this day: the first ${sport.toLowerCase()} state final. ${tag}`,
    ][form] ?? sport
  );
}
