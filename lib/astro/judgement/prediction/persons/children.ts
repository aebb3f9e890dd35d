/**
 * The children as the chart describes them: the 5th and its lord, Jupiter, the putrakaraka and the saptamsa (BPHS 16;
 * Phaladeepika 12; Saravali 34; weights interpretive). Neither sex nor sterility is ever judged.
 */
import { aspectsOn } from '../../../chart/aspects.ts';
import { occupants, signOfHouse } from '../../../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../../../chart/houses.ts';
import { isTie, linkBetween } from '../../../chart/links.ts';
import { charaKaraka } from '../../../jaimini/charaKarakas.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { isBenefic } from '../../../planet/nature.ts';
import { compoundRelation } from '../../../planet/relationships.ts';
import { bphs, jaiminiSutras, phaladeepika, practice, saravali, type Source } from '../../../source.ts';
import { matterTime, type Person } from '../../../stage.ts';
import type { Planet } from '../../../tables/planets.ts';
import { element, modality, signLord } from '../../../tables/signs.ts';
import { vargaHouseSign, vargaOccupants } from '../../../varga/position.ts';
import type { AreaContext } from '../../areaContext.ts';
import {
  childTrait as trait,
  ground,
  type ChildBond,
  type ChildCount,
  type ChildrenKind,
  type ChildTime,
  type ChildTraitFact,
  type GroundFact,
} from './facts.ts';
import type { PersonTrait } from './partner.ts';
import { agreed, voteOf, type Vote } from './votes.ts';

export interface ChildrenPortrait {
  readonly kind: ChildrenKind;
  readonly count: ChildCount;
  readonly time: ChildTime;
  readonly bond: ChildBond;
  readonly talents: Planet;
  /** Number and time only while they lie ahead. */
  readonly traits: readonly PersonTrait<ChildTraitFact>[];
}

/** Returns whose children are described to a person; null to a child and a youth. */
export function childrenKind(person: Person): ChildrenKind | null {
  if (person.stage === 'child' || person.stage === 'youth') return null;
  return matterTime('children', person) === 'past' ? 'grown' : 'ahead';
}

const FIFTH = bphs(16);
const FRUIT = phaladeepika(12);
const KARAKA = jaiminiSutras('1.1', '11-18');
const SAPTAMSA = bphs(6);
const LORD = saravali(34);
const PRACTICE = practice('Description of children as astrologers practise it; weights interpretive');

/** Describes the children of a chart. */
export function childrenPortrait(context: AreaContext, kind: ChildrenKind): ChildrenPortrait {
  const count = agreed(countVotes(context));
  const time = agreed(timeVotes(context));
  const bond = agreed(bondVotes(context));
  const talents = agreed(talentVotes(context));
  return {
    kind,
    count: count.value,
    time: time.value,
    bond: bond.value,
    talents: talents.value,
    traits: [
      ...(kind === 'ahead'
        ? [
            { ...count, text: trait('count', { kind, count: count.value }) },
            { ...time, text: trait('time', { kind, time: time.value }) },
          ]
        : []),
      { ...bond, text: trait('bond', { kind, bond: bond.value }) },
      { ...talents, text: trait('talents', { kind, planet: talents.value }) },
    ],
  };
}

/** A planet of so much strength is strong, of less than the other weak. */
const [STRONG_FROM, WEAK_BELOW] = [60, 45];

function countVotes(context: AreaContext): Vote<ChildCount>[] {
  const { chart, strengths } = context;
  const sign = signOfHouse(chart, 5);
  const ruler = lordOfHouse(chart, 5);
  const rulerAt = context.varga('d7').planets[ruler].house;
  const { value: jupiter } = strengths.Jupiter;
  const looking = aspectsOn(chart, sign).filter((planet) => isBenefic(chart, planet));
  const bySign: ChildCount = element(sign) === 'water' ? 'several' : modality(sign) === 'fixed' ? 'few' : 'some';
  return [
    voteOf(bySign, 2, ground('house_sign', { house: 5, signIndex: sign }), FIFTH),
    voteOf<ChildCount>(
      jupiter >= STRONG_FROM ? 'several' : jupiter < WEAK_BELOW ? 'few' : 'some',
      1.5,
      ground('planet_strength', { planet: 'Jupiter', isStrong: jupiter >= STRONG_FROM }),
      FRUIT,
    ),
    ...occupants(chart, 5).map((planet) =>
      voteOf<ChildCount>(
        isBenefic(chart, planet) ? 'several' : 'few',
        1.6,
        ground('in_house', { planet, house: 5 }),
        FRUIT,
      ),
    ),
    ...looking.map((planet) =>
      voteOf<ChildCount>('several', 0.7, ground('aspects_house', { planet, house: 5 }), FRUIT),
    ),
    voteOf<ChildCount>(
      isDusthana(rulerAt) ? 'few' : isTrikona(rulerAt) ? 'several' : 'some',
      1.7,
      ground('varga_place', { varga: 'd7', planet: ruler, house: rulerAt }),
      SAPTAMSA,
    ),
  ];
}

