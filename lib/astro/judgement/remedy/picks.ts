/** The planets that each kind of remedy is for, the most urgent first (choice of kinds by practice). */
import type { AnyRemedyKind } from '../../remedy/aidedRemedies.ts';
import type { BurdenId, NeedPart, OfficeId, PlanetNeed } from './remedyNeeds.ts';

export type PickedKind = Exclude<AnyRemedyKind, 'worship' | 'gemstone'>;

type CauseId = BurdenId | OfficeId;

const WEAKNESSES: readonly BurdenId[] = ['weak', 'debilitated', 'combust', 'lost_war'];
const AFFLICTIONS: readonly BurdenId[] = [...WEAKNESSES, 'afflicted'];
const STRAINS: readonly BurdenId[] = [...AFFLICTIONS, 'dusthana', 'sade_sati'];
const DASHA_LORDS: readonly OfficeId[] = ['mahadasha_lord', 'antardasha_lord'];

/** Causes that each kind answers: only gifts are for mere lords of hard houses, only mantras for lords of the running dasha. */
const ANSWERED: Readonly<Record<PickedKind, readonly CauseId[]>> = {
  mantra: [...WEAKNESSES, ...DASHA_LORDS],
  donation: [...STRAINS, 'functional_malefic', 'dusthana_lord'],
  fast: STRAINS,
  puja: STRAINS,
  rudraksha: STRAINS,
  yantra: AFFLICTIONS,
};

export interface RemedyPick {
  readonly need: PlanetNeed;
  /** Why it is needed. */
  readonly reasons: readonly NeedPart<CauseId>[];
  /** What makes it more urgent. */
  readonly offices: readonly NeedPart<CauseId>[];
}

/**
 * Lists the planets that a kind of remedy answers, with the reasons it answers, in the order of the needs.
 *
 * @param needs the most urgent first
 */
export function remedyPicks(needs: readonly PlanetNeed[], kind: PickedKind): RemedyPick[] {
  const answered = ANSWERED[kind];
  return needs.flatMap((need) => {
    const parts: readonly NeedPart<CauseId>[] = [...need.burdens, ...need.offices];
    const reasons = parts.filter(({ id }) => answered.includes(id));
    return reasons.length > 0 ? [{ need, reasons, offices: need.offices.filter((one) => !reasons.includes(one)) }] : [];
  });
}

/** Tells whether a planet is weak or afflicted, whatever it rules and wherever it stands. */
export function isStrained({ burdens }: PlanetNeed): boolean {
  return burdens.some(({ id }) => AFFLICTIONS.includes(id));
}
