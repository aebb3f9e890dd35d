/** Remedies of karma in Hindi. */
import { clockSpanHi } from '../day/clock.ts';
import { JAPA_DAYS } from '../../../astro/judgement/remedy/japa.ts';
import { KARMIC_DEBTS } from '../../../astro/judgement/karma/tables/debts.ts';
import type { KarmaActFacts } from '../../../astro/judgement/karma/remedyFacts.ts';
import { MALA } from '../../../astro/remedy/planetRemedies.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import { isBeneficPartHi } from './phrases.ts';
import type { KarmaActWords, KarmaWords, NextDateWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { atTime, onDate, planetHi } from '../grammar.ts';
import { dayOnDateHi } from '../remedies/days.ts';
import type { KarmaVoiceHi } from './voice.ts';

function reason({ isOfAscendant, planet, shashtiamsha }: KarmaActFacts['part_reason']): string {
  const isKind = isBeneficPartHi(shashtiamsha);
  const part = isKind ? 'शुभ षष्ट्यंश' : 'कठिन षष्ट्यंश';
  if (isOfAscendant) return `षष्ट्यंश लग्न ${part} में है, और ${planetHi(planet)} लग्नेश है।`;
  return `${planetHi(planet)} ${part} में है, ${isKind ? 'जिसकी शुभता बनाए रखें' : 'जहाँ थोड़ी साधना अच्छी है'}।`;
}

const NEXT_DATES_HI: Sentences<NextDateWords> = {
  next_weekday: ({ date }) => `अगला ${dayOnDateHi(date)}`,
  next_eclipse: ({ date, kind, span }) =>
    `आपके यहाँ दिखने वाला अगला ${kind === 'solar' ? 'सूर्य' : 'चंद्र'} ग्रहण ${onDate(date)}, ${clockSpanHi(span)} तक`,
  next_new_moon: ({ date, time }) => `अगली अमावस्या ${onDate(date)}, ${atTime(time)} पूरी होगी`,
};

export const KARMA_ACTS_HI: Sentences<KarmaActWords> = {
  ...NEXT_DATES_HI,
  part_reason: reason,
  debt_reason: ({ debt, ...part }) => `${KARMIC_DEBTS.find(({ id }) => id === debt)!.sanskrit}: ${reason(part)}`,
  new_moon_gift: ({ planet }) => {
    const { gift, recipient } = REMEDIES[planet];
    return `पूर्वजों का स्मरण करें और ${gift.hi} ${recipient.hi} को दें।`;
  },
  eclipse_japa: ({ planet }) =>
    `आपके स्थान पर दिखने वाले ग्रहण में “${REMEDIES[planet].mantra.hi}” की एक माला जपें। बाद में कुछ दान करें।`,
  temple_visit: ({ planet }) => `परिवार के साथ ${REMEDIES[planet].deity.hi} के मंदिर जाएँ। घर का दीपक भी उतना ही अच्छा है।`,
  short_japa: ({ planet }) => `परिवार में ${planetHi(planet)} के मंत्र की एक माला काफ़ी है।`,
  peace_title: ({ planet }) => `${planetHi(planet)} शांति`,
  peace: ({ planet }) => {
    const { deity, worship } = REMEDIES[planet];
    return `पुरोहित से ${planetHi(planet)} की शांति कराएँ, ${worship.hi} के साथ। ${deity.hi} के मंदिर जाना भी उतना ही अच्छा है।`;
  },
  whole_japa: ({ malasPerDay, total }) =>
    `कुल ${total} जप करें: ${JAPA_DAYS} दिन तक हर दिन ${MALA} की ${malasPerDay} मालाएँ। चाहें तो ज़्यादा दिन लें।`,
  when_next: ({ clause, next }) => `${clause}; ${sayIn(NEXT_DATES_HI, next)}`,
};

/** Returns the sentences on the remedies of karma, in a voice for the age of the person. */
export const remediesHi = (voice: KarmaVoiceHi): Sentences<Pick<KarmaWords, 'remedies' | 'remedies_headline'>> => ({
  remedies: ({ isBurdened, planets, reason: why }) => {
    const [first] = planets;
    const { deity } = REMEDIES[first!];
    const worship = voice.isChild
      ? `षष्ट्यंश के अनुसार घर में ${deity.hi} के सामने दीपक जलाना अच्छा है।`
      : `षष्ट्यंश के अनुसार ${deity.hi} की उपासना अच्छी है।`;
    const head = isBurdened ? '' : `कोई ग्रह अशुभ षष्ट्यंश में नहीं है, इसलिए ${planetHi(first!)} का आदर करें। `;
    return `${head}${worship} ${sayIn(KARMA_ACTS_HI, why)}`;
  },
  remedies_headline: ({ planet }) => `पहले ${planetHi(planet)} का एक ही उपाय करें।`,
});
