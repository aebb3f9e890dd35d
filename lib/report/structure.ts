/** The structure that screen readers follow: everything drawn belongs to one of its elements, or is decoration. */

export interface Section {
  readonly pdf: PDFKit.PDFDocument;
  readonly element: PDFKit.PDFStructureElement;
}

type Options = PDFKit.Mixins.StructureElementOptions;

/** Returns the root section of a PDF; all structure of a tagged PDF hangs below it. */
export function documentSection(pdf: PDFKit.PDFDocument): Section {
  const element = pdf.struct('Document');
  pdf.addStructure(element);
  return { pdf, element };
}

/** Opens an element that holds others, such as a table or its row. */
export function sectionIn({ pdf, element }: Section, type: string): Section {
  const inner = pdf.struct(type);
  element.add(inner);
  return { pdf, element: inner };
}

/** Draws the content of one element, such as a heading or the cell of a table. */
export function drawn({ pdf, element }: Section, type: string, draw: () => void, options: Options = {}): void {
  element.add(pdf.struct(type, options, draw));
}

/** Draws what carries no meaning: rules, frames. */
export function decoration(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
