import { writeLightStyles } from './light-styles';
import { writePageRegistry } from './page-registry';
import { writeRoutePatterns } from './route-patterns';
import { writeSchemaVersions } from './schema-versions';
import { writeSeasonFiles } from './season-files';

/** Writes every `*.generated.ts`: before types are checked, tests run or anything is built. */
export async function writeGeneratedFiles(): Promise<void> {
  writeRoutePatterns();
  writePageRegistry();
  await Promise.all([writeSeasonFiles(), writeSchemaVersions(), writeLightStyles()]);
}
