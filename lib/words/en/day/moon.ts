/** Sentences about tara and Moon of a day, in English. */
import { isFavourable, prevailing, type CombinedBala } from '../../../astro/panchang/chandrabala.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { TARAS, type SpecialTara, type TaraId } from '../../../astro/tables/taras.ts';
import type { DayMoonWords } from '../../facts/day/moon.ts';
import type { Sentences } from '../../sentences.ts';
import { anyOf, clockEn, dateEn, nakshatraEn, ordinal, signEn } from '../grammar.ts';

const rowOf = (id: TaraId) => TARAS.find((row) => row.id === id)!;

/** By round of nine: what is left of an unfavourable tara. */
const ROUNDS = [
  '',
  ' In the second round two thirds of its weight are left.',
  ' In the third round only one third of its weight is left.',
];

/** Janma names both the tara and the star, and has been mentioned. */
function specialSaid(special: SpecialTara | null): string {
  return special === null || special.id === 'janma'
    ? ''
    : ` It is also ${special.name}, the star of ${special.matter.en}.`;
}

const TURNS: Readonly<Record<CombinedBala, string>> = {
  excellent: 'excellent for beginnings',
  good: 'good for beginnings',
  mixed: 'mixed: go on with what is under way',
  avoid: 'better kept to routine and rest',
};

export const DAY_MOON_EN: Sentences<DayMoonWords> = {
  star_at_noon: ({ date, nakshatraIndex, natalNakshatraIndex }) => {
    const { count, cycle, meaning, name, nature, special, strength } = taraOf(natalNakshatraIndex, nakshatraIndex);
    const from =
      count === 1
        ? 'the star of birth itself'
        : `star ${count} from ${nakshatraEn(natalNakshatraIndex)}, the star of birth`;
    const side = nature === 'shubh' ? 'a favourable tara' : 'an unfavourable tara';
    const left = strength === 1 ? '' : ROUNDS[cycle - 1]!;
    return `At noon on ${dateEn(date)} the Moon is in ${nakshatraEn(nakshatraIndex)}, ${from}: ${name}, ${side} (${meaning.en}).${specialSaid(special)}${left}`;
  },
  moon_at_noon: ({ house, paksha, signIndex }) => {
    const place =
      house === 1 ? 'the sign of the Moon at birth' : `the ${ordinal(house)} from the sign of the Moon at birth`;
    const phase = paksha === 'shukla' ? 'waxing' : 'waning';
    const more =
      prevailing(paksha) === 'chandrabala'
        ? 'its place counts for more than the tara'
        : 'the tara counts for more than its place';
    return `It stands in ${signEn(signIndex)}, ${place}, and brings ${CHANDRABALA[house - 1]!.effect[paksha].en}; as it is ${phase}, ${more}.`;
  },
  verdict: ({ combined, nature, tara }) => {
    const { avoid, gift, goodFor } = rowOf(tara);
    const suits = anyOf(goodFor.map(({ en }) => en));
    const left = anyOf(avoid.map(({ en }) => en));
    const given = gift === null ? '' : ` Where something cannot wait, custom gives away ${gift.en} first.`;
    switch (combined) {
      case 'excellent':
        return `Both support the day: a good one for ${suits}.`;
      case 'good':
        return `The tara carries the day: good for ${suits}, ${nature === 'sama' ? 'with no help from the Moon' : 'at an easy pace'}.`;
      case 'avoid':
        return `Neither supports beginnings: use the day for ${suits}, and leave ${left} to another where there is a choice.${given}`;
      case 'mixed':
        return isFavourable({ nature })
          ? `The Moon supports the day and the tara does not: good for ${suits}; ${left} can wait.${given}`
          : `The tara is good, but the Moon is not: ${suits} can go on, with rest between, and what is large is better begun when the Moon has moved on.`;
    }
  },
  turn: ({ combined, date, house, tara, time }) =>
    `From ${clockEn(time, date)}, when the tara is ${rowOf(tara).name} and the Moon in the ${ordinal(house)}, the day is ${TURNS[combined]}.`,
  taras_of_day: ({ taras }) =>
    `Taras of the day: ${taras.map(({ points, tara }) => `${rowOf(tara).name} (${points})`).join(', then ')}`,
  moons_of_day: ({ moons }) =>
    `Houses of the Moon: ${moons.map(({ house, points }) => `${ordinal(house)} (${points})`).join(', then ')}`,
};
