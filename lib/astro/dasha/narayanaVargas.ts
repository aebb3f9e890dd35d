/** For which house of the birth chart each divisional chart stands, where its narayana dasha begins. */
import { both, type Bilingual } from '../bilingual.ts';
import type { AgedMatter } from '../stage.ts';
import { VARGAS, type VargaId } from '../varga/vargas.ts';

export type DivisionalId = Exclude<VargaId, 'd1'>;

/** Which house that is: the house of its matter, or its number, twelves cast out (An Integrated Approach 18.5). */
export const VARGA_HOUSES = ['matter', 'number'] as const;
export type VargaHouse = (typeof VARGA_HOUSES)[number];

interface NarayanaVargaRow {
  /** The house of its matter, 1..12. */
  readonly house: number;
  /** Continues `matters of`; Hindi stands before की बातें. */
  readonly matter: Bilingual;
  /** The matter whose years of life it has; null where it belongs to all of them. */
  readonly aged: AgedMatter | null;
}

/** The D9 stands for the 7th as the chart of marriage; by number it would for the 9th. */
export const NARAYANA_VARGAS: Readonly<Record<DivisionalId, NarayanaVargaRow>> = {
  d2: row(2, 'wealth', 'धन', 'wealth'),
  d3: row(3, 'siblings and courage', 'भाई-बहनों और साहस'),
  d4: row(4, 'home and property', 'घर और संपत्ति', 'property'),
  d5: row(5, 'authority and talent', 'अधिकार और प्रतिभा', 'career'),
  d6: row(6, 'debts and disputes', 'कर्ज़ और विवाद'),
  d7: row(5, 'children', 'संतान', 'children'),
  d8: row(8, 'sudden change', 'अचानक बदलाव'),
  d9: row(7, 'marriage and duty', 'विवाह और धर्म', 'bond'),
  d10: row(10, 'work and standing', 'काम और पद', 'career'),
  d11: row(11, 'gains', 'लाभ', 'wealth'),
  d12: row(9, 'parents', 'माता-पिता'),
  d16: row(4, 'comforts and vehicles', 'सुख और वाहन', 'property'),
  d20: row(9, 'worship and practice', 'पूजा और साधना', 'spiritual'),
  d24: row(4, 'learning', 'पढ़ाई', 'education'),
  d27: row(3, 'stamina and courage', 'दमखम और साहस'),
  d30: row(6, 'difficulties', 'कठिनाइयों'),
  d40: row(4, 'the mother’s family', 'ननिहाल'),
  d45: row(9, 'the father’s family', 'पिता के कुल'),
  d60: row(12, 'former deeds', 'पूर्व कर्म'),
};

/** The house of the mother in the D12, whose own is that of the father. */
export const MOTHER_HOUSE = 4;

/** Returns the house of the birth chart that a divisional chart stands for, 1..12. */
export function narayanaHouse(id: DivisionalId, by: VargaHouse): number {
  return by === 'matter' ? NARAYANA_VARGAS[id].house : ((VARGAS[id].division - 1) % 12) + 1;
}

function row(house: number, en: string, hi: string, aged: AgedMatter | null = null): NarayanaVargaRow {
  return { house, matter: both(en, hi), aged };
}
