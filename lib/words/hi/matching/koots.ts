/** What is said of each of the eight koots, in Hindi. */
import type { Regard } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { KootReasonWords, KootWords, Undecided, WhichSide } from '../../facts/matching/koots.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraHi, planetHi, rankFeminine, rankHi, signHi } from '../grammar.ts';
import { bothPlanetsHi, ganaHi, KOOTS_HI, lackingHi, nadiHi, taraHi, varnaHi, vashyaHi, yoniHi } from './names.ts';

const VASHYA_RESULTS: Readonly<Record<KootReasonWords['vashya']['degree'], (groom: string, bride: string) => string>> =
  {
    full: (groom) => `दोनों ${groom} वर्ग की हैं, इसलिए पूरा मेल है।`,
    half: (groom, bride) => `${groom} और ${bride} वर्ग में आधा मेल माना गया है।`,
    little: (groom, bride) => `${groom} और ${bride} वर्ग में थोड़ा ही मेल माना गया है।`,
    none: (groom, bride) => `वर की ${groom} और वधू की ${bride} राशि का मेल तालिका में नहीं है।`,
  };

const YONI_RESULTS: Readonly<Record<KootReasonWords['yoni']['degree'], (groom: string, bride: string) => string>> = {
  same: (groom) => `दोनों की योनि ${groom} है, यह सबसे अच्छा मेल है।`,
  friendly: (groom, bride) => `${groom} और ${bride} योनि में मित्रता मानी गई है।`,
  indifferent: (groom, bride) => `${groom} और ${bride} योनि में न मित्रता है, न बैर।`,
  unfriendly: (groom, bride) => `${groom} और ${bride} योनि में मेल कम माना गया है।`,
  hostile: (groom, bride) => `${groom} और ${bride} योनि सात बैर-जोड़ियों में गिनी गई है।`,
};

const GANA_RESULTS: Readonly<Record<KootReasonWords['gana']['degree'], (groom: string, bride: string) => string>> = {
  full: (groom, bride) => (groom === bride ? `दोनों का ${groom} गण एक-सा है।` : `${groom} और ${bride} गण आपस में मिलते हैं।`),
  nearly: (groom, bride) => `वर का ${groom} और वधू का ${bride} गण लगभग पूरा मिलता है।`,
  little: (groom, bride) => `वर ${groom} और वधू ${bride} गण की हो तो बहुत कम अंक हैं।`,
  none: (groom, bride) => `वर ${groom} और वधू ${bride} गण की हो तो अंक नहीं हैं।`,
};

const MUTUAL: Readonly<Record<Exclude<Regard, 'same'>, string>> = {
  friend: 'दोनों आपस में मित्र हैं।',
  neutral: 'दोनों आपस में सम हैं।',
  enemy: 'दोनों आपस में शत्रु हैं।',
};

const REGARDS: Readonly<Record<Exclude<Regard, 'same'>, string>> = {
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रु',
};

function maitri({ bride, groom }: KootReasonWords['graha_maitri']): string {
  const [his, hers] = [signHi(groom.signIndex), signHi(bride.signIndex)];
  if (groom.regards === 'same' || bride.regards === 'same') {
    return groom.signIndex === bride.signIndex
      ? `दोनों की चंद्र राशि ${his} है, जिसका स्वामी ${planetHi(groom.lord)} है।`
      : `${his} और ${hers}, दोनों चंद्र राशियों का स्वामी ${planetHi(groom.lord)} है।`;
  }
  const lords = `चंद्र राशियों ${his} और ${hers} के स्वामी ${bothPlanetsHi(groom.lord, bride.lord)} हैं।`;
  if (groom.regards === bride.regards) return `${lords} ${MUTUAL[groom.regards]}`;
  return `${lords} ${planetHi(groom.lord)} के लिए ${planetHi(bride.lord)} ${REGARDS[groom.regards]} है, और ${planetHi(bride.lord)} के लिए ${planetHi(groom.lord)} ${REGARDS[bride.regards]}।`;
}

const CHANGES: Readonly<Record<Undecided, Readonly<Record<WhichSide, string>>>> = {
  star: {
    groom: 'वर के जन्म के दिन चंद्रमा का नक्षत्र बदला था।',
    bride: 'वधू के जन्म के दिन चंद्रमा का नक्षत्र बदला था।',
    both: 'दोनों के जन्म के दिन चंद्रमा का नक्षत्र बदला था।',
  },
  sign: {
    groom: 'वर के जन्म के दिन चंद्रमा की राशि बदली थी।',
    bride: 'वधू के जन्म के दिन चंद्रमा की राशि बदली थी।',
    both: 'दोनों के जन्म के दिन चंद्रमा की राशि बदली थी।',
  },
  half: {
    groom: 'वर की चंद्र राशि के दोनों आधे अलग-अलग वर्ग के हैं।',
    bride: 'वधू की चंद्र राशि के दोनों आधे अलग-अलग वर्ग के हैं।',
    both: 'दोनों की चंद्र राशियों के आधे अलग-अलग वर्ग के हैं।',
  },
};

