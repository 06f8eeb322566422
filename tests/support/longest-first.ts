import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders by the duration of their files, longest first; unit tests come last. */
const folders = ['browser', 'engines', 'faults', 'contract', 'simulation', 'worker'].map((name) => `tests/${name}/`);

/** The longest file: it visits all pages. */
const longest = 'tests/browser/every-page.test.ts';

/**
 * Orders test files: long ones first, so that the workers end together, and grouped by folder, because the files of a worker
 * share modules, Chromium and a running site.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankFile(a) - rankFile(b));
  }
}

function rankFile({ moduleId, project }: TestSpecification): number {
  const path = relative(project.config.root, moduleId);
  if (path === longest) return -1;
  const rank = folders.findIndex((folder) => path.startsWith(folder));
  if (rank >= 0) return rank;
  return project.name === 'unit' ? folders.length + 1 : folders.length;
}
