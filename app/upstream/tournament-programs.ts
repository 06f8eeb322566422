import type { WireContext } from '~/cache/source/define-source';
import { documentLink, link } from './fields/link';
import { type RowOf, httpUrl, identifier, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/misc/tournament-programs: the printed programs of state finals and other events.

function buildProgram(context: WireContext) {
  const row = wireObject({
    programId: [rowKey(), 'sportProgramsId'],
    /** Slug of the sport; `misc` for a program of no sport. */
    sportId: [identifier().transform((id) => id.toLowerCase()), 'id'],
    /** `2030-31`. */
    term: [text({ required: 'is missing' }), 'schoolTerm'],
    /** Subject of a program without a sport. `null` for one of all classes. */
    className: [optionalText().transform((name) => (name?.toLowerCase() === 'all' ? null : name)), 'class'],
    fileUrl: documentLink(context),
    orderHref: [link(context), 'clickUrl'],
    thumbnailUrl: httpUrl(context),
  });
  return row.refine(({ fileUrl, orderHref }) => fileUrl !== null || orderHref !== null, {
    error: 'has neither a file nor a page to order it from',
  });
}

export type TournamentProgram = RowOf<typeof buildProgram>;

export const tournamentPrograms = defineGroup('tournament-programs', 'media')(
  'all',
  '/v1/misc/tournament-programs',
  readRows(buildProgram),
);
