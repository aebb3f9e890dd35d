/** Sentences on moola dasha in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import type { MoolaTone, MoolaWords } from '../../facts/jaiminiDashas/moola.ts';
import type { Sentences } from '../../sentences.ts';
import { housesEn, lengthEn } from '../dasha.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from '../grammar.ts';

const PAST: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  strong: (lord) => `${lord} is strong by sign, so what you did well before helps you now.`,
  fallen: (lord) => `${lord} is debilitated, so old duties come first. Finish what was left open.`,
  benefic: (lord) => `${lord} is a natural benefic, so the past returns gently. Thank those who helped you.`,
  malefic: (lord) => `${lord} is a natural malefic, so settle old debts and promises early.`,
};

/** Said to the parents of a child. */
const PAST_OF_CHILD: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  strong: (lord) => `${lord} is strong by sign, so what the child has learnt well helps now.`,
  fallen: (lord) => `${lord} is debilitated, so help the child to finish one thing before the next.`,
  benefic: (lord) => `${lord} is a natural benefic. Let the child thank those who help.`,
  malefic: (lord) => `${lord} is a natural malefic. Let the child keep small promises.`,
};

const PAST_OF_YOUTH: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  ...PAST,
  fallen: (lord) => `${lord} is debilitated, so finish the work you left open before you begin anew.`,
  malefic: (lord) => `${lord} is a natural malefic, so keep your promises and give back what you borrowed.`,
};

const pastEn = (stage: LifeStage) => (stage === 'child' ? PAST_OF_CHILD : stage === 'youth' ? PAST_OF_YOUTH : PAST);

export const MOOLA_EN: Sentences<MoolaWords> = {
  moola_years: ({ adjustment, counted, lord, moolatrikonaSignIndex, vimshottariYears, years }) => {
    const who = capitalised(named(lord));
    const sign = signEn(moolatrikonaSignIndex);
    const whole = lengthEn(vimshottariYears);
    if (counted === 0) {
      const stays = `${who} stands in ${sign}, to which it is counted, so its ${whole} stay whole.`;
      return [stays, ...changeEn(adjustment, years)].join(' ');
    }
    const found = `${who} has ${whole} by vimshottari. ${sign}, to which it is counted, is ${counted} ${counted === 1 ? 'sign' : 'signs'} on.`;
    if (counted > vimshottariYears) return `${found} That takes more than all, so ${lengthEn(years)} is left.`;
    if (counted === vimshottariYears) {
      return [found, 'That takes all of them, so they stay whole.', ...changeEn(adjustment, years)].join(' ');
    }
    const left = `That leaves ${lengthEn(vimshottariYears - counted)}.`;
    return [found, left, ...changeEn(adjustment, years)].join(' ');
  },
  moola_span: ({ fromDate, level, lord, untilDate }) =>
    `The ${level === 1 ? 'mahadasha' : 'antardasha'} of ${named(lord)} runs from ${dateEn(fromDate)} to ${dateEn(untilDate)}.`,
  moola_place: ({ house, houses, lord }) => {
    const who = capitalised(named(lord));
    const owner = houses.length > 0 ? `${who}, lord of your ${housesEn(houses)},` : who;
    return `${owner} stands in your ${ordinal(house)} house, of ${areaOf(house)}.`;
  },
  moola_company: ({ company, lord }) =>
    `${capitalised(namedList(company))} ${company.length > 1 ? 'stand' : 'stands'} with ${named(lord)}.`,
  moola_past: ({ lord, stage, tone }) => pastEn(stage)[tone](capitalised(named(lord))),
};

function changeEn(adjustment: number, years: number): string[] {
  if (adjustment === 0) return [];
  const change = adjustment > 0 ? 'It is exalted, which adds one.' : 'It is debilitated, which takes one away.';
  return [change, `It has ${lengthEn(years)}.`];
}
