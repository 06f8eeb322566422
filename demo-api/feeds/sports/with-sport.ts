import { answerFailure, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { findSport, type Sport } from '../../world/sports';

/** An unknown `sportId` answers 404. */
export function withSport(answer: (context: Context, sport: Sport) => Answer): (context: Context) => Answer {
  return (context) => {
    const sport = findSport(readParam(context, 'sportId'));
    return sport === undefined
      ? answerFailure(404, `Sport not found: ${readParam(context, 'sportId')}`)
      : answer(context, sport);
  };
}
