import type { Context } from '../../../http/context';
import type { Dice } from '../../../random/dice';
import { inventPersonName } from '../../../words/person-name';
import { escapeHtml } from '../../../words/slug';

/** Values of the `{names}` in stories, escaped for HTML. */
export function collectStoryValues(context: Context, roll: Dice): Record<string, string> {
  return {
    association: escapeHtml(context.associationName),
    product: context.product,
    origin: context.origin,
    host: escapeHtml(roll.pick(context.world.schools).name),
    person: escapeHtml(inventPersonName(roll)),
    official: escapeHtml(inventPersonName(roll)),
  };
}
