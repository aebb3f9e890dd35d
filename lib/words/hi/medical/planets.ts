/** Sentences on weak planets, strong planets and raised falls, in Hindi. */
import type { ProtectionLevel, StrengthTypeId } from '../../../astro/judgement/medical/protection.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { WeaknessSeverity } from '../../../astro/judgement/medical/weakness.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { PlanetWords } from '../../facts/medical.ts';
import { STRENGTH_NAMES, WEAKNESS_NAMES } from '../../medicalNames.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import { isOrAre, listHi, planetHi, planetsHi, signHi } from '../grammar.ts';
import { BODY_PARTS_HI } from '../health/bodyParts.ts';
import { strengthHi, weaknessHi } from './planetClauses.ts';

/** Each stands before है. */
const WEAK_AS: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'नीच का',
  combust: 'अस्त',
  enemy_sign: 'शत्रु की राशि में',
  functional_malefic: 'इस लग्न के लिए अशुभ',
  dusthana_lord: 'त्रिक भाव का स्वामी',
  dusthana_placement: 'त्रिक भाव में',
  no_directional_strength: 'दिग्बल से रहित',
  malefic_influence: 'पाप ग्रहों से पीड़ित',
  near_node: 'राहु या केतु के पास',
  retrograde_malefic: 'वक्री',
  house_junction: 'भाव संधि पर',
};

const WEAK: Readonly<Record<WeaknessSeverity, string>> = {
  severe: 'सेहत के लिए बहुत कमज़ोर है',
  high: 'सेहत के लिए कमज़ोर है',
  moderate: 'सेहत के लिए कुछ कमज़ोर है',
  low: 'में नाम मात्र की कमज़ोरी है',
};

/** Each continues क्योंकि वह. */
const STRONG_AS: Readonly<Record<StrengthTypeId, string>> = {
  dignity: 'राशि से बलवान',
  raised_fall: 'नीच भंग राजयोग में',
  directional_strength: 'दिग्बली',
  vargottama: 'वर्गोत्तम',
  strong_dispositor: 'बलवान ग्रह की राशि में',
  well_housed: 'अच्छे भाव में',
  benefic_influence: 'शुभ ग्रहों के साथ',
  shadbala: 'षड्बल में पूरा',
};

/** Each follows की of the parts. */
const LEVELS: Readonly<Record<ProtectionLevel, string>> = {
  full: 'पूरी रक्षा करता है',
  good: 'अच्छी रक्षा करता है',
  partial: 'कुछ रक्षा करता है',
  none: 'कम ही रक्षा कर पाता है',
};

/** Most types and parts that a sentence names. */
const NAMED = 2;
const PARTS_NAMED = 3;

/** Returns parts of the body before का, की, पर: घुटनों, जोड़ों और दाँतों. */
export function bodyPartsHi(parts: readonly BodyPartId[]): string {
  return listHi(parts.slice(0, PARTS_NAMED).map((part) => BODY_PARTS_HI[part]));
}

const countedFrom = (planet: SevenPlanet | null) => (planet === 'Moon' ? 'लग्न से' : 'लग्न या चंद्रमा से');
const reliefs = {
  other_sign: 'सूर्य दूसरी राशि में है',
  retrograde: 'वक्री होने से बल बना है',
  strong_by_sign: 'राशि से बल बना है',
};

