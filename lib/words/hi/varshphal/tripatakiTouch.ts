/** Sentences about the tri-pataki chakra in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { TouchedPoint, TripatakiWords } from '../../facts/varshphal/tripatakiTouch.ts';
import type { Sentences } from '../../sentences.ts';
import { isOrAre, listHi, planetsHi } from '../grammar.ts';

const POINTS: Readonly<Record<TouchedPoint, string>> = { ascendant: 'वर्ष लग्न', moon: 'चंद्रमा' };

/** What each planet adds where it acts as a benefic. */
const GIFTS: Readonly<Record<Planet, string>> = {
  Sun: 'बड़ों का सहयोग',
  Moon: 'सद्भाव',
  Mars: 'जोश',
  Mercury: 'साफ़ बातचीत',
  Jupiter: 'अच्छी सलाह',
  Venus: 'स्नेह',
  Saturn: 'धीरज',
  Rahu: 'नए रास्ते',
  Ketu: 'सूझ-बूझ',
};

/** What each planet adds where it acts as a malefic. */
const STRAINS: Readonly<Record<Planet, string>> = {
  Sun: 'अहं',
  Moon: 'बदलता मन',
  Mars: 'जल्दबाज़ी',
  Mercury: 'बातों की उलझन',
  Jupiter: 'बड़ी उम्मीदें',
  Venus: 'खर्च',
  Saturn: 'देरी',
  Rahu: 'चिंता',
  Ketu: 'छोटी रुकावटें',
};

const touch = (of: TouchedPoint, planets: readonly Planet[]) => `${POINTS[of]} पर ${planetsHi(planets)} का वेध है`;

export const TRIPATAKI_HI: Sentences<TripatakiWords> = {
  touched_by_none: ({ of }) =>
    of === 'moon'
      ? 'चंद्रमा पर किसी ग्रह का वेध नहीं है; इस वर्ष मन अपनी चाल से चलेगा।'
      : 'वर्ष लग्न पर किसी ग्रह का वेध नहीं है; वर्ष आपकी अपनी योजनाओं से चलेगा।',
  touched_by_benefics: ({ of, planets }) =>
    `${touch(of, planets)}, जिससे ये बातें मिलती हैं: ${listHi(planets.map((planet) => GIFTS[planet]))}।`,
  touched_by_malefics: ({ of, planets }) => {
    const strains = listHi(planets.map((planet) => STRAINS[planet]));
    const care = of === 'moon' ? 'आराम के लिए समय रखें' : 'योजना में थोड़ा समय अधिक रखें';
    return `${touch(of, planets)}। बीच में ये बातें आ सकती हैं: ${strains}। ${care}।`;
  },
  touched_by_rahu: ({ of }) =>
    of === 'moon'
      ? 'चंद्रमा पर राहु का वेध है। कोई चिंता हो तो भरोसे के व्यक्ति से बात करें।'
      : 'वर्ष लग्न पर राहु का वेध है। जो बात बहुत आसान लगे, उसे जाँच लें।',
  touched_by_ketu: ({ of }) =>
    of === 'moon'
      ? 'चंद्रमा पर केतु का वेध है। हफ़्ते में कुछ समय शांति का रखें।'
      : 'वर्ष लग्न पर केतु का वेध है। गाड़ी और औज़ार सँभालकर चलाएँ।',
  joined_by: ({ of, planets }) => `चक्र में ${planetsHi(planets)} ${POINTS[of]} के साथ ${isOrAre(planets.length)}।`,
};
