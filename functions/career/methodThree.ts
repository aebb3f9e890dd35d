/** Answers of /career by the third method: the dasamsa (D10). */
import type { DasamsaCondition } from '../../lib/astro/judgement/career/facts/dasamsaFacts.ts';
import { weakening, type DasamsaYoga } from '../../lib/astro/judgement/career/dasamsaYogas.ts';
import {
  methodThree,
  VOTES_SOURCE,
  type MethodThree,
  type OfficeHolder,
} from '../../lib/astro/judgement/career/methodThree.ts';
import {
  CLASSICAL_WORK_SOURCE,
  workSignifications,
  type WorkActor,
} from '../../lib/astro/judgement/career/significations.ts';
import { voteFact } from '../../lib/astro/judgement/career/facts/voteFacts.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { occupants, signOfHouse, type Chart } from '../../lib/astro/chart/chart.ts';
import { isWithEnemy, type Dignity } from '../../lib/astro/planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../lib/astro/chart/houses.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { CareerMethodThree, CareerYoga, KeyPlanet } from '../../lib/schemas/career/methods.ts';
import { areaScoreRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { divisionalPlaces } from '../../lib/records/planet/divisional.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import type { DasamsaPlace, DasamsaStanding } from '../../lib/words/facts/career/methods.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { evidenceRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { methodClause, methodTold, significationRecord, successSentences, voteRecord } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function byDasamsa(context: BirthContext): CareerMethodThree {
  const { chart, names } = context;
  const { area } = requestedArea(context);
  const found = methodThree(area);
  return {
    dasamsa: divisionalPlaces(chart, area.varga('d10'), names),
    ...methodThreeReading(context, found),
    significations: workSignifications(area, leaders(found)).map((one) => significationRecord(one, names)),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    sources: methodThreeSources(area, found),
  };
}

/** What the path tells beside the chart, votes and the work of each planet. */
export type MethodThreeReading = Omit<CareerMethodThree, 'votes' | 'significations' | 'sources' | 'dasamsa'>;

/** The reading without the chart, and without the parts that /career/analyze gives once for all methods. */
export function methodThreeReading(context: BirthContext, found: MethodThree): MethodThreeReading {
  const { names } = context;
  const { holders, success, yogas } = found;
  const carriers = leaders(found).map(({ planet, role }) => ({ planet, role: say(CAREER_METHODS, role, names.lang) }));
  const headline = CAREER_METHODS[names.lang].method_headline({
    method: 'method_3',
    planet: lordOfHouse(found.dasamsa, 10),
    band: success.band,
    life: workLife(context.person()),
  });
  const standing = successSentences('method_3', success, names);
  return {
    ...methodTold(headline, [...tenthTexts(found, names).slice(1, 2), ...standing], success, names),
    tenth_house: tenthRecord(found, names),
    key_planets: holders.map((one) => keyPlanetRecord(found, one, names)),
    yogas: yogaRecords(yogas, names),
    success: areaScoreRecord(success, names, methodClause(names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, carriers),
    summary: [...tenthTexts(found, names), yogasText(yogas, names), ...standing].join(' '),
  };
}

export function methodThreeSources(area: AreaContext, { success, yogas }: MethodThree): string[] {
  return [
    ...new Set([
      citation(area.varga('d10').varga.source),
      citation(VOTES_SOURCE),
      citation(CLASSICAL_WORK_SOURCE),
      ...yogas.map(({ source }) => citation(source)),
      ...scoreSources(success),
    ]),
  ];
}

function tenthRecord({ dasamsa }: MethodThree, names: Names): CareerMethodThree['tenth_house'] {
  const lord = lordOfHouse(dasamsa, 10);
  const { dignity, house } = dasamsa.planets[lord];
  return {
    sign: signRef(signOfHouse(dasamsa, 10), names),
    lord: planetId(lord),
    lord_house: house,
    lord_dignity: dignity,
    occupants: occupants(dasamsa, 10).map(planetId),
  };
}

/** The planets with the most votes, each once, the best first; all that share the lead. */
function leaders({ votes }: MethodThree): WorkActor[] {
  const planets = [...new Set(votes.map(({ planet }) => planet))];
  const sum = (planet: Planet) =>
    votes.filter((vote) => vote.planet === planet).reduce((total, { points }) => total + points, 0);
  return planets
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, LEADERS)
    .map((planet) => {
      const reasons = votes.filter((vote) => vote.planet === planet).map(({ reason }) => reason);
      return { planet, role: voteFact('all_reasons', { reasons }) };
    });
}

const LEADERS = 3;

function keyPlanetRecord({ birth, dasamsa }: MethodThree, { offices, planet }: OfficeHolder, names: Names): KeyPlanet {
  const { dignity, house, signIndex } = dasamsa.planets[planet];
  const ids = offices.map(({ id }) => id);
  return {
    roles: ids,
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    dignity_name: names.term(dignity),
    is_vargottama: signIndex === birth.signs[planet],
    text: CAREER_METHODS[names.lang].key_planet({
      ...placeIn(dasamsa, planet),
      offices: ids,
      standing: standing(house, dignity),
    }),
  };
}

function standing(house: number, dignity: Dignity): DasamsaStanding {
  if (isDusthana(house) || dignity === 'debilitated') return 'hard';
  return (isKendra(house) || isTrikona(house)) && !isWithEnemy(dignity) ? 'well' : 'even';
}

export function yogaRecords(yogas: readonly DasamsaYoga[], names: Names): CareerYoga[] {
  return [...yogas].sort((a, b) => Number(b.isPresent) - Number(a.isPresent)).map((yoga) => yogaRecord(yoga, names));
}

function yogaRecord(yoga: DasamsaYoga, names: Names): CareerYoga {
  const { evidence, found, houses, id, isPresent, planets, polarity, source, weight } = yoga;
  const halving = weakening(yoga);
  const words = CAREER_METHODS[names.lang];
  const said = (condition: DasamsaCondition) => say(CAREER_METHODS, condition, names.lang);
  return {
    id,
    name: names.of(yoga),
    polarity,
    present: isPresent,
    weight,
    evidence: evidence.map(({ text, ...condition }) => evidenceRecord({ ...condition, text: said(text) }, source)),
    planets: planets.map(planetId),
    houses: [...houses],
    result: found && words.dasamsa_yoga_result({ yoga: id, found }),
    halved_by: halving && said(halving.text),
    source: citation(source),
    confidence: 'interpretive',
  };
}

function placeIn(dasamsa: Chart, planet: Planet): DasamsaPlace {
  const { dignity, house, signIndex } = dasamsa.planets[planet];
  return { planet, signIndex, dignity, house };
}

/** Returns three sentences: what rises in the dasamsa, its 10th, and the tenth lord of birth in it. */
function tenthTexts({ dasamsa, tenthLord }: MethodThree, { lang }: Names): string[] {
  const words = CAREER_METHODS[lang];
  const [ascendantLord, lord] = [lordOfHouse(dasamsa, 1), lordOfHouse(dasamsa, 10)];
  return [
    words.dasamsa_rising({ signIndex: dasamsa.ascendant.signIndex, lord: placeIn(dasamsa, ascendantLord) }),
    words.dasamsa_tenth({
      signIndex: signOfHouse(dasamsa, 10),
      occupants: occupants(dasamsa, 10),
      lord: placeIn(dasamsa, lord),
      isAscendantLord: lord === ascendantLord,
    }),
    tenthLord === lord ? words.same_tenth_lord({ planet: lord }) : words.birth_tenth_lord(placeIn(dasamsa, tenthLord)),
  ];
}

function yogasText(yogas: readonly DasamsaYoga[], { lang }: Names): string {
  const described = [...yogas]
    .sort((a, b) => b.weight * b.dignityShare - a.weight * a.dignityShare)
    .flatMap(({ found, id }) => (found === null ? [] : [id]))
    .slice(0, YOGAS_DESCRIBED);
  const words = CAREER_METHODS[lang];
  return described.length > 0 ? words.dasamsa_yogas({ yogas: described }) : words.no_dasamsa_yoga({});
}

const YOGAS_DESCRIBED = 3;

function counsel(context: BirthContext, { success, yogas }: MethodThree, carriers: readonly Carrier[]): string {
  const words = CAREER_METHODS[context.names.lang];
  const life = workLife(context.person());
  const isWorking = life === 'work' || life === 'choice';
  const hard = yogas.filter(({ isPresent, polarity }) => isWorking && isPresent && polarity === 'bad');
  return [
    words.dasamsa_counsel({ side: sideOfBand(success.band), life }),
    words.leading_planet({ planet: carriers[0]!.planet }),
    ...hard.map(({ id }) => words.dasamsa_yoga_care({ yoga: id })),
    keyPeriodsText(context, carriers),
  ].join(' ');
}
