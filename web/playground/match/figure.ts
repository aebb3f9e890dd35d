/** The two totals of a match, without and with exceptions, on a scale with the bounds of custom. */
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import type { ShownMatch } from './matchRequest.ts';

type Koots = ShownMatch['ashtakoota'];
type Total = Koots['total'];

/** By custom: the least, good, very good. */
const BOUNDS = [18, 24, 32];

/** `24.5`; `18 to 26` while a time of birth is open. */
export function totalText({ points, least, most }: Total, lang: Language): string {
  return points === null ? matchWordsIn(lang).range(String(least), String(most)) : String(points);
}

/** `24.5 of 36`. */
export function pointsText(points: string, max: number, lang: Language): string {
  return matchWordsIn(lang).ofMax(points, max);
}

export function matchFigure(koots: Koots, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  return element(
    'div',
    { class: 'figure' },
    element(
      'div',
      { class: 'totals' },
      totalPart(words.total, koots.total, koots.band_name, lang),
      totalPart(words.withExceptions, koots.total_with_exceptions, koots.band_with_exceptions_name, lang),
    ),
    scale(koots),
    element('p', { class: 'muted' }, words.customs),
  );
}

function totalPart(label: string, total: Total, band: string | null, lang: Language): HTMLElement {
  return element(
    'div',
    { class: 'total' },
    element('div', { class: 'muted' }, label),
    element(
      'div',
      {},
      element('strong', {}, totalText(total, lang)),
      element('span', { class: 'muted', 'aria-hidden': 'true' }, ` / ${total.max}`),
      element('span', { class: 'unseen' }, pointsText('', total.max, lang)),
    ),
    band === null ? null : element('span', { class: 'badge' }, band),
  );
}

/** Points that are sure, those that exceptions give back, and those that the time of birth decides. */
function scale({ total, total_with_exceptions: raised }: Koots): HTMLElement {
  const percent = (points: number) => (points / total.max) * 100;
  const part = (kind: string, from: number, to: number) => {
    const made = element('span', { class: `part ${kind}` });
    made.style.setProperty('left', `${percent(from)}%`);
    made.style.setProperty('width', `${percent(Math.max(to - from, 0))}%`);
    return made;
  };
  const ticks = BOUNDS.map((bound) => {
    const made = element('span', { class: 'tick' }, String(bound));
    made.style.setProperty('left', `${percent(bound)}%`);
    return made;
  });
  return element(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    element(
      'div',
      { class: 'rail' },
      part('sure', 0, total.least),
      part('open', total.least, raised.most),
      part('restored', total.least, raised.least),
    ),
    ...ticks,
  );
}
