import type { Context } from '../../http/context';
import type { Row } from '../../quirks/rough';
import type { Sport } from '../../world/sports';

/** Team champions and top individuals of golf and tennis, by class; none until the finals are told. */
export function championRows(_context: Context, _sport: Sport): Row[] {
  return [];
}
