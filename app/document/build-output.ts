import type { ServerBuild } from '@remix-run/cloudflare';
import type { StyleSheetParts } from './page-styles';

/** Results of compilation by Remix. `scripts/build/finish-build.ts` writes them into the bundle. */
export interface BuildOutput {
  /** The browser's modules of each route, after chunks have been merged. */
  readonly assets: ServerBuild['assets'];
  /** The site's style sheet, from which each page gets its own part inline. */
  readonly styles: StyleSheetParts;
}

declare global {
  /** Absent in development builds, which are served as Remix makes them. */
  var siteBuildOutput: BuildOutput | undefined;
}

/** A build of Remix with the results of its further processing. */
export function finishBuild(build: ServerBuild): ServerBuild {
  const { siteBuildOutput: output } = globalThis;
  return output === undefined ? build : { ...build, assets: output.assets };
}
