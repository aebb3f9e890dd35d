/** A day for a purpose: a strip of its pieces by how good they are, and the pieces in words. */
import { clockOnDay, dayText, spanOnDay } from '../dates.ts';
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { PanelPlan } from '../panel.ts';
import { muhurtaWordsIn } from '../words/muhurtaWords.ts';
import { dayRequest, type Occasion, type ShownDay } from './occasionRequests.ts';

type Piece = ShownDay['pieces'][number];

/** Closed pieces that follow one another, with all that closes them; an open piece stands alone. */
interface Stretch {
  readonly start: string;
  readonly end: string;
  readonly piece: Piece;
  readonly vetoes: readonly string[];
}

/** @param chosen the time that is marked in it */
export function dayPlan(
  occasion: Occasion,
  date: string,
  chosen: { readonly start: string; readonly end: string },
): PanelPlan<ShownDay> {
  return {
    id: `muhurta-day-${chosen.start.slice(0, 16).replace(/\D/g, '')}`,
    request: (context) => dayRequest(occasion, date, context),
    drawn: ({ data }, { lang }) => {
      const stretches = stretchesOf(data.pieces);
      return element(
        'div',
        { class: 'whole-day' },
        element('h5', { tabindex: '-1' }, muhurtaWordsIn(lang).dayOf(dayText(data.date, lang))),
        strip(stretches, chosen),
        ends(data.pieces, data.date, lang),
        element('ol', { class: 'pieces' }, ...stretches.map((stretch) => stretchItem(stretch, data.date, lang))),
      );
    },
  };
}

const kindOf = ({ level, vetoes }: Piece) => (vetoes.length > 0 ? 'closed' : level);

function strip(stretches: readonly Stretch[], chosen: { readonly start: string; readonly end: string }): HTMLElement {
  const parts = stretches.map(({ start, end, piece }) => {
    const isChosen = start < chosen.end && end > chosen.start;
    const made = element('span', { class: `part ${kindOf(piece)}${isChosen ? ' chosen' : ''}` });
    made.style.setProperty('flex-grow', String(Date.parse(end) - Date.parse(start)));
    return made;
  });
  return element('div', { class: 'day-strip', 'aria-hidden': 'true' }, ...parts);
}

function ends(pieces: readonly Piece[], date: string, lang: Language): HTMLElement {
  const times = [pieces[0]?.start, pieces.at(-1)?.end].map((at) => (at ? clockOnDay(at, date, lang) : ''));
  return element(
    'div',
    { class: 'strip-ends', 'aria-hidden': 'true' },
    ...times.map((time) => element('span', {}, time)),
  );
}

function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    const vetoes = piece.vetoes.map(({ label }) => label);
    const isOneStretch = last !== undefined && vetoes.length > 0 && last.vetoes.length > 0;
    if (isOneStretch) stretches.pop();
    stretches.push({
      start: isOneStretch ? last.start : piece.start,
      end: piece.end,
      piece,
      vetoes: isOneStretch ? [...new Set([...last.vetoes, ...vetoes])] : vetoes,
    });
  }
  return stretches;
}

function stretchItem({ start, end, piece, vetoes }: Stretch, date: string, lang: Language): HTMLElement {
  const words = muhurtaWordsIn(lang);
  const kind = kindOf(piece);
  const said = kind === 'closed' ? `${words.closed}: ${vetoes.join(', ')}` : words.lagna(piece.lagna.name);
  return element(
    'li',
    { class: kind },
    element('span', { class: 'dot', 'aria-hidden': 'true' }),
    element('span', { class: 'piece-time' }, spanOnDay(start, end, date, lang)),
    element('span', {}, said),
    vetoes.length > 0
      ? null
      : element('span', { class: 'period-time' }, `${words.score(piece.score)} · ${words.levels[piece.level]}`),
  );
}
