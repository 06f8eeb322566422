import { json, type Answer } from '../http/answer';
import { rollFor, type Context } from '../http/context';

/** Always `{"data": …}`, for endpoints that always wrap. */
export function dataAnswer(data: unknown): Answer {
  return json({ data });
}

/**
 * Wrapped in `data` or bare: for endpoints that do either. The shape of an address stays the same for a day.
 * @param data an array, or one object
 */
export function looseAnswer(context: Context, data: unknown): Answer {
  const roll = rollFor(context, 'wrapper', context.path, context.clock.today);
  const isBare = roll.chance(0.25);
  if (isBare) return json(data);
  return json(roll.chance(0.3) ? { status: 'success', data } : { data });
}
