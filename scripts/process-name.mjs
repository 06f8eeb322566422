// Plain JavaScript, because scripts/run.mjs and its modules run before anything can load TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProcessFiles = existsSync('/proc/self/stat');
/** Positions in `/proc/<id>/stat`, counted from the first field after the program's name; see proc(5). */
const STATE_FIELD = 0;
const START_FIELD = 19;

/** Unique name of this process: its id and its start time, because the system reuses ids. */
export const ownProcessName = requireName(process.pid);

/**
 * Returns whether the process with this name is still running.
 * @param {string} name
 */
export function isRunning(name) {
  return name === ownProcessName || readProcessName(Number(name.split('-')[0])) === name;
}

/** @param {number} id */
function requireName(id) {
  const name = readProcessName(id);
  if (name === null) throw new Error(`When process ${id} started is known neither to /proc nor to ps.`);
  return name;
}

/**
 * Returns the name of the process with this id, or `null` when none is running.
 * @param {number} id
 */
function readProcessName(id) {
  const [state, start] = (hasProcessFiles ? readProcessFile(id) : askPs(id)) ?? [];
  // A process that has ended stays listed with state Z (zombie) until its parent reads its exit code.
  return state === undefined || state.startsWith('Z') ? null : `${id}-${start}`;
}

/** @param {number} id @returns {[state: string, start: string] | null} */
function readProcessFile(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [fields[STATE_FIELD] ?? '', fields[START_FIELD] ?? ''];
  } catch {
    return null;
  }
}

/** For systems without `/proc`, such as macOS. @param {number} id */
function askPs(id) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(id)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return readLineOfPs(stdout ?? '');
}

/**
 * @param {string} line such as `S+   Mon Nov 23 14:41:10 2026`; empty when there is no such process
 * @returns {[state: string, start: string] | null}
 */
export function readLineOfPs(line) {
  const [state = '', ...start] = line.trim().split(/\s+/);
  return start.length === 0 ? null : [state, start.join('').replaceAll(':', '')];
}
