/** Reads back what a PDF made by pdfkit says, as a program does that searches or copies its text. */
import { inflateSync } from 'node:zlib';

export interface PdfPiece {
  /** What a reader is told: the text that the piece carries, else what its glyphs stand for. */
  readonly text: string;
  /** What its glyphs stand for, in the order in which they are drawn. */
  readonly glyphs: string;
  /** From the upper left corner of the page, to the line that letters stand on. */
  readonly xPt: number;
  readonly baselinePt: number;
  /** Where the last glyph ends. */
  readonly endPt: number;
  readonly sizePt: number;
  readonly fontName: string;
}

export interface ReadPdf {
  readonly pages: readonly (readonly PdfPiece[])[];
  /** Every object, its stream unpacked. */
  readonly objects: readonly string[];
  readonly trailer: string;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

type At = (reference: string) => PdfObject;

export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const at: At = (reference) => objects[Number(/^(\d+) 0 R/.exec(reference)![1]) - 1]!;
  const pages = objects.filter(({ head }) => /\/Type \/Page\b/.test(head));
  return {
    pages: pages.map(({ head }) => {
      const fonts = fontsOf(at(entry(head, 'Resources')).head, at);
      return piecesOf(at(entry(head, 'Contents')).stream!, fonts);
    }),
    objects: objects.map(({ head, stream }) => head + (stream ?? '')),
    trailer: file.toString('latin1').split('trailer\n')[1]!,
  };
}

/** A vowel sign that ends a run may stand that far before the end of its letter. */
const MARK_EM = 0.45;

/** The texts of a page, each run of a line with those beside it. */
export function linesOf(pieces: readonly PdfPiece[]): string[] {
  const lines: { text: string; last: PdfPiece }[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const gapPt = line ? piece.xPt - line.last.endPt : Infinity;
    const isNext = line?.last.baselinePt === piece.baselinePt && gapPt > -0.01 && gapPt < MARK_EM * piece.sizePt;
    if (isNext) Object.assign(line, { text: line.text + piece.text, last: piece });
    else lines.push({ text: piece.text, last: piece });
  }
  return lines.map(({ text }) => text);
}

/** The texts of a page by line, each line from left to right. */
export function rowsOf(pieces: readonly PdfPiece[]): string[][] {
  const baselines = [...new Set(pieces.map(({ baselinePt }) => baselinePt))];
  return baselines.map((baselinePt) => {
    const row = pieces.filter((piece) => piece.baselinePt === baselinePt);
    return linesOf(row.sort((a, b) => a.xPt - b.xPt));
  });
}

/** Objects in the order of their numbers, found by the table of offsets. */
function objectsOf(file: Buffer): PdfObject[] {
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)![1]);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets, start].sort((a, b) => a - b);
  return offsets.map((offset) => {
    const end = ends[ends.indexOf(offset) + 1]!;
    const streamAt = text.indexOf('\nstream\n', offset);
    if (streamAt === -1 || streamAt > end) return { head: text.slice(offset, end), stream: null };
    const head = text.slice(offset, streamAt);
    const from = streamAt + '\nstream\n'.length;
    const bytes = file.subarray(from, from + Number(entry(head, 'Length')));
    const stream = head.includes('FlateDecode') ? inflateSync(bytes) : bytes;
    return { head, stream: stream.toString('latin1') };
  });
}

function entry(head: string, key: string): string {
  return new RegExp(`/${key} ([^\\n]+)`).exec(head)![1]!;
}

interface PdfFont {
  readonly name: string;
  readonly unicode: readonly string[];
  /** In thousandths of the size. */
  readonly widths: readonly number[];
}

function fontsOf(resources: string, at: At): Map<string, PdfFont> {
  const found = [...resources.matchAll(/\/(F\d+) (\d+ 0 R)/g)].map(([, key, reference]): [string, PdfFont] => {
    const { head } = at(reference!);
    const descendant = at(entry(head, 'DescendantFonts').slice(1)).head;
    const widths = /\/W \[0 \[([^\]]*)\]/.exec(descendant)![1]!.split(' ').map(Number);
    return [key!, { name: entry(head, 'BaseFont'), unicode: unicodeOf(at(entry(head, 'ToUnicode')).stream!), widths }];
  });
  return new Map(found);
}

function unicodeOf(cmap: string): string[] {
  const unicode: string[] = [];
  for (const [, from, list] of cmap.matchAll(/^<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*)\]$/gm)) {
    for (const [k, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      unicode[parseInt(from!, 16) + k] = utf16(Buffer.from(hex!.replaceAll(' ', ''), 'hex'));
    }
  }
  return unicode;
}

function utf16(bigEndian: Buffer): string {
  return Buffer.from(bigEndian).swap16().toString('utf16le');
}

const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9a-fA-F]*>|[[\]]|\/?[^\s<>[\]()/]+/g;

function piecesOf(content: string, fonts: ReadonlyMap<string, PdfFont>): PdfPiece[] {
  const pieces: PdfPiece[] = [];
  let operands: string[] = [];
  let actual: string | null = null;
  let [font, sizePt, penPt, baselinePt] = [undefined as PdfFont | undefined, 0, 0, 0];
  let shown: { glyphs: string; xPt: number; baselinePt: number } | null = null;
  const show = (): void => {
    shown ??= { glyphs: '', xPt: penPt, baselinePt };
    for (const token of operands) {
      if (/^-?[\d.]+$/.test(token)) penPt -= (Number(token) * sizePt) / 1000;
      for (const code of token.match(/^<[0-9a-f]/) ? token.match(/[0-9a-f]{4}/g)! : []) {
        shown.glyphs += font!.unicode[parseInt(code, 16)] ?? '\ufffd';
        penPt += (font!.widths[parseInt(code, 16)]! * sizePt) / 1000;
      }
    }
  };
  const end = (): void => {
    // Joiners alone have no glyph.
    const { glyphs, ...place } = shown ?? { glyphs: '', xPt: penPt, baselinePt };
    pieces.push({ text: actual ?? glyphs, glyphs, ...place, endPt: penPt, sizePt, fontName: font!.name });
    [shown, actual] = [null, null];
  };
  const run: Readonly<Record<string, () => void>> = {
    Tm: () => ([penPt, baselinePt] = operands.slice(4).map(Number) as [number, number]),
    Tf: () => ([font, sizePt] = [fonts.get(operands[0]!.slice(1))!, Number(operands[1])]),
    TJ: show,
    BDC: () => (actual = actualText(operands)),
    ET: end,
  };
  for (const [token] of content.matchAll(TOKEN)) {
    if (!/^[A-Za-z]/.test(token)) {
      operands.push(token);
      continue;
    }
    run[token]?.();
    operands = [];
  }
  return pieces;
}

function actualText(operands: readonly string[]): string | null {
  const at = operands.indexOf('/ActualText');
  if (at === -1) return null;
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = operands[at + 1]!.slice(1, -1).replace(/\\([\s\S])/g, (_, c: string) => escapes[c] ?? c);
  return raw.startsWith('\xfe\xff') ? utf16(Buffer.from(raw.slice(2), 'latin1')) : raw;
}
