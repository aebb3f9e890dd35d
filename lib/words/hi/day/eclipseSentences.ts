/** Sentences about eclipses in Hindi. */
import type { EclipseKind } from '../../../astro/eclipse/eclipses.ts';
import type { EclipseNamed, EclipseWords } from '../../facts/day/eclipseSentences.ts';
import type { ClockSpan } from '../../facts/day/clock.ts';
import type { Sentences } from '../../sentences.ts';
import { clockSpanHi } from './clock.ts';
import { clockHi, dateHi, nakshatraHi } from '../grammar.ts';

const TYPES: Readonly<Record<EclipseNamed['type'], string>> = {
  total: 'पूर्ण',
  annular: 'वलयाकार',
  hybrid: 'मिश्रित',
  partial: 'आंशिक',
  penumbral: 'उपच्छाया',
};
const KINDS: Readonly<Record<EclipseKind, string>> = { solar: 'सूर्य ग्रहण', lunar: 'चंद्र ग्रहण' };
const BODIES: Readonly<Record<EclipseKind, string>> = { solar: 'सूर्य', lunar: 'चंद्रमा' };

const nameHi = ({ kind, type }: EclipseNamed) => `${TYPES[type]} ${KINDS[kind]}`;
const untilHi = (span: ClockSpan) => `${clockSpanHi(span)} तक`;

export const ECLIPSE_HI: Sentences<EclipseWords> = {
  name: nameHi,
  headline_seen: ({ date, span, typeHere, ...named }) =>
    `${nameHi(named)}, ${dateHi(date)}: यहाँ ${typeHere === null ? '' : 'आंशिक, '}${untilHi(span)}`,
  headline_unseen: ({ date, isVisible, ...named }) =>
    `${nameHi(named)}, ${dateHi(date)}: ${isVisible ? 'सूतक नहीं' : 'यहाँ अदृश्य'}`,
  headline: ({ date, greatest, ...named }) => `${nameHi(named)}, ${dateHi(date)}, मध्य ${clockHi(greatest.time, null)}`,
  seen: ({ kind, most, rises, sets, span }) => {
    const edges = [
      ...(rises ? [` ${BODIES[kind]} ग्रहण लगे हुए उदय होता है।`] : []),
      ...(sets ? [` ${BODIES[kind]} ग्रहण लगे हुए अस्त होता है, इसलिए स्नान अगले उदय पर शुद्ध बिंब देखकर करें।`] : []),
    ];
    return `ग्रहण यहाँ ${untilHi(span)} दिखता है, सबसे अधिक ${clockHi(most.time, most.date)}।${edges.join('')}`;
  },
  place_unknown: ({ greatest }) =>
    `ग्रहण का मध्य ${clockHi(greatest.time, greatest.date)} है। कहाँ दिखता है, यह जानने के लिए स्थान दें।`,
  sutak: ({ span }) => `सूतक ${untilHi(span)} है।`,
  reason: ({ kind, reason, sutak }) => {
    switch (reason) {
      case 'seen': {
        const before = sutak === 'fixed' ? ['बारह घंटे', 'नौ घंटे'] : ['चार प्रहर', 'तीन प्रहर'];
        return `ग्रहण यहाँ दिखता है, इसलिए सूतक मान्य है: ${KINDS[kind]} से ${kind === 'solar' ? before[0]! : before[1]!} पहले।`;
      }
      case 'rises_eclipsed':
        return kind === 'solar'
          ? 'सूर्य ग्रहण लगे हुए उदय होता है, इसलिए पूरी पिछली रात सूतक है।'
          : 'चंद्रमा ग्रहण लगे हुए उदय होता है, इसलिए पूरे दिन सूतक है।';
      case 'penumbral':
        return 'चंद्रमा केवल हल्की उपच्छाया से गुज़रता है, जिसका सूतक नहीं माना जाता।';
      case 'half_shadow_seen':
        return 'यहाँ केवल हल्की उपच्छाया दिखती है, बाकी समय चंद्रमा क्षितिज के नीचे है। सूतक नहीं लगता।';
      case 'below_horizon':
        return `ग्रहण के समय ${BODIES[kind]} यहाँ क्षितिज के नीचे है, इसलिए ग्रहण नहीं दिखता और सूतक नहीं लगता।`;
      case 'shadow_misses':
        return 'चंद्रमा की छाया इस स्थान तक नहीं पहुँचती, इसलिए सूतक नहीं लगता।';
    }
  },
  chudamani: ({ kind }) =>
    kind === 'solar'
      ? 'रविवार का सूर्य ग्रहण चूड़ामणि कहलाता है; इसमें स्नान और दान का विशेष फल कहा गया है।'
      : 'सोमवार का चंद्र ग्रहण चूड़ामणि कहलाता है; इसमें स्नान और दान का विशेष फल कहा गया है।',
  birth_nakshatra: ({ nakshatraIndex }) =>
    `यह आपके जन्म नक्षत्र ${nakshatraHi(nakshatraIndex)} में है। परंपरा में छोटी शांति करते हैं: ग्रहण में जप और बाद में दान।`,
  effect_unseen: () => 'यह आपके यहाँ मान्य नहीं है, इसलिए परंपरा इसे कम महत्व देती है।',
  of_day: ({ span, sutak, ...named }) => {
    const kept = sutak === null ? '' : ` सूतक ${untilHi(sutak)} है।`;
    return `${nameHi(named)}: यहाँ ${untilHi(span)} दिखता है।${kept}`;
  },
};
