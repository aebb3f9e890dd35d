/** Sentences of /dasha in Hindi. */
import { signLord } from '../../astro/tables/signs.ts';
import type { Level } from '../../astro/dasha/period.ts';
import type { DashaWords } from '../facts/dasha.ts';
import type { Sentences } from '../sentences.ts';
import {
  dateHi,
  houseOblique,
  inHouse,
  lengthHi,
  listHi,
  lordshipHi,
  mattersHi,
  nakshatraHi,
  planetHi,
  rankOblique,
  signHi,
} from './grammar.ts';
import { DASHA_LEVELS_HI } from './vocabulary.ts';

const SUPPORTS = ['बाकी दो शर्तों में से कोई पूरी नहीं है।', 'बाकी दो शर्तों में से एक पूरी है।', 'बाकी दोनों शर्तें पूरी हैं।'] as const;

const PAKSHAS = { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' } as const;

export const DASHA_HI: Sentences<DashaWords> = {
  rahu_from_ascendant_lord: ({ fromHouse, isMet, lord }) =>
    isMet
      ? `राहु लग्नेश ${planetHi(lord)} से ${rankOblique(fromHouse)} स्थान में है, यानी केंद्र या त्रिकोण में`
      : `राहु लग्नेश ${planetHi(lord)} से ${rankOblique(fromHouse)} स्थान में है, केंद्र या त्रिकोण में नहीं`,
  rahu_outside_ascendant: ({ house, isMet }) => (isMet ? `राहु लग्न में नहीं, ${inHouse(house)} है` : 'राहु लग्न में ही है'),
  day_and_paksha: ({ isDayBirth, isMet, paksha }) => {
    const birth = `जन्म ${PAKSHAS[paksha]} में ${isDayBirth ? 'दिन' : 'रात'} का है`;
    return isMet ? birth : `${birth}; चाहिए कृष्ण पक्ष का दिन या शुक्ल पक्ष की रात`;
  },
  opening: ({ elapsedShare, lord, nakshatraIndexes, years }) => {
    const percent = Math.floor(elapsedShare * 1000) / 10;
    const crossed = listHi(nakshatraIndexes.map(nakshatraHi));
    const [what, whose] =
      nakshatraIndexes.length === 1 ? [`${crossed} नक्षत्र`, 'इस नक्षत्र'] : [`${crossed} नक्षत्रों के समूह`, 'इस समूह'];
    return `जन्म के समय चंद्रमा ${what} का ${percent} प्रतिशत पार कर चुका था। ${whose} का स्वामी ${planetHi(lord)} है, जिसकी ${years} साल की दशा का बाकी समय ${lengthHi(years * (1 - elapsedShare))} है।`;
  },
  applicability: ({ isRahuPlaced, supports }) =>
    isRahuPlaced
      ? `राहु वहीं है जहाँ अष्टोत्तरी के लिए चाहिए, इसलिए यह दशा विंशोत्तरी के साथ देखी जाती है। ${SUPPORTS[supports]}`
      : `अष्टोत्तरी के लिए राहु जहाँ चाहिए, वहाँ नहीं है; इसलिए पहले विंशोत्तरी देखें। ${SUPPORTS[supports]}`,
  chosen: ({ basis, date, level, lord, state }) => {
    const name = DASHA_LEVELS_HI[level - 1]!;
    if (basis === 'running') return `पूछे गए समय पर ${planetHi(lord)} की ${name} चल रही है।`;
    const when = whenHi(state, date);
    if (basis === 'asked') return `माँगी गई ${planetHi(lord)} की ${name} ${when}।`;
    return `${noneNamed(level)}, इसलिए जीवन में आने वाली पहली ${name} ली गई है। ${planetHi(lord)} की यह ${name} ${when}।`;
  },
  mahadasha_begins: ({ lord, previousLord, years }) =>
    `${planetHi(previousLord)} की महादशा के बाद ${planetHi(lord)} की महादशा लगेगी और ${lengthHi(years)} चलेगी।`,
  own_antardasha_begins: ({ lord, years }) =>
    `${planetHi(lord)} की महादशा उसी की अंतर्दशा से शुरू होगी, जो करीब ${lengthHi(years)} चलेगी।`,
  antardasha_begins: ({ lord, mahadashaLord, previousLord, years }) =>
    `${planetHi(mahadashaLord)} की महादशा में ${planetHi(previousLord)} के बाद ${planetHi(lord)} की अंतर्दशा आएगी और करीब ${lengthHi(years)} चलेगी।`,
  lord_stands: ({ house, houses, lord, signIndex }) => {
    const matters = `इस समय ${mattersHi([...houses, house])} की बातें आगे रहेंगी।`;
    if (houses.length === 0) {
      return `${planetHi(lord)} ${inHouse(house)}, ${planetHi(signLord(signIndex))} की राशि ${signHi(signIndex)} में है। ${matters}`;
    }
    const place = houses.includes(house) ? `अपने ही ${houseOblique(house)} में` : inHouse(house);
    return `${lordshipHi({ planet: lord, houses, agents: [] })} और ${place} है। ${matters}`;
  },
  junction: ({ from, isChhidra, to }) => {
    const [one, other] = [planetHi(from.planet), planetHi(to.planet)];
    const reading = `${one} की महादशा का आखिरी दसवाँ हिस्सा ${other} की महादशा की तैयारी का समय है। ${lordshipHi(from)}; ${lordshipHi(to)}। इस समय ${one} से जुड़े काम समेटें और नए काम छोटे रूप में शुरू करें।`;
    return isChhidra ? `${reading} ${one} से ${other} का बदलाव तीन तीखे मोड़ों में गिना जाता है, इसलिए इसे समय दें।` : reading;
  },
};

function whenHi(state: 'running' | 'over' | 'to_come', date: string): string {
  switch (state) {
    case 'running':
      return 'पूछे गए समय पर चल रही है';
    case 'over':
      return `${dateHi(date)} को पूरी हो चुकी है`;
    case 'to_come':
      return `${dateHi(date)} से शुरू होगी`;
  }
}

function noneNamed(level: Level): string {
  return level === 1
    ? 'कोई महादशा नहीं माँगी गई और पूछे गए समय पर कोई नहीं चल रही'
    : `कोई ${DASHA_LEVELS_HI[level - 1]!} नहीं माँगी गई और इस ${DASHA_LEVELS_HI[level - 2]!} में पूछे गए समय पर कोई नहीं चल रही`;
}
