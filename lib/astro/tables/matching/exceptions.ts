/** Exceptions (parihara) of the koots and of rajju: what each asks, what it rests on, and whether it counts by default. */
import { both, type Bilingual } from '../../bilingual.ts';
import { muhurtaChintamani, practice, type Source } from '../../source.ts';
import type { KootId, MatchStatus } from './ids.ts';

export interface ExceptionRow {
  readonly of: KootId | 'rajju';
  /** What it asks, worded as if it held. */
  readonly text: Bilingual;
  readonly status: MatchStatus;
  readonly source: Source;
  /** Whether it gives back the full points of its koot by default; others are named only. */
  readonly isAppliedByDefault: boolean;
  /** Whether it can give points back at all. */
  readonly isRestoring: boolean;
}

const SAME_SIGN_VERSE = muhurtaChintamani('Vivaha-prakarana', 'rashyaikye ced bhinnam riksham');
const BHAKOOT_VERSE = muhurtaChintamani('Vivaha-prakarana', '32');
const RAMAN = practice('B. V. Raman, Muhurtha');
const DIGESTS = practice('Digests of muhurta');

const APPLIED = { isAppliedByDefault: true, isRestoring: true } as const;
const NAMED = { isAppliedByDefault: false, isRestoring: true } as const;
const WITHOUT_POINTS = { isAppliedByDefault: false, isRestoring: false } as const;

const MOON_LORDS = both(
  'Both Moon signs have the same lord, or lords who are friends of each other',
  'दोनों की चंद्र-राशियों का स्वामी एक है, या स्वामी परस्पर मित्र हैं',
);
const NAVAMSA_LORDS = both(
  'The lords of the navamsas of both Moons are one, or friends of each other',
  'दोनों के चंद्र-नवांशों का स्वामी एक है, या स्वामी परस्पर मित्र हैं',
);
const SAME_SIGN_OTHER_STAR = both(
  'Both Moons are in one sign, in different nakshatras',
  'दोनों के चंद्रमा एक राशि के अलग-अलग नक्षत्रों में हैं',
);

