// Plain JavaScript like the bootstrap, which goes by it before anything can load TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProcessFiles = existsSync('/proc/self/stat');
/** Of the fields of `/proc/<id>/stat` that follow the name of the program: state and start. See proc(5). */
const STATE_FIELD = 0;
const START_FIELD = 19;

/** A name that no other process of this machine has had or gets: its id, which is given again, and when it started. */
export const ownProcessName = requireName(process.pid);

/**
 * Whether the process of this name still runs.
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
 * The name of the running process with this id.
 * @param {number} id
 */
function readProcessName(id) {
  const [state, start] = (hasProcessFiles ? readProcessFile(id) : askPs(id)) ?? [];
  // A process that has ended stays listed as Z until its parent has asked for its exit code.
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

/** Where there is no `/proc`, as on macOS. @param {number} id */
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
