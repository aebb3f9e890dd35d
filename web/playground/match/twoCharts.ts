/** Mars, malefics, periods and further evidence of two charts, in brief. */
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import type { ShownMatch } from './matchRequest.ts';

export function chartParts(match: ShownMatch, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const { comparison, groom, bride } = match.papa_samya;
  const totals = { bride: bride?.total ?? null, groom: groom?.total ?? null };
  const sums = (['bride', 'groom'] as const)
    .map((role) => (totals[role] === null ? '' : `${words.roles[role]}: ${words.points(totals[role])}`))
    .filter((said) => said !== '')
    .join(' · ');
  return element(
    'div',
    { class: 'day-parts' },
    compared(words.mars, match.mars.comparison, ''),
    compared(words.malefics, comparison, sums),
    periods(match.dashas, lang),
  );
}

function compared(
  title: string,
  { headline, short, source }: ShownMatch['mars']['comparison'] | ShownMatch['papa_samya']['comparison'],
  sums: string,
): HTMLElement {
  return element(
    'div',
    {},
    element('h3', {}, title),
    element('p', {}, element('strong', {}, headline)),
    short === headline ? null : element('p', {}, short),
    sums === '' ? null : element('p', { class: 'muted' }, sums),
    element('cite', {}, source),
  );
}

function periods({ sandhi, sama_dasha: shared, verdict }: ShownMatch['dashas'], lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const rows = [...sandhi, ...shared].map(({ text }) => element('li', {}, text));
  const shown = rows.length === 0 ? element('p', {}, verdict.short) : element('ul', { class: 'advice' }, ...rows);
  return element('div', {}, element('h3', {}, words.periods), shown);
}

/** What speaks for the two, or differs; what is not met is counted alone. */
export function furtherEvidence({ evidence }: ShownMatch, lang: Language): HTMLElement | null {
  if (evidence.length === 0) return null;
  const words = matchWordsIn(lang);
  const met = evidence.filter((one) => one.met);
  const items = evidence.map((one) =>
    element(
      'li',
      { class: one.met ? 'met' : 'unmet' },
      element(
        'span',
        { class: 'mark', role: 'img', 'aria-label': words.met[one.met ? 'yes' : 'no'] },
        one.met ? '✓' : '✗',
      ),
      element(
        'div',
        {},
        element('div', {}, one.name),
        element('div', { class: 'muted' }, one.reason),
        element('cite', {}, one.source),
      ),
    ),
  );
  return element(
    'details',
    {},
    element('summary', {}, words.evidence(met.length, evidence.length)),
    element('ul', { class: 'conditions' }, ...items),
  );
}