function timeVotes(context: AreaContext): Vote<ChildTime>[] {
  const { chart } = context;
  const ruler = lordOfHouse(chart, 5);
  const { house: at } = chart.planets[ruler];
  const rulerInSaptamsa = context.varga('d7').planets[ruler].house;
  const slow = ['Saturn', 'Rahu', 'Ketu'] as const;
  const onFifth = aspectsOn(chart, signOfHouse(chart, 5));
  return [
    voteOf<ChildTime>(
      isDusthana(at) ? 'late' : isTrikona(at) ? 'early' : 'usual',
      1.5,
      ground('lord_in_house', { planet: ruler, house: 5, atHouse: at }),
      LORD,
    ),
    voteOf<ChildTime>(
      isDusthana(rulerInSaptamsa) ? 'late' : isKendra(rulerInSaptamsa) ? 'early' : 'usual',
      1.2,
      ground('varga_place', { varga: 'd7', planet: ruler, house: rulerInSaptamsa }),
      SAPTAMSA,
    ),
    ...slow
      .filter((planet) => chart.planets[planet].house === 5)
      .map((planet) => voteOf<ChildTime>('late', 2, ground('in_house', { planet, house: 5 }), FRUIT)),
    ...(onFifth.includes('Saturn')
      ? [voteOf<ChildTime>('late', 1.5, ground('aspects_house', { planet: 'Saturn', house: 5 }), FRUIT)]
      : []),
    ...(onFifth.includes('Jupiter')
      ? [voteOf<ChildTime>('early', 1.5, ground('aspects_house', { planet: 'Jupiter', house: 5 }), FRUIT)]
      : []),
  ];
}

/** What stands between parent and child, by the house in which it is seen, the 1st first. */
const BONDS: readonly ChildBond[] = [
  'close',
  'providing',
  'friendly',
  'close',
  'teaching',
  'caring',
  'friendly',
  'free',
  'teaching',
  'proud',
  'friendly',
  'free',
];

function bondVotes(context: AreaContext): Vote<ChildBond>[] {
  const { chart, karakas } = context;
  const ruler = lordOfHouse(chart, 5);
  const self = lordOfHouse(chart, 1);
  const { house: at } = chart.planets[ruler];
  const { house: rulerAt } = context.varga('d7').planets[ruler];
  const pk = charaKaraka(karakas, 'PK').planet;
  const { house: pkAt } = chart.planets[pk];
  return [
    voteOf(BONDS[at - 1]!, 2, ground('lord_in_house', { planet: ruler, house: 5, atHouse: at }), LORD),
    voteOf(BONDS[rulerAt - 1]!, 1.5, ground('varga_place', { varga: 'd7', planet: ruler, house: rulerAt }), SAPTAMSA),
    voteOf(BONDS[pkAt - 1]!, 1.4, ground('karaka_in_house', { karaka: 'PK', planet: pk, house: pkAt }), KARAKA),
    ...(self !== ruler && isTie(linkBetween(chart, self, ruler))
      ? [voteOf<ChildBond>('close', 1.6, ground('lords_tied', { self, planet: ruler, house: 5 }), PRACTICE)]
      : []),
    ...(self !== ruler && compoundRelation(self, ruler, chart.signs) === 'great_enemy'
      ? [voteOf<ChildBond>('free', 1.2, ground('lords_apart', { self, planet: ruler, house: 5 }), PRACTICE)]
      : []),
  ];
}

function talentVotes(context: AreaContext): Vote<Planet>[] {
  const { chart, karakas } = context;
  const saptamsa = context.varga('d7');
  const ruler = lordOfHouse(chart, 5);
  const [rising, fifth] = [1, 5].map((house) => signLord(vargaHouseSign(saptamsa, house)));
  const pk = charaKaraka(karakas, 'PK').planet;
  const ofPlanets: readonly (readonly [planet: Planet, weight: number, fact: GroundFact, source: Source])[] = [
    ...occupants(chart, 5).map((planet) => [planet, 2, ground('in_house', { planet, house: 5 }), FRUIT] as const),
    [pk, 1.9, ground('karaka', { karaka: 'PK', planet: pk }), KARAKA],
    [ruler, 1.6, ground('lord_of_house', { planet: ruler, house: 5 }), FIFTH],
    ...vargaOccupants(saptamsa, 5).map(
      (planet) => [planet, 1.5, ground('varga_holds', { varga: 'd7', house: 5, planet }), SAPTAMSA] as const,
    ),
    [fifth!, 1.3, ground('varga_lord', { varga: 'd7', house: 5, planet: fifth! }), SAPTAMSA],
    [rising!, 1.2, ground('varga_lord', { varga: 'd7', house: 1, planet: rising! }), SAPTAMSA],
  ];
  return ofPlanets.map(([planet, weight, fact, source]) => voteOf(planet, weight, fact, source));
}
