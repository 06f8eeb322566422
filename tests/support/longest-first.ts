import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects by how long their files take. */
const projects = ['browser', 'faults', 'contract', 'simulation', 'worker', 'demo', 'unit'];

/** The longest file: it visits all pages. */
const longest = 'tests/browser/every-page.test.ts';

/**
 * The order of test files: long ones first, so that the workers end together, and project by project, because a worker
 * keeps the modules, and the Chromium, of one project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  return relative(project.config.root, moduleId) === longest ? -1 : projects.indexOf(project.name);
}
