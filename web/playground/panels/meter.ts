/** A score from 0 to 100 as a bar and a number. */
import { element } from '../dom.ts';

export function meter(score: number): HTMLElement {
  const bar = element('span', { class: 'bar' });
  bar.style.setProperty('width', `${score}%`);
  return element(
    'span',
    { class: 'meter' },
    element('span', { class: 'track', 'aria-hidden': 'true' }, bar),
    String(score),
  );
}
