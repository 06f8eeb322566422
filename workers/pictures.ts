import latin from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
import latinExtended from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import renderer from '@resvg/resvg-wasm/index_bg.wasm';
import { WorkerEntrypoint } from 'cloudflare:workers';
import { pictureFont } from '~/pictures/picture-sheet';
import type { PictureService } from './bindings';

await initWasm(renderer);

/** Renders PNG images. It is a worker of its own because the renderer is large. Only the site calls it, for one image at a time. */
export default class PicturesEntrypoint extends WorkerEntrypoint implements PictureService {
  png(svg: string): Promise<Uint8Array> {
    return Promise.resolve(render(svg));
  }
}

/** Frees the renderer's memory (WebAssembly), because no garbage collection does. */
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
