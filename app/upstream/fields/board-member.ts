import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import type { BoardMember } from '~/models/people/board-member';
import { httpUrl, identifier, optionalText, text, wireObject } from '../wire';
import { emailAddress } from './contact';

export function boardMember(context: WireContext): z.ZodType<BoardMember> {
  return wireObject({
    id: identifier(),
    name: text({ required: 'has no name' }),
    title: optionalText(),
    school: optionalText(),
    email: [emailAddress(), 'emailAddress'],
    photoUrl: httpUrl(context),
    represents: optionalText(),
    position: optionalText(),
    division: division(),
    termExpires: termEnd(),
  });
}

/** The division that a member represents: `Division 2`, `2` or `2.0`. */
function division(): z.ZodType<string | null> {
  return optionalText().transform((words) => words?.replace(/^(\d+)(?:\.0+)?$/, 'Division $1') ?? null);
}

/** The year in which a term ends, `YYYY`, from a date or a year. */
function termEnd(): z.ZodType<string | null> {
  return optionalText().transform((words) => /\b(?:19|20)\d{2}\b/.exec(words ?? '')?.[0] ?? null);
}
