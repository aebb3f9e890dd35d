/** Sentences of the charts of siblings and of wealth in Hindi. */
import type { Fact } from '../../astro/factsOf.ts';
import type { CourageTone } from '../../astro/varga/drekkana.ts';
import type { HoraLord, VargaEffect, VargaReasons } from '../../astro/varga/facts.ts';
import type { WealthLevel, WealthRole } from '../../astro/varga/hora.ts';
import type { LifeChartWords } from '../facts/lifeCharts.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { houseOblique, inHouse, listHi, planetHi, planetsHi, signHi } from './grammar.ts';
import { inOwnPlace } from './placing.ts';
import { VARGA_HI } from './divisional.ts';
import { HOUSE_THEMES_HI, LEANINGS_HI } from './divisionalPhrases.ts';

const BONDS: Readonly<Record<VargaEffect, string>> = {
  supports: 'आपस में अपनापन आसानी से बनता है और जीवन भर सहारा देता है।',
  mixed: 'रिश्ते में उतार-चढ़ाव रहते हैं; समय-समय पर बात करते रहने से वह बना रहता है।',
  asks_care: 'रिश्ते में धैर्य रखें और साफ़ बात करें; यह मेहनत काम आती है।',
};

const COURAGE: Readonly<Record<CourageTone, string>> = {
  ready: 'साहस स्वभाव में है। पहला कदम बिना ज़्यादा सोचे उठता है और अभ्यास से हुनर जल्दी आता है।',
  growing: 'साहस काम करते-करते बढ़ता है। छोटे-छोटे जोखिम सोच-समझकर लेने से वह हर साल पक्का होता है।',
  gentle: 'साहस शांत ढंग का है। वह अपने से पहले दूसरों के लिए जागता है और तैयारी से उसे बल मिलता है।',
};

/** Makes a sentence of a part: that of a planet lacks its verb. */
function partHi(part: Fact<VargaReasons>): string {
  const label = sayIn(VARGA_HI, part);
  return part.id === 'courage_planet' ? `${label} है।` : `${label}।`;
}

const ROLES: Readonly<Record<WealthRole, string>> = {
  lord_2: 'द्वितीयेश (बचत)',
  lord_11: 'एकादशेश (आमदनी)',
  significator: 'टिकने वाले धन का कारक',
};

const WAYS: Readonly<Record<HoraLord, string>> = {
  Sun: 'लग्न सूर्य की होरा में है, इसलिए धन अपनी मेहनत, पद और पहल से बनता है।',
  Moon: 'लग्न चंद्रमा की होरा में है, इसलिए धन परिवार, लोगों और पोषण देने वाली चीज़ों से आता है।',
};

const LEVELS: Readonly<Record<WealthLevel['level'], string>> = {
  strong: 'धन के ग्रह ज़्यादातर कुंडलियों से बेहतर स्थिति में हैं, इसलिए कमाई टिकती भी है।',
  moderate: 'धन के ग्रह औसत स्थिति में हैं, इसलिए कितना बचेगा, यह योजना पर टिका है।',
  modest: 'धन के ग्रह औसत से कम अनुकूल हैं, इसलिए बड़े लाभ से ज़्यादा नियमित बचत काम आती है।',
};

export const LIFE_CHARTS_HI: Sentences<LifeChartWords> = {
  siblings({ bond, dignity, house, leaning, lord, lordHouse, lordSignIndex, planets, signIndex, who }) {
    const whose = who === 'younger' ? 'छोटे' : 'बड़े';
    const inside = planets.length > 0 ? `, जिसमें ${planetsHi(planets)} ${planets.length > 1 ? 'बैठे हैं' : 'बैठा है'}` : '';
    const lordPlace = `${inOwnPlace({ dignity, signIndex: lordSignIndex, isLifted: false })}, ${inHouse(lordHouse)}`;
    return [
      `${whose} भाई-बहन द्रेष्काण के ${houseOblique(house)} से देखे जाते हैं।`,
      `वहाँ ${signHi(signIndex)} राशि है${inside}; संकेत ${LEANINGS_HI[leaning]}।`,
      `उसका स्वामी ${planetHi(lord)} ${lordPlace} है, इसलिए आपस का मेल ${HOUSE_THEMES_HI[lordHouse - 1]!} से जुड़ा रहता है।`,
      BONDS[bond],
      'भाई-बहन कितने हैं, यह इससे नहीं पता चलता।',
    ].join(' ');
  },
  courage: ({ parts, tone }) => [COURAGE[tone], ...parts.map(partHi)].join(' '),
  sensitive_drekkanas: ({ ascendantLord, ascendantSignIndex, moonLord, moonSignIndex }) =>
    `लग्न से 22वाँ द्रेष्काण ${signHi(ascendantSignIndex)} राशि का है, जिसका स्वामी ${planetHi(ascendantLord)} है। चंद्रमा से वह ${signHi(moonSignIndex)} राशि का है, जिसका स्वामी ${planetHi(moonLord)} है। परंपरा में ये संवेदनशील माने जाते हैं: इनकी दशा में आराम और नियमित दिनचर्या रखें। इनसे कोई भविष्यवाणी नहीं की जाती।`,
  wealth_planet({ hora, isProper, placing, planet, roles }) {
    const gives = isProper ? 'जो उसके लिए सबसे अनुकूल है' : 'जहाँ से फल थोड़ा घूमकर मिलता है';
    return `${listHi(roles.map((role) => ROLES[role]))} ${planetHi(planet)} ${planetHi(hora)} की होरा में है, ${gives}। जन्म कुंडली में ${planetHi(planet)} ${inOwnPlace(placing)} है।`;
  },
  wealth({ hora, level, percent, planets }) {
    const best =
      planets.length > 0
        ? `इसमें सबसे ज़्यादा साथ ${planetsHi(planets)} से मिलता है।`
        : 'इसके मुख्य ग्रह अपनी अनुकूल होरा में नहीं हैं, इसलिए उनकी दशा में योजना बनाकर चलें।';
    return `${WAYS[hora]} होरा के अंक 100 में से ${percent} हैं: ${LEVELS[level]} ${best}`;
  },
};
