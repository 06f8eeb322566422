import * as z from 'zod';

/* Schema of `menus.json` in an association's folder. Builds check it; nothing else imports zod for it. */

const title = z.string().trim().min(1, { error: 'must not be empty' });

const link = z.strictObject({
  /** Path of a page of the site. */
  to: z.string().regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, { error: 'must be a path such as /schools/school-directory' }),
  /** The heading of the page. `{shortName}` is the association's short name. */
  title,
});

const links = z.array(link).refine((all) => new Set(all.map(({ to }) => to)).size === all.length, {
  error: 'names a page twice',
});

/** The areas of the site. Each is the first path segment of its pages. */
const areas = ['schools', 'officials', 'news-media', 'health-safety', 'resources', 'about'] as const;

export const menusSchema = z.strictObject({
  /** The bar above the masthead of wide windows, and the foot of the menu on narrow ones. */
  top: links,
  /** The main menu after the sports: areas with their pages, of which the area's own page is the first. */
  groups: z
    .array(z.strictObject({ id: z.enum(areas, { error: `must be one of ${areas.join(', ')}` }), title, links }))
    .refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, { error: 'names an area twice' })
    .superRefine((groups, refusal) => {
      for (const [index, { id, links: own }] of groups.entries()) {
        if (own[0]?.to === `/${id}`) continue;
        const message = `must begin with /${id}, the page of the area`;
        refusal.addIssue({ code: 'custom', message, path: [index, 'links'] });
      }
    }),
  /** The columns at the foot of each page. */
  footer: z.array(z.strictObject({ title, links })),
  /** The last line of each page. */
  legal: links,
});

export type Menus = z.output<typeof menusSchema>;
