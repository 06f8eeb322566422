import type { Environment } from './environment';

/** What says whether a source is published: its definition, without what the cache knows of it. */
interface NamedSource {
  /** `group.name`, as in `SOURCES_OFF`. */
  readonly name: string;
  /** Whose address it has; `site` for the site's own files. */
  readonly base: string;
}

/** Settings with the addresses of the sources, by what a source calls its base. */
export const addressNames = {
  v1: 'V1_BASE_URL',
  data: 'DATA_BASE_URL',
  legacy: 'LEGACY_BASE_URL',
  records: 'RECORDS_BASE_URL',
  leaders: 'LEADERS_URL',
  social: 'SOCIAL_HISTORY_URL',
  broadcasts: 'BROADCASTS_URL',
} as const satisfies Record<string, keyof Environment>;

export type Base = keyof typeof addressNames;

/** What decides which sources the association publishes. */
export type PublishingSettings = Pick<Environment, 'SOURCES_OFF' | (typeof addressNames)[Base]>;

/** Addresses of the sources by base. Their order is part of the dataset. */
export function listBaseUrls(environment: PublishingSettings) {
  return Object.fromEntries(Object.entries(addressNames).map(([base, name]) => [base, environment[name]])) as Readonly<
    Record<Base, string | undefined>
  >;
}

/** Why the association does not publish a source, for operators; `null` if it does. */
export function describeUnpublished({ name, base }: NamedSource, environment: PublishingSettings): string | null {
  if (environment.SOURCES_OFF.includes(name)) return 'switched off by SOURCES_OFF';
  const setting = (addressNames as Readonly<Partial<Record<string, (typeof addressNames)[Base]>>>)[base];
  return setting === undefined || environment[setting] !== undefined ? null : `${setting} is not set`;
}

/** Whether the association publishes a source. What it does not publish is neither called nor offered. */
export function isPublished(source: NamedSource, environment: PublishingSettings): boolean {
  return describeUnpublished(source, environment) === null;
}
