/** Findings from comparing the bindus of houses in the sarvashtakavarga (BPHS 72 and practice). */
import type { HouseBindus } from '../../ashtakavarga/houseBindus.ts';
import { finding, type Finding, type FindingEffect, type FindingParts, type Observed } from '../../evidence.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import { practice, type Source } from '../../source.ts';
import { SARVA_SOURCE } from '../../tables/ashtakavarga.ts';

const COMPARED = ['gains_exceed_effort', 'effort_exceeds_gains', 'saving', 'spending', 'enjoyment'] as const;
type ComparisonId = (typeof COMPARED)[number];

/** A house with far fewer bindus than its neighbours. */
export interface SensitiveHouse {
  readonly house: number;
  readonly bindus: number;
  readonly previousBindus: number;
  readonly nextBindus: number;
}

/** Rules on the bindus of houses, and what they mean where they hold. */
export interface SarvaFacts {
  readonly more_bindus_rule: { readonly house: number; readonly thanHouse: number };
  readonly more_bindus: {
    readonly comparison: ComparisonId;
    readonly house: number;
    readonly thanHouse: number;
    readonly bindus: number;
    readonly thanBindus: number;
  };
  readonly vitality_rule: { readonly least: number };
  readonly vitality: { readonly bindus: number; readonly eighthBindus: number };
  readonly prosperity_rule: { readonly least: number };
  readonly prosperity: { readonly bindus: readonly number[] };
  readonly sensitive_houses_rule: Nothing;
  readonly sensitive_houses: { readonly places: readonly SensitiveHouse[] };
}

/** A finding whose rule and meaning are facts. */
export type SarvaFinding = Finding<Fact<SarvaFacts>>;

const fact = factsOf<SarvaFacts>();

/** One house with more bindus than another. */
interface Comparison {
  readonly more: number;
  readonly less: number;
  readonly tone: FindingEffect;
}

const COMPARISONS: Readonly<Record<ComparisonId, Comparison>> = {
  gains_exceed_effort: { more: 11, less: 10, tone: 'supports' },
  effort_exceeds_gains: { more: 10, less: 11, tone: 'asks_care' },
  saving: { more: 11, less: 12, tone: 'supports' },
  spending: { more: 12, less: 11, tone: 'asks_care' },
  enjoyment: { more: 1, less: 12, tone: 'supports' },
};

const PRACTICE = practice('Ashtakavarga practice: houses compared by the bindus of all planets');

/** Returns the finding of each rule, met or not; the 1st of the houses comes first. */
export function sarvaFindings(houses: readonly HouseBindus[]): SarvaFinding[] {
  return [
    ...COMPARED.map((id) => comparisonFinding(houses, id)),
    vitalityFinding(houses),
    prosperityFinding(houses),
    sensitiveFinding(houses),
  ];
}

type SarvaParts = Omit<FindingParts<Fact<SarvaFacts>>, 'confidence' | 'source'>;

function practiceFinding(parts: SarvaParts): SarvaFinding {
  return found(parts, PRACTICE, 'interpretive');
}

function found(parts: SarvaParts, source: Source, confidence: Finding['confidence']): SarvaFinding {
  return finding({ ...parts, source, confidence });
}

function comparisonFinding(houses: readonly HouseBindus[], id: ComparisonId): SarvaFinding {
  const { more, less, tone } = COMPARISONS[id];
  const [bindus, thanBindus] = [houses[more - 1]!.bindus, houses[less - 1]!.bindus];
  const parts: SarvaParts = {
    id,
    text: fact('more_bindus_rule', { house: more, thanHouse: less }),
    isMet: bindus > thanBindus,
    observed: observed(houses, [more, less]),
    effect: tone,
    meaning: fact('more_bindus', { comparison: id, house: more, thanHouse: less, bindus, thanBindus }),
  };
  return found(parts, SARVA_SOURCE, 'rule_exact');
}

const ENOUGH_FOR_VITALITY = 28;

function vitalityFinding(houses: readonly HouseBindus[]): SarvaFinding {
  const [first, eighth] = [houses[0]!.bindus, houses[7]!.bindus];
  return practiceFinding({
    id: 'vitality',
    text: fact('vitality_rule', { least: ENOUGH_FOR_VITALITY }),
    isMet: first >= ENOUGH_FOR_VITALITY && first > eighth,
    observed: observed(houses, [1, 8]),
    effect: 'supports',
    meaning: fact('vitality', { bindus: first, eighthBindus: eighth }),
  });
}

const ENOUGH_FOR_PROSPERITY = 30;
const PROSPERITY_HOUSES = [1, 9, 10, 11];

function prosperityFinding(houses: readonly HouseBindus[]): SarvaFinding {
  const bindus = PROSPERITY_HOUSES.map((house) => houses[house - 1]!.bindus);
  return practiceFinding({
    id: 'prosperity',
    text: fact('prosperity_rule', { least: ENOUGH_FOR_PROSPERITY }),
    isMet: bindus.every((each) => each >= ENOUGH_FOR_PROSPERITY),
    observed: observed(houses, PROSPERITY_HOUSES),
    effect: 'supports',
    meaning: fact('prosperity', { bindus }),
  });
}

function sensitiveFinding(houses: readonly HouseBindus[]): SarvaFinding {
  const sensitive = houses.filter(({ isSensitive }) => isSensitive);
  const places = sensitive.map(({ house, bindus, previous, next }) => ({
    house,
    bindus,
    previousBindus: previous.bindus,
    nextBindus: next.bindus,
  }));
  return practiceFinding({
    id: 'sensitive_houses',
    text: fact('sensitive_houses_rule', {}),
    isMet: sensitive.length > 0,
    observed: { houses: sensitive.map(({ house }) => house) },
    effect: 'asks_care',
    meaning: fact('sensitive_houses', { places }),
  });
}

/** The bindus that were compared, by house. */
function observed(houses: readonly HouseBindus[], looked: readonly number[]): Observed {
  return Object.fromEntries(looked.map((house) => [`bindus_of_house_${house}`, houses[house - 1]!.bindus]));
}
