/** Sentences about the lord of the year in Hindi: offices, choice, effects, score. */
import { isDusthana } from '../../../astro/chart/houses.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { YearLordFacts } from '../../../astro/varshphal/facts.ts';
import { YEAR_NATURES } from '../../../astro/varshphal/tables/yearThemes.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inHouse, inSign, listHi, planetHi, rankOblique, signHi } from '../grammar.ts';
import { HOUSE_MATTERS_OBLIQUE_HI, IN_DIGNITY_HI } from '../vocabulary.ts';
import { aspectHi, inYearHouse, outOfTwenty } from './planetsInYear.ts';

const OF_UNSEEN: Readonly<Record<YearLordFacts['lord_of_unseen']['rule'], string>> = {
  muntha_lord: 'मुंथेश',
  strongest: 'उनमें सबसे बलवान ग्रह',
  lagna_lord: 'वर्ष लग्नेश',
};

const MOON_RULES: Readonly<Record<YearLordFacts['moon_hands_on']['rule'], string>> = {
  keep: 'चंद्रमा वर्ष दूसरे ग्रह को देता है',
  tn: 'कर्क राशि में न होने पर चंद्रमा वर्ष दूसरे ग्रह को देता है',
  passed_over: 'चंद्रमा को छोड़कर अगला ग्रह लिया जाता है',
};

const JOINED: Readonly<Record<YearLordFacts['moon_joins']['whom'], string>> = {
  bearer: 'अधिकारी ग्रह',
  planet: 'ग्रह',
};

const PROMISES: Readonly<Record<YearLordFacts['year_lord_at_birth']['promise'], string>> = {
  solid: 'इससे वर्ष को मज़बूत आधार मिलता है।',
  fair: 'इससे वर्ष को ठीक आधार मिलता है।',
  small: 'जन्म से मिला आधार छोटा है, यह वर्ष उसे बढ़ाता है।',
};

const AFFLICTIONS: Readonly<Record<YearLordFacts['year_lord_affliction']['state'], string>> = {
  combust: 'अस्त है, इसलिए फल उसके बल से कुछ कम मिलेगा।',
  debilitated: 'नीच का है; उसके काम छोटी शुरुआत से बढ़ते हैं।',
  retrograde: 'वक्री है; रुके काम फिर उठेंगे और फल दूसरी कोशिश में मिलेगा।',
};

/** Returns मीन में नीच का, or मित्र की राशि सिंह में. */
function placedHi(dignity: Dignity, signIndex: number): string {
  const sign = signHi(signIndex);
  if (dignity === 'exalted' || dignity === 'debilitated') return `${sign} में ${IN_DIGNITY_HI[dignity]}`;
  return `${IN_DIGNITY_HI[dignity].replace(/ में$/, '')} ${sign} में`;
}

