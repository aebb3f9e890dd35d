/** The drawer with the reasons of a verdict: conditions, what was observed for each, its source, and the points. */
import type { Evidence } from '../../../lib/schemas/common/records.ts';
import { namesIn, type Language } from '../../../lib/words/names.ts';
import { openDialog } from '../dialog.ts';
import { element } from '../dom.ts';
import { observedText } from '../../../lib/words/observed.ts';
import type { ShownPoints, ShownVerdict } from './verdict.ts';
import { whyWordsIn } from '../words/whyWords.ts';

export function openDrawer(verdict: ShownVerdict, lang: Language): void {
  const words = whyWordsIn(lang);
  openDialog(words.whyOf(verdict.name), words.close, explained(verdict, lang));
}

function explained(verdict: ShownVerdict, lang: Language): (HTMLElement | null)[] {
  const words = whyWordsIn(lang);
  const said = verdict.result ?? verdict.reason;
  return [
    statusLine(verdict, lang),
    said === null ? null : element('p', {}, said),
    element('h3', {}, words.rule),
    element('p', {}, verdict.formation, ' ', element('cite', {}, verdict.source)),
    verdict.confidence === 'interpretive' ? element('p', { class: 'muted' }, words.interpretive) : null,
    element('h3', {}, words.conditions),
    element('ul', { class: 'conditions' }, ...verdict.evidence.map((condition) => conditionItem(condition, lang))),
    ...(verdict.strength ? pointsTable(verdict.strength, lang) : []),
  ];
}

function statusLine({ status, strength }: ShownVerdict, lang: Language): HTMLElement {
  const badge = element('span', { class: `badge ${status}` }, whyWordsIn(lang).status[status]);
  return element('p', {}, badge, strength ? ` ${strength.score} / 100` : null);
}

function conditionItem({ text, source, observed, met, effect }: Evidence, lang: Language): HTMLElement {
  const words = whyWordsIn(lang);
  const seen = observedText(observed, namesIn(lang));
  return element(
    'li',
    { class: met ? 'met' : 'unmet' },
    element('span', { class: 'mark', role: 'img', 'aria-label': met ? words.met : words.notMet }, met ? '✓' : '✗'),
    element(
      'div',
      {},
      element('div', {}, text, ' ', element('span', { class: `effect ${effect}` }, words.effect[effect])),
      seen === '' ? null : element('div', { class: 'muted' }, `${words.observed}: ${seen}`),
      element('cite', {}, source),
    ),
  );
}

function pointsTable(
  { score, components }: { readonly score: number; readonly components: readonly ShownPoints[] },
  lang: Language,
): HTMLElement[] {
  const words = whyWordsIn(lang);
  const row = (label: string, points: number, kind: string) =>
    element(
      'tr',
      { class: kind },
      element('th', { scope: 'row' }, label),
      element('td', {}, String(points).replace('-', '−')),
    );
  const rows = components.map(({ label, points }) => row(label, points, points < 0 ? 'minus' : ''));
  return [
    element('h3', {}, words.points),
    element('table', { class: 'points' }, element('tbody', {}, ...rows, row(words.sum, score, 'sum'))),
  ];
}
