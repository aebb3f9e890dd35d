/** Sentences about eclipses in English. */
import type { EclipseNamed, EclipseWords } from '../../facts/day/eclipseSentences.ts';
import type { Sentences } from '../../sentences.ts';
import { clockSpanEn } from './clock.ts';
import { capitalised, clockEn, dateEn, nakshatraEn } from '../grammar.ts';

const nameEn = ({ kind, type }: EclipseNamed) => capitalised(`${type} ${kind} eclipse`);
const bodyEn = (kind: EclipseNamed['kind']) => (kind === 'solar' ? 'the Sun' : 'the Moon');

export const ECLIPSE_EN: Sentences<EclipseWords> = {
  name: nameEn,
  headline_seen: ({ date, span, typeHere, ...named }) =>
    `${nameEn(named)}, ${dateEn(date)}: ${typeHere === null ? 'seen' : 'seen as partial'} here ${clockSpanEn(span)}`,
  headline_unseen: ({ date, isVisible, ...named }) =>
    `${nameEn(named)}, ${dateEn(date)}: ${isVisible ? 'no sutak here' : 'not seen here'}`,
  headline: ({ date, greatest, ...named }) => `${nameEn(named)}, ${dateEn(date)}, greatest at ${greatest.time}`,
  seen: ({ kind, most, rises, sets, span }) => {
    const edges = [
      ...(rises ? [` ${capitalised(bodyEn(kind))} rises already eclipsed.`] : []),
      ...(sets ? [` ${capitalised(bodyEn(kind))} sets eclipsed, so the bath follows when it next rises clear.`] : []),
    ];
    return `The eclipse is seen here from ${clockSpanEn(span)}, most of it at ${clockEn(most.time, most.date)}.${edges.join('')}`;
  },
  place_unknown: ({ greatest }) =>
    `It is greatest at ${clockEn(greatest.time, greatest.date)}. Give a place to learn whether it is seen there.`,
  sutak: ({ span }) => `Sutak lasts from ${clockSpanEn(span)}.`,
  reason: ({ kind, reason, sutak }) => {
    switch (reason) {
      case 'seen': {
        const before = sutak === 'fixed' ? ['twelve hours', 'nine hours'] : ['four praharas', 'three praharas'];
        return `The eclipse is seen here, so sutak is kept: ${kind === 'solar' ? before[0]! : before[1]!} before a ${kind} one.`;
      }
      case 'rises_eclipsed':
        return kind === 'solar'
          ? 'The Sun rises already eclipsed, so sutak takes the whole night before.'
          : 'The Moon rises already eclipsed, so sutak takes the whole day before.';
      case 'penumbral':
        return 'The Moon only passes through the faint outer shadow (penumbra), for which no sutak is kept.';
      case 'half_shadow_seen':
        return 'Only the faint outer shadow is seen here, as the Moon is down during the rest. No sutak is kept.';
      case 'below_horizon':
        return `${capitalised(bodyEn(kind))} is below the horizon here, so the eclipse is not seen and no sutak is kept.`;
      case 'shadow_misses':
        return 'The shadow of the Moon does not reach this place, so no sutak is kept.';
    }
  },
  chudamani: ({ kind }) =>
    kind === 'solar'
      ? 'A solar eclipse on a Sunday is called chudamani, and bath and gifts in it are held dear.'
      : 'A lunar eclipse on a Monday is called chudamani, and bath and gifts in it are held dear.',
  birth_nakshatra: ({ nakshatraIndex }) =>
    `It falls in your birth nakshatra, ${nakshatraEn(nakshatraIndex)}. Custom adds a small shanti: japa during it and a gift afterwards.`,
  effect_unseen: () => 'As it is not observed where you are, custom gives it little weight.',
  of_day: ({ span, sutak, ...named }) => {
    const kept = sutak === null ? '' : ` Sutak lasts from ${clockSpanEn(sutak)}.`;
    return `${nameEn(named)}: it is seen here from ${clockSpanEn(span)}.${kept}`;
  },
};
