import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProcessRunning } from './claim-file.mjs';

/*
A folder of builds, each complete, immutable and named by its inputs. Each process that uses a build has a file in it; unused builds are
removed. Several processes may make the same build at once: the first one that is complete is kept.
 */

/** Link to the build that was opened last. */
const newestName = 'current';
/** Folder of a build with a file for each process that uses it, named by the process id. */
const usersFolder = 'users';

export interface BuildOrder {
  /** Folder of all builds. */
  readonly store: string;
  /** Hash of the inputs, usable as the name of a folder. */
  readonly readFingerprint: () => Promise<string>;
  /** Writes a build into a new folder. */
  readonly make: (draft: string) => Promise<void>;
}

/**
 * Returns the build of the current sources, for use until this process ends, and whether it existed already.
 */
export async function openBuild(order: BuildOrder): Promise<{ readonly folder: string; readonly isReused: boolean }> {
  const { store, readFingerprint } = order;
  for (;;) {
    const name = await readFingerprint();
    const isReused = existsSync(path.join(store, name));
    if (!isReused && !(await addBuild(name, order))) continue;
    const folder = await markUse(store, name);
    // Another process may have removed it just before.
    if (folder === null) continue;
    await pointNewestTo(store, name);
    await removeUnused(store, name);
    return { folder, isReused };
  }
}

/** Returns false if inputs were saved meanwhile, because they may be in parts of the build. */
async function addBuild(name: string, { store, readFingerprint, make }: BuildOrder): Promise<boolean> {
  const draft = path.join(store, `draft-${process.pid}-${randomUUID()}`);
  try {
    await make(draft);
    if ((await readFingerprint()) !== name) return false;
    await keepFirst(draft, path.join(store, name));
    return true;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function keepFirst(draft: string, build: string): Promise<void> {
  try {
    await rename(draft, build);
  } catch (error) {
    // Another process has completed the same build.
    if (!existsSync(build)) throw error;
  }
}

export async function openNewestBuild(store: string): Promise<string | null> {
  const name = await findNewest(store);
  return name === null ? null : markUse(store, name);
}

/** An empty folder, which is removed after this process has ended. */
export async function openEmptyFolder(store: string): Promise<string> {
  const name = `own-${process.pid}`;
  const folder = path.join(store, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await markUse(store, name);
  await removeUnused(store, name);
  return folder;
}

async function pointNewestTo(store: string, name: string): Promise<void> {
  const link = path.join(store, `${newestName}-${randomUUID()}`);
  await symlink(name, link);
  await rename(link, path.join(store, newestName));
}

async function findNewest(store: string): Promise<string | null> {
  try {
    return await readlink(path.join(store, newestName));
  } catch {
    return null;
  }
}

/** Notes the use of a build. Returns its folder; `null` if it does not exist. */
async function markUse(store: string, name: string): Promise<string | null> {
  const folder = path.join(store, name);
  const user = path.join(folder, usersFolder, String(process.pid));
  if (!existsSync(folder)) return null;
  await mkdir(path.dirname(user), { recursive: true });
  await writeFile(user, '');
  return existsSync(user) ? folder : null;
}

/** Removes builds that no running process uses, except this one and the newest. */
async function removeUnused(store: string, used: string): Promise<void> {
  const kept = [used, await findNewest(store), newestName];
  const others = (await readdir(store)).filter((name) => !kept.includes(name));
  await Promise.all(others.filter((name) => !isUsed(store, name)).map((name) => remove(store, name)));
}

/** Removes the name first, because a build with a name is complete. */
async function remove(store: string, name: string): Promise<void> {
  const removed = path.join(store, `removed-${randomUUID()}`);
  try {
    await rename(path.join(store, name), removed);
  } catch {
    // Another process removes it.
    return;
  }
  await rm(removed, { recursive: true, force: true });
}

function isUsed(store: string, name: string): boolean {
  const [, maker] = /^draft-(\d+)-/.exec(name) ?? [];
  if (maker !== undefined) return isProcessRunning(Number(maker));
  const users = path.join(store, name, usersFolder);
  return existsSync(users) && readdirSync(users).some((user) => isProcessRunning(Number(user)));
}
