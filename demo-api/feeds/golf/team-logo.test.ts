import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { fetchResponse } from '../../ask.fixture';
import { encodePng } from './png';

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly crc: number;
  readonly body: Uint8Array;
}

function splitIntoChunks(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset);
  const chunks: Chunk[] = [];
  for (let offset = 8; offset < file.length;) {
    const length = view.getUint32(offset);
    const body = file.subarray(offset + 4, offset + 8 + length);
    const type = String.fromCharCode(...body.subarray(0, 4));
    chunks.push({ type, body, data: body.subarray(4), crc: view.getUint32(offset + 8 + length) });
    offset += 12 + length;
  }
  return chunks;
}

/** Checksum of PNG. */
function computeChecksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const fetchLogo = (name: string): Promise<Response> =>
  fetchResponse(`/data/iwm/${name}.png`, '2025-10-11T13:20:00-05:00');

describe('golf team logos', () => {
  it("a team logo is a valid PNG in the school's colors", async () => {
    const response = await fetchLogo('2025-26/gob-3A-0101');
    expect(response.headers.get('content-type')).toBe('image/png');
    const file = new Uint8Array(await response.arrayBuffer());
    expect([...file.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const chunks = splitIntoChunks(file);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect(atLeastOne(chunks).every(({ body, crc }) => computeChecksum(body) === crc)).toBe(true);
    const [head, , , data] = chunks;
    const width = new DataView(head?.data.buffer ?? new ArrayBuffer(8), head?.data.byteOffset).getUint32(0);
    const pixels = inflateSync(data?.data ?? new Uint8Array());
    expect(pixels.length).toBe((width + 1) * width);
    expect(new Set(pixels)).toEqual(new Set([0, 1, 2]));
  });

  it('a PNG may need several stored deflate blocks', () => {
    const size = 300;
    const indexes = Uint8Array.from({ length: size * size }, (_, index) => index % 3);
    const file = encodePng({ width: size, height: size, palette: ['#000000', '#112233', '#ffffff'], indexes });
    const pixels = inflateSync(splitIntoChunks(file)[3]?.data ?? new Uint8Array());
    expect([...pixels.subarray(size * (size + 1) + 0 - size, size * (size + 1))]).toEqual([
      ...indexes.subarray(size * (size - 1)),
    ]);
  });

  it('a logo exists for a school in its sport; unknown schools, sports and seasons are 404', async () => {
    expect((await fetchLogo('2025-26/gob-0101')).status).toBe(200);
    for (const name of ['2025-26/gob-3A-0000', '2025-26/xcb-0101', '1999-00/gob-0101', '2025-26/gob-3A-']) {
      expect((await fetchLogo(name)).status, name).toBe(404);
    }
  });
});
