/** Answer of /special/gandanta. */
import { actingPlanet, namedBody, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import {
  gandantaGrade,
  isAbhuktaMula,
  isAtSignBorder,
  nearestJunction,
  tithiGandanta,
  type GandantaGrade,
  type NearJunction,
} from '../../lib/astro/planet/gandanta.ts';
import { bphs, citation, muhurtaChintamani, practice } from '../../lib/astro/source.ts';
import { BODY_MATTERS, STEADYING_PRACTICES } from '../../lib/astro/tables/bodyThemes.ts';
import { JUNCTIONS, type Junction } from '../../lib/astro/tables/junctions.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { Gandanta } from '../../lib/schemas/special/degrees.ts';
import { arcText, degrees } from '../../lib/astro/rounding.ts';
import { tithiRef } from '../../lib/records/day/birthPanchang.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { houseAreaText, bodyHead, bodyId, bodyPeriod, periodText, bodyPlaceText } from './bodies.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';

interface Found extends PlacedBody {
  readonly near: NearJunction;
  readonly grade: GandantaGrade | null;
}

const NOTES = [
  'Gandanta is the last pada of Cancer, Scorpio and Pisces and the first of Leo, Sagittarius and Aries, 3°20′ to either side of the junction.',
  'The three grades are of later practice: the texts grade by ghatis at birth, not by degrees.',
  'Of the births that the texts speak of, those of the Moon and of the ascendant weigh most; other planets follow by practice.',
];

export function gandanta(context: BirthContext): Gandanta {
  const bodies = placedBodies(context.chart).map((body): Found => ({
    ...body,
    near: nearestJunction(body.place),
    grade: gandantaGrade(body.place),
  }));
  const found = bodies.filter(({ grade }) => grade !== null).sort((a, b) => a.near.distanceDeg - b.near.distanceDeg);
  return {
    planets: bodies.map((body) => bodyRecord(context, body)),
    found: found.map(({ id }) => bodyId(id)),
    tithi_gandanta: tithiRecord(context),
    junctions: JUNCTIONS.map((junction) => junctionRecord(context, junction)),
    summary_text: summary(found, bodies),
    notes: [...NOTES],
    confidence: 'interpretive',
    sources: [bphs('92-94'), muhurtaChintamani(), practice('Grades by distance: later practice')].map(citation),
  };
}

function bodyRecord(context: BirthContext, body: Found): Gandanta['planets'][number] {
  const { grade, near, place } = body;
  const isIn = grade !== null;
  return {
    ...bodyHead(context, body),
    is_gandanta: isIn,
    grade,
    junction: near.junction.id,
    side: near.side,
    distance: degrees(near.distanceDeg),
    distance_arcminutes: Math.round(near.distanceDeg * 600) / 10,
    is_abhukta_mula: isAbhuktaMula(place),
    is_sandhi: isAtSignBorder(place),
    mahadasha: isIn ? bodyPeriod(context, body) : null,
    text: isIn ? foundText(context, body, grade) : farText(context, body),
    remedy: isIn ? remedy(body) : null,
  };
}

const GRADES: Readonly<Record<GandantaGrade, string>> = {
  exact: 'a tight knot, felt early and worked on for long',
  strong: 'a clear knot, which loosens with attention',
  mild: 'a light knot, felt now and then',
};

function foundText(context: BirthContext, body: Found, grade: GandantaGrade): string {
  const { id, near, place } = body;
  const { junction, side } = near;
  const knot = side === 'before' ? 'the junction still lies ahead' : 'the junction has just been passed';
  const abhukta =
    id === 'Moon' && isAbhuktaMula(place)
      ? ' The texts call this a birth in abhukta mula and ask the family for a rite of peace; many who have it grow strong by going to the root of things.'
      : '';
  return [
    `${bodyPlaceText(context, body)}, ${arcText(near.distanceDeg)} ${side} the junction of ${NAKSHATRAS[junction.waterNakshatraIndex]!} and ${NAKSHATRAS[junction.fireNakshatraIndex]!}: ${GRADES[grade]}; ${knot}.`,
    `It is the passage from ${junction.passage}.`,
    `It touches ${BODY_MATTERS[id]}, in matters of ${houseAreaText(context, body)}, ${periodText(context, body)}.${abhukta}`,
  ].join(' ');
}

/** The reason where it is absent: how far the nearest junction is. */
function farText(context: BirthContext, body: Found): string {
  const { distanceDeg, junction, side } = body.near;
  const where = `${NAKSHATRAS[junction.waterNakshatraIndex]!} and ${NAKSHATRAS[junction.fireNakshatraIndex]!}`;
  return `${bodyPlaceText(context, body)}, ${arcText(distanceDeg)} ${side} the nearest junction, that of ${where}: not in gandanta, which reaches 3°20′.`;
}

function remedy(body: Found): string {
  const { deities, task } = body.near.junction;
  return `It helps ${task}. By tradition ${deities} are honoured; for ${namedBody(body.id)}: ${STEADYING_PRACTICES[actingPlanet(body)]}.`;
}

function summary(found: readonly Found[], bodies: readonly Found[]): string {
  if (found.length === 0) {
    const nearest = [...bodies].sort((a, b) => a.near.distanceDeg - b.near.distanceDeg)[0]!;
    return `Neither a planet nor the ascendant is in gandanta; ${namedBody(nearest.id)} comes nearest to a junction, at ${arcText(nearest.near.distanceDeg)}.`;
  }
  const named = found.map(({ grade, id, near }) => `${namedBody(id)} (${grade!}, ${arcText(near.distanceDeg)})`);
  const first = found[0]!;
  return `In gandanta: ${listed(named)}. What asks for most attention is ${BODY_MATTERS[first.id]}; it helps ${first.near.junction.task}.`;
}

function tithiRecord({ chart, names }: BirthContext): Gandanta['tithi_gandanta'] {
  const { distanceDeg, distanceMinutes, isMet, side, tithis } = tithiGandanta(chart);
  const [ending, beginning] = tithis.map((number) => {
    const { name } = tithiRef(number, names);
    return { number, name };
  });
  const minutes = Math.round(distanceMinutes);
  return {
    present: isMet,
    ending: ending!,
    beginning: beginning!,
    side,
    distance: degrees(distanceDeg),
    minutes,
    text: isMet
      ? `The birth fell ${minutes} minutes ${side} tithi ${tithis[0]} gave way to tithi ${tithis[1]}, within the two ghatis that the texts call tithi gandanta: beginnings are well made slowly, and a lamp lit on the birth tithi is the customary remedy.`
      : `The nearest turn of these tithis, from ${tithis[0]} to ${tithis[1]}, was about ${spanText(minutes)} ${side === 'before' ? 'after' : 'before'} the birth; tithi gandanta reaches 48 minutes.`,
  };
}

/** The ascendant's speed at birth gives minutes accurately near the junction, and only days far from it. */
function spanText(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const days = Math.round(minutes / MINUTES_PER_DAY);
  return days < 2 ? `${Math.round(minutes / 60)} hours` : `${days} days`;
}

function junctionRecord({ names }: BirthContext, junction: Junction): Gandanta['junctions'][number] {
  return {
    id: junction.id,
    name: names.of(junction),
    water_sign: signRef(junction.waterSignIndex, names),
    fire_sign: signRef(junction.fireSignIndex, names),
    ending: nakshatraRef(junction.waterNakshatraIndex, names),
    beginning: nakshatraRef(junction.fireNakshatraIndex, names),
    meaning: `${capitalised(`the passage from ${junction.passage}`)}.`,
  };
}
