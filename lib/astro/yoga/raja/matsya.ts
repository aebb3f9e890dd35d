import { both, type Bilingual } from '../../bilingual.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';

type Part = 'benefics_in_1_and_9' | 'mixed_in_5' | 'malefics_in_4_and_8';

type Company = 'benefics' | 'malefics' | 'mixed';

/** The houses of each part, and who must stand in each of them: one kind alone, or both. */
const PARTS: Readonly<Record<Part, readonly [houses: readonly number[], company: Company]>> = {
  benefics_in_1_and_9: [[1, 9], 'benefics'],
  mixed_in_5: [[5], 'mixed'],
  malefics_in_4_and_8: [[4, 8], 'malefics'],
};

const PART_IDS = ['benefics_in_1_and_9', 'mixed_in_5', 'malefics_in_4_and_8'] as const satisfies readonly Part[];

/** With two of the three it is partial. */
const PARTS_OF_PARTIAL = 2;

export const matsya: Rule = {
  id: 'matsya',
  name: both('Matsya', 'मत्स्य'),
  family: 'raja',
  source: bphs(36),
  polarity: 'good',
  formation: both(
    'Benefics are in the 1st and the 9th, both kinds in the 5th, and malefics in the 4th and the 8th',
    'लग्न और नौवें भाव में शुभ, पाँचवें में दोनों प्रकार के और चौथे तथा आठवें में पाप ग्रह हों',
  ),
  result: both('compassion, foresight, good character', 'करुणा, दूरदर्शिता, सच्चरित्रता'),
  countedFrom: 'ascendant',
  // The 8th is among its places.
  spares: ['in_dusthana'],
  isPartial: (evidence) => evidence.filter(({ isMet }) => isMet).length >= PARTS_OF_PARTIAL,
  houses: [1, 4, 5, 8, 9],
  participants: (chart) =>
    heldParts(chart).flatMap((part) => PARTS[part][0].flatMap((house) => occupants(chart, house))),

  examine(chart) {
    const held = heldParts(chart);
    return PART_IDS.map((part) =>
      required(part, PART_TEXTS[part], held.includes(part), {
        planets: PARTS[part][0].flatMap((house) => occupants(chart, house)),
      }),
    );
  },
};

const PART_TEXTS: Readonly<Record<Part, Bilingual>> = {
  benefics_in_1_and_9: both('Benefics alone are in the 1st and in the 9th', 'लग्न और नौवें भाव में केवल शुभ ग्रह हैं'),
  mixed_in_5: both('Benefics and malefics are in the 5th', 'पाँचवें भाव में शुभ और पाप दोनों ग्रह हैं'),
  malefics_in_4_and_8: both('Malefics alone are in the 4th and in the 8th', 'चौथे और आठवें भाव में केवल पाप ग्रह हैं'),
};

function heldParts(chart: Chart): Part[] {
  return PART_IDS.filter((part) => {
    const [houses, company] = PARTS[part];
    return houses.every((house) => companyIn(chart, house) === company);
  });
}

function companyIn(chart: Chart, house: number): Company | null {
  const planets = occupants(chart, house);
  if (planets.length === 0) return null;
  const benefics = planets.filter((id) => isBenefic(chart, id)).length;
  if (benefics === planets.length) return 'benefics';
  return benefics === 0 ? 'malefics' : 'mixed';
}
