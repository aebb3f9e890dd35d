/** What is said of each exception of a match, in Hindi. */
import type { MoonSeen } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { TwoLords } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { Two } from '../../../astro/tables/matching/roles.ts';
import type { MatchStatus } from '../../../astro/tables/matching/ids.ts';
import type { Nadi } from '../../../astro/tables/nakshatraQualities.ts';
import type { ExceptionWords } from '../../facts/matching/exceptions.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, nakshatraHi, planetHi, rankFeminine, rankHi, rankOblique, signHi } from '../grammar.ts';
import { bothPlanetsHi, KOOTS_HI, lackingHi, nadiHi, varnaHi } from './names.ts';

type Moons = Two<MoonSeen>;

const moonSigns = ({ bride, groom }: Moons) =>
  `चंद्रमा दो राशियों में हैं, ${signHi(groom.signIndex)} और ${signHi(bride.signIndex)}।`;

const moonStars = ({ bride, groom }: Moons) =>
  `चंद्रमा दो नक्षत्रों में हैं, ${nakshatraHi(groom.nakshatraIndex)} और ${nakshatraHi(bride.nakshatraIndex)}।`;

function sameSignOtherStar(moons: Moons): string {
  const { bride, groom } = moons;
  const stars = `${nakshatraHi(groom.nakshatraIndex)} और ${nakshatraHi(bride.nakshatraIndex)}`;
  if (groom.signIndex !== bride.signIndex) return moonSigns(moons);
  return groom.nakshatraIndex === bride.nakshatraIndex
    ? `दोनों के चंद्रमा एक ही नक्षत्र ${nakshatraHi(groom.nakshatraIndex)} में हैं।`
    : `दोनों के चंद्रमा ${signHi(groom.signIndex)} राशि में हैं, पर नक्षत्र अलग हैं, ${stars}।`;
}

const OF_SIGNS = 'चंद्र राशियों';
const OF_NAVAMSAS = 'चंद्रमा के नवांशों';

function lordsText({ lords, regards }: TwoLords, of: string): string {
  if (regards.groom === 'same') return `दोनों ${of} का स्वामी ${planetHi(lords.groom)} है।`;
  const areFriends = regards.groom === 'friend' && regards.bride === 'friend';
  return `${of} के स्वामी ${bothPlanetsHi(lords.groom, lords.bride)} आपस में मित्र ${areFriends ? 'हैं' : 'नहीं हैं'}।`;
}

const nadisText = ({ nadis }: { readonly nadis: Two<Nadi> }) =>
  nadis.groom === nadis.bride
    ? `श्लोक में नाड़ियाँ अलग होना भी ज़रूरी है; यहाँ दोनों की नाड़ी ${nadiHi(nadis.groom)} है।`
    : `नाड़ियाँ भी अलग हैं, ${nadiHi(nadis.groom)} और ${nadiHi(nadis.bride)}।`;

const STATUSES: Readonly<Record<MatchStatus, string>> = {
  textual: 'यह मूल श्लोक में है।',
  commentary: 'इसे टीकाकारों के ग्रंथ बताते हैं।',
  practice: 'यह ज्योतिषियों की परंपरा है।',
  interpretive: 'यह हमारी अपनी व्याख्या है।',
};

const restored = ({ isApplied, koot }: ExceptionWords['effect']) => {
  if (koot === 'rajju') return 'इससे रज्जु का निर्णय नहीं बदलता।';
  return isApplied
    ? `इससे परिहार सहित कुल अंक में ${KOOTS_HI[koot]} के पूरे अंक जुड़ते हैं।`
    : `यह केवल बताया गया है; ${KOOTS_HI[koot]} के अंक नहीं बदलते।`;
};

const varnaOf = (varna: ExceptionWords['varna_by_lords']['varnas']['groom']) =>
  varna === 'below' ? 'चारों से बाहर' : varnaHi(varna);

