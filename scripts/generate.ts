import { writeLightStyles } from './light-styles';
import { writePageRegistry } from './page-registry';
import { writeReadmeCoverage } from './readme-coverage';
import { writeSchemaVersions } from './schema-versions';
import { writeSeasonFiles } from './season-files';
import { writeUnbuiltPaths } from './unbuilt-paths';

/** Writes every `*.generated.ts`, and what the README says is built: before types are checked, tests run or anything is built. */
export async function writeGeneratedFiles(): Promise<void> {
  writePageRegistry();
  writeUnbuiltPaths();
  await Promise.all([writeSeasonFiles(), writeSchemaVersions(), writeLightStyles(), writeReadmeCoverage()]);
}
