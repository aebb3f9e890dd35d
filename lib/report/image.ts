/** A picture of pixels in a PDF. */
import { deflateSync } from 'node:zlib';

/** A picture: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

interface ImagePlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** The part of a page of pdfkit that lists its pictures. */
interface PageResources {
  readonly xobjects: Record<string, unknown>;
}

/**
 * Draws a picture.
 *
 * pdfkit's own call reads a picture with opacity after the document has ended, when this one has been handed over.
 */
export function drawImage(pdf: PDFKit.PDFDocument, pixels: Pixels, place: ImagePlace): void {
  const { heightPx, rgba, widthPx } = pixels;
  const count = widthPx * heightPx;
  const [colours, opacities] = [Buffer.alloc(count * 3), Buffer.alloc(count)];
  for (let k = 0; k < count; k += 1) {
    colours.set(rgba.subarray(4 * k, 4 * k + 3), 3 * k);
    opacities[k] = rgba[4 * k + 3]!;
  }
  const image = { Type: 'XObject', Subtype: 'Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 };
  const mask = pdf.ref({ ...image, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' });
  mask.end(deflateSync(opacities));
  const picture = pdf.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: mask, Filter: 'FlateDecode' });
  picture.end(deflateSync(colours));
  const id = `Logo${widthPx}x${heightPx}`;
  (pdf.page as unknown as PageResources).xobjects[id] = picture;
  const { heightPt, topPt, widthPt, xPt } = place;
  pdf.save();
  // The page counts downwards; pictures count upwards.
  pdf.transform(widthPt, 0, 0, -heightPt, xPt, topPt + heightPt);
  pdf.addContent(`/${id} Do`);
  pdf.restore();
}
