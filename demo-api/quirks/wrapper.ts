import { json, type Answer } from '../http/answer';
import { rollFor, type Context } from '../http/context';

/** Always `{"data": …}` */
export function dataAnswer(data: unknown): Answer {
  return json({ data });
}

/** Bare or wrapped in `data`; the shape of an address stays the same for a day. */
export function looseAnswer(context: Context, data: unknown): Answer {
  const roll = rollFor(context, 'wrapper', context.path, context.clock.today);
  const isBare = roll.chance(0.25);
  if (isBare) return json(data);
  return json(roll.chance(0.3) ? { status: 'success', data } : { data });
}
