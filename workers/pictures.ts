import latin from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
import latinExtended from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import renderer from '@resvg/resvg-wasm/index_bg.wasm';
import { WorkerEntrypoint } from 'cloudflare:workers';
import { pictureFont } from '~/pictures/picture-sheet';
import type { PictureService } from './bindings';

await initWasm(renderer);

/** Renders PNG images, one at a time, apart from the site because the renderer is large. Only the site calls it. */
export default class PicturesEntrypoint extends WorkerEntrypoint implements PictureService {
  png(svg: string): Promise<Uint8Array> {
    return Promise.resolve(render(svg));
  }
}

/** The runtime does not collect the renderer's memory. */
function render(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font: { fontBuffers: [latin, latinExtended], defaultFontFamily: pictureFont } });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