export const EXCEPTIONS_OF_MATCH_HI: Sentences<ExceptionWords> = {
  nadi_same_sign_other_star: sameSignOtherStar,
  nadi_same_star_other_sign(moons) {
    const { bride, groom, isMet } = moons;
    if (isMet)
      return `दोनों का नक्षत्र ${nakshatraHi(groom.nakshatraIndex)} है, पर राशियाँ अलग हैं, ${signHi(groom.signIndex)} और ${signHi(bride.signIndex)}।`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `दोनों के चंद्रमा एक ही राशि ${signHi(groom.signIndex)} में हैं।`
      : moonStars(moons);
  },
  nadi_same_star_other_pada(moons) {
    const { bride, groom, isMet } = moons;
    if (isMet)
      return `दोनों का नक्षत्र ${nakshatraHi(groom.nakshatraIndex)} है; वर का ${rankHi(groom.pada)} चरण है और वधू का ${rankHi(bride.pada)}।`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `दोनों के चंद्रमा ${nakshatraHi(groom.nakshatraIndex)} के ${rankOblique(groom.pada)} चरण में हैं।`
      : moonStars(moons);
  },
  nadi_exempt_stars({ isExempt, isMet, nakshatras }) {
    const [his, hers] = [nakshatraHi(nakshatras.groom), nakshatraHi(nakshatras.bride)];
    if (isMet) {
      return his === hers
        ? `दोनों का नक्षत्र ${his} है, जो दोष से मुक्त आठ नक्षत्रों में है।`
        : `${his} और ${hers}, दोनों दोष से मुक्त आठ नक्षत्रों में हैं।`;
    }
    if (his === hers) return `${his} दोष से मुक्त आठ नक्षत्रों में नहीं है।`;
    if (isExempt.groom) return `${his} दोष से मुक्त नक्षत्रों में है, ${hers} नहीं है।`;
    if (isExempt.bride) return `${hers} दोष से मुक्त नक्षत्रों में है, ${his} नहीं है।`;
    return `न ${his} और न ${hers} दोष से मुक्त आठ नक्षत्रों में है।`;
  },
  nadi_one_lord_benefic({ lords, signs }) {
    if (signs.groom !== signs.bride)
      return `चंद्रमा ${signHi(signs.groom)} और ${signHi(signs.bride)} में हैं, एक राशि में नहीं।`;
    return `दोनों के चंद्रमा ${signHi(signs.groom)} राशि में हैं, जिसका स्वामी ${planetHi(lords.groom)} है।`;
  },
  nadi_lords_friendly: (lords) => lordsText(lords, OF_SIGNS),
  nadi_no_pada_vedha: ({ isMet, padas }) =>
    `वर का ${rankHi(padas.groom)} और वधू का ${rankHi(padas.bride)} चरण आमने-सामने ${isMet ? 'नहीं हैं' : 'हैं'}।`,
  bhakoot_one_lord: ({ lords }) =>
    lords.groom === lords.bride
      ? `दोनों चंद्र राशियों का स्वामी एक ही है, ${planetHi(lords.groom)}।`
      : `चंद्र राशियों के स्वामी दो हैं, ${bothPlanetsHi(lords.groom, lords.bride)}।`,
  bhakoot_lords_friendly: ({ isMet, nadis, ...lords }) =>
    isMet || areFriendly(lords) ? `${lordsText(lords, OF_SIGNS)} ${nadisText({ nadis })}` : lordsText(lords, OF_SIGNS),
  bhakoot_navamsa_lords_friendly: ({ isMet, nadis, ...lords }) =>
    isMet || areFriendly(lords)
      ? `${lordsText(lords, OF_NAVAMSAS)} ${nadisText({ nadis })}`
      : lordsText(lords, OF_NAVAMSAS),
  bhakoot_tara_and_vasya({ isMet, signs, vasya }) {
    const pair = `${signHi(signs.groom)} और ${signHi(signs.bride)}`;
    if (isMet) return `तारा पूरी मिलती है, और ${pair} में एक राशि दूसरी के वश्य में है।`;
    return vasya === 'neither'
      ? `${pair} में कोई राशि दूसरी के वश्य में नहीं है।`
      : `${pair} में एक राशि दूसरी के वश्य में है, पर तारा पूरी नहीं मिलती।`;
  },
  bhakoot_friendly_six_eight({ fromGroom, isMet, signs }) {
    const [his, hers] = [signHi(signs.groom), signHi(signs.bride)];
    if (fromGroom !== 6 && fromGroom !== 8)
      return `वर की ${his} से वधू की ${hers} ${rankFeminine(fromGroom)} है, छठी या आठवीं नहीं।`;
    const [eighth, base] = fromGroom === 8 ? [hers, his] : [his, hers];
    return isMet
      ? `${base} विषम राशि है और ${eighth} उससे आठवीं; यह षडाष्टक हल्का माना जाता है।`
      : `${base} सम राशि है और ${eighth} उससे आठवीं है।`;
  },
  gana_same_sign_other_star: sameSignOtherStar,
  gana_lords_friendly: (lords) => lordsText(lords, OF_SIGNS),
  gana_navamsa_lords_friendly: (lords) => lordsText(lords, OF_NAVAMSAS),
  gana_star_beyond_14th: ({ count, isMet, nakshatras }) =>
    `वर के ${nakshatraHi(nakshatras.groom)} से वधू का ${nakshatraHi(nakshatras.bride)} ${rankHi(count)} है, 14वें से आगे ${isMet ? 'है' : 'नहीं'}।`,
  yoni_by_bhakoot_and_vashya: ({ bhakootPoints, isMet }) =>
    isMet ? 'भकूट मिलता है और वश्य भी।' : bhakootPoints === 0 ? 'भकूट के अंक यहाँ नहीं मिलते।' : 'वश्य के अंक यहाँ कम हैं।',
  varna_by_lords: ({ isMet, lords, varnas }) =>
    lords.groom === lords.bride
      ? `दोनों राशियों का स्वामी ${planetHi(lords.groom)} है।`
      : `वर के राशि-स्वामी ${planetHi(lords.groom)} का वर्ण ${varnaOf(varnas.groom)} है, ${planetHi(lords.bride)} का ${varnaOf(varnas.bride)}; क्रम ${isMet ? 'ठीक है' : 'उलटा है'}।`,
  maitri_by_navamsa_or_bhakoot: ({ bhakootPoints, ...lords }) =>
    bhakootPoints > 0 ? 'भकूट पूरा मिलता है।' : lordsText(lords, OF_NAVAMSAS),
  rajju_by_other_koots(seen) {
    const missing = [
      ...(seen.isLordsAgreed ? [] : ['राशि-स्वामी']),
      ...(seen.isSignAgreed ? [] : ['राशि']),
      ...(seen.isDinaAgreed ? [] : ['दिन']),
      ...(seen.isMahendraAgreed ? [] : ['माहेंद्र']),
    ];
    if (missing.length === 0) return 'राशि, राशि-स्वामी, दिन और माहेंद्र चारों मिलते हैं।';
    return `इसके बदले जो चार देखे जाते हैं, उनमें ${listHi(missing)} ${missing.length === 1 ? 'नहीं मिलता' : 'नहीं मिलते'}।`;
  },
  rajju_opposite_direction({ courses }) {
    if (courses.groom === null || courses.bride === null) return 'शिर रज्जु न आरोह में है, न अवरोह में।';
    const way = (course: 'aroha' | 'avaroha') => (course === 'aroha' ? 'आरोह' : 'अवरोह');
    return courses.groom === courses.bride
      ? `दोनों नक्षत्र ${way(courses.groom)} में हैं।`
      : `वर का नक्षत्र ${way(courses.groom)} में है और वधू का ${way(courses.bride)} में।`;
  },
  effect: (effect) => `${STATUSES[effect.status]} ${restored(effect)}`,
  open: ({ lacking, who }) =>
    lacking === 'degree'
      ? `यह राशि के एक आधे में लागू होता है, दूसरे में नहीं। इसके लिए ${lackingHi(who, lacking)} चाहिए।`
      : `दिन के कुछ समय यह लागू होता है, कुछ समय नहीं। इसके लिए ${lackingHi(who, lacking)} चाहिए।`,
};

function areFriendly({ regards }: TwoLords): boolean {
  return [regards.groom, regards.bride].every((regard) => regard === 'friend' || regard === 'same');
}
