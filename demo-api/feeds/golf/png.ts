export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`; the first is transparent. */
  readonly palette: readonly string[];
  /** Palette indexes, row by row. */
  readonly indexes: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const longestBlock = 0xffff;

/** Encodes a PNG without compression. */
export function encodePng({ width, height, palette, indexes }: Pixels): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return joinBytes([
    signature,
    encodeChunk('IHDR', [...encodeUint32(width), ...encodeUint32(height), 8, 3, 0, 0, 0]),
    encodeChunk('PLTE', palette.flatMap(parseChannels)),
    encodeChunk('tRNS', [0]),
    encodeChunk('IDAT', storeUncompressed(rows)),
    encodeChunk('IEND', []),
  ]);
}

/** A zlib stream of stored blocks. */
function storeUncompressed(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / longestBlock));
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = bytes.subarray(index * longestBlock, (index + 1) * longestBlock);
    const { length } = block;
    const isLast = index === count - 1 ? 1 : 0;
    const head = [isLast, length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff];
    return joinBytes([head, block]);
  });
  return joinBytes([[0x78, 0x01], ...blocks, encodeUint32(computeAdler32(bytes))]);
}

function encodeChunk(type: string, data: ArrayLike<number>): Uint8Array {
  const body = joinBytes([Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joinBytes([encodeUint32(data.length), body, encodeUint32(computeCrc32(body))]);
}

function joinBytes(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

function parseChannels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function encodeUint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function computeAdler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function computeCrc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
