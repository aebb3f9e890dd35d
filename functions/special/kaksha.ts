/** Answer of /special/kaksha. */
import { both } from '../../lib/astro/bilingual.ts';
import { countFrom } from '../../lib/astro/angle.ts';
import {
  kakshaCourse,
  kakshaEffect,
  type KakshaCourse,
  type KakshaEffect,
  type KakshaStay,
} from '../../lib/astro/judgement/day/kakshaCourse.ts';
import { binduBand, sarvaBand } from '../../lib/astro/ashtakavarga/bands.ts';
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import {
  givers,
  isKakshaActive,
  KAKSHA_LORDS,
  kakshaIndex,
  KAKSHA_ARC_DEG,
} from '../../lib/astro/ashtakavarga/kaksha.ts';
import { placedBodies } from '../../lib/astro/chart/bodies.ts';
import { toWireResolution } from '../../lib/astro/chart/chart.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { citation } from '../../lib/astro/source.ts';
import { BINDU_RESULTS_SOURCE, BINDU_SOURCE, KAKSHA_SOURCE } from '../../lib/astro/tables/ashtakavarga.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import { placement } from '../../lib/astro/chart/zodiac.ts';
import type { Kakshas } from '../../lib/schemas/special/kaksha.ts';
import { contributorId, contributorName } from '../../lib/records/strength/bindus.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { WRITTEN_LATER_DAYS } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dms, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { bodyHead } from './bodies.ts';
import { natalText, passingText, summaryText } from './kakshaTexts.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

type PointRecord = Kakshas['planets'][number];
type TransitRecord = NonNullable<PointRecord['transit']>;
/** The points whose bindus are examined. */
type Point = Planet | 'Ascendant';

const NOTES = [
  both(
    'A sign has eight kakshas of 3°45′. Their lords are Saturn, Jupiter, Mars, the Sun, Venus, Mercury, the Moon and the ascendant. A kaksha is active for a planet if its lord gave that planet a bindu in the sign.',
    'हर राशि में 3°45′ की आठ कक्षाएँ होती हैं। इनके स्वामी क्रम से शनि, गुरु, मंगल, सूर्य, शुक्र, बुध, चंद्रमा और लग्न हैं। किसी ग्रह के लिए वह कक्षा सक्रिय है, जिसके स्वामी से उसे उस राशि में बिंदु मिला हो।',
  ),
  both(
    'Bindus are those of Parashara’s rows. Nodes neither give nor receive any.',
    'बिंदु पराशर की सारणी के हैं। राहु-केतु न बिंदु देते हैं, न पाते हैं।',
  ),
  both(
    'Whether a lord is a friend is read by nature. An active kaksha counts in either case.',
    'स्वामी मित्र है या नहीं, यह नैसर्गिक मित्रता से देखा जाता है। सक्रिय कक्षा दोनों हाल में गिनी जाती है।',
  ),
];

const SOURCES = [BINDU_SOURCE, KAKSHA_SOURCE, BINDU_RESULTS_SOURCE].map(citation);

/** A transiting planet. */
interface Passing {
  readonly planet: Planet;
  readonly course: KakshaCourse;
  readonly longitudeDeg: number;
  readonly isRetrograde: boolean;
  readonly effect: KakshaEffect | null;
}

export function kaksha(context: BirthContext): Kakshas {
  const av = context.bindus();
  const passing = new Map(PLANETS.map((planet) => [planet, passingPlanet(context, av, planet)]));
  const effects = new Map(PLANETS.map((planet) => [planet, passing.get(planet)!.effect]));
  return {
    planets: placedBodies(context.chart).map((body): PointRecord => ({
      ...bodyHead(context, body),
      kaksha: kakshaRecord(context, av, body.id, body.place.signIndex, kakshaIndex(body.place.degreeInSign)),
      ...bindusRecord(av, body.id, body.place.signIndex),
      text: natalText(context, av, body),
      transit: body.id === 'Ascendant' ? null : transitRecord(context, av, passing.get(body.id)!),
    })),
    active: PLANETS.filter((planet) => ['good', 'mixed'].includes(effects.get(planet) ?? '')).map(planetId),
    summary_text: summaryText(effects, context.names),
    notes: context.names.texts(NOTES),
    confidence: 'interpretive',
    sources: SOURCES,
  };
}

