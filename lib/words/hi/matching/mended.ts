/** Why an exception mends a koot, and which text has it, in Hindi. */
import type { ExceptionId } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { MatchVerdictWords } from '../../facts/matching/verdict.ts';
import { nakshatraHi, planetHi, signHi } from '../grammar.ts';
import { bothPlanetsHi } from './names.ts';

type Mended = MatchVerdictWords['mended'];

const sameSign = ({ moons }: Mended) => `राशि ${signHi(moons.groom.signIndex)} एक है पर नक्षत्र अलग हैं`;

const friends = ({ lords }: Mended) =>
  lords.groom === lords.bride
    ? `दोनों चंद्र राशियों का स्वामी ${planetHi(lords.groom)} है`
    : `राशि-स्वामी ${bothPlanetsHi(lords.groom, lords.bride)} मित्र हैं`;

const WHY: Readonly<Record<ExceptionId, (mended: Mended) => string>> = {
  nadi_same_sign_other_star: sameSign,
  nadi_same_star_other_sign: ({ moons }) => `नक्षत्र ${nakshatraHi(moons.groom.nakshatraIndex)} एक है पर राशियाँ अलग हैं`,
  nadi_same_star_other_pada: ({ moons }) => `नक्षत्र ${nakshatraHi(moons.groom.nakshatraIndex)} एक है पर चरण अलग हैं`,
  nadi_exempt_stars: ({ moons }) =>
    moons.groom.nakshatraIndex === moons.bride.nakshatraIndex
      ? `${nakshatraHi(moons.groom.nakshatraIndex)} दोष से मुक्त नक्षत्र है`
      : `${nakshatraHi(moons.groom.nakshatraIndex)} और ${nakshatraHi(moons.bride.nakshatraIndex)} दोष से मुक्त नक्षत्र हैं`,
  nadi_one_lord_benefic: ({ lords, moons }) =>
    `दोनों की राशि ${signHi(moons.groom.signIndex)} है, जिसका स्वामी ${planetHi(lords.groom)} है`,
  nadi_lords_friendly: friends,
  nadi_no_pada_vedha: () => 'चरण आमने-सामने नहीं हैं',
  bhakoot_one_lord: friends,
  bhakoot_lords_friendly: (mended) => `${friends(mended)} और नाड़ियाँ अलग हैं`,
  bhakoot_navamsa_lords_friendly: () => 'नवांशों के स्वामी मित्र हैं और नाड़ियाँ अलग हैं',
  bhakoot_tara_and_vasya: () => 'तारा पूरी मिलती है और एक राशि दूसरी के वश्य में है',
  bhakoot_friendly_six_eight: ({ moons }) =>
    `${signHi(moons.groom.signIndex)} और ${signHi(moons.bride.signIndex)} का षडाष्टक हल्का है`,
  gana_same_sign_other_star: sameSign,
  gana_lords_friendly: friends,
  gana_navamsa_lords_friendly: () => 'नवांशों के स्वामी मित्र हैं',
  gana_star_beyond_14th: ({ moons }) =>
    `${nakshatraHi(moons.groom.nakshatraIndex)} से ${nakshatraHi(moons.bride.nakshatraIndex)} 14वें से आगे है`,
  yoni_by_bhakoot_and_vashya: () => 'भकूट और वश्य मिलते हैं',
  varna_by_lords: ({ lords }) => `${bothPlanetsHi(lords.groom, lords.bride)} का क्रम ठीक है`,
  maitri_by_navamsa_or_bhakoot: () => 'नवांश या भकूट मिलते हैं',
  rajju_by_other_koots: () => 'बाकी चारों मिलते हैं',
  rajju_opposite_direction: () => 'एक नक्षत्र आरोह में है और दूसरा अवरोह में',
};

const VERSE = 'मुहूर्त चिंतामणि का श्लोक';
const DIGESTS = 'निबंध ग्रंथों का नियम';
const CUSTOM = 'ज्योतिषियों की परंपरा';

const BY: Readonly<Record<ExceptionId, string>> = {
  nadi_same_sign_other_star: VERSE,
  nadi_same_star_other_sign: VERSE,
  nadi_same_star_other_pada: VERSE,
  nadi_exempt_stars: 'ज्योतिर्निबंध',
  nadi_one_lord_benefic: 'विवाह कुतूहल',
  nadi_lords_friendly: CUSTOM,
  nadi_no_pada_vedha: 'नारद का नियम',
  bhakoot_one_lord: VERSE,
  bhakoot_lords_friendly: VERSE,
  bhakoot_navamsa_lords_friendly: VERSE,
  bhakoot_tara_and_vasya: VERSE,
  bhakoot_friendly_six_eight: DIGESTS,
  gana_same_sign_other_star: VERSE,
  gana_lords_friendly: 'गर्ग का वचन',
  gana_navamsa_lords_friendly: DIGESTS,
  gana_star_beyond_14th: CUSTOM,
  yoni_by_bhakoot_and_vashya: DIGESTS,
  varna_by_lords: DIGESTS,
  maitri_by_navamsa_or_bhakoot: DIGESTS,
  rajju_by_other_koots: CUSTOM,
  rajju_opposite_direction: CUSTOM,
};

/** The same before से and में: मुहूर्त चिंतामणि के श्लोक. */
export const mendedByHi = (exception: ExceptionId) => BY[exception].replace(/ का (?=श्लोक|नियम|वचन)/, ' के ');
/** Returns why an exception holds, to follow क्योंकि. */
export const whyMendedHi = (mended: Mended) => WHY[mended.exception](mended);
