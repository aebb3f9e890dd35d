/** Answer of /special/gandanta. */
import { both } from '../../lib/astro/bilingual.ts';
import { actingPlanet, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
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
import { JUNCTIONS, type Junction } from '../../lib/astro/tables/junctions.ts';
import type { Gandanta } from '../../lib/schemas/special/degrees.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { tithiRef } from '../../lib/records/day/birthPanchang.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { DEGREES } from '../../lib/words/subjects/degrees.ts';
import type { NearJunctionFacts } from '../../lib/words/facts/degrees.ts';
import { bodyHead, bodyId, bodyPeriod, bodyPlace, bodyTime } from './bodies.ts';

interface Found extends PlacedBody {
  readonly near: NearJunction;
  readonly grade: GandantaGrade | null;
}

const NOTES = [
  both(
    'Gandanta is the last pada of Cancer, Scorpio and Pisces and the first of Leo, Sagittarius and Aries. It reaches 3°20′ to either side of the junction.',
    'कर्क, वृश्चिक और मीन के आखिरी चरण तथा सिंह, धनु और मेष के पहले चरण को गंडांत कहते हैं, यानी संधि के दोनों ओर 3 अंश 20 कला।',
  ),
  both(
    'The three grades are of later practice. The texts grade by ghatis at birth, not by degrees.',
    'ये तीन श्रेणियाँ बाद के चलन की हैं; ग्रंथों में गंडांत अंशों से नहीं, जन्म की घटियों से गिना जाता है।',
  ),
  both(
    'In the texts gandanta of the Moon and the ascendant weighs most. Other planets follow by practice.',
    'ग्रंथों में चंद्रमा और लग्न का गंडांत मुख्य है; बाकी ग्रहों का विचार चलन से किया जाता है।',
  ),
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
    summary_text: summary(context, found, bodies),
    notes: context.names.texts(NOTES),
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
    remedy: isIn ? remedy(context, body) : null,
  };
}

function nearFacts(context: BirthContext, body: Found): NearJunctionFacts {
  const { distanceDeg, junction, side } = body.near;
  return { ...bodyPlace(context, body), junction: junction.id, side, distanceDeg };
}

function foundText(context: BirthContext, body: Found, grade: GandantaGrade): string {
  return DEGREES[context.names.lang].gandanta_found({
    ...nearFacts(context, body),
    grade,
    isAbhuktaMula: body.id === 'Moon' && isAbhuktaMula(body.place),
    time: bodyTime(context, body),
  });
}

/** The reason where it is absent: how far the nearest junction is. */
function farText(context: BirthContext, body: Found): string {
  return DEGREES[context.names.lang].gandanta_far(nearFacts(context, body));
}

function remedy({ names }: BirthContext, body: Found): string {
  const junction = body.near.junction.id;
  return DEGREES[names.lang].gandanta_remedy({ body: body.id, planet: actingPlanet(body), junction });
}

function summary({ names }: BirthContext, found: readonly Found[], bodies: readonly Found[]): string {
  const words = DEGREES[names.lang];
  const [first] = found;
  if (!first) {
    const nearest = [...bodies].sort((a, b) => a.near.distanceDeg - b.near.distanceDeg)[0]!;
    return words.gandanta_none({ body: nearest.id, distanceDeg: nearest.near.distanceDeg });
  }
  return words.gandanta_summary({
    found: found.map(({ grade, id, near }) => ({ body: id, distanceDeg: near.distanceDeg, grade: grade! })),
    junction: first.near.junction.id,
  });
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
    text: DEGREES[names.lang][isMet ? 'tithi_gandanta_met' : 'tithi_gandanta_far']({
      endingTithi: tithis[0],
      beginningTithi: tithis[1],
      side,
      minutes,
    }),
  };
}

function junctionRecord({ names }: BirthContext, junction: Junction): Gandanta['junctions'][number] {
  return {
    id: junction.id,
    name: names.of(junction),
    water_sign: signRef(junction.waterSignIndex, names),
    fire_sign: signRef(junction.fireSignIndex, names),
    ending: nakshatraRef(junction.waterNakshatraIndex, names),
    beginning: nakshatraRef(junction.fireNakshatraIndex, names),
    meaning: DEGREES[names.lang].junction_meaning({ junction: junction.id }),
  };
}
