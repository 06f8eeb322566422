import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink, link } from './fields/link';
import { dataRows, httpUrl, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/misc/tournament-programs: the printed programs of state finals and other events.

export interface TournamentProgram {
  readonly programId: string;
  /** Slug of the sport; `misc` for a program of no sport. */
  readonly sportId: string;
  /** `2030-31`. */
  readonly term: string;
  /** Subject of a program without a sport. `null` for one of all classes. */
  readonly className: string | null;
  readonly fileUrl: string | null;
  readonly orderHref: string | null;
  readonly thumbnailUrl: string | null;
}

function buildProgram(context: WireContext): z.ZodType<TournamentProgram> {
  const row = wireObject({
    programId: [identifier(), 'sportProgramsId'],
    sportId: [identifier().transform((id) => id.toLowerCase()), 'id'],
    term: [text({ required: 'is missing' }), 'schoolTerm'],
    className: [optionalText().transform((name) => (name?.toLowerCase() === 'all' ? null : name)), 'class'],
    fileUrl: documentLink(context),
    orderHref: [link(context), 'clickUrl'],
    thumbnailUrl: httpUrl(context),
  });
  return row.refine(({ fileUrl, orderHref }) => fileUrl !== null || orderHref !== null, {
    error: 'has neither a file nor a page to order it from',
  });
}

export const tournamentPrograms = defineSource({
  name: 'tournament-programs.all',
  buildPath: () => '/v1/misc/tournament-programs',
  policy: 'media',
  buildSchema: (context: WireContext) => dataRows(context, buildProgram(context)),
});
