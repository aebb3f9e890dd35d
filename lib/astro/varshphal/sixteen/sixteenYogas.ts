/**
 * The sixteen Tajika yogas, asked of matters: of the lord of the ascendant (L) and the lords of the houses asked about (K).
 *
 * Of the first eleven that the annual chart knows, those about pairs of lords are read of these pairs alone.
 */
import type { Bilingual } from '../../bilingual.ts';
import { isFormed, type Condition } from '../../evidence.ts';
import type { Bond } from '../bonds.ts';
import { LATER_YOGAS, type LaterYogaRow } from '../tables/laterYogas.ts';
import type { TajikaYogaRow } from '../tables/tajikaYogas.ts';
import type { TajikaContact } from '../tajikaAspects.ts';
import { tajikaYogas, type TajikaInstance } from '../tajikaYogas.ts';
import { LATER_EXAMINATIONS } from './laterYogas.ts';
import type { Matters } from './matters.ts';

export interface MatterYoga {
  readonly row: TajikaYogaRow | LaterYogaRow;
  readonly isPresent: boolean;
  readonly evidence: readonly Condition<Bilingual>[];
  readonly instances: readonly TajikaInstance[];
  /** The rule leaves room for interpretation. */
  readonly isInterpretive: boolean;
}

/** Returns the sixteen yogas, present or not, in the order of the text. */
export function sixteenYogas(matters: Matters): MatterYoga[] {
  const { bonds, chart } = matters;
  const contacts = bonds.flatMap(({ contact }) => contact ?? []);
  const first = tajikaYogas(chart, { chart, contacts, bonds }).map((yoga): MatterYoga => {
    const instances = yoga.instances.map((instance) => ({ ...instance, houses: housesOf(instance, bonds) }));
    return { ...yoga, instances, isInterpretive: yoga.row.id === 'gairi_kamboola' };
  });
  const later = LATER_YOGAS.map((row): MatterYoga => {
    const { evidence, instances } = LATER_EXAMINATIONS[row.id](matters);
    const isPresent = isFormed(evidence);
    return { row, isPresent, evidence, instances: isPresent ? instances : [], isInterpretive: true };
  });
  return [...first, ...later];
}

/** Ithasala and ishrafa of two lords are about the matter of the pair. */
function housesOf({ contact, houses }: TajikaInstance, bonds: readonly Bond[]): readonly number[] {
  if (houses.length > 0 || contact === null) return houses;
  const isSame = (other: TajikaContact | null) => other?.faster === contact.faster && other.slower === contact.slower;
  return bonds.find((bond) => isSame(bond.contact))?.houses ?? [];
}
