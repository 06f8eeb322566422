import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './folder-lock.mjs';
import { isRunning, ownProcessName } from './process-name.mjs';

/*
A folder of builds, each complete, immutable and named by its inputs. Each process that uses a build has a file in it; unused builds are
removed.
 */

/** Link to the build that was opened last. */
const newestName = 'current';
const lockName = 'lock';
/** Folder of a build with a file for each process that uses it. */
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
 * Returns the build of the current sources, for use until this process ends, and whether it existed already. If several processes want it,
 * one makes it.
 */
export async function openBuild({ store, readFingerprint, make }: BuildOrder) {
  return lockStore(store, async () => {
    let name = await readFingerprint();
    const isReused = existsSync(path.join(store, name));
    while (!existsSync(path.join(store, name))) {
      const draft = path.join(store, `draft-${ownProcessName}`);
      try {
        await make(draft);
        const inputsHash = name;
        name = await readFingerprint();
        // Inputs that were saved meanwhile may be in parts of the build, so it is made again.
        if (name === inputsHash) await rename(draft, path.join(store, name));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    }
    await pointNewestTo(store, name);
    return { folder: await use(store, name), isReused };
  });
}

export async function openNewestBuild(store: string): Promise<string | null> {
  if (!existsSync(path.join(store, newestName))) return null;
  return lockStore(store, async () => {
    const name = await findNewest(store);
    return name === null ? null : use(store, name);
  });
}

/** An empty folder, which is removed after this process has ended. */
export async function openEmptyFolder(store: string): Promise<string> {
  return lockStore(store, () => use(store, `own-${ownProcessName}`));
}

function lockStore<Result>(store: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(path.join(store, lockName), work, () => {
    console.log('Waiting for another process that is building…');
  });
}

async function pointNewestTo(store: string, name: string): Promise<void> {
  const link = path.join(store, `${newestName}-${ownProcessName}`);
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

/** Notes the use of a build, and removes unused builds except the newest. */
async function use(store: string, name: string): Promise<string> {
  const folder = path.join(store, name);
  await mkdir(path.join(folder, usersFolder), { recursive: true });
  await writeFile(path.join(folder, usersFolder, ownProcessName), '');
  const kept = [name, await findNewest(store), newestName, lockName];
  const others = (await readdir(store)).filter((other) => !kept.includes(other));
  await Promise.all(others.filter((other) => !isUsed(path.join(store, other))).map((other) => remove(store, other)));
  return folder;
}

/** Removes the name first, because a build with a name is complete. */
async function remove(store: string, name: string): Promise<void> {
  const removed = path.join(store, `removed-${randomUUID()}`);
  await rename(path.join(store, name), removed);
  await rm(removed, { recursive: true, force: true });
}

function isUsed(folder: string): boolean {
  const users = path.join(folder, usersFolder);
  if (!existsSync(users)) return false;
  const [running, ended] = [[] as string[], [] as string[]];
  for (const user of readdirSync(users)) (isRunning(user) ? running : ended).push(user);
  for (const user of ended) rmSync(path.join(users, user), { force: true });
  return running.length > 0;
}
