import { findSubjectMotif, pickListMotif } from '../../art/subjects';
import { formatPaddedUsDate } from '../../calendar/civil';
import { computeMoment } from '../../calendar/clock';
import { answerJson, type Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { listRecentPosts, type SocialPost } from '../../world/social-posts';
import { buildPictureUrl } from '../site/pictures';

const daysOfHistory = 365;
const daysRecent = 45;
const networks = ['Instagram', 'X', 'Facebook', 'Threads', 'instagram', 'TikTok', 'YouTube'] as const;

/** `GET /v1/socialmedia`: unsorted posts of the last weeks. */
export function answerSocialMedia(context: Context): Answer {
  const rows = listPosts(context, daysRecent).map((post) => buildPostRow(context, post));
  const shuffled = createDiceFor(context, 'social-order', context.clock.today).shuffle(rows);
  return answerBareOrWrapped(context, shuffled);
}

/** `GET /social-history`: twelve months, newest day first. */
export function answerSocialHistory(context: Context): Answer {
  const rows = listPosts(context, daysOfHistory).map((post) => buildPostRow(context, post));
  return answerBareOrWrapped(context, withBadRows(createDiceFor(context, 'social-history', context.clock.today), rows));
}

/** The wrapper of an address stays the same for a day. */
function answerBareOrWrapped(context: Context, rows: unknown[]): Answer {
  const isBare = createDiceFor(context, 'social-wrapper', context.path, context.clock.today).drawChance(0.5);
  return answerJson(isBare ? rows : { data: rows });
}

function listPosts({ world, clock, product }: Context, days: number): SocialPost[] {
  return listRecentPosts(world, clock, product, days);
}

function buildPostRow(context: Context, { day, index, minutes, sport, text }: SocialPost): Row {
  const roll = createDiceFor(context, 'post-row', day, index);
  const motif = findSubjectMotif(text, day + index) ?? pickListMotif(sport, day + index);
  const art = buildPictureUrl(context, motif, (day % 1000) * 64 + index * 8 + roll.drawBelow(8));
  const hasImage = !roll.drawChance(0.1);
  const moment = new Date(computeMoment(day, minutes, context.clock.timeZone)).toISOString();
  const row: Row = {
    network: roll.pick(networks),
    user: roll.pick([`${context.product}_State`, context.product, `${context.product.toLowerCase()}sports`]),
    userImage: roll.drawChance(0.08) ? '' : `${context.origin}/media/association.svg`,
    text,
    image: hasImage ? art : null,
    thumbnail: hasImage ? art : '',
    url: roll.drawChance(0.06) ? null : `${context.origin}/posts/${day}-${index}`,
    date: formatDate(roll.drawWeighted([93, 5, 2]), day, moment),
  };
  return withRowQuirks(roll, row, { texts: ['text', 'user'], optional: ['userImage', 'thumbnail', 'text'] });
}

/** Sometimes only a day, sometimes unparsable. */
function formatDate(form: number, day: number, moment: string): string {
  if (form === 0) return moment;
  return form === 1 ? formatPaddedUsDate(day) : 'a while ago';
}
