/** Findings on learning in Hindi. */
import type { Link } from '../../../astro/chart/links.ts';
import type { LearningBond, LearningFindingFacts } from '../../../astro/judgement/vidya/findingFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inHouse, inSign, listHi, planetHi, planetsHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';

interface BondTexts {
  readonly rule: string;
  readonly gives: string;
}

const BONDS: Readonly<Record<LearningBond, BondTexts>> = {
  jupiter_mercury: { rule: 'गुरु और बुध का संबंध हो', gives: 'समझी हुई बात कही और लिखी भी जा सकती है' },
  lords_4_5: { rule: 'चतुर्थेश और पंचमेश का संबंध हो', gives: 'स्कूल और प्रतिभा एक-दूसरे का साथ देते हैं' },
  lords_5_9: { rule: 'पंचमेश और नवमेश का संबंध हो', gives: 'बुद्धि को शिक्षक मिलते हैं और पढ़ाई आगे तक जाती है' },
};

const LINKS: Readonly<Record<Link, string>> = {
  conjunction: 'साथ बैठे हैं',
  exchange: 'एक-दूसरे की राशि में हैं',
  mutual_aspect: 'एक-दूसरे को देखते हैं',
  dispositor_aspect: 'राशि और दृष्टि दोनों से जुड़े हैं',
  one_way_aspect: 'एक ओर की दृष्टि से जुड़े हैं',
};

const PRESSED: Readonly<Record<4 | 5, string>> = {
  4: 'पढ़ाई की जगह या क्रम बदल सकता है। पढ़ने की एक जगह और एक समय तय रहे।',
  5: 'ध्यान भटक सकता है। छोटे पाठ बार-बार दोहराना अच्छा है।',
};

type OfDusthanas = Readonly<Record<'sixth' | 'eighth' | 'twelfth', string>>;

const HIDDEN_FIFTH: OfDusthanas = {
  sixth: 'पढ़ाई मुकाबले के बीच रोज़ के अभ्यास से आगे बढ़ती है।',
  eighth: 'पढ़ाई रुक-रुककर चलती है और शोध में सबसे अच्छी रहती है।',
  twelfth: 'एकांत में और घर से दूर पढ़ाई बेहतर चलती है।',
};

const HIDDEN_NINTH: OfDusthanas = {
  sixth: 'उच्च शिक्षा काम के साथ होती है।',
  eighth: 'उच्च शिक्षा एक रुकावट के बाद होती है।',
  twelfth: 'उच्च शिक्षा अक्सर घर से दूर होती है।',
};

function ofDusthana({ eighth, sixth, twelfth }: OfDusthanas, house: number): string {
  if (house === 12) return twelfth;
  return house === 8 ? eighth : sixth;
}

export const LEARNING_FINDINGS_HI: Sentences<LearningFindingFacts> = {
  pressed: ({ house, planets }) =>
    `${houseOblique(house)} पर ${planetsHi(planets)} का असर है और किसी शुभ ग्रह की राहत नहीं। ${PRESSED[house]}`,
  lord_5_hidden: ({ house, lord, signIndex }) =>
    `पंचमेश ${planetHi(lord)} ${inHouse(house)} ${inSign(signIndex)} है। ${ofDusthana(HIDDEN_FIFTH, house)}`,
  bond_rule: ({ bond }) => BONDS[bond].rule,
  bond: ({ bond, link, planets }) => {
    const who =
      link === 'one_lord' ? `${planetHi(planets[0])} ही दोनों का स्वामी है` : `${planetsHi(planets)} ${LINKS[link]}`;
    return `${who}, इसलिए ${BONDS[bond].gives}।`;
  },
  mercury_placed_rule: () => 'बुध केंद्र या त्रिकोण में हो',
  mercury_placed: ({ house, ...placing }) =>
    `बुध ${inHouse(house)} ${inOwnPlace(placing)} है, इसलिए पढ़ी हुई बात जल्दी पकड़ में आती है।`,
  pressed_rule: ({ house }) => `${houseOblique(house)} पर शनि, राहु या केतु का असर हो और किसी शुभ ग्रह का न हो`,
  lord_5_hidden_rule: () => 'पंचमेश छठे, आठवें या बारहवें भाव में हो',
  lord_9_placed_rule: () => 'नवमेश केंद्र या त्रिकोण में हो',
  lord_9_placed: ({ house, lord, ...placing }) =>
    `नवमेश ${planetHi(lord)} ${inHouse(house)} ${inOwnPlace(placing)} है, इसलिए डिग्री का रास्ता खुला है।`,
  lord_9_hidden_rule: () => 'नवमेश छठे, आठवें या बारहवें भाव में हो',
  lord_9_hidden: ({ house, lord }) => `नवमेश ${planetHi(lord)} ${inHouse(house)} है। ${ofDusthana(HIDDEN_NINTH, house)}`,
  jupiter_on_9_rule: () => 'गुरु नौवें भाव में हो, उसे देखे या नवमेश से जुड़ा हो',
  jupiter_on_9: ({ lord, ways }) => {
    const said = { place: 'नौवें भाव में है', aspect: 'नौवें भाव को देखता है', lord: `नवमेश ${planetHi(lord)} से जुड़ा है` };
    return `गुरु ${listHi(ways.map((way) => said[way]))}, इसलिए ज्ञान अपने आप में प्रिय है।`;
  },
  research_rule: () => 'पंचमेश, बुध या केतु आठवें भाव में हो, या केतु पंचमेश या बुध से जुड़ा हो',
  research: ({ held, lord, planets }) => {
    const seen = [
      ...(planets.length > 0 ? [`आठवें भाव में ${planetsHi(planets)} ${planets.length > 1 ? 'हैं' : 'है'}`] : []),
      ...(held === null ? [] : [`केतु ${held === 'lord_5' ? `पंचमेश ${planetHi(lord)}` : 'बुध'} से जुड़ा है`]),
    ];
    return `${listHi(seen)}, इसलिए मन गहराई में जाता है और शोध अच्छा लगता है।`;
  },
  long_study_rule: () => 'शनि नौवें भाव में हो, नवमेश हो या नवमेश से जुड़ा हो',
  long_study: ({ lord, way }) => {
    const said = { place: 'नौवें भाव में है', own: 'नवमेश है', lord: `नवमेश ${planetHi(lord)} से जुड़ा है` };
    return `शनि ${said[way]}, इसलिए ऊँची पढ़ाई समय लेती है और पक्की होती है।`;
  },
};
