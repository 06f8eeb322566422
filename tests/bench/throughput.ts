import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const connections = 32;
/** Of `/proc/<id>/stat`, on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

export interface Throughput {
  readonly requestsPerSecond: number;
  /** Processor time of the server, all threads. */
  readonly processorMsPerRequest: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly worstMilliseconds: number;
  readonly failures: number;
}

export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
}

/** Loads one loopback URL for a few seconds and stops by itself. Processor time needs `/proc`. */
export async function measureThroughput({ url, pid }: MeasuredServer, seconds: number): Promise<Throughput> {
  const before = readProcessorMs(pid);
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ url, connections, duration: seconds });
  return {
    requestsPerSecond: Math.round(requests.average),
    processorMsPerRequest: (readProcessorMs(pid) - before) / requests.total,
    p50Milliseconds: latency.p50,
    p99Milliseconds: latency.p99,
    worstMilliseconds: latency.max,
    failures: errors + timeouts + non2xx,
  };
}

/** User and system time of all threads; see proc(5). */
function readProcessorMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name of the program, which may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
