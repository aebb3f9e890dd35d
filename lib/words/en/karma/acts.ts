/** Remedies of karma in English. */
import { JAPA_DAYS } from '../../../astro/judgement/remedy/japa.ts';
import type { KarmaActFacts } from '../../../astro/judgement/karma/remedyFacts.ts';
import { MALA } from '../../../astro/remedy/planetRemedies.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { KarmaActWords, KarmaWords, NextDateWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, named, namedList } from '../grammar.ts';
import { debtName, isBeneficPart, partShort } from './phrases.ts';

function reasonClause({ isOfAscendant, planet, shashtiamsha }: KarmaActFacts['part_reason']): string {
  const part = partShort(shashtiamsha);
  if (isOfAscendant) return `your D60 ascendant falls in ${part}, and ${named(planet)} rules your ascendant`;
  const call = isBeneficPart(shashtiamsha) ? 'a gift to be kept alive' : 'a part to be worked through';
  return `${named(planet)} stands in ${part}, ${call}`;
}

const NEXT_DATES_EN: Sentences<NextDateWords> = {
  next_weekday: ({ date }) => `the next is ${dateEn(date)}`,
  next_new_moon: ({ date, time }) => `the next new Moon is exact at ${time} on ${dateEn(date)}`,
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
    `Say “${REMEDIES[planet].mantra.en}” while an eclipse lasts that is seen where you are, one mala of ${MALA} at least, and give something afterwards.`,
  peace_title: ({ planet }) => `Rite of peace for ${named(planet)}`,
  peace: ({ planet }) => {
    const { deity, worship } = REMEDIES[planet];
    return `A rite of peace held by a priest, with ${worship.en}; or a visit to a place of pilgrimage of ${deity.en}.`;
  },
  whole_japa: ({ malasPerDay, total }) =>
    `${total} times in all: ${malasPerDay} malas of ${MALA} a day for ${JAPA_DAYS} days, fewer a day for longer, or by a priest.`,
  when_next: ({ clause, next }) => `${clause}; ${sayIn(NEXT_DATES_EN, next)}`,
};

export const REMEDIES_EN: Sentences<Pick<KarmaWords, 'remedies'>> = {
  remedies: ({ isBurdened, planets, reason }) => {
    const [first] = planets;
    const head = isBurdened
      ? `${capitalised(namedList(planets))} ${planets.length > 1 ? 'call' : 'calls'} most for remedies in this D60.`
      : `Nothing stands in a malefic shashtiamsha, so the remedies honour ${named(first!)} for what it gives.`;
    const begin = `Begin with one thing: worship of ${REMEDIES[first!].deity.en}.`;
    return `${head} ${begin} ${sayIn(KARMA_ACTS_EN, reason)}`;
  },
};
