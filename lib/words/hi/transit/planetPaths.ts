/** The paths of one planet, in Hindi. */
import type { LifeStage } from '../../../astro/stage.ts';
import { CHANDRASHTAMA_HOUSE } from '../../../astro/panchang/chandrabala.ts';
import { element } from '../../../astro/tables/signs.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import { MOODS } from '../../../astro/transit/tables/moods.ts';
import { SATURN_PASSAGES } from '../../../astro/transit/tables/saturnPhases.ts';
import { stagedTransitEffect } from '../../../astro/transit/stagedEffects.ts';
import type { Sentences } from '../../sentences.ts';
import type { PlanetPathWords } from '../../facts/transit.ts';
import {
  dateHi,
  degreesHi,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  nakshatraHi,
  onDate,
  planetHi,
  rankFeminine,
  signHi,
  spanHi,
} from '../grammar.ts';
import { inHouseFromMoon, inTurn, mattersOblique, signFromMoon, untilHi } from './phrases.ts';

const WEIGHT = {
  many: ' बिंदु अच्छे होने से यह समय आसान रहता है।',
  few: ' बिंदु कम होने से गति धीमी रखें।',
} as const;

/** For what guru bala is good before and after the years of marriage. */
const GURU_BALA_SUITS: Partial<Readonly<Record<LifeStage, string>>> = {
  child: 'पढ़ाई और अच्छी आदतों',
  youth: 'पढ़ाई और नई शुरुआत',
  elder: 'पूजा, परिवार और दान',
  old: 'पूजा, परिवार और दान',
};

export const PLANET_PATHS_HI: Sentences<PlanetPathWords> = {
  goes_next: ({ date, moonHouse, planet, signIndex }) =>
    `आगे ${onDate(date)} ${planetHi(planet)} ${inSign(signIndex)} जाएगा, जो ${signFromMoon(moonHouse)} है।`,
  best_ahead: ({ from, planet, signIndex, until }) => {
    const span = until === null ? `${dateHi(from)} से` : spanHi(from, until);
    return `${planetHi(planet)} का सबसे अच्छा आने वाला समय ${span} है, जब वह ${inSign(signIndex)} रहेगा।`;
  },

  guru_bala: ({ moonHouse, stage, until }) =>
    `गुरु ${inHouseFromMoon(moonHouse)} है, इसलिए ${untilHi(until)}गुरु बल है। ${GURU_BALA_SUITS[stage] ?? 'विवाह, पढ़ाई और नई शुरुआत'} के लिए यह अच्छा समय है।`,
  no_guru_bala: ({ moonHouse, until }) => `गुरु ${inHouseFromMoon(moonHouse)} है, इसलिए ${untilHi(until)}गुरु बल नहीं है।`,
  rite_of_peace: () => 'परंपरा में ऐसे समय विवाह से पहले गुरु की शांति कराई जाती है।',
  guru_bala_next: ({ date, moonHouse }) =>
    `${dateHi(date)} से गुरु बल फिर मिलेगा, जब गुरु ${inHouseFromMoon(moonHouse)} आएगा।`,

  saturn_under_way: ({ passages }) => {
    const described = passages.map(({ kind, number }) => `${rankFeminine(number)} ${SATURN_PASSAGES[kind].hi}`);
    return `इस समय जीवन की ${listHi(described)} चल रही ${isOrAre(passages.length)}।`;
  },
  saturn_elsewhere: () => 'इस समय न साढ़ेसाती चल रही है, न ढैया।',

  axis: ({ ketuHouse, rahuHouse }) =>
    `राहु ${inHouse(rahuHouse)} है और ${mattersOblique(rahuHouse)} की ओर ध्यान खींचता है। केतु ${inHouse(ketuHouse)} है और ${mattersOblique(ketuHouse)} का मोह घटाता है। एक ओर की चाह की कीमत दूसरी ओर देनी पड़ती है, इसलिए दोनों में संतुलन रखें।`,
  close_contacts: ({ contacts }) => {
    const described = contacts.map(({ node, point, separationDeg }) => {
      const whom = point === 'Ascendant' ? 'लग्न के अंश' : `जन्म के ${planetHi(point)}`;
      return `${planetHi(node)} ${whom} से ${degreesHi(separationDeg)} दूर है।`;
    });
    return `${described.join(' ')} इनसे जुड़ी बातें इस समय सामने आती हैं।`;
  },
  no_close_contact: () => 'जन्म का कोई ग्रह राहु या केतु से 3 अंश के भीतर नहीं है।',
  node_used: ({ node }) =>
    `यहाँ ${node === 'mean' ? 'मध्यम' : 'स्पष्ट'} राहु-केतु लिए गए हैं; दोनों हमेशा आमने-सामने रहते हैं और उलटी चाल चलते हैं।`,

  moon_stay: ({ bindus, moonHouse, signIndex, stage }) => {
    const { counsel, theme } = stagedTransitEffect('Moon', moonHouse, stage);
    const gives = theme.hi.endsWith(' को बल') ? 'देता' : 'लाता';
    const [sign, mood] = [signHi(signIndex), MOODS[element(signIndex)].hi];
    const place = inTurn(
      [
        `${sign} ${signFromMoon(moonHouse)} है। यहाँ चंद्रमा ${theme.hi} ${gives} है; मिज़ाज ${mood} रहता है।`,
        `${sign} राशि का चंद्रमा ${inHouseFromMoon(moonHouse)} ${theme.hi} ${gives} है। मिज़ाज ${mood} रहता है।`,
        `चंद्रमा जब ${sign} राशि यानी ${signFromMoon(moonHouse)} में हो, तब मिज़ाज ${mood} रहता है। वह ${theme.hi} ${gives} है।`,
      ],
      moonHouse,
    );
    const eighth = moonHouse === CHANDRASHTAMA_HOUSE ? ' यह चंद्राष्टम है।' : '';
    return `${place}${eighth}${bindus === null ? '' : WEIGHT[bindus]} ${counsel.hi}।`;
  },
  tara_now: ({ nakshatraIndex, tara }) => {
    const { meaning, sanskrit } = TARAS.find(({ id }) => id === tara)!;
    return `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है; आपके लिए इसकी तारा ${sanskrit} है। ${meaning.hi}।`;
  },
  chandrashtama: ({ from, until }) => `${spanHi(from, until)} चंद्राष्टम है; इन दिनों धीरे चलें।`,
  no_chandrashtama: () => 'इन हफ़्तों में चंद्राष्टम नहीं आता।',
};
