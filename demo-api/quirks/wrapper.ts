import { answerJson, type Answer } from '../http/answer';
import { createDiceFor, type Context } from '../http/context';

/** Always `{"data": …}` */
export function answerData(data: unknown): Answer {
  return answerJson({ data });
}

/** Bare or wrapped in `data`; the shape of an address stays the same for a day. */
export function answerLoosely(context: Context, data: unknown): Answer {
  const roll = createDiceFor(context, 'wrapper', context.path, context.clock.today);
  const isBare = roll.drawChance(0.25);
  if (isBare) return answerJson(data);
  return answerJson(roll.drawChance(0.3) ? { status: 'success', data } : { data });
}
