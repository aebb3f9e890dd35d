/** English phrases about health that several sentences share. */
import { BODY_PART, partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATIONS } from '../../astro/judgement/medical/tables/indications.ts';
import { named } from '../../astro/planetWords.ts';
import { capitalised, listed, ordinal } from '../../astro/words.ts';
import { dateText } from '../../time/writtenDates.ts';
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { CareScore, CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { PART_WORDS } from './tables/bodyPartWords.ts';
import { TYPE_WORDS } from './tables/planetWords.ts';
import { chosen } from './chosen.ts';

/** A weakness score below this is slight. */
const SLIGHT = 30;

/** Returns an ISO date as English writes it: 15 Jun 2030. */
export const date = (iso: IsoDate) => dateText(iso, 'en');

/** Returns body parts as they stand after "your". */
export function partsSaid(parts: readonly BodyPart[]): string {
  return listed(parts.map(({ id }) => PART_WORDS[id].en));
}

export const TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['is calm for health', 'is easy on the body, and usual care is enough', 'puts no great strain on the body'],
  watchful: ['asks for some care', 'is a time to go gently', 'asks you to keep an eye on your health'],
  careful: [
    'asks for good care of the body',
    'is a time in which health comes first',
    'asks you to look after yourself well',
  ],
};

/** Returns what burdens a planet, as predicates. */
export function burdens({ rules, weak }: CareScore, withScore: boolean): string[] {
  const score = weak && weak.score !== null && withScore ? ` (weakness ${Math.round(weak.score)} of 100)` : '';
  const causes = weak
    ? weak.types.slice(0, withScore && rules.length === 0 ? 2 : 1).map((type) => TYPE_WORDS[type].en)
    : [];
  const by = causes.length > 0 ? `, ${listed(causes)}${rules.length > 0 ? ',' : ''}` : '';
  const weakly = weak && weak.score !== null && weak.score < SLIGHT ? 'somewhat ' : '';
  return [
    ...(weak ? [`is ${weakly}weak at birth${score}${by}`] : []),
    ...(rules.length > 0 ? [`rules the ${listed(rules.map(ordinal))} house${rules.length > 1 ? 's' : ''}`] : []),
  ];
}

/** Returns why a planet without burdens is described: its significations, its period or its protection. */
export function otherGrounds(care: CareScore): string {
  const planet = capitalised(named(care.planet));
  const [indication] = care.indications;
  if (indication) {
    const parts = INDICATIONS.find(({ id }) => id === indication.id)!
      .parts.slice(0, 2)
      .map((id) => BODY_PART.get(id)!);
    if (care.tone === 'calm') return `${planet} stands for your ${partsSaid(parts)}; here usual care is enough.`;
    return `${planet} stands for your ${partsSaid(parts)}, which the chart marks for attention.`;
  }
  if (care.isDescribed) return `The analysis marks the period of ${named(care.planet)} as a time for care.`;
  if (care.protects === 'full' || care.protects === 'good') {
    return `${planet} is strong in your chart and protects your ${partsSaid(partsOfPlanet(care.planet).slice(0, 2))}.`;
  }
  return chosen(care.planet, [
    `By tradition ${named(care.planet)} puts no special burden on health here.`,
    `No particular strain on health comes from ${named(care.planet)}.`,
  ]);
}

export const LEVELS: Readonly<Record<number, string>> = { 1: 'mahadasha', 2: 'antardasha', 3: 'pratyantardasha' };
