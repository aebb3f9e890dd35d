/** Panchaka: the Moon from the middle of Dhanishta to the end of Revati, and its kinds. */
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

/** The third quarter of Dhanishta, which is the beginning of Aquarius. Some begin with Dhanishta itself. */
export const PANCHAKA_START_DEG = 300;

export type PanchakaId = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu';

export interface PanchakaKind extends PanchangName {
  readonly id: PanchakaId;
  readonly nature: TimeNature;
  readonly meaning: string;
}

export const PANCHAKAS: Readonly<Record<PanchakaId, PanchakaKind>> = {
  roga: {
    id: 'roga',
    name: 'Roga Panchaka',
    sanskrit: 'रोग पंचक',
    nature: 'bad',
    meaning: 'Asks for rest and care over its five days; important beginnings are better kept for later.',
  },
  raja: {
    id: 'raja',
    name: 'Raja Panchaka',
    sanskrit: 'राज पंचक',
    nature: 'good',
    meaning: 'Held good for dealings with authority and for property.',
  },
  agni: {
    id: 'agni',
    name: 'Agni Panchaka',
    sanskrit: 'अग्नि पंचक',
    nature: 'bad',
    meaning: 'Asks for care with fire and tools; claims may be taken up, new building waits.',
  },
  chora: {
    id: 'chora',
    name: 'Chora Panchaka',
    sanskrit: 'चोर पंचक',
    nature: 'bad',
    meaning: 'Asks for care of belongings; journeys and dealings in money are better kept for later.',
  },
  mrityu: {
    id: 'mrityu',
    name: 'Mrityu Panchaka',
    sanskrit: 'मृत्यु पंचक',
    nature: 'bad',
    meaning: 'Named the hardest of the kinds: risky undertakings and disputes are avoided while it runs.',
  },
};

/** By the vara on which it begins, Sunday first; on Wednesday and Thursday it is free of a kind. */
export const PANCHAKA_KINDS: readonly (PanchakaId | null)[] = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'];

/** What is avoided while any Panchaka runs (Muhurta Chintamani, Nakshatra-prakarana). */
export const PANCHAKA_AVOID = [
  'gathering wood, grass and fuel',
  'a journey to the south',
  'making a bed',
  'roofing a house',
] as const;
