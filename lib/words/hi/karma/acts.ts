/** Remedies of karma in Hindi. */
import { JAPA_DAYS } from '../../../astro/judgement/remedy/japa.ts';
import { KARMIC_DEBTS } from '../../../astro/judgement/karma/tables/debts.ts';
import type { KarmaActFacts } from '../../../astro/judgement/karma/remedyFacts.ts';
import { MALA } from '../../../astro/remedy/planetRemedies.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import { SHASHTIAMSHAS } from '../../../astro/varga/tables/shashtiamshas.ts';
import type { KarmaActWords, NextDateWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { onDate, planetHi } from '../grammar.ts';

function reason({ isOfAscendant, planet, shashtiamsha }: KarmaActFacts['part_reason']): string {
  const { nature, sanskrit } = SHASHTIAMSHAS[shashtiamsha - 1]!;
  const part = `${sanskrit} (${shashtiamsha}) में है`;
  if (isOfAscendant) return `आपका षष्ट्यंश लग्न ${part}, और ${planetHi(planet)} आपका लग्नेश है।`;
  const call = nature === 'benefic' ? 'जिसकी शुभता को बनाए रखना है' : 'जिस पर साधना से काम करना है';
  return `${planetHi(planet)} षष्ट्यंश ${part}, ${call}।`;
}

const NEXT_DATES_HI: Sentences<NextDateWords> = {
  next_weekday: ({ date }) => `अगला ${onDate(date)}`,
  next_new_moon: ({ date, time }) => `अगली अमावस्या ${onDate(date)} ${time} पर पूर्ण होती है`,
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
    `आपके स्थान पर दिखने वाले ग्रहण के समय “${REMEDIES[planet].mantra.hi}” की कम से कम एक माला (${MALA}) जपें। बाद में कुछ दान करें।`,
  peace_title: ({ planet }) => `${planetHi(planet)} शांति`,
  peace: ({ planet }) => {
    const { deity, worship } = REMEDIES[planet];
    return `पुरोहित द्वारा ${planetHi(planet)} की शांति, ${worship.hi} सहित; या ${deity.hi} के किसी तीर्थ की यात्रा।`;
  },
  whole_japa: ({ malasPerDay, total }) =>
    `कुल ${total} जप: ${JAPA_DAYS} दिन तक प्रतिदिन ${MALA} की ${malasPerDay} मालाएँ, कम मालाओं से अधिक दिनों में, या पुरोहित द्वारा।`,
  when_next: ({ clause, next }) => `${clause}; ${sayIn(NEXT_DATES_HI, next)}`,
};
