/** The eight koots as rows: what each of the two is, the points, why, and folded where they are from. */
import { bornText } from '../dates.ts';
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import { pointsText } from './figure.ts';
import type { ShownMatch } from './matchRequest.ts';

type Koot = ShownMatch['ashtakoota']['koots'][number];

export function kootList({ koots }: ShownMatch['ashtakoota'], lang: Language): HTMLElement {
  return element('ul', { class: 'koots' }, ...koots.map((koot) => kootItem(koot, lang)));
}

function kootItem(koot: Koot, lang: Language): HTMLElement {
  const { name, points, possible, max, reason } = koot;
  const said = points === null ? eitherOf(possible ?? [], lang) : String(points);
  return element(
    'li',
    { class: 'koot' },
    element('h4', {}, name),
    element('span', { class: 'koot-points' }, pointsText(said, max, lang)),
    pointsBar(koot),
    element('p', { class: 'sides' }, ...side(koot, 'bride', lang), ' ', ...side(koot, 'groom', lang)),
    element('p', { class: 'why-text' }, reason),
    points === null ? openNote(koot, lang) : null,
    sourceDetails(koot, lang),
  );
}

/** `0 or 7`. */
function eitherOf(possible: readonly number[], lang: Language): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(possible.map(String));
}

/** What is sure in one colour; what the time of birth decides is hatched. */
function pointsBar({ points, possible, max }: Koot): HTMLElement {
  const [least, most] = points === null ? [possible?.[0] ?? 0, possible?.at(-1) ?? max] : [points, points];
  const bar = (kind: string, width: number) => {
    const made = element('span', { class: kind });
    made.style.setProperty('width', `${(width / max) * 100}%`);
    return made;
  };
  return element('span', { class: 'track', 'aria-hidden': 'true' }, bar('bar', least), bar('bar open', most - least));
}

function side(koot: Koot, role: 'bride' | 'groom', lang: Language): Node[] {
  const words = matchWordsIn(lang);
  const name = koot[role].name ?? words.marks.open;
  return [element('span', { class: 'side' }, element('span', { class: 'muted' }, `${words.roles[role]} `), name)];
}

function openNote({ changes_at: changes }: Koot, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const lines = (['bride', 'groom'] as const).flatMap((role) => {
    const times = changes.filter((change) => change.role === role).map(({ at }) => bornText(at, lang, true));
    return times.length === 0 ? [] : [words.changes(words.roles[role], times.join('; '))];
  });
  return element('p', { class: 'open-note' }, [words.open, ...lines].join(' · '));
}

function sourceDetails(koot: Koot, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const { rule, source, status, exceptions, other_readings: others } = koot;
  const met = exceptions.filter((exception) => exception.met === true).length;
  const title = exceptions.length === 0 ? words.source : `${words.source}, ${words.exceptions(met, exceptions.length)}`;
  return element(
    'details',
    {},
    element('summary', {}, title),
    element('p', {}, rule, ' ', element('cite', {}, `${source} (${words.status[status]})`)),
    exceptions.length === 0
      ? null
      : element('ul', { class: 'conditions' }, ...exceptions.map((exception) => exceptionItem(exception, lang))),
    others.length === 0
      ? null
      : element(
          'p',
          {},
          `${words.otherReadings}: ${others.map(({ convention, points }) => `${words.readings[convention] ?? convention}: ${points}`).join(', ')}`,
        ),
  );
}

function exceptionItem(exception: Koot['exceptions'][number], lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const { name, met, applied, reason, source, status } = exception;
  const known = met === null ? 'open' : met ? 'yes' : 'no';
  const effect = applied ? words.applied : words.named;
  return element(
    'li',
    { class: met === true ? 'met' : 'unmet' },
    element(
      'span',
      { class: 'mark', role: 'img', 'aria-label': words.met[known] },
      { yes: '✓', no: '✗', open: '?' }[known],
    ),
    element(
      'div',
      {},
      element('div', {}, name, ' ', element('span', { class: 'effect' }, effect)),
      element('div', { class: 'muted' }, reason),
      element('cite', {}, `${source} (${words.status[status]})`),
    ),
  );
}
