/** Stretches of the calendar that purposes keep away from, and the days that custom takes as they are. */
import { muhurtaChintamani, muhurtha, practice, type Source } from '../../source.ts';
import type { BlockId, SelfSufficientId } from './ids.ts';
import type { RuleStatus } from '../../source.ts';

export interface BlockRow {
  readonly source: Source;
  readonly status: RuleStatus;
  /** Whether it only counts against a time, for every purpose that looks at it. */
  readonly isAlwaysSoft: boolean;
}

const SHUBHASHUBHA = muhurtaChintamani('Shubhashubha-prakarana');
const VIVAHA = muhurtaChintamani('Vivaha-prakarana');

const closing = (source: Source): BlockRow => ({ source, status: 'textual', isAlwaysSoft: false });

export const BLOCKS: Readonly<Record<BlockId, BlockRow>> = {
  adhika_masa: closing(SHUBHASHUBHA),
  kshaya_masa: closing(SHUBHASHUBHA),
  kharmas_dhanu: closing(muhurtaChintamani('Vivaha-prakarana', '13')),
  kharmas_mina: closing(muhurtaChintamani('Vivaha-prakarana', '13')),
  chaturmas: closing(practice('Dharmashastra: the four months from Devashayani to Devotthana')),
  pitru_paksha: closing(practice('Dharmashastra: the half month of the fathers')),
  holashtak: {
    source: practice('Muhurta Ganapati, as quoted: the eight days before Holi, in the north-west'),
    status: 'regional',
    isAlwaysSoft: true,
  },
  guru_asta: closing(SHUBHASHUBHA),
  shukra_asta: closing(SHUBHASHUBHA),
  simhastha_guru: { source: VIVAHA, status: 'regional', isAlwaysSoft: true },
  dakshinayana: closing(muhurtaChintamani('Samskara-prakarana')),
  dakshinayana_soft: { source: muhurtha(), status: 'practice', isAlwaysSoft: true },
  eclipse: closing(SHUBHASHUBHA),
  sankranti: closing(muhurtaChintamani('Sankranti-prakarana')),
  tithi_kshaya_vriddhi: { source: SHUBHASHUBHA, status: 'textual', isAlwaysSoft: true },
};

/** The part of the day in which its tithi must run. */
export type DayQuarter = 'forenoon' | 'afternoon' | 'dusk';

export interface SelfSufficientDay {
  readonly id: SelfSufficientId;
  /** Amanta, Chaitra 0. */
  readonly monthIndex: number;
  /** 1 to 30. */
  readonly tithi: number;
  readonly quarter: DayQuarter;
}

/** Days that custom takes without looking further. */
export const SELF_SUFFICIENT_DAYS: readonly SelfSufficientDay[] = [
  { id: 'akshaya_tritiya', monthIndex: 1, tithi: 3, quarter: 'forenoon' },
  { id: 'vijaya_dashami', monthIndex: 6, tithi: 10, quarter: 'afternoon' },
  { id: 'dhanteras', monthIndex: 6, tithi: 28, quarter: 'dusk' },
  { id: 'vasanta_panchami', monthIndex: 10, tithi: 5, quarter: 'forenoon' },
];