export const MEDICAL_PLANETS_HI: Sentences<PlanetWords> = {
  ...SCORE_HI,
  fall_relieved: ({ count }) => (count === 1 ? 'एक शर्त से नीच भंग होता है' : `${count} शर्तों से नीच भंग राजयोग बनता है`),
  combustion_relieved: ({ by }) => listHi(by.map((relief) => reliefs[relief])),
  weakness_type: ({ type }) => weaknessHi(type),
  weakness_found: ({ type }) => WEAKNESS_NAMES[type.id].sanskrit,
  strength_type: ({ type }) => STRENGTH_NAMES[type.id].sanskrit,
  strength_found: ({ type }) => strengthHi(type),
  dispositor_in_kendra: ({ dispositor }) => `राशि का स्वामी ${planetHi(dispositor)} ${countedFrom(dispositor)} केंद्र में है`,
  exaltation_lord_in_kendra: ({ lord }) =>
    `उच्च राशि का स्वामी ${lord === null ? 'दूसरा ग्रह' : planetHi(lord)} ${countedFrom(lord)} केंद्र में है`,
  held_by_dispositor: ({ dispositor }) => `राशि का स्वामी ${planetHi(dispositor)} साथ है या उसे देखता है`,
  exchange_or_mutual_kendra: ({ dispositor, lord }) => {
    const other = lord === null ? '' : `, या ${planetHi(dispositor)} और ${planetHi(lord)} एक-दूसरे से केंद्र में हैं`;
    return `राशि के स्वामी ${planetHi(dispositor)} से राशि परिवर्तन है${other}`;
  },
  strong_in_navamsa_or_exalted_one_in_kendra: ({ exalted, signIndex }) => {
    const other = exalted === null ? '' : `, या ${signHi(signIndex)} में उच्च होने वाला ${planetHi(exalted)} केंद्र में है`;
    return `नवांश में उच्च का या अपनी राशि का है${other}`;
  },
  weakness: ({ isProtecting, parts, planet, raisedBy, severity, types }) => {
    const who = planetHi(planet);
    const rules = `${bodyPartsHi(parts)} का कारक ${who} है।`;
    if (raisedBy !== null) return `${who} नीच का है, पर नीच भंग राजयोग बनने से वह रक्षा करता है। ${rules}`;
    if (types.length === 0) return `${who} में ऐसी कोई कमज़ोरी नहीं जो गिनी जाए। ${rules}`;
    const why = listHi(types.slice(0, NAMED).map((type) => WEAK_AS[type]));
    if (isProtecting) return `${who} ${why} है, फिर भी कुल मिलाकर रक्षा करता है। ${rules}`;
    return `${who} ${WEAK[severity]}: वह ${why} है। ${rules}`;
  },
  weakest: ({ isAnyWeak, planets, type }) => {
    const [first] = planets;
    const why = type === null || !first ? '' : ` ${planetHi(first)} ${WEAK_AS[type]} है।`;
    if (!isAnyWeak) return `सेहत के लिए सबसे कम बल ${planetsHi(planets)} का है।${why}`;
    return `सेहत के लिए ${planetsHi(planets)} कमज़ोर ${isOrAre(planets.length)}।${why}`;
  },
  falls_raised: ({ planets }) => `${planetsHi(planets)} का नीच भंग होता है, इसलिए रक्षा मिलती है।`,
  little_burdened: ({ planets }) => `${planetsHi(planets)} में कोई कमज़ोरी नहीं है।`,
  protection: ({ level, parts, planet, types }) => {
    const guards = `${planetHi(planet)} ${bodyPartsHi(parts)} की ${LEVELS[level]}`;
    if (types.length === 0 || level === 'none') return `${guards}।`;
    return `${guards}, क्योंकि वह ${listHi(types.slice(0, NAMED).map((type) => STRONG_AS[type]))} है।`;
  },
  protectors: ({ planets }) => `सेहत को सबसे अधिक बल ${planetsHi(planets)} से मिलता है।`,
  no_protector: ({ strongest }) => `सबसे अधिक सहारा ${planetHi(strongest)} से मिलता है।`,
  protected_parts: ({ parts, planet }) =>
    `${planetHi(planet)} का नीच भंग होने से ${bodyPartsHi(parts)} की रक्षा मानी जाती है।`,
  fall_protects: ({ parts, planet }) => `नीच भंग के कारण ${planetHi(planet)} ${bodyPartsHi(parts)} को बचाता है।`,
};
