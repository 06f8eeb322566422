import type { RichText } from './rich-text';

/** A page written by the association's staff in its content management system. */
export interface CmsPage {
  readonly title: string | null;
  readonly subtitle: string | null;
  /** Empty when the body is missing or unreadable. */
  readonly body: RichText;
  /** Calendar days in the association's time zone, `YYYY-MM-DD`. */
  readonly createdDay: string | null;
  readonly updatedDay: string | null;
  readonly author: string | null;
}
