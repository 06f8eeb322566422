import { EnvironmentError } from '~/config/environment';

/* Edits of wrangler.toml that keep its comments and its order. */

/** Sections of the workers that have settings. The pictures worker has none. */
export const settingsSections = {
  site: '[vars]',
  objects: '[env.objects.vars]',
  prewarm: '[env.prewarm.vars]',
} as const;

/**
 * Sets a name in a section: in place of its line, which may be commented out, otherwise as the first line of the section. Throws an
 * `EnvironmentError` without that section.
 */
export function withSetting(toml: string, section: string, name: string, value: string): string {
  const lines = toml.split('\n');
  const start = lines.indexOf(section);
  if (start < 0) throw new EnvironmentError(`wrangler.toml has no section ${section}`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith('['));
  const end = next < 0 ? lines.length : next;
  const known = lines.findIndex(
    (line, index) => index > start && index < end && line.replace(/^# ?/, '').startsWith(`${name} =`),
  );
  // Escapes of JSON are those of a basic string.
  const written = `${name} = ${JSON.stringify(value)}`;
  return known < 0 ? lines.toSpliced(start + 1, 0, written).join('\n') : lines.with(known, written).join('\n');
}

/** Puts the id of the namespace in place of every placeholder. */
export function withStoreId(toml: string, id: string): string {
  return toml.replaceAll(`"${'0'.repeat(32)}"`, JSON.stringify(id));
}
