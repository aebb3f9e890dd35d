/** Hindi phrases about health that several sentences share. */
import { hindiOrdinal } from '../../astro/words.ts';
import { BODY_PART, partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATIONS } from '../../astro/judgement/medical/tables/indications.ts';
import { dateText } from '../../time/writtenDates.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import type { WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { CareScore, CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { PARTS_SAID } from '../health/tables/bodyWords.ts';
import { TYPE_WORDS } from './tables/planetWords.ts';
import { chosen } from './chosen.ts';

/** A weakness score below this is slight. */
const SLIGHT = 30;

/** Returns an ISO date as Hindi writes it. */
export const date = (iso: IsoDate) => dateText(iso, 'hi');

/** Returns body parts in the oblique case, as before a postposition: घुटनों और जोड़ों. */
export function partsSaid(parts: readonly BodyPart[]): string {
  return listHi(parts.map(({ id }) => PARTS_SAID[id].hindi));
}

export const TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['स्वास्थ्य के लिए शांत है', 'सहज है और सामान्य सावधानी काफ़ी है', 'शरीर पर कोई बड़ा भार नहीं डालता'],
  watchful: ['थोड़ी सावधानी माँगता है', 'सँभलकर चलने का है', 'सेहत पर नज़र रखने का है'],
  careful: ['अच्छी देखभाल माँगता है', 'शरीर का पूरा ध्यान रखने का है', 'सेहत को सबसे आगे रखने का है'],
};

/** Returns what burdens a planet, as predicates. */
export function burdens({ rules, weak }: CareScore, withScore: boolean): string[] {
  const score = weak && weak.score !== null && withScore ? ` (दुर्बलता 100 में से ${Math.round(weak.score)})` : '';
  const by = weak && weak.types.length > 0 ? causes(weak.types, withScore && rules.length === 0) : 'जन्म से';
  const weakly = weak && weak.score !== null && weak.score < SLIGHT ? 'थोड़ा ' : '';
  // No planet owns more than two of these houses.
  const houses = rules.map(hindiOrdinal).join(' तथा ');
  return [
    ...(weak ? [`${by} ${weakly}दुर्बल है${score}`] : []),
    ...(rules.length > 0 ? [`${houses} ${rules.length > 1 ? 'भावों' : 'भाव'} का स्वामी ${weak ? 'भी ' : ''}है`] : []),
  ];
}

function causes(types: readonly WeaknessTypeId[], isWhole: boolean): string {
  const said = types.slice(0, isWhole ? 2 : 1).map((type) => TYPE_WORDS[type].hi);
  // अस्त होने और शत्रु राशि में होने से: the postposition stands once, at the end.
  return listHi(said.map((one, index) => (index < said.length - 1 ? one.replace(/ से$/, '') : one)));
}

/** Returns why a planet without burdens is described: its significations, its period or its protection. */
export function otherGrounds(care: CareScore): string {
  const planet = PLANETS_HI[care.planet];
  const [indication] = care.indications;
  if (indication) {
    const parts = INDICATIONS.find(({ id }) => id === indication.id)!
      .parts.slice(0, 2)
      .map((id) => BODY_PART.get(id)!);
    if (care.tone === 'calm') return `${planet} ${partsSaid(parts)} का कारक है; यहाँ सामान्य देखभाल काफ़ी है।`;
    return `${planet} ${partsSaid(parts)} का कारक है, और आपकी कुंडली ${parts.length > 1 ? 'इन' : 'इस'} पर ध्यान माँगती है।`;
  }
  if (care.isDescribed) return `विश्लेषण में ${planet} की दशा को सावधानी वाली बताया गया है।`;
  if (care.protects === 'full' || care.protects === 'good') {
    return `${planet} आपकी कुंडली में बली है और ${partsSaid(partsOfPlanet(care.planet).slice(0, 2))} की रक्षा करता है।`;
  }
  return chosen(care.planet, [
    `परंपरा के अनुसार ${planet} यहाँ स्वास्थ्य पर कोई विशेष भार नहीं डालता।`,
    `${planet} की ओर से स्वास्थ्य पर कोई खास दबाव नहीं है।`,
  ]);
}

export const HINDI_LEVELS: Readonly<Record<number, string>> = { 1: 'महादशा', 2: 'अंतर्दशा', 3: 'प्रत्यंतर्दशा' };
