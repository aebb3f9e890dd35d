/** The rules that all purposes share, as one of them uses them. */
import { citation } from '../../lib/astro/source.ts';
import { BLOCKS } from '../../lib/astro/tables/muhurta/blocks.ts';
import { FACTOR_RULES } from '../../lib/astro/tables/muhurta/factors.ts';
import {
  BONUS_IDS,
  COMPONENT_IDS,
  PENALTY_IDS,
  VETO_IDS,
  type BonusId,
  type ComponentId,
  type FactorId,
  type PenaltyId,
  type PurposeId,
} from '../../lib/astro/tables/muhurta/ids.ts';
import type { Purpose } from '../../lib/astro/tables/muhurta/purpose.ts';
import {
  BONUS_POINTS,
  COMPONENT_MAX,
  LIFTED_VETOES,
  MUHURTA_LEVELS,
  PENALTY_POINTS,
} from '../../lib/astro/tables/muhurta/rules.ts';
import { FACTOR_TEXTS } from '../../lib/astro/tables/muhurta/ruleTexts.ts';
import type { MuhurtaPurposeWhole } from '../../lib/schemas/muhurta/purposes.ts';
import type { Names } from '../../lib/words/names.ts';
import { MUHURTA_NAMES } from '../../lib/words/subjects/muhurta/names.ts';

/** The rule that says what a component looks at. */
const COMPONENT_RULES: Readonly<Record<ComponentId, FactorId>> = {
  nakshatra: 'nakshatra',
  tithi: 'tithi',
  weekday: 'weekday',
  yoga: 'yoga',
  karana: 'karana',
  month: 'month',
  lagna: 'lagna_sign',
  moon: 'moon_light',
  tara: 'tara',
  chandra: 'chandra',
};

/** Bonuses that a purpose does not have. */
const NOT_OF: Readonly<Partial<Record<BonusId, PurposeId>>> = { guru_pushya: 'marriage', ravi_pushya: 'marriage' };

type PenaltyFactor = PenaltyId & FactorId;

/** What a block costs stands with the block; pata and vedha are named by the texts and not reckoned. */
const isReckoned = (id: PenaltyId): id is PenaltyFactor => !['holashtak', 'soft_block', 'pata', 'vedha'].includes(id);

/** Penalties of a wedding alone. */
const OF_WEDDINGS: readonly PenaltyId[] = ['latta', 'moon_with_planet', 'jamitra', 'dagdha_tithi_by_sun'];

/** Returns the seasons and days that a purpose leaves. */
export function purposeBlocks({ blocks, softBlocks }: Purpose, names: Names): MuhurtaPurposeWhole['blocks'] {
  return blocks.map((id) => ({
    ...commonRule(id, names),
    id,
    is_soft: BLOCKS[id].isAlwaysSoft || softBlocks.includes(id),
  }));
}

/** Returns the rules that all purposes share, less what a purpose does not mind. */
export function commonRules({ hasTenDoshas, id, tithiRole }: Purpose, names: Names): MuhurtaPurposeWhole['common'] {
  const lifted = LIFTED_VETOES[id] ?? [];
  const closing = VETO_IDS.filter(
    (veto) => !lifted.includes(veto) && !(veto === 'tithi_avoid' && tithiRole === 'points'),
  );
  const bonuses = BONUS_IDS.filter((bonus) => NOT_OF[bonus] !== id);
  const penalties = PENALTY_IDS.filter(isReckoned).filter((one) => hasTenDoshas || !OF_WEDDINGS.includes(one));
  return {
    components: COMPONENT_IDS.map((component) => ({
      ...commonRule(COMPONENT_RULES[component], names),
      id: component,
      max: COMPONENT_MAX[component],
    })),
    vetoes: closing.map((veto) => commonRule(veto, names)),
    bonuses: bonuses.map((bonus) => ({ ...commonRule(bonus, names), points: BONUS_POINTS[bonus] })),
    penalties: penalties.map((penalty) => ({ ...commonRule(penalty, names), points: PENALTY_POINTS[penalty] })),
    levels: MUHURTA_LEVELS.map(({ from, id: level }) => ({
      id: level,
      name: MUHURTA_NAMES[names.lang].level({ level }),
      from,
    })),
  };
}

function commonRule(id: FactorId, names: Names) {
  const { label, rule } = FACTOR_TEXTS[id];
  const { source, status } = FACTOR_RULES[id];
  return { id, name: names.text(label), rule: names.text(rule), source: citation(source), status };
}
