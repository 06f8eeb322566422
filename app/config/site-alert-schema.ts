import * as z from 'zod';

const alert = z
  .strictObject({ title: z.string(), message: z.string(), active: z.boolean() })
  .refine(({ title, message, active }) => !active || title + message !== '', { error: 'is active and has no text' });

/** `site-alert.json` in an association's folder: a notice of its own at the top of the home page, or a list of them. */
export const siteAlertSchema = z.union([alert, z.array(alert)], {
  error: (issue) => (Array.isArray(issue.input) ? 'has an alert' : undefined),
});