function passingPlanet({ chart, ephemeris, nowJdUT }: BirthContext, av: Ashtakavarga, planet: Planet): Passing {
  const track = trackOf(planet, ephemeris, chart.conventions);
  // The start of a stay as the answer writes it, sent back as an instant, must lie within that stay.
  const jdUT = nowJdUT + WRITTEN_LATER_DAYS;
  const { longitudeDeg, speedDegPerDay } = track.at(ttFromUt(jdUT));
  const course = kakshaCourse(track, jdUT);
  const { kaksha: running, signIndex } = course.kakshas[0]!;
  const effect = kakshaEffect(av, planet, signIndex, running);
  return { planet, course, longitudeDeg, isRetrograde: speedDegPerDay < 0, effect };
}

function transitRecord(context: BirthContext, av: Ashtakavarga, passing: Passing): TransitRecord {
  const { chart, names } = context;
  const { planet, course, effect } = passing;
  const { kakshas, inSign } = course;
  const { signIndex, degreeInSign } = placement(toWireResolution(passing.longitudeDeg));
  const [running, ...next] = kakshas.map((stay) => stayRecord(context, av, planet, stay));
  const own = bindusRecord(av, planet, signIndex);
  return {
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    dms: dms(degreeInSign),
    is_retrograde: passing.isRetrograde,
    house_from_lagna: countFrom(chart.ascendant.signIndex, signIndex),
    house_from_moon: countFrom(chart.signs.Moon, signIndex),
    in_sign: spanRecord(context, inSign),
    kaksha: running!,
    ...own,
    band: own.bindus === null ? null : binduBand(own.bindus),
    sarva: av.sarva[signIndex]!,
    sarva_band: sarvaBand(av.sarva[signIndex]!),
    next,
    reason: passingText({ context, av, planet, kakshas }, effect),
  };
}

function kakshaRecord({ names }: BirthContext, av: Ashtakavarga, id: Point, signIndex: number, index: number) {
  const lord = KAKSHA_LORDS[index]!;
  return {
    number: index + 1,
    lord: contributorId(lord),
    lord_name: contributorName(lord, names),
    from_degree: index * KAKSHA_ARC_DEG,
    to_degree: (index + 1) * KAKSHA_ARC_DEG,
    is_active: receives(id) ? isKakshaActive(av, id, signIndex, index) : null,
  };
}

function stayRecord(context: BirthContext, av: Ashtakavarga, planet: Planet, stay: KakshaStay) {
  const effect = kakshaEffect(av, planet, stay.signIndex, stay.kaksha);
  return {
    ...kakshaRecord(context, av, planet, stay.signIndex, stay.kaksha),
    effect,
    effect_name: effect && context.names.term(effect),
    ...spanRecord(context, stay),
  };
}

function bindusRecord(av: Ashtakavarga, id: Point, signIndex: number) {
  if (!receives(id)) return { bindus: null, given_by: [], active_kakshas: [] };
  const from = givers(av, id, signIndex);
  const active = KAKSHA_LORDS.flatMap((lord, index) => (from.includes(lord) ? [index + 1] : []));
  return { bindus: from.length, given_by: from.map(contributorId), active_kakshas: active };
}

/** All but the nodes receive bindus. */
function receives(id: Point): id is Exclude<Point, 'Rahu' | 'Ketu'> {
  return id === 'Ascendant' || !isNode(id);
}

function spanRecord({ birth }: BirthContext, { startJdUT, endJdUT }: Pick<KakshaStay, 'startJdUT' | 'endJdUT'>) {
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  return { start: instant(startJdUT), end: instant(endJdUT) };
}