const GOOD_TARA = 'शुभ';
const OTHER_TARA = 'अशुभ';

function counted({ count, isGood, tara }: KootReasonWords['tara']['toBride'], to: 'groom' | 'bride'): string {
  const star = to === 'bride' ? 'वर के नक्षत्र से वधू का नक्षत्र' : 'वधू के नक्षत्र से वर का नक्षत्र';
  return `${star} ${rankHi(count)} है, यह ${taraHi(tara)} तारा ${isGood ? GOOD_TARA : OTHER_TARA} मानी जाती है।`;
}

export const KOOTS_OF_MATCH_HI: Sentences<KootWords> = {
  varna({ bride, groom, isAgreed }) {
    const [his, hers] = [varnaHi(groom.varna), varnaHi(bride.varna)];
    if (his === hers) {
      return groom.signIndex === bride.signIndex
        ? `दोनों की राशि ${signHi(groom.signIndex)} है, जिसका वर्ण ${his} है; यह क्रम के अनुसार है।`
        : `${signHi(groom.signIndex)} और ${signHi(bride.signIndex)}, दोनों राशियों का वर्ण ${his} है; यह क्रम के अनुसार है।`;
    }
    const seen = `वर की राशि ${signHi(groom.signIndex)} का वर्ण ${his} है और वधू की राशि ${signHi(bride.signIndex)} का ${hers}।`;
    return `${seen} ${isAgreed ? 'यह श्लोक के क्रम के अनुसार है।' : 'श्लोक में क्रम इससे उलटा है।'}`;
  },
  vashya: ({ bride, degree, groom }) =>
    `वर की राशि ${signHi(groom.signIndex)} है और वधू की ${signHi(bride.signIndex)}। ${VASHYA_RESULTS[degree](vashyaHi(groom.vashya), vashyaHi(bride.vashya))}`,
  tara: ({ toBride, toGroom }) => `${counted(toBride, 'bride')} ${counted(toGroom, 'groom')}`,
  yoni: ({ bride, degree, groom }) =>
    `वर का नक्षत्र ${nakshatraHi(groom.nakshatraIndex)} है और वधू का ${nakshatraHi(bride.nakshatraIndex)}। ${YONI_RESULTS[degree](yoniHi(groom.yoni), yoniHi(bride.yoni))}`,
  graha_maitri: maitri,
  gana: ({ bride, degree, groom }) =>
    `${nakshatraHi(groom.nakshatraIndex)} ${ganaHi(groom.gana)} गण का नक्षत्र है और ${nakshatraHi(bride.nakshatraIndex)} ${ganaHi(bride.gana)} गण का। ${GANA_RESULTS[degree](ganaHi(groom.gana), ganaHi(bride.gana))}`,
  bhakoot({ bride, groom, isAgreed }) {
    if (groom.count === 1) return `दोनों के चंद्रमा ${signHi(groom.signIndex)} राशि में हैं, यह अच्छा मेल है।`;
    const seen = `वर की राशि ${signHi(groom.signIndex)} से वधू की राशि ${signHi(bride.signIndex)} ${rankFeminine(bride.count)} है।`;
    const back =
      groom.count === bride.count
        ? 'उधर से गिनें तो भी यही संबंध है'
        : `वधू की राशि से वर की राशि ${rankFeminine(groom.count)} है`;
    return `${seen} ${back}, ${isAgreed ? 'और यह मेल अच्छा है।' : 'और श्लोक में यह मेल अच्छा नहीं है।'}`;
  },
  nadi({ bride, groom }) {
    const [his, hers] = [nakshatraHi(groom.nakshatraIndex), nakshatraHi(bride.nakshatraIndex)];
    if (groom.nadi !== bride.nadi)
      return `${his} की नाड़ी ${nadiHi(groom.nadi)} है और ${hers} की ${nadiHi(bride.nadi)}, यानी नाड़ियाँ अलग हैं।`;
    const shared = `नाड़ी ${nadiHi(groom.nadi)} है; श्लोक में दो अलग नाड़ियाँ अच्छी कही गई हैं।`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `दोनों का नक्षत्र ${his} है, इसलिए दोनों की ${shared}`
      : `${his} और ${hers}, दोनों नक्षत्रों की ${shared}`;
  },
  undetermined({ by, koot, lacking, who }) {
    const needed = by === 'half' && lacking === 'time' ? 'चंद्रमा के अंश या जन्म का समय' : lackingHi(who, lacking);
    return `${CHANGES[by][who]} ${KOOTS_HI[koot]} के लिए ${needed} चाहिए।`;
  },
  either_way: ({ by, koot, lacking, who }) =>
    `${CHANGES[by][who]} ${KOOTS_HI[koot]} के अंक फिर भी ${lacking === 'degree' ? 'दोनों में' : 'पूरे दिन'} वही रहते हैं।`,
};
