/** Remedies of karma in English. */
import { clockSpanEn } from '../day/clock.ts';
import { JAPA_DAYS } from '../../../astro/judgement/remedy/japa.ts';
import type { KarmaActFacts } from '../../../astro/judgement/karma/remedyFacts.ts';
import { MALA } from '../../../astro/remedy/planetRemedies.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { KarmaActWords, KarmaWords, NextDateWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, named } from '../grammar.ts';
import { dayOnDateEn } from '../remedies/days.ts';
import type { KarmaVoice } from './voice.ts';
import { debtName, isBeneficPart } from './phrases.ts';

function reasonClause({ isOfAscendant, planet, shashtiamsha }: KarmaActFacts['part_reason']): string {
  const part = isBeneficPart(shashtiamsha) ? 'a benefic part' : 'a malefic part';
  if (isOfAscendant) return `the D60 ascendant falls in ${part}, and ${named(planet)} rules the ascendant`;
  return `${named(planet)} stands in ${part} of the D60`;
}

const NEXT_DATES_EN: Sentences<NextDateWords> = {
  next_weekday: ({ date }) => `the next is ${dayOnDateEn(date)}`,
  next_new_moon: ({ date, time }) => `the next new Moon is exact at ${time} on ${dateEn(date)}`,
  next_eclipse: ({ date, kind, span }) =>
    `the next seen where you are is a ${kind} one on ${dateEn(date)}, ${clockSpanEn(span)}`,
};

export const KARMA_ACTS_EN: Sentences<KarmaActWords> = {
  ...NEXT_DATES_EN,
  part_reason: (reason) => `${capitalised(reasonClause(reason))}.`,
  debt_reason: ({ debt, ...reason }) => `${debtName(debt)}: ${reasonClause(reason)}.`,
  new_moon_gift: ({ planet }) => {
    const { gift, recipient } = REMEDIES[planet];
    return `Remember those who went before you, and give ${gift.en} to ${recipient.en}.`;
  },
  eclipse_japa: ({ planet }) =>
    `Say one mala of “${REMEDIES[planet].mantra.en}” during an eclipse that is seen where you are. Give something afterwards.`,
  temple_visit: ({ planet }) =>
    `Go to a temple of ${REMEDIES[planet].deity.en} with the family. A lamp at home is as good.`,
  short_japa: ({ planet }) => `One mala of the mantra of ${named(planet)} in the family is enough.`,
  peace_title: ({ planet }) => `Rite of peace for ${named(planet)}`,
  peace: ({ planet }) => {
    const { deity, worship } = REMEDIES[planet];
    return `A priest holds a rite of peace, with ${worship.en}. A visit to a temple of ${deity.en} is as good.`;
  },
  whole_japa: ({ malasPerDay, total }) =>
    `${total} times in all, which is ${malasPerDay} malas of ${MALA} a day for ${JAPA_DAYS} days. Take longer if that suits you.`,
  when_next: ({ clause, next }) => `${clause}; ${sayIn(NEXT_DATES_EN, next)}`,
};

/** Returns the sentences on the remedies of karma, in a voice for the age of the person. */
export const remediesEn = (voice: KarmaVoice): Sentences<Pick<KarmaWords, 'remedies' | 'remedies_headline'>> => ({
  remedies: ({ isBurdened, planets, reason }) => {
    const [first] = planets;
    const worship = voice.isChild
      ? `By the D60 a lamp at home for ${REMEDIES[first!].deity.en} is good.`
      : `By the D60 the worship of ${REMEDIES[first!].deity.en} helps.`;
    const head = isBurdened ? '' : `Nothing stands in a malefic part, so ${named(first!)} is honoured for its help. `;
    return `${head}${worship} ${sayIn(KARMA_ACTS_EN, reason)}`;
  },
  remedies_headline: ({ planet }) => `Begin with ${named(planet)}, and with one thing only.`,
});
