import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { replaceFile } from './replace-file.mjs';

const upstreamDirectory = 'app/upstream';
const generatedFile = path.join(upstreamDirectory, 'schema-versions.generated.ts');
/** Files without source definitions. */
const notGroups = new Set(['check-sources.ts', 'groups.ts', 'registry.ts', 'wire.ts']);

/** Writes a hash of each source group's minified code and imports, so that a changed schema gets new cache keys. */
export async function writeSchemaVersions(): Promise<void> {
  const versions = await Promise.all((await groupFiles()).map(readSchemaVersion));
  const lines = versions.map(([group, version]) => `  '${group}': '${version}',`);
  replaceFile(
    generatedFile,
    `/** Made by scripts/schema-versions.ts at build time. */\nexport const schemaVersions: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}

async function groupFiles(): Promise<string[]> {
  const names = await readdir(upstreamDirectory);
  return names.filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !notGroups.has(name)).sort();
}

async function readSchemaVersion(file: string): Promise<[string, string]> {
  const { outputFiles } = await build({
    entryPoints: [path.join(upstreamDirectory, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    packages: 'external',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return [file.replace(/\.ts$/, ''), createHash('sha256').update(code).digest('hex').slice(0, 8)];
}
