import { buildHref, Route } from '~/href';
import { outlineText } from '~/models/content/outline';
import type { RichText } from '~/models/content/rich-text';
import type { ValuesOf } from '~/page/page-sources';
import { clinicsPage } from '~/upstream/clinics';

export const sources = () => ({ optional: { clinics: clinicsPage.with({}) } });

/** Shown in place of a text that could not be read. */
export const clinicsFailureText = 'Error loading content.';

export const clinicsFilePath = buildHref(Route.fileClinics);

const FIRST_LEVEL = 2;

export function toClinicsText(text: RichText): RichText {
  return outlineText(text, FIRST_LEVEL).text;
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>) {
  return { text: unavailable.includes('clinics') ? null : toClinicsText(optional.clinics?.value ?? []) };
}