export const YEAR_LORD_HI: Sentences<YearLordFacts> = {
  office_reason: ({ isDayReturn, office, planet, signIndex }) => {
    const lord = `जिसका स्वामी ${planetHi(planet)} है`;
    const entry = `${isDayReturn ? 'दिन' : 'रात'} के वर्ष प्रवेश में`;
    switch (office) {
      case 'munthesh':
        return `मुंथा ${inSign(signIndex)} है, ${lord}।`;
      case 'janma_lagnesh':
        return `जन्म लग्न ${signHi(signIndex)} है, ${lord}।`;
      case 'varsha_lagnesh':
        return `वर्ष लग्न ${signHi(signIndex)} है, ${lord}।`;
      case 'masa_lagnesh':
        return `महीने का लग्न ${signHi(signIndex)} है, ${lord}।`;
      case 'dina_lagnesh':
        return `दिन का लग्न ${signHi(signIndex)} है, ${lord}।`;
      case 'tri_rashi_pati':
        return `${entry} ${signHi(signIndex)} लग्न का त्रिराशिपति ${planetHi(planet)} है।`;
      case 'dina_ratri_pati':
        return `${entry} ${isDayReturn ? 'सूर्य' : 'चंद्रमा'} ${inSign(signIndex)} है, ${lord}।`;
    }
  },
  one_aspects: () => 'पाँच अधिकारी ग्रहों में से कोई वर्ष लग्न को देखता है',
  one_is_able: () => 'पाँच अधिकारी ग्रहों में से किसी का पंचवर्गीय बल 5 या उससे अधिक है',
  munthesh_for_powerless: () => 'पाँचों के कमज़ोर होने पर मुंथेश वर्षेश होता है',
  lord_of_unseen: ({ rule }) => `पाँचों में से कोई वर्ष लग्न को न देखे तो ${OF_UNSEEN[rule]} वर्षेश होता है`,
  most_bala: ({ planet }) => `${planetHi(planet)} का पंचवर्गीय बल सबसे अधिक है`,
  first_of_equals: ({ by, equals, planet }) => {
    const names = listHi([planet, ...equals].map(planetHi));
    const merit = by === 'aspect' ? 'लग्न पर प्रबल दृष्टि' : 'अधिक पद';
    return `${names} का बल बराबर है; ${merit} होने से ${planetHi(planet)} आगे है`;
  },
  munthesh_of_equals: ({ planet }) => `${planetHi(planet)} मुंथेश है, इसलिए बराबर ग्रहों में वह आगे है`,
  moon_hands_on: ({ rule }) => MOON_RULES[rule],
  moon_joins: ({ whom }) => `जिस ${JOINED[whom]} से चंद्रमा का इत्थशाल है, वह वर्षेश होता है`,
  moon_joins_none: ({ whom }) => `चंद्रमा का किसी ${JOINED[whom]} से इत्थशाल नहीं है, इसलिए उसकी राशि का स्वामी वर्षेश होता है`,
  year_lord_combust: ({ planet }) => `वर्षेश ${planetHi(planet)} अस्त है`,
  year_lord_powerless: ({ planet }) => `${planetHi(planet)} का बल 5 से कम है`,
  year_lord_debilitated: ({ planet }) => `${planetHi(planet)} नीच का है`,
  year_lord_dusthana: ({ planet }) => `${planetHi(planet)} वर्ष कुंडली के छठे, आठवें या बारहवें भाव में है`,
  year_lord_retrograde: ({ planet }) => `${planetHi(planet)} वक्री है`,
  year_lord_nature: ({ band, planet }) => {
    const { effects, matters } = YEAR_NATURES[planet];
    return `${planetHi(planet)} इस वर्ष ${matters.hi} को सामने लाता है। ${effects[band].hi}`;
  },
  year_lord_house: ({ house, planet, signIndex }) => {
    const matters = HOUSE_MATTERS_OBLIQUE_HI[house - 1]!;
    const effect = `${planetHi(planet)} ${inSign(signIndex)}, ${inYearHouse(house)} है, इसलिए उसका असर ${matters} पर दिखेगा।`;
    return isDusthana(house) ? `${effect} इनमें फल मेहनत से मिलेगा।` : effect;
  },
  year_lord_muntha: ({ place, planet, signIndex, tie }) => {
    const lord = planetHi(planet);
    const muntha = `${signHi(signIndex)} राशि की मुंथा`;
    switch (tie) {
      case 'together':
        return `${lord} ${muntha} के साथ है। वर्ष का स्वामी और वर्ष का मुख्य विषय एक हो जाते हैं।`;
      case 'unseen':
        return `${lord} ${muntha} को नहीं देखता, इसलिए वर्षेश और वर्ष का मुख्य विषय अलग-अलग चलते हैं।`;
      case 'friendly':
        return `${lord} से ${rankOblique(place)} स्थान पर ${muntha} है। मित्र दृष्टि होने से उसे मदद मिलती है।`;
      case 'hostile':
        return `${lord} से ${rankOblique(place)} स्थान पर ${muntha} है। शत्रु दृष्टि होने से मुख्य काम मेहनत से बनेगा।`;
    }
  },
  year_lord_at_birth: ({ dignity, house, planet, promise, signIndex }) =>
    `जन्म कुंडली में ${planetHi(planet)} ${placedHi(dignity, signIndex)} है और ${inHouse(house)} बैठा है। ${PROMISES[promise]}`,
  year_lord_eighth: ({ eighthLord, planet, tie }) => {
    const eighth = `अष्टमेश ${planetHi(eighthLord)}`;
    switch (tie) {
      case 'same':
        return `${planetHi(planet)} अष्टमेश भी है, इसलिए कुछ फल बदलाव और धैर्य के बाद मिलेगा।`;
      case 'unseen':
        return `${eighth} का वर्षेश से कोई संबंध नहीं है।`;
      case 'together':
        return `${eighth} वर्षेश के साथ है। कामों में बदलाव आएँगे, इसलिए कुछ बचत रखें।`;
      case 'friendly':
        return `${eighth} वर्षेश को मित्र दृष्टि से देखता है।`;
      case 'hostile':
        return `${eighth} वर्षेश को शत्रु दृष्टि से देखता है। कुछ बचत रखें और बेवजह जोखिम न लें।`;
    }
  },
  year_lord_affliction: ({ planet, state }) => `${planetHi(planet)} ${AFFLICTIONS[state]}`,
  lord_bala: ({ bala }) => `पंचवर्गीय बल: ${outOfTwenty(bala)}`,
  lord_house: ({ house }) => inYearHouse(house),
  lord_to_muntha: ({ aspect }) => `मुंथा से संबंध: ${aspectHi(aspect)}`,
  lord_at_birth: ({ dignity, house }) =>
    `जन्म कुंडली के ${house === 1 ? 'लग्न' : houseOblique(house)} में, ${IN_DIGNITY_HI[dignity]}`,
  lord_combust: () => 'अस्त ग्रह',
  lord_debilitated: () => 'नीच का ग्रह',
};
