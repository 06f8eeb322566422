/** List prices of 2026 in US dollars per million: worker requests, keys read from and written to KV (Durable Object requests cost half a worker's). */
export const dollarsPerMillion = { workerRequest: 0.3, keyRead: 0.5, keyWritten: 5 };
