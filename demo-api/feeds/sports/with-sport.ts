import { failure, type Answer } from '../../http/answer';
import { param, type Context } from '../../http/context';
import { findSport, type Sport } from '../../world/sports';

/** An unknown `sportId` answers 404. */
export function withSport(answer: (context: Context, sport: Sport) => Answer): (context: Context) => Answer {
  return (context) => {
    const sport = findSport(param(context, 'sportId'));
    return sport === undefined ? failure(404, `Sport not found: ${param(context, 'sportId')}`) : answer(context, sport);
  };
}
