/** The chart before anything is drawn: its houses without planets. */
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { svgOf } from '../../lib/drawing/svg.ts';
import { drawingWords } from '../../lib/drawing/words.ts';
import { namesIn } from '../../lib/words/names.ts';
import { element, svgElement } from './dom.ts';
import type { PageContext } from './pageContext.ts';
import { wordsIn } from './words/words.ts';

export function emptyChart({
  lang,
  nameLanguage,
  style,
}: Pick<PageContext, 'lang' | 'nameLanguage' | 'style'>): HTMLElement {
  const said = wordsIn(lang).emptyChart;
  const chart = {
    style,
    firstSignIndex: 0,
    bodies: [],
    heading: [],
    description: said,
    words: drawingWords(namesIn(nameLanguage)),
  };
  const drawing = svgElement(svgOf(chartDrawing(chart), chart, null));
  return element('div', { class: 'empty' }, drawing, element('p', { class: 'muted' }, said));
}
