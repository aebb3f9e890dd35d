/** Why a planet needs care for health, or does not, in Hindi. */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { CareBurden, CareWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, planetHi, rankOblique } from '../grammar.ts';
import { BODY_PARTS_HI } from './bodyParts.ts';

/** A weakness score below this is slight. */
const SLIGHT = 30;

/** Kinds of weakness, as they stand before से दुर्बल है. */
const WEAKNESSES: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'नीच राशि में होने',
  combust: 'अस्त होने',
  enemy_sign: 'शत्रु राशि में होने',
  functional_malefic: 'लग्न के लिए अशुभ होने',
  dusthana_lord: 'कठिन (त्रिक) भाव का स्वामी होने',
  dusthana_placement: 'कठिन (त्रिक) भाव में बैठने',
  no_directional_strength: 'दिशा का बल न मिलने',
  malefic_influence: 'पाप ग्रहों के प्रभाव',
  near_node: 'छाया ग्रह के बहुत पास होने',
  retrograde_malefic: 'वक्री होने',
  house_junction: 'भाव की संधि पर होने',
};

/** Returns body parts in the oblique case, as before a postposition: घुटनों और जोड़ों. */
export function partsHi(parts: readonly BodyPartId[]): string {
  return listHi(parts.map((part) => BODY_PARTS_HI[part]));
}

/** Returns what burdens a planet, as predicates. */
function burdens({ houses, weakness }: CareBurden, isInFull: boolean): string[] {
  // No planet owns more than two of these houses.
  const places = `${houses.map(rankOblique).join(' तथा ')} ${houses.length > 1 ? 'भावों' : 'भाव'}`;
  return [
    ...(weakness ? [weaknessText(weakness, houses.length > 0, isInFull)] : []),
    ...(houses.length > 0 ? [`${places} का स्वामी ${weakness ? 'भी ' : ''}है`] : []),
  ];
}

function weaknessText(
  { score, types }: NonNullable<CareBurden['weakness']>,
  isFollowed: boolean,
  isInFull: boolean,
): string {
  const causes = types.slice(0, isInFull && !isFollowed ? 2 : 1).map((type) => WEAKNESSES[type]);
  const by = causes.length > 0 ? listHi(causes) : 'जन्म';
  return `${by} से ${score !== null && score < SLIGHT ? 'थोड़ा ' : ''}दुर्बल है`;
}

export const CARE_HI: Sentences<CareWords> = {
  burdened: (burden) => {
    const [planet, text] = [planetHi(burden.planet), burdens(burden, true).join(', और ')];
    const places = burden.houses.length > 1 ? ', और ये भाव स्वास्थ्य से जुड़े हैं' : ', जो स्वास्थ्य से जुड़ा भाव है';
    const tail = burden.weakness ? '' : places;
    const variants = [`इस कुंडली में ${planet} ${text}${tail}।`, `${planet} जन्म-कुंडली में ${text}${tail}।`];
    return variantOf(variants, burden.planet + text);
  },
  burdened_in_brief: (burden) => `${planetHi(burden.planet)} ${burdens(burden, false).join(' और ')}।`,
  stands_for: ({ isCalm, parts, planet }) =>
    isCalm
      ? `${planetHi(planet)} ${partsHi(parts)} का कारक है; यहाँ सामान्य देखभाल काफ़ी है।`
      : `${planetHi(planet)} ${partsHi(parts)} का कारक है, और इस कुंडली में ${parts.length > 1 ? 'इन' : 'इस'} पर ध्यान दें।`,
  period_marked: ({ planet }) => `विश्लेषण में ${planetHi(planet)} की दशा को सावधानी वाली बताया गया है।`,
  protects: ({ parts, planet }) => `${planetHi(planet)} इस कुंडली में बलवान है और ${partsHi(parts)} की रक्षा करता है।`,
  no_burden: ({ planet }) =>
    variantOf(
      [
        `परंपरा के अनुसार ${planetHi(planet)} यहाँ स्वास्थ्य पर कोई विशेष भार नहीं डालता।`,
        `${planetHi(planet)} की ओर से स्वास्थ्य पर कोई खास दबाव नहीं है।`,
      ],
      planet,
    ),
  again: ({ planet, turn }) =>
    variantInTurn(
      [
        `ध्यान देने योग्य ग्रह यहाँ भी ${planetHi(planet)} ही है।`,
        `इस दौर की कुंजी भी ${planetHi(planet)} के पास है।`,
        `यहाँ भी मुख्य भूमिका ${planetHi(planet)} की है।`,
      ],
      turn,
      planet,
    ),
  supports_again: ({ planet }) => `यहाँ भी ${planetHi(planet)} सहारा बना रहता है।`,
};
