/** The ten poruthams as marks, each opened for what was seen. */
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import type { ShownMatch } from './matchRequest.ts';

type Poruthams = ShownMatch['porutham'];
type Porutham = Poruthams['poruthams'][number];

const SIGNS = { uttama: '✓', madhyama: '≈', adhama: '✗', open: '?' } as const;

export function poruthamMarks(
  { poruthams, agreed, agreed_least: least, of, verdict }: Poruthams,
  lang: Language,
): HTMLElement[] {
  const words = matchWordsIn(lang);
  const count = agreed === null ? `${least}+` : String(agreed);
  return [
    element('h3', {}, words.poruthams, ' ', element('span', { class: 'badge' }, words.agreed(count, of))),
    element('p', {}, verdict.short),
    element('ul', { class: 'marks' }, ...poruthams.map((porutham) => markItem(porutham, lang))),
  ];
}

function markItem(porutham: Porutham, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const { name, level, level_name: levelName, essential, reason, source, status, other_readings: others } = porutham;
  const kind = level ?? 'open';
  const readings = others.map(
    ({ convention, level: other }) => `${words.readings[convention] ?? convention}: ${words.marks[other]}`,
  );
  return element(
    'li',
    { class: `porutham ${kind}` },
    element(
      'details',
      {},
      element(
        'summary',
        {},
        element('span', { class: 'mark', role: 'img', 'aria-label': words.marks[kind] }, SIGNS[kind]),
        element('span', { class: 'mark-name' }, name),
        element('span', { class: 'muted' }, essential ? `${levelName} · ${words.essential}` : levelName),
      ),
      element('p', {}, reason),
      element('p', {}, element('cite', {}, `${source} (${words.status[status]})`)),
      readings.length === 0 ? null : element('p', { class: 'muted' }, `${words.otherReadings}: ${readings.join(', ')}`),
    ),
  );
}
