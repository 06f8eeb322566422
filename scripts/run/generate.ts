import { writeGeneratedFiles } from '../build/generate';

/** Writes all generated files, for `npm run dev`: in a process of its own, which has loaded none of the sources before. Returns the exit code. */
export async function main(): Promise<number> {
  await writeGeneratedFiles();
  return 0;
}