/** By id; those of one koot in the order of their weight, the verse first. */
export const EXCEPTIONS = {
  nadi_same_sign_other_star: {
    of: 'nadi',
    text: SAME_SIGN_OTHER_STAR,
    status: 'textual',
    source: SAME_SIGN_VERSE,
    ...APPLIED,
  },
  nadi_same_star_other_sign: {
    of: 'nadi',
    text: both('Both Moons are in one nakshatra, in different signs', 'दोनों के चंद्रमा एक नक्षत्र में पर अलग-अलग राशियों में हैं'),
    status: 'textual',
    source: SAME_SIGN_VERSE,
    ...APPLIED,
  },
  // Some digests allow the last quarter of the verse only in need.
  nadi_same_star_other_pada: {
    of: 'nadi',
    text: both('Both Moons are in one nakshatra, in different padas', 'दोनों के चंद्रमा एक नक्षत्र के अलग-अलग चरणों में हैं'),
    status: 'textual',
    source: SAME_SIGN_VERSE,
    ...APPLIED,
  },
  nadi_exempt_stars: {
    of: 'nadi',
    text: both('Both nakshatras are among those that almanacs spare', 'दोनों के नक्षत्र उनमें हैं जिन्हें पंचांग दोष से मुक्त मानते हैं'),
    status: 'commentary',
    source: practice('Jyotirnibandha, as almanacs quote it'),
    ...NAMED,
  },
  // Many read it of two signs with one lord.
  nadi_one_lord_benefic: {
    of: 'nadi',
    text: both(
      'Both Moons are in one sign, and its lord is Mercury, Jupiter or Venus',
      'दोनों के चंद्रमा एक राशि में हैं, जिसका स्वामी बुध, गुरु या शुक्र है',
    ),
    status: 'commentary',
    source: practice('Vivaha Kutuhala, as digests quote it'),
    ...NAMED,
  },
  nadi_lords_friendly: { of: 'nadi', text: MOON_LORDS, status: 'practice', source: RAMAN, ...NAMED },
  nadi_no_pada_vedha: {
    of: 'nadi',
    text: both(
      'The padas do not face each other, as the 1st does the 4th and the 2nd the 3rd',
      'दोनों के चरण आमने-सामने नहीं हैं, जैसे पहला-चौथा या दूसरा-तीसरा होते हैं',
    ),
    status: 'commentary',
    source: practice('Narada, on the padas of the nadi'),
    ...NAMED,
  },
  bhakoot_one_lord: {
    of: 'bhakoot',
    text: both('Both Moon signs have the same lord', 'दोनों की चंद्र-राशियों का स्वामी एक है'),
    status: 'textual',
    source: BHAKOOT_VERSE,
    ...APPLIED,
  },
  bhakoot_lords_friendly: {
    of: 'bhakoot',
    text: both(
      'The lords of both Moon signs are friends of each other, and the nadis differ',
      'दोनों की चंद्र-राशियों के स्वामी परस्पर मित्र हैं और नाड़ियाँ अलग हैं',
    ),
    status: 'textual',
    source: BHAKOOT_VERSE,
    ...APPLIED,
  },
  // The verse asks for their strength too, which takes a whole chart.
  bhakoot_navamsa_lords_friendly: {
    of: 'bhakoot',
    text: both(
      'The lords of the navamsas of both Moons are one, or friends of each other, and the nadis differ',
      'दोनों के चंद्र-नवांशों का स्वामी एक है या स्वामी परस्पर मित्र हैं, और नाड़ियाँ अलग हैं',
    ),
    status: 'textual',
    source: BHAKOOT_VERSE,
    ...NAMED,
  },
  bhakoot_tara_and_vasya: {
    of: 'bhakoot',
    text: both(
      'Tara has its full points, and one Moon sign is said to follow the other',
      'तारा के पूरे गुण हैं और एक चंद्र-राशि दूसरी के वश में कही गई है',
    ),
    status: 'textual',
    source: BHAKOOT_VERSE,
    ...NAMED,
  },
  bhakoot_friendly_six_eight: {
    of: 'bhakoot',
    text: both(
      'The signs are 6th and 8th from each other, and the 8th is counted from the odd one',
      'राशियाँ परस्पर छठी-आठवीं हैं, और आठवीं विषम राशि से गिनी जाती है',
    ),
    status: 'commentary',
    source: practice('Muhurta Pradipa, as digests quote it; K. S. Charak, ch. XXVII'),
    ...NAMED,
  },
  gana_lords_friendly: {
    of: 'gana',
    text: MOON_LORDS,
    status: 'commentary',
    source: practice('Garga, as Piyushadhara quotes him'),
    ...APPLIED,
  },
  gana_same_sign_other_star: {
    of: 'gana',
    text: SAME_SIGN_OTHER_STAR,
    status: 'textual',
    source: SAME_SIGN_VERSE,
    ...APPLIED,
  },
  gana_navamsa_lords_friendly: { of: 'gana', text: NAVAMSA_LORDS, status: 'commentary', source: DIGESTS, ...NAMED },
  gana_star_beyond_14th: {
    of: 'gana',
    text: both('The bride’s nakshatra is beyond the 14th from the groom’s', 'कन्या का नक्षत्र वर के नक्षत्र से चौदहवें के आगे है'),
    status: 'practice',
    source: RAMAN,
    ...NAMED,
  },
  yoni_by_bhakoot_and_vashya: {
    of: 'yoni',
    text: both('Bhakoot has its full points, and vashya at least one', 'भकूट के पूरे गुण हैं और वश्य का कम से कम एक'),
    status: 'practice',
    source: DIGESTS,
    ...WITHOUT_POINTS,
  },
  varna_by_lords: {
    of: 'varna',
    text: both(
      'The lord of the groom’s Moon sign ranks in varna as high as that of the bride’s, or higher',
      'वर की चंद्र-राशि के स्वामी का वर्ण कन्या की चंद्र-राशि के स्वामी के वर्ण के बराबर या ऊपर है',
    ),
    status: 'commentary',
    source: practice('Digests on Muhurta Chintamani, Vivaha-prakarana 22'),
    ...WITHOUT_POINTS,
  },
  maitri_by_navamsa_or_bhakoot: {
    of: 'graha_maitri',
    text: both(
      'The lords of the navamsas of both Moons are one or friends of each other, or bhakoot has its full points',
      'दोनों के चंद्र-नवांशों का स्वामी एक है या स्वामी परस्पर मित्र हैं, या भकूट के पूरे गुण हैं',
    ),
    status: 'practice',
    source: DIGESTS,
    ...WITHOUT_POINTS,
  },
  rajju_by_other_koots: {
    of: 'rajju',
    text: both(
      'The lords of the signs, the signs, dina and mahendra all agree',
      'राशीश, राशि, दिन और माहेंद्र चारों मिलते हैं',
    ),
    status: 'practice',
    source: RAMAN,
    ...WITHOUT_POINTS,
  },
  rajju_opposite_direction: {
    of: 'rajju',
    text: both(
      'One nakshatra lies on the way up and the other on the way down (aroha and avaroha)',
      'एक नक्षत्र आरोह में और दूसरा अवरोह में है',
    ),
    status: 'practice',
    source: practice('Tamil almanacs'),
    ...WITHOUT_POINTS,
  },
} as const satisfies Record<string, ExceptionRow>;

export type ExceptionId = keyof typeof EXCEPTIONS;

/** Ids in the order of the table. */
export const EXCEPTION_IDS = Object.keys(EXCEPTIONS) as readonly ExceptionId[];

/** Stars that almanacs spare the fault of one nadi, by index. */
export const NADI_EXEMPT_STARS: readonly number[] = [3, 4, 5, 7, 15, 21, 25, 26];

/** Lords whose one sign, held by both Moons, spares the fault of one nadi. */
export const NADI_EXEMPT_LORDS: readonly string[] = ['Mercury', 'Jupiter', 'Venus'];
