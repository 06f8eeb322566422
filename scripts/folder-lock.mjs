// Plain JavaScript like the bootstrap, which locks the installation before anything can load TypeScript.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, ownProcessName } from './process-name.mjs';

const pollMs = 50;

/**
 * Does work while no other process does work under the same lock. A lock whose owner has ended is free.
 *
 * Each process draws a ticket: an empty file with a number above all others. Whoever has the lowest number of a running
 * process owns the lock. No file name is used twice, so a ticket of a process that has ended can be removed by anybody.
 * @template Result
 * @param {string} folder of the tickets
 * @param {() => Result | Promise<Result>} work
 * @param {() => void} [onWait] called once if another process has the lock
 * @returns {Promise<Result>}
 */
export async function withLock(folder, work, onWait) {
  mkdirSync(folder, { recursive: true });
  const ticket = drawTicket(folder);
  try {
    if (isPreceded(folder, ticket)) {
      onWait?.();
      do await sleep(pollMs);
      while (isPreceded(folder, ticket));
    }
    return await work();
  } finally {
    rmSync(path.join(folder, ticket), { force: true });
  }
}

/**
 * Takes a lock without waiting. The caller keeps it until it calls the returned function, or ends.
 * @param {string} folder of the tickets
 * @returns {(() => void) | null} `null` if another process has the lock
 */
export function claimLock(folder) {
  mkdirSync(folder, { recursive: true });
  const ticket = drawTicket(folder);
  const release = () => {
    rmSync(path.join(folder, ticket), { force: true });
  };
  if (!isPreceded(folder, ticket)) return release;
  release();
  return null;
}

/** @param {string} folder */
function drawTicket(folder) {
  for (;;) {
    const highest = Math.max(0, ...readTickets(folder).map(parseTicketNumber));
    const ticket = `${highest + 1}.${ownProcessName}`;
    if (!createFile(path.join(folder, ticket))) continue;
    // A process with a higher ticket that was drawn meanwhile may not have seen this one, and own the lock.
    const isHighest = readTickets(folder).every((other) => other === ticket || comesBefore(other, ticket));
    if (isHighest) return ticket;
    rmSync(path.join(folder, ticket));
  }
}

/** @param {string} folder @param {string} ticket */
function isPreceded(folder, ticket) {
  const before = readTickets(folder).filter((other) => comesBefore(other, ticket));
  const ended = before.filter((other) => !isRunning(parseTicketProcess(other)));
  for (const other of ended) rmSync(path.join(folder, other), { force: true });
  return before.length > ended.length;
}

/** @param {string} folder */
function readTickets(folder) {
  return readdirSync(folder).filter((name) => /^\d+\./.test(name));
}

/** @param {string} a @param {string} b */
function comesBefore(a, b) {
  const difference = parseTicketNumber(a) - parseTicketNumber(b);
  return difference < 0 || (difference === 0 && a < b);
}

/** @param {string} ticket */
function parseTicketNumber(ticket) {
  return Number(ticket.split('.')[0]);
}

/** @param {string} ticket */
function parseTicketProcess(ticket) {
  return ticket.slice(ticket.indexOf('.') + 1);
}

/** @param {string} file @returns {boolean} false when it is there already */
function createFile(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
