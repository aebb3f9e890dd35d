/** Sentences about tara and Moon of a day, in English. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import { isFavourable, prevailing, type CombinedBala } from '../../../astro/panchang/chandrabala.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { TARAS, type SpecialTara, type TaraId } from '../../../astro/tables/taras.ts';
import type { DayMoonWords } from '../../facts/day/moon.ts';
import type { Sentences } from '../../sentences.ts';
import { clockEn, dateEn, listed, nakshatraEn, ordinal, signEn } from '../grammar.ts';
import { fromMoonEn, taraMeans } from '../transit/phrases.ts';

const rowOf = (id: TaraId) => TARAS.find((row) => row.id === id)!;

/** By round of nine: what is left of an unfavourable tara. */
const ROUNDS = [
  '',
  ' In the second round its effect falls to two thirds.',
  ' In the third round its effect falls to one third.',
];

/** Janma names both the tara and the star, and has been mentioned. */
function specialSaid(special: SpecialTara | null): string {
  return special === null || special.id === 'janma'
    ? ''
    : ` It is also ${special.name}, the star of ${special.matter.en}.`;
}

const TURNS: Readonly<Record<CombinedBala, string>> = {
  excellent: 'Tara and Moon both help then.',
  good: 'The tara helps then.',
  mixed: 'The two disagree then, so go on with what is under way.',
  avoid: 'Keep to routine and rest then.',
};

/** A comma stands before the last one where an item has an "and" of its own. */
function all(items: readonly Bilingual[]): string {
  const texts = items.map(({ en }) => en);
  if (texts.length < 2 || !texts.some((text) => text.includes(' and '))) return listed(texts);
  return `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)!}`;
}

/** What a star suits is worded for those who trade, build and marry. */
const SUITS: Partial<Readonly<Record<LifeStage, string>>> = {
  child: 'learning, play and time with the family',
  youth: 'study, friends and time with the family',
  old: 'prayer, rest and time with the family',
};

export const DAY_MOON_EN: Sentences<DayMoonWords> = {
  star_at_noon: ({ date, nakshatraIndex, natalNakshatraIndex }) => {
    const { count, cycle, id, name, nature, special, strength } = taraOf(natalNakshatraIndex, nakshatraIndex);
    const from =
      count === 1
        ? 'That is your birth star itself.'
        : `That is the ${ordinal(count)} star from ${nakshatraEn(natalNakshatraIndex)}, your birth star.`;
    const side = nature === 'shubh' ? 'favourable' : 'unfavourable';
    const left = strength === 1 ? '' : ROUNDS[cycle - 1]!;
    return `At noon on ${dateEn(date)} the Moon is in ${nakshatraEn(nakshatraIndex)}. ${from} Its tara is ${name}, which is ${side}. ${taraMeans(id)}${specialSaid(special)}${left}`;
  },
  moon_at_noon: ({ house, paksha, signIndex }) => {
    const phase = paksha === 'shukla' ? 'waxing' : 'waning';
    const more =
      prevailing(paksha) === 'chandrabala'
        ? 'this place counts for more than the tara'
        : 'the tara counts for more than this place';
    return `The Moon in ${signEn(signIndex)}, ${fromMoonEn(house, 'Moon')}, brings ${CHANDRABALA[house - 1]!.effect[paksha].en}. As the Moon is ${phase}, ${more}.`;
  },
  verdict: ({ combined, count, nature, stage }) => {
    const { avoid, gift, goodFor } = taraOf(0, count - 1);
    const suits = SUITS[stage] ?? all(goodFor);
    const left = SUITS[stage] ? 'what is new and tiring' : all(avoid);
    const given = gift === null ? '' : ` Where something cannot wait, custom first gives away ${gift.en}.`;
    switch (combined) {
      case 'excellent':
        return `Tara and Moon both support the day. It suits ${suits}.`;
      case 'good':
        return nature === 'sama'
          ? `The tara supports the day, without help from the Moon. The day suits ${suits}.`
          : `The tara supports the day. At an easy pace the day suits ${suits}.`;
      case 'avoid':
        return `Neither tara nor Moon supports the day. Use it for ${suits}. Leave ${left} to another day where you can.${given}`;
      case 'mixed':
        return isFavourable({ nature })
          ? `The Moon supports the day, but the tara does not. The day suits ${suits}. Leave ${left} for later.${given}`
          : `The tara is good, but the Moon is not. The day suits ${suits}, with rest between. Begin what is large when the Moon has moved on.`;
    }
  },
  turn: ({ combined, date, house, tara, time }) =>
    `From ${clockEn(time, date)} the tara is ${rowOf(tara).name}, with the Moon in ${fromMoonEn(house, 'Moon')}. ${TURNS[combined]}`,
  taras_of_day: ({ taras }) =>
    `Taras of the day: ${taras.map(({ points, tara }) => `${rowOf(tara).name} (${points})`).join(', then ')}`,
  moons_of_day: ({ moons }) =>
    `Houses of the Moon: ${moons.map(({ house, points }) => `${ordinal(house)} (${points})`).join(', then ')}`,
};
