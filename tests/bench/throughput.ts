import autocannon from 'autocannon';

const connections = 32;

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  readonly failures: number;
}

/** Loads one loopback URL for a few seconds and stops by itself. */
export async function measureThroughput(url: string, seconds: number): Promise<Throughput> {
  const result = await autocannon({ url, connections, duration: seconds });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99Milliseconds: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}
