import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port that forwards to another one or refuses connections, so that an address can change its server or lose it. */
export interface TcpGate {
  readonly port: number;
  /** Forwards new connections to this port. */
  directTo: (port: number) => void;
  /** Keeps back all answers until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Refuses new connections and cuts open ones. */
  readonly shut: () => Promise<void>;
}

export async function openTcpGate(): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  /** The sockets that receive what another one sends. */
  const answers = new Map<Socket, Socket>();
  let target = 0;
  let isHeld = false;
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        answers.delete(from);
        to.destroy();
      });
    }
    incoming.pipe(outgoing);
    answers.set(outgoing, incoming);
    if (!isHeld) outgoing.pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    directTo: (port) => {
      target = port;
      for (const socket of sockets) socket.destroy();
    },
    hold: () => {
      isHeld = true;
      for (const [from, to] of answers) from.unpipe(to);
    },
    release: () => {
      isHeld = false;
      for (const [from, to] of answers) from.pipe(to);
    },
    shut: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** The environment of a site whose upstreams share one address; sites with the same address share copies. */
export function buildUpstreamNames(origin: string): Readonly<Record<string, string>> {
  return {
    V1_BASE_URL: `${origin}/v1`,
    DATA_BASE_URL: `${origin}/data`,
    LEGACY_BASE_URL: `${origin}/legacy`,
    RECORDS_BASE_URL: `${origin}/records`,
    LEADERS_URL: `${origin}/leaders`,
    BROADCASTS_URL: `${origin}/broadcasts`,
    SOCIAL_HISTORY_URL: `${origin}/social-history`,
    DOCUMENT_ARCHIVE_BASE_URL: origin,
  };
}
