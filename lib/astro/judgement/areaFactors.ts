/** The factors that matters of life are judged by: tables list them as rows with weights, and each row judges one birth. */
import { aspectsOn } from '../chart/aspects.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import { charaKaraka } from '../jaimini/charaKarakas.ts';
import { KARAKA_OFFICES, type KarakaCode } from '../jaimini/tables/karakaOffices.ts';
import { linkBetween, type Link } from '../chart/links.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Fact } from '../factsOf.ts';
import type { Rule } from '../rule.ts';
import { bphs, jaiminiSutras, type Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import { within } from '../score.ts';
import type { AreaContext } from './areaContext.ts';
import { leaningOf, SCALES, type AreaFactor } from './areaScore.ts';
import {
  areaFact,
  office,
  type AreaFacts,
  type AreaFact,
  type Office,
  type SignifiedMatter,
  type YogaList,
} from './areaFacts.ts';
import { placingOf } from './placing.ts';
import { rankedBySlug } from './yogaScore.ts';

/** A row of a table of factors. */
export type FactorRow<Text = AreaFact> = (context: AreaContext) => AreaFactor<Text>;

/** A row that all matters share, by the facts that it says. */
export type SharedRow<Id extends keyof AreaFacts> = FactorRow<Fact<Pick<AreaFacts, Id>>>;

/** Returns a factor, with defaults for the fields that most factors leave out. */
export function areaFactor<Text = AreaFact>(
  parts: Pick<AreaFactor<Text>, 'id' | 'text' | 'leaning' | 'weight' | 'source'> & Partial<AreaFactor<Text>>,
): AreaFactor<Text> {
  const { id, leaning, source, text, weight, halvedBy = null, houses = [], observed = {}, planets = [] } = parts;
  return { id, text, leaning, weight, planets, houses, observed, source, halvedBy };
}

/** Returns the factor of each row for a birth, in the order of the rows. */
export function areaFactorsOf<Text = AreaFact>(
  context: AreaContext,
  rows: readonly FactorRow<Text>[],
): AreaFactor<Text>[] {
  return rows.map((row) => row(context));
}

/** Returns the row for the strength of a house. */
export function house(number: number, weight: number): SharedRow<'house_standing'> {
  return (context) => {
    const { value } = context.houseScore(number);
    const { aspects, lord, occupants: inside, signIndex } = context.house(number);
    const looking = aspects.filter(({ percent }) => percent === 100).map(({ planet }) => planet);
    return areaFactor({
      id: `house_${number}`,
      text: areaFact('house_standing', { house: number, signIndex, occupants: inside, lookers: looking, value }),
      leaning: leaningOf(value, SCALES.house),
      weight,
      planets: [lord, ...inside.filter((planet) => planet !== lord)],
      houses: [number],
      observed: { score: value, occupants: inside, aspected_by: looking },
      source: bphs(11, '14-16'),
    });
  };
}

/** Returns the row for the strength of the lord of a house. */
export function lord(number: number, weight: number): SharedRow<'planet_standing'> {
  return (context) => {
    const planet = lordOfHouse(context.chart, number);
    return standingFactor(context, `lord_${number}`, planet, office('lord_of', { house: number }), weight, bphs(24));
  };
}

/** Returns the row for the strength of a natural significator of the matter. */
export function significator(planet: Planet, weight: number, matter: SignifiedMatter): SharedRow<'planet_standing'> {
  return (context) =>
    standingFactor(
      context,
      `significator_${planet.toLowerCase()}`,
      planet,
      office('natural_significator', { matter }),
      weight,
      bphs(32, '22-24'),
    );
}

/** Returns the row for the strength of a variable significator (chara karaka). */
export function charaSignificator(code: Exclude<KarakaCode, 'PiK'>, weight: number): SharedRow<'planet_standing'> {
  return (context) => {
    const { planet } = charaKaraka(context.karakas, code);
    const id = KARAKA_OFFICES[code].name.toLowerCase();
    const role = office('variable_significator', { karaka: code });
    return standingFactor(context, id, planet, role, weight, jaiminiSutras('1.1', '11-18'));
  };
}

/** Returns the factor for the strength of a planet in an office. */
export function standingFactor(
  { chart, strengths }: AreaContext,
  id: string,
  planet: Planet,
  role: Office,
  weight: number,
  source: Source,
): AreaFactor<Fact<Pick<AreaFacts, 'planet_standing'>>> {
  const { value } = strengths[planet];
  const { dignity, house: at, isCombust } = chart.planets[planet];
  return areaFactor({
    id,
    text: areaFact('planet_standing', {
      planet,
      office: role,
      ...placingOf(chart, planet),
      house: at,
      isCombust,
      value,
    }),
    leaning: leaningOf(value, SCALES.planet),
    weight,
    planets: [planet],
    houses: [at],
    observed: { planet, strength: value, dignity, house: at, combust: isCombust },
    source,
  });
}

/** Returns the row for malefics in a house or aspecting it; each one adds, and a benefic that aspects it halves them. */
export function maleficsOn(
  number: number,
  weight: number,
  those: readonly Planet[],
): SharedRow<'malefics_press' | 'house_relieved'> {
  return ({ chart }) => {
    const found = onHouse(chart, number).filter((planet) => those.includes(planet) && !isBenefic(chart, planet));
    const relief = onHouse(chart, number).filter((planet) => isBenefic(chart, planet));
    const isHalved = found.length > 0 && relief.length > 0;
    return areaFactor<Fact<Pick<AreaFacts, 'malefics_press' | 'house_relieved'>>>({
      id: `malefics_${number}`,
      text: areaFact('malefics_press', { house: number, planets: found }),
      leaning: 0 - Math.min(found.length / 2, 1),
      weight,
      planets: found,
      houses: [number],
      observed: { malefics: found, relieved_by: relief },
      source: bphs(11, '14-16'),
      halvedBy: isHalved ? areaFact('house_relieved', { planets: relief }) : null,
    });
  };
}

/** Returns the row for benefics that stand in or aspect a house. */
export function beneficsOn(number: number, weight: number): SharedRow<'benefics_support'> {
  return ({ chart }) => {
    const found = onHouse(chart, number).filter((planet) => isBenefic(chart, planet));
    return areaFactor({
      id: `benefics_${number}`,
      text: areaFact('benefics_support', { house: number, planets: found }),
      leaning: Math.min(found.length / 2, 1),
      weight,
      planets: found,
      houses: [number],
      observed: { benefics: found },
      source: bphs(11, '14-16'),
    });
  };
}

/** Lists the planets in a house, then those that aspect it; nodes aspect as the conventions of the chart say. */
export function onHouse(chart: Chart, number: number): Planet[] {
  return [...occupants(chart, number), ...aspectsOn(chart, signOfHouse(chart, number))];
}

const LINK_LEANINGS: Readonly<Record<Link, number>> = {
  conjunction: 1,
  exchange: 1,
  mutual_aspect: 1,
  dispositor_aspect: 1,
  one_way_aspect: 0.5,
};

/** Returns the row for a bond between the lords of two houses. */
export function linkedLords(one: number, other: number, weight: number): SharedRow<'lords_linked'> {
  return ({ chart }) => {
    const [a, b] = [lordOfHouse(chart, one), lordOfHouse(chart, other)];
    const link = linkBetween(chart, a, b);
    const planets = a === b ? ([a] as const) : ([a, b] as const);
    return areaFactor({
      id: `link_${one}_${other}`,
      text: areaFact('lords_linked', { houses: [one, other], planets, link }),
      leaning: a === b ? LINK_LEANINGS.conjunction : link ? LINK_LEANINGS[link] : 0,
      weight,
      planets,
      houses: [one, other],
      observed: { link: a === b ? 'one_lord' : link },
      source: bphs(34, '11-15'),
    });
  };
}

/** Returns the row for the bindus of all planets in the signs of houses, against the mean of 28. */
export function bindusIn(houses: readonly number[], weight: number): FactorRow<Fact<AreaFacts>> {
  return ({ bindus, chart }) => {
    const given = houses.map((number) => bindus.sarva[signOfHouse(chart, number)]!);
    const mean = given.reduce((sum, each) => sum + each, 0) / given.length;
    return areaFactor({
      id: `bindus_${houses.join('_')}`,
      text: areaFact('bindus_given', {
        given: houses.map((number, index) => ({ house: number, bindus: given[index]! })),
      }),
      leaning: within(-1, (mean - MEAN_BINDUS) / BINDUS_REACH, 1),
      weight,
      houses,
      observed: { bindus: given },
      source: bphs(72),
    });
  };
}

const MEAN_BINDUS = 337 / 12;
/** Bindus above or below the mean that give the full leaning. Interpretive. */
const BINDUS_REACH = 8;

/**
 * Returns the row for yogas that are formed and not cancelled, by the sum of their strengths above a given one.
 *
 * @param from the strength from which a yoga counts: of families that every chart has several of, weak ones are no sign
 */
export function yogasFormed(
  list: YogaList,
  rules: readonly Rule[],
  weight: number,
  from = 0,
): FactorRow<Fact<AreaFacts>> {
  return (context) => {
    const strong = rankedBySlug(context.formed(rules)).filter(({ strength }) => strength!.value > from);
    const sign = strong[0]?.rule.polarity === 'bad' ? -1 : 1;
    const sum = strong.reduce((total, { strength }) => total + strength!.value - from, 0);
    const [best] = strong;
    const yogas = strong
      .slice(0, YOGAS_NAMED)
      .map(({ rule, strength }) => ({ name: rule.name, value: strength!.value }));
    return areaFactor({
      id: `${list}_yogas`,
      text: areaFact('yogas_formed', { list, yogas, least: from }),
      leaning: sign * Math.min(sum / (sign > 0 ? GIVES_ALL : TAKES_ALL), 1) + 0,
      weight,
      planets: best ? [...best.planets] : [],
      houses: best ? [...best.houses] : [],
      observed: { formed: strong.map(({ rule }) => rule.id) },
      source: best ? best.rule.source : rules[0]!.source,
    });
  };
}

const YOGAS_NAMED = 3;
/** Points that give the full leaning; yogas that strain are formed by weak planets and have few. Interpretive. */
const [GIVES_ALL, TAKES_ALL] = [100, 50];
