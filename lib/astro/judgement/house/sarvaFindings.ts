/** Findings from comparing the bindus of houses in the sarvashtakavarga (BPHS 72 and practice). */
import type { HouseBindus } from '../../ashtakavarga/houseBindus.ts';
import type { Observed } from '../../condition.ts';
import { practice } from '../../source.ts';
import { SARVA_SOURCE } from '../../tables/ashtakavarga.ts';
import { HOUSE_TOPICS } from '../../tables/houses.ts';
import { listed, ordinal } from '../../words.ts';
import { finding, type Finding, type FindingTone } from '../finding.ts';

/** One house with more bindus than another. */
interface Comparison {
  readonly id: string;
  readonly more: number;
  readonly less: number;
  readonly tone: FindingTone;
  readonly meaning: string;
}

const COMPARISONS: readonly Comparison[] = [
  {
    id: 'gains_exceed_effort',
    more: 11,
    less: 10,
    tone: 'supports',
    meaning: 'what comes in tends to exceed the effort put in',
  },
  {
    id: 'effort_exceeds_gains',
    more: 10,
    less: 11,
    tone: 'asks_care',
    meaning: 'work runs ahead of its reward, so terms are worth settling before it begins',
  },
  { id: 'saving', more: 11, less: 12, tone: 'supports', meaning: 'more comes in than goes out, and saving is natural' },
  {
    id: 'spending',
    more: 12,
    less: 11,
    tone: 'asks_care',
    meaning: 'money goes out as readily as it comes, so a plan for it pays',
  },
  {
    id: 'enjoyment',
    more: 1,
    less: 12,
    tone: 'supports',
    meaning: 'there is strength left to enjoy what life brings',
  },
];

const PRACTICE = practice('Ashtakavarga practice: houses compared by the bindus of all planets');

/** Returns the finding of each rule, met or not; the 1st of the houses comes first. */
export function sarvaFindings(houses: readonly HouseBindus[]): Finding[] {
  return [
    ...COMPARISONS.map((comparison) => comparisonFinding(houses, comparison)),
    vitalityFinding(houses),
    prosperityFinding(houses),
    sensitiveFinding(houses),
  ];
}

function comparisonFinding(houses: readonly HouseBindus[], { id, more, less, tone, meaning }: Comparison): Finding {
  const [high, low] = [houses[more - 1]!.bindus, houses[less - 1]!.bindus];
  const [first, second] = [ordinal(more), ordinal(less)];
  return finding({
    id,
    rule: `The ${first} house has more bindus than the ${second}`,
    isMet: high > low,
    observed: observed(houses, [more, less]),
    tone,
    meaning: `The ${first} house has ${high} bindus and the ${second} ${low}: ${meaning}.`,
    source: SARVA_SOURCE,
  });
}

const ENOUGH_FOR_VITALITY = 28;

function vitalityFinding(houses: readonly HouseBindus[]): Finding {
  const [first, eighth] = [houses[0]!.bindus, houses[7]!.bindus];
  return finding({
    id: 'vitality',
    rule: `The 1st house has ${ENOUGH_FOR_VITALITY} bindus or more, and more than the 8th`,
    isMet: first >= ENOUGH_FOR_VITALITY && first > eighth,
    observed: observed(houses, [1, 8]),
    tone: 'supports',
    meaning: `The 1st house has ${first} bindus, the 8th ${eighth}: a body and a will that recover well.`,
    source: PRACTICE,
    confidence: 'interpretive',
  });
}

const ENOUGH_FOR_PROSPERITY = 30;
const PROSPERITY_HOUSES = [1, 9, 10, 11];

function prosperityFinding(houses: readonly HouseBindus[]): Finding {
  const bindus = PROSPERITY_HOUSES.map((house) => houses[house - 1]!.bindus);
  return finding({
    id: 'prosperity',
    rule: `The 1st, 9th, 10th and 11th houses have ${ENOUGH_FOR_PROSPERITY} bindus or more each`,
    isMet: bindus.every((each) => each >= ENOUGH_FOR_PROSPERITY),
    observed: observed(houses, PROSPERITY_HOUSES),
    tone: 'supports',
    meaning: `Self, fortune, work and gains carry each other, with ${listed(bindus.map(String))} bindus: a chart made to prosper by what it does.`,
    source: PRACTICE,
    confidence: 'interpretive',
  });
}

function sensitiveFinding(houses: readonly HouseBindus[]): Finding {
  const sensitive = houses.filter(({ isSensitive }) => isSensitive);
  const described = sensitive.map(
    ({ house, bindus, previous, next }) =>
      `the ${ordinal(house)} (${HOUSE_TOPICS[house - 1]!.area}) has ${bindus} bindus between ${previous.bindus} and ${next.bindus}`,
  );
  return finding({
    id: 'sensitive_houses',
    rule: 'A house has 10 bindus or more fewer than each of its neighbours',
    isMet: sensitive.length > 0,
    observed: { houses: sensitive.map(({ house }) => house) },
    tone: 'asks_care',
    meaning: `A sensitive point, where the pace changes suddenly as planets pass: ${listed(described)}. Room left in plans helps there.`,
    source: PRACTICE,
    confidence: 'interpretive',
  });
}

/** The bindus that were compared, by house. */
function observed(houses: readonly HouseBindus[], looked: readonly number[]): Observed {
  return Object.fromEntries(looked.map((house) => [`bindus_of_house_${house}`, houses[house - 1]!.bindus]));
}
