/** Answers of /career by the third method: the dasamsa (D10). */
import { weakening, type DasamsaYoga } from '../../lib/astro/judgement/career/dasamsaYogas.ts';
import {
  methodThree,
  VOTES_SOURCE,
  type MethodThree,
  type OfficeHolder,
} from '../../lib/astro/judgement/career/methodThree.ts';
import { CLASSICAL_WORK_SOURCE, workSignifications } from '../../lib/astro/judgement/career/significations.ts';
import { CLASSICAL_WORK } from '../../lib/astro/judgement/career/tables/work.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { occupants, signOfHouse, type Chart } from '../../lib/astro/chart/chart.ts';
import { isWithEnemy, type Dignity } from '../../lib/astro/planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../lib/astro/chart/houses.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { named, namedList, placedBySign } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type { CareerMethodThree, CareerYoga, KeyPlanet } from '../../lib/schemas/career/methods.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { areaScoreRecord, sharedClause, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { divisionalPlaces } from '../../lib/records/planet/divisional.ts';
import type { Names } from '../../lib/words/names.ts';
import { evidenceRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { significationRecord, voteRecord } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const EN = sharedClause({ lang: 'en' });

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

/** The reading without the chart, and without the parts that /career/analyze gives once for all methods. */
export function methodThreeReading(context: BirthContext, found: MethodThree): CareerAnalysis['method_3'] {
  const { names } = context;
  const { holders, success, yogas } = found;
  const carriers = leaders(found);
  return {
    tenth_house: tenthRecord(found, names),
    key_planets: holders.map((one) => keyPlanetRecord(found, one, names)),
    yogas: yogaRecords(yogas, names),
    success: areaScoreRecord(success, names, sharedClause(names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, carriers),
    summary: [
      risingText(found),
      tenthText(found),
      yogasText(yogas),
      areaSummary('By this method success at work', success, 'en', EN),
    ].join(' '),
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
function leaders({ votes }: MethodThree): Carrier[] {
  const planets = [...new Set(votes.map(({ planet }) => planet))];
  const sum = (planet: Planet) =>
    votes.filter((vote) => vote.planet === planet).reduce((total, { points }) => total + points, 0);
  return planets
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, LEADERS)
    .map((planet) => {
      const reasons = votes.filter((vote) => vote.planet === planet).map(({ reason }) => reason);
      return { planet, role: listed(reasons) };
    });
}

const LEADERS = 3;

function keyPlanetRecord({ birth, dasamsa }: MethodThree, { offices, planet }: OfficeHolder, names: Names): KeyPlanet {
  const { dignity, house, signIndex } = dasamsa.planets[planet];
  const where = `${placedBySign(dasamsa, planet)}, the ${ordinal(house)} of the dasamsa`;
  const roles = listed(offices.map(({ role }) => role));
  const shows = listed(offices.map((office) => office.shows));
  const verb = STANDING[standing(house, dignity)][offices.length > 1 ? 'many' : 'one'];
  return {
    roles: offices.map(({ id }) => id),
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    dignity_name: names.term(dignity),
    is_vargottama: signIndex === birth.signs[planet],
    text: `${capitalised(named(planet))}, ${roles}, stands ${where}: ${shows} ${verb} through ${HOUSE_WORK_AREAS[house - 1]!}.`,
  };
}

const STANDING = {
  well: { one: 'comes to the fore', many: 'come to the fore' },
  even: { one: 'grows by steady use', many: 'grow by steady use' },
  hard: { one: 'is tested and refined', many: 'are tested and refined' },
};

function standing(house: number, dignity: Dignity): keyof typeof STANDING {
  if (isDusthana(house) || dignity === 'debilitated') return 'hard';
  return (isKendra(house) || isTrikona(house)) && !isWithEnemy(dignity) ? 'well' : 'even';
}

/** The areas of working life for the houses of the dasamsa, the 1st first. Interpretive. */
const HOUSE_WORK_AREAS = [
  'your own name and initiative',
  'pay, resources and speech',
  'effort, messages and colleagues',
  'the place of work and its home ground',
  'ideas, teams and those you train',
  'service, competition and daily tasks',
  'clients, partners and contracts',
  'change, research and what is hidden',
  'mentors, ethics and higher study',
  'office, rank and visible results',
  'gains, networks and large bodies',
  'distance, expenses and quiet work behind the scenes',
];

export function yogaRecords(yogas: readonly DasamsaYoga[], names: Names): CareerYoga[] {
  return [...yogas].sort((a, b) => Number(b.isPresent) - Number(a.isPresent)).map((yoga) => yogaRecord(yoga, names));
}

function yogaRecord(yoga: DasamsaYoga, names: Names): CareerYoga {
  const { evidence, found, gives, houses, id, isPresent, planets, polarity, source, weight } = yoga;
  const halving = weakening(yoga);
  return {
    id,
    name: names.of(yoga),
    polarity,
    present: isPresent,
    weight,
    evidence: evidence.map((condition) => evidenceRecord(condition, source)),
    planets: planets.map(planetId),
    houses: [...houses],
    result: found && `${capitalised(found)}: ${gives}.`,
    halved_by: halving && halving.text,
    source: citation(source),
    confidence: 'interpretive',
  };
}

function risingText({ dasamsa }: MethodThree): string {
  const lord = lordOfHouse(dasamsa, 1);
  return `${SIGNS[dasamsa.ascendant.signIndex]!} rises in the dasamsa, its lord ${named(lord)} ${placeIn(dasamsa, lord)}.`;
}

function placeIn(dasamsa: Chart, planet: Planet): string {
  return `${placedBySign(dasamsa, planet)}, in the ${ordinal(dasamsa.planets[planet].house)}`;
}

function tenthText({ dasamsa, tenthLord }: MethodThree): string {
  const lord = lordOfHouse(dasamsa, 10);
  const inside = occupants(dasamsa, 10);
  const held = inside.length > 0 ? `holds ${namedList(inside)}` : 'is empty';
  const isDescribed = lord === lordOfHouse(dasamsa, 1);
  const ruled = isDescribed
    ? `${named(lord)} rules it too`
    : `its lord ${named(lord)} stands ${placeIn(dasamsa, lord)}`;
  const tenth = `Its 10th, ${SIGNS[signOfHouse(dasamsa, 10)]!}, ${held}; ${ruled}.`;
  if (tenthLord === lord) return `${tenth} ${capitalised(named(lord))} is the tenth lord of birth as well.`;
  return `${tenth} ${capitalised(named(tenthLord))}, tenth lord of birth, stands ${placeIn(dasamsa, tenthLord)}.`;
}

function yogasText(yogas: readonly DasamsaYoga[]): string {
  const described = yogas
    .filter(({ isPresent }) => isPresent)
    .sort((a, b) => b.weight * b.dignityShare - a.weight * a.dignityShare)
    .slice(0, YOGAS_DESCRIBED)
    .map(({ found, gives }) => `${found!}: ${gives}`);
  return described.length > 0
    ? `Of its yogas: ${described.map(uncapitalised).join('; ')}.`
    : 'None of the yogas looked for is formed in it.';
}

const YOGAS_DESCRIBED = 3;

const COUNSEL = {
  kind: 'The dasamsa bears weight: take offices with real responsibility, and let your name stand on the work.',
  mixed: 'The dasamsa gives in parts: keep to the field of its strongest planet, and let rank come after results.',
  hard: 'The dasamsa asks for patience: learn under a senior you trust, keep a second skill, and grow by small posts.',
};

function counsel(context: BirthContext, { success, yogas }: MethodThree, carriers: readonly Carrier[]): string {
  const { planet } = carriers[0]!;
  const aim = `Of all planets ${named(planet)} leads here: ${listed(CLASSICAL_WORK[planet])} are its matters in the texts.`;
  const care = yogas
    .filter(({ isPresent, polarity }) => isPresent && polarity === 'bad')
    .map(({ gives }) => `${capitalised(gives)}.`);
  return [COUNSEL[sideOfBand(success.band)], aim, ...care, keyPeriodsText(context, carriers)].join(' ');
}
