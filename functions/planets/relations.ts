/** Answers of /planets about relations of planets to each other and to houses. */
import { separationDeg, wrap180, wrap360, nthSignFrom, wrapIndex } from '../../lib/astro/angle.ts';
import {
  aspectedPlaces,
  aspectPercent,
  aspectsOn,
  drishtiVirupas,
  isAspecting,
} from '../../lib/astro/chart/aspects.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { occupants, planetsOf, type Chart, type ChartPlanet } from '../../lib/astro/chart/chart.ts';
import {
  conjunctions as pairsTogether,
  conjunctionsAcrossBorder,
  type Conjunction,
} from '../../lib/astro/chart/conjunctions.ts';
import {
  badhakaHouse,
  functionalNature,
  HOUSES,
  isMaraka,
  isYogakaraka,
  lordOfHouse,
  ownedHouses,
} from '../../lib/astro/planet/lordship.ts';
import { naturalNature } from '../../lib/astro/planet/nature.ts';
import { compoundRelation, temporaryRelation } from '../../lib/astro/planet/relationships.ts';
import { bphs, citation, phaladeepika, saravali, suryaSiddhanta } from '../../lib/astro/source.ts';
import { conjunctionTheme } from '../../lib/astro/tables/conjunctionThemes.ts';
import { FUNCTIONAL_NATURES } from '../../lib/astro/tables/functionalNatures.ts';
import { HOUSE_KARAKAS, PLANET_NATURES, signifiedHouses } from '../../lib/astro/tables/karakas.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { naturalRelation } from '../../lib/astro/tables/relationships.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import type {
  PlanetAspects,
  PlanetConjunctions,
  PlanetKarakas,
  PlanetLordships,
  PlanetRelationships,
} from '../../lib/schemas/planets/relations.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees, hundredths } from '../../lib/astro/rounding.ts';
import { byPlanetId, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { ordinal } from '../../lib/astro/words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { FixedKarakaStrength } from '../../lib/astro/jaimini/fixedKarakas.ts';
import { Warned } from '../../lib/records/warned.ts';
import { fixedKarakaRecord } from './fixedKarakas.ts';
import { lordshipRecords } from '../../lib/records/planet/lordship.ts';

export function aspects({ chart, names }: BirthContext): PlanetAspects {
  const planets = planetsOf(chart);
  const isMutual = (a: ChartPlanet, b: ChartPlanet) =>
    isAspecting(chart, a.id, b.signIndex) && isAspecting(chart, b.id, a.signIndex);
  return {
    planets: planets.map((planet) => aspectsOfPlanet(chart, planet, names)),
    ascendant: { aspected_by: aspectsOn(chart, chart.ascendant.signIndex).map(planetId) },
    mutual_aspects: planets.flatMap((a, i) =>
      planets.slice(i + 1).flatMap((b) => (isMutual(a, b) ? [[planetId(a.id), planetId(b.id)]] : [])),
    ),
    sources: [citation(bphs(26, '2-5')), citation(bphs(26, '6-12'))],
  };
}

type AspectRecord = PlanetAspects['planets'][number]['aspects'][number];

function aspectsOfPlanet(chart: Chart, planet: ChartPlanet, names: Names): PlanetAspects['planets'][number] {
  const { id, house, longitudeDeg, signIndex } = planet;
  const { nodeAspects } = chart.conventions;
  const cast = aspectedPlaces(id, nodeAspects).map((place) => aspectRecord(chart, planet, place, 100, names));
  const partial = [3, 4, 5, 8, 9, 10].flatMap((place) => {
    const percent = aspectPercent(id, place, nodeAspects);
    return percent === 0 || percent === 100 ? [] : [aspectRecord(chart, planet, place, percent, names)];
  });
  const others = planetsOf(chart).filter((other) => other.id !== id);
  return {
    ...planetHead(id, names),
    house,
    aspected_houses: cast.map((aspect) => aspect.house),
    aspected_signs: cast.map((aspect) => aspect.sign.number),
    aspected_planets: cast.flatMap((aspect) => aspect.planets),
    aspects: cast,
    partial_aspects: partial,
    aspected_by: aspectsOn(chart, signIndex).map(planetId),
    drishti: others.map((other) => ({
      planet: planetId(other.id),
      arc: degrees(wrap360(other.longitudeDeg - longitudeDeg)),
      virupas: hundredths(drishtiVirupas(id, longitudeDeg, other.longitudeDeg)),
    })),
  };
}

function aspectRecord(chart: Chart, planet: ChartPlanet, place: number, percent: number, names: Names): AspectRecord {
  const house = wrapIndex(planet.house + place - 2, 12) + 1;
  return {
    kind: ordinal(place),
    house,
    sign: signRef(nthSignFrom(planet.signIndex, place), names),
    strength_percent: percent as AspectRecord['strength_percent'],
    is_special: percent === 100 && place !== 7,
    planets: occupants(chart, house).map(planetId),
  };
}

export function conjunctions({ chart, names }: BirthContext): PlanetConjunctions {
  const held = HOUSES.map((house) => ({ house, planets: occupants(chart, house) })).filter(
    ({ planets }) => planets.length > 1,
  );
  return {
    conjunctions: pairsTogether(chart).map((pair) => pairRecord(pair, names)),
    groups: held.map(({ house, planets }) => ({
      sign: signRef(chart.signs[planets[0]!], names),
      house,
      planets: planets.map(planetId),
      span: degrees(spanDeg(chart, planets)),
    })),
    across_border: conjunctionsAcrossBorder(chart).map((pair) => pairRecord(pair, names)),
    sources: [citation(saravali(15)), citation(phaladeepika(18)), citation(suryaSiddhanta(7, '18-23'))],
  };
}

function pairRecord({ planets: [a, b], orbDeg, closeness, war }: Conjunction, names: Names) {
  const isOneSign = a.signIndex === b.signIndex;
  const aheadDeg = wrap180(b.longitudeDeg - a.longitudeDeg);
  return {
    planets: [planetId(a.id), planetId(b.id)],
    sign: isOneSign ? signRef(a.signIndex, names) : null,
    house: isOneSign ? a.house : null,
    orb: degrees(orbDeg),
    degree_distance: degrees(Math.abs(aheadDeg)),
    ahead: aheadDeg === 0 ? null : planetId(aheadDeg > 0 ? b.id : a.id),
    closeness,
    war: war && { winner: planetId(war.winner), loser: planetId(war.loser) },
    theme: names.text(conjunctionTheme(a.id, b.id)),
    confidence: 'interpretive' as const,
  };
}

/** The largest separation, in degrees, among planets of one sign. */
function spanDeg({ planets }: Chart, ids: readonly Planet[]): number {
  const longitudes = ids.map((id) => planets[id].longitudeDeg);
  return separationDeg(Math.max(...longitudes), Math.min(...longitudes));
}

const RELATION_NOTES = [
  both(
    'Temporary friends stand 2, 3, 4, 10, 11 or 12 signs away.',
    'जो ग्रह दूसरी, तीसरी, चौथी, दसवीं, ग्यारहवीं या बारहवीं राशि में हो, वह तात्कालिक मित्र है।',
  ),
  both(
    'The rows of Rahu and Ketu follow common practice. Others treat Rahu like Saturn and Ketu like Mars.',
    'राहु और केतु के संबंध प्रचलित मत से हैं; कुछ लोग राहु को शनि और केतु को मंगल जैसा मानते हैं।',
  ),
];

export function relationships({ chart, names }: BirthContext): PlanetRelationships {
  const { signs } = chart;
  const matrix = (relation: (subject: Planet, other: Planet) => string) =>
    byPlanetId(PLANETS, (subject) =>
      byPlanetId(
        PLANETS.filter((other) => other !== subject),
        (other) => relation(subject, other),
      ),
    );
  return {
    natural: matrix(naturalRelation),
    temporary: matrix((subject, other) => temporaryRelation(signs[subject], signs[other])),
    compound: matrix((subject, other) => compoundRelation(subject, other, signs)),
    notes: names.texts(RELATION_NOTES),
    sources: [citation(bphs(3, '55')), citation(bphs(3, '56')), citation(bphs(3, '57-58'))],
  };
}

interface KarakasQuery {
  readonly include?: readonly string[] | null | undefined;
  readonly sthira_strength?: FixedKarakaStrength | null | undefined;
}

export function karakas(context: NatalContext<KarakasQuery>): PlanetKarakas | Warned {
  const { query } = context;
  if (!query.include?.includes('sthira')) return naturalKarakas(context);
  const strength = query.sthira_strength ?? 'shadbala';
  const data: PlanetKarakas = { ...naturalKarakas(context), sthira: fixedKarakaRecord(context, strength) };
  return new Warned(data, [], {}, { points: { sthira_strength: strength } });
}

function naturalKarakas({ chart, names }: BirthContext): PlanetKarakas {
  return {
    planets: planetsOf(chart).map((planet) => {
      const { significations, element, humours, gender, guna } = PLANET_NATURES[planet.id];
      return {
        ...planetHead(planet.id, names),
        significations: names.texts(significations),
        houses: signifiedHouses(planet.id),
        element,
        humours: [...humours],
        gender,
        guna,
        natural_nature: naturalNature(chart, planet.id),
        placement: placementRecord(planet, names),
      };
    }),
    houses: HOUSE_KARAKAS.map((ids, index) => ({ number: index + 1, karakas: ids.map(planetId) })),
    sources: [citation(bphs(3, '12-32')), citation(bphs(32, '31-34')), citation(phaladeepika(2))],
  };
}

export function lordships({ chart, names }: BirthContext): PlanetLordships {
  const badhaka = badhakaHouse(chart);
  return {
    ascendant_sign: signRef(chart.ascendant.signIndex, names),
    planets: planetsOf(chart).map((planet) => {
      const nature = functionalNature(chart, planet.id);
      return {
        ...planetHead(planet.id, names),
        houses: ownedHouses(chart, planet.id),
        functional_nature: nature,
        functional_nature_name: names.term(nature),
        is_yogakaraka: isYogakaraka(chart, planet.id),
        is_maraka: isMaraka(chart, planet.id),
        is_badhaka: lordOfHouse(chart, badhaka) === planet.id,
        dispositor: isNode(planet.id) ? planetId(signLord(planet.signIndex)) : null,
        reasons: lordshipRecords(chart, planet.id, names),
        placement: placementRecord(planet, names),
      };
    }),
    yoga_pair: FUNCTIONAL_NATURES[chart.ascendant.signIndex]!.yogaPair.map(planetId),
    badhaka_house: badhaka,
    sources: [citation(bphs(34, '2-15')), citation(bphs(34, '19-44'))],
  };
}

function placementRecord({ dignity, house, signIndex }: ChartPlanet, names: Names) {
  return { house, sign: signRef(signIndex, names), dignity };
}
