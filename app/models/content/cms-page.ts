import type { RichText } from './rich-text';

/** A page that the association's staff writes in its content management system. */
export interface CmsPage {
  /** `null` when upstream gives none. */
  readonly title: string | null;
  readonly subtitle: string | null;
  /** Empty when there is none, or none that can be read. */
  readonly body: RichText;
  /** Calendar days in the association's time zone, `YYYY-MM-DD`. */
  readonly createdDay: string | null;
  readonly updatedDay: string | null;
  readonly author: string | null;
}
