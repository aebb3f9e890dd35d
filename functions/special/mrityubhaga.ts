/** Answer of /special/mrityubhaga. */
import { both } from '../../lib/astro/bilingual.ts';
import { actingPlanet, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { mrityuBhaga as nearness, type MrityuBhaga as Nearness } from '../../lib/astro/planet/criticalDegrees.ts';
import { mrityuRelief, type MrityuRelief } from '../../lib/astro/planet/mrityuRelief.ts';
import { citation, jatakaParijata, phaladeepika, practice } from '../../lib/astro/source.ts';
import type { MrityuBhaga } from '../../lib/schemas/special/degrees.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { mandi as mandiOf, type Mandi } from '../../lib/birth/birthDay.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { DEGREES } from '../../lib/words/subjects/degrees.ts';
import type { BodyDistance, ReliefFacts } from '../../lib/words/facts/degrees.ts';
import { bodyHead, bodyId, bodyPeriod, bodyPlace, bodyTime } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Looked extends PlacedBody {
  readonly nearness: Nearness;
}

const NOTES = [
  both(
    'The degrees are those of Jataka Parijata as commonly tabulated. Other texts differ by a degree or more in places.',
    'ये अंश जातक पारिजात की प्रचलित सारणी के हैं; दूसरे ग्रंथों में कहीं-कहीं एक अंश या अधिक का अंतर है।',
  ),
  both(
    'A degree n is read as the point n°00′ of the sign. Some read it as the nth degree, from n−1 to n.',
    'यहाँ अंश का अर्थ राशि में ठीक उतने अंश का बिंदु है; कुछ लोग इसे उससे पहले के पूरे अंश तक मानते हैं।',
  ),
  both(
    'Tolerances of practice are 40′ for the Moon, Mercury and the ascendant, 20′ for the Sun, 15′ for the others. Within a degree is told as near.',
    'दूरी की सीमा चलन की है: चंद्रमा, बुध और लग्न के लिए 40 कला, सूर्य के लिए 20 कला, बाकी के लिए 15 कला। एक अंश के भीतर को पास कहा गया है।',
  ),
  both(
    'What softens a degree is practice too, and weighs strength of sign, navamsa and benefics.',
    'असर घटाने वाली बातें भी चलन की हैं: राशि का बल, नवांश और शुभ ग्रह।',
  ),
];

export function mrityuBhaga(context: BirthContext): MrityuBhaga {
  const mandi = mandiOf(context);
  const bodies = [...placedBodies(context.chart), { id: 'Mandi', place: mandi.place } as const].map((body): Looked => ({
    ...body,
    nearness: nearness(body.id, body.place),
  }));
  const close = bodies
    .filter((body) => body.nearness.isNear)
    .sort((a, b) => a.nearness.distanceDeg - b.nearness.distanceDeg);
  const on = close.filter((body) => body.nearness.isOn);
  const near = close.filter((body) => !body.nearness.isOn);
  return {
    planets: bodies.map((body) => bodyRecord(context, body)),
    on: on.map(({ id }) => bodyId(id)),
    near: near.map(({ id }) => bodyId(id)),
    mandi: mandiRecord(context, mandi),
    summary_text: summary(context, on, near, bodies),
    notes: context.names.texts(NOTES),
    disclaimer: disclaimerIn('mrityu_bhaga', context.names.lang),
    confidence: 'interpretive',
    sources: [jatakaParijata(1), phaladeepika(25), practice('What softens a critical degree: later practice')].map(
      citation,
    ),
  };
}

function bodyRecord(context: BirthContext, body: Looked): MrityuBhaga['planets'][number] {
  const { degree, distanceDeg, isNear, isOn, toleranceDeg } = body.nearness;
  const relief = isNear ? mrityuRelief(context.chart, body) : [];
  const words = DEGREES[context.names.lang];
  return {
    ...bodyHead(context, body),
    mrityu_degree: degree,
    distance: degrees(distanceDeg),
    distance_arcminutes: Math.round(distanceDeg * 600) / 10,
    tolerance: degrees(toleranceDeg),
    is_on: isOn,
    is_near: isNear,
    relief: relief.map((found) => ({
      id: found.id,
      planets: found.planets.map(planetId),
      text: words.critical_relief(reliefFacts(found, body)),
    })),
    mahadasha: isNear ? bodyPeriod(context, body) : null,
    text: isNear ? closeText(context, body, relief) : farText(context, body),
    remedy: isNear ? words.critical_remedy({ planet: actingPlanet(body) }) : null,
  };
}

function reliefFacts({ id, planets }: MrityuRelief, { id: body }: PlacedBody): ReliefFacts {
  return { relief: id, planets, isOwn: planets[0] === body };
}

function closeText(context: BirthContext, body: Looked, relief: readonly MrityuRelief[]): string {
  const { degree, distanceDeg, isOn } = body.nearness;
  return DEGREES[context.names.lang].critical_close({
    ...bodyPlace(context, body),
    degree,
    distanceDeg,
    isOn,
    reliefs: relief.map((each) => reliefFacts(each, body)),
    time: bodyTime(context, body),
  });
}

/** The reason where it is absent: how far the degree is. */
function farText(context: BirthContext, body: Looked): string {
  const { degree, distanceDeg } = body.nearness;
  return DEGREES[context.names.lang].critical_far({ ...bodyPlace(context, body), degree, distanceDeg });
}

function distanceOf({ id, nearness: { distanceDeg } }: Looked): BodyDistance {
  return { body: id, distanceDeg };
}

function summary(
  { names }: BirthContext,
  on: readonly Looked[],
  near: readonly Looked[],
  bodies: readonly Looked[],
): string {
  const words = DEGREES[names.lang];
  const first = on[0] ?? near[0];
  if (!first) {
    const nearest = [...bodies].sort((a, b) => a.nearness.distanceDeg - b.nearness.distanceDeg)[0]!;
    return words.critical_none(distanceOf(nearest));
  }
  return words.critical_summary({ on: on.map(distanceOf), near: near.map(distanceOf), first: first.id });
}

function mandiRecord({ birth, names }: BirthContext, { isApproximate, jdUT }: Mandi): MrityuBhaga['mandi'] {
  return {
    at: formatJd(birth.time.clock, jdUT),
    is_approximate: isApproximate,
    text: DEGREES[names.lang].mandi_rule({}),
  };
}
