import { both } from '../../bilingual.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
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

/** Two of the three parts form it in part: the rule names that grade. */
const PARTS_NEEDED = 2;

export const matsya: Rule = {
  id: 'matsya',
  name: both('Matsya', 'मत्स्य'),
  family: 'raja',
  source: bphs(36),
  polarity: 'good',
  formation: both(
    'Benefics are in the 1st and the 9th, both kinds in the 5th, and malefics in the 4th and the 8th; two of the three form it in part',
    'लग्न और नौवें भाव में शुभ, पाँचवें में दोनों प्रकार के और चौथे तथा आठवें में पाप ग्रह हों; तीन में से दो अंग होने पर आंशिक',
  ),
  result: both('compassion, foresight, good character', 'करुणा, दूरदर्शिता, सच्चरित्रता'),
  countedFrom: 'ascendant',
  houses: [1, 4, 5, 8, 9],
  participants: (chart) =>
    heldParts(chart).flatMap((part) => PARTS[part][0].flatMap((house) => occupants(chart, house))),

  examine(chart) {
    const held = heldParts(chart);
    return [
      required('parts', PARTS_HELD, held.length >= PARTS_NEEDED, {
        benefics_in_1_and_9: held.includes('benefics_in_1_and_9'),
        mixed_in_5: held.includes('mixed_in_5'),
        malefics_in_4_and_8: held.includes('malefics_in_4_and_8'),
      }),
      weakens('partial', PARTIAL, held.length === PARTS_NEEDED, { parts: held.length }),
    ];
  },
};

const PARTS_HELD = both(
  'At least two hold: benefics alone in the 1st and the 9th, both kinds in the 5th, malefics alone in the 4th and the 8th',
  'इनमें से कम से कम दो हैं: लग्न और नौवें में केवल शुभ, पाँचवें में दोनों प्रकार के, चौथे और आठवें में केवल पाप ग्रह',
);
const PARTIAL = both('Only two of its three parts hold', 'इसके तीन में से केवल दो अंग हैं');

function heldParts(chart: Chart): Part[] {
  return (Object.keys(PARTS) as Part[]).filter((part) => {
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
