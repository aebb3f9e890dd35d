/** Sentences about tara and Moon of a day, in Hindi. */
import type { LifeStage } from '../../../astro/stage.ts';
import { isFavourable, prevailing, type CombinedBala } from '../../../astro/panchang/chandrabala.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { TARAS, type SpecialTara, type TaraId } from '../../../astro/tables/taras.ts';
import type { DayMoonWords } from '../../facts/day/moon.ts';
import type { Sentences } from '../../sentences.ts';
import { clockHi, eitherHi, inSign, listHi, nakshatraHi, onDate, rankFeminine, rankHi } from '../grammar.ts';

const rowOf = (id: TaraId) => TARAS.find((row) => row.id === id)!;

/** What is left of an unfavourable tara in the second and in the third round of nine. */
const ROUNDS = [
  'यह नौ ताराओं का दूसरा फेरा है, इसलिए इसका असर दो-तिहाई रहता है।',
  'यह नौ ताराओं का तीसरा फेरा है, इसलिए इसका असर एक-तिहाई रहता है।',
];

/** Janma names both the tara and the star, and has been mentioned. */
function specialSaid(special: SpecialTara | null): string[] {
  return special === null || special.id === 'janma'
    ? []
    : [`यही आपका ${special.sanskrit} नक्षत्र है, जो ${special.matter.hi} से जुड़ा है।`];
}

const TURNS: Readonly<Record<CombinedBala, string>> = {
  excellent: 'तब से तारा और चंद्रमा दोनों अनुकूल हैं',
  good: 'तब से तारा अनुकूल है',
  mixed: 'तब से दिन मिला-जुला है, इसलिए चल रहे काम करते रहें',
  avoid: 'तब से दिन रोज़ के काम और आराम के लिए ठीक है',
};

/** Returns चौथा, or for the first house पहला, before चंद्रमा. */
const moonFrom = (house: number) => (house === 1 ? 'चंद्रमा जन्म राशि में' : `जन्म राशि से ${rankHi(house)} चंद्रमा`);

/** What a star suits is worded for those who trade, build and marry. */
const SUITS: Partial<Readonly<Record<LifeStage, string>>> = {
  child: 'पढ़ाई, खेल और परिवार के साथ',
  youth: 'पढ़ाई, दोस्तों और परिवार के साथ',
  old: 'पूजा, आराम और परिवार के साथ',
};

export const DAY_MOON_HI: Sentences<DayMoonWords> = {
  star_at_noon: ({ date, nakshatraIndex, natalNakshatraIndex }) => {
    const { count, cycle, meaning, nature, sanskrit, special, strength } = taraOf(natalNakshatraIndex, nakshatraIndex);
    const from =
      count === 1 ? 'जो आपका जन्म नक्षत्र ही है' : `जो जन्म नक्षत्र ${nakshatraHi(natalNakshatraIndex)} से ${rankHi(count)} है`;
    const side = nature === 'shubh' ? 'शुभ' : 'अशुभ';
    return [
      `${onDate(date)} दोपहर में चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, ${from}।`,
      `इससे ${sanskrit} तारा बनती है, जो ${side} मानी जाती है: ${meaning.hi}।`,
      ...specialSaid(special),
      ...(strength === 1 ? [] : [ROUNDS[cycle - 2]!]),
    ].join(' ');
  },
  moon_at_noon: ({ house, paksha, signIndex }) => {
    const place = house === 1 ? 'जो आपकी जन्म राशि है' : `जो जन्म राशि से ${rankFeminine(house)} है`;
    const more =
      prevailing(paksha) === 'chandrabala'
        ? 'शुक्ल पक्ष में चंद्रबल का महत्त्व तारा से ज़्यादा है।'
        : 'कृष्ण पक्ष में तारा का महत्त्व चंद्रबल से ज़्यादा है।';
    return `चंद्रमा ${inSign(signIndex)} है, ${place}। इससे ${CHANDRABALA[house - 1]!.effect[paksha].hi}। ${more}`;
  },
  verdict: ({ combined, count, nature, stage }) => {
    const { avoid, gift, goodFor } = taraOf(0, count - 1);
    const suits = SUITS[stage] ?? eitherHi(goodFor.map(({ hi }) => hi));
    const left = SUITS[stage] ? 'नए और थकाने वाले कामों' : listHi(avoid.map(({ hi }) => hi));
    const given = gift === null ? [] : [`कोई काम टल न सके तो पहले ${gift.hi} दान करें।`];
    switch (combined) {
      case 'excellent':
        return `तारा और चंद्रमा दोनों अनुकूल हैं: दिन ${suits} के लिए अच्छा है।`;
      case 'good':
        return `तारा अनुकूल है: दिन ${suits} के लिए अच्छा है, ${nature === 'sama' ? 'पर चंद्रमा से मदद नहीं मिलती' : 'पर काम आराम से करें'}।`;
      case 'avoid':
        return ['तारा और चंद्रमा दोनों अनुकूल नहीं हैं।', `यह दिन ${suits} के लिए रखें और हो सके तो ${left} से बचें।`, ...given].join(
          ' ',
        );
      case 'mixed':
        return isFavourable({ nature })
          ? ['चंद्रमा अनुकूल है, तारा नहीं।', `दिन ${suits} के लिए ठीक है; ${left} से बचें।`, ...given].join(' ')
          : `तारा अच्छी है, पर चंद्रमा अनुकूल नहीं है। दिन ${suits} के लिए ठीक है, बीच-बीच में आराम लें। बड़ा काम तब शुरू करें जब चंद्रमा अगली राशि में चला जाए।`;
    }
  },
  turn: ({ combined, date, house, tara, time }) =>
    `${clockHi(time, date)} से ${rowOf(tara).sanskrit} तारा और ${moonFrom(house)} रहेगा; ${TURNS[combined]}।`,
  taras_of_day: ({ taras }) =>
    `दिन की तारा: ${taras.map(({ points, tara }) => `${rowOf(tara).sanskrit} (${points})`).join(', फिर ')}`,
  moons_of_day: ({ moons }) =>
    `जन्म राशि से चंद्रमा: ${moons.map(({ house, points }) => `${rankHi(house)} (${points})`).join(', फिर ')}`,
};
