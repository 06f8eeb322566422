import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { readAssociationFolder } from './association-folder';
import { iconFiles, writeIcons } from './icons';
import { parseLogo } from './logo';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Width and height of a PNG image, from its first chunk. */
function readSize(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const read = (file: string) => readFile(path.join(folder, file));

describe('the icons of an association', () => {
  it('are drawn from its logo in the sizes that devices ask for', async () => {
    await writeIcons(folder, await readAssociationFolder('tests/support/second-association'));
    const drawn = await Promise.all(iconFiles.map(read));
    expect(atLeastOne(drawn).filter((content) => content.length === 0)).toEqual([]);
    expect((await read('favicon.svg')).toString()).toContain('#0b6a67');
    expect(readSize(await read('apple-touch-icon.png'))).toEqual([180, 180]);
    expect(readSize(await read('icons/icon-192.png'))).toEqual([192, 192]);
    expect(readSize(await read('icons/icon-512.png'))).toEqual([512, 512]);
    expect(readSize(await read('icons/icon-maskable-512.png'))).toEqual([512, 512]);
    expect(readSize(await read('preview.png'))).toEqual([1200, 630]);
    const icon = await read('favicon.ico');
    expect([icon.readUInt16LE(4), icon.readUInt8(6), icon.readUInt32LE(14)]).toEqual([1, 32, icon.length - 22]);
    expect(readSize(icon.subarray(22))).toEqual([32, 32]);
  });

  it('are refused without a ground, which devices would cut into', async () => {
    const { styles } = await readAssociationFolder('association');
    const logo = parseLogo('<svg viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#14213d"/></svg>');
    await expect(writeIcons(folder, { logo, styles })).rejects.toThrow(/logo\.svg must have a ground/);
  });
});
