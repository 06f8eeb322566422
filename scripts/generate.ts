import { writeDemoTexts } from './demo-texts';
import { writeLightStyles } from './light-styles';
import { writePageRegistry } from './page-registry';
import { writeRoutePatterns } from './route-patterns';
import { writeSchemaVersions } from './schema-versions';
import { writeSeasonFiles } from './season-files';

/** Writes every `*.generated.ts`, which types, tests and builds need. */
export async function writeGeneratedFiles(): Promise<void> {
  writeRoutePatterns();
  writePageRegistry();
  await Promise.all([writeSeasonFiles(), writeSchemaVersions(), writeLightStyles(), writeDemoTexts()]);
}
