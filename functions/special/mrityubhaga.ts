/** Answer of /special/mrityubhaga. */
import { actingPlanet, namedBody, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { mrityuBhaga as nearness, type MrityuBhaga as Nearness } from '../../lib/astro/planet/criticalDegrees.ts';
import { mrityuRelief, type MrityuRelief } from '../../lib/astro/planet/mrityuRelief.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation, jatakaParijata, phaladeepika, practice } from '../../lib/astro/source.ts';
import { BODY_MATTERS, STEADYING_PRACTICES } from '../../lib/astro/tables/bodyThemes.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { MrityuBhaga } from '../../lib/schemas/special/degrees.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { mandi as mandiOf, type Mandi } from '../../lib/birth/birthDay.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { arcText, degrees } from '../../lib/astro/rounding.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { houseAreaText, bodyHead, bodyId, bodyPeriod, periodText, bodyPlaceText } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Looked extends PlacedBody {
  readonly nearness: Nearness;
}

const NOTES = [
  'The degrees are those of Jataka Parijata as commonly tabulated; other texts differ by a degree or more in places.',
  'A degree n is read as the point n°00′ of the sign; some read it as the nth degree, from n−1 to n.',
  'Tolerances are of practice: 40′ for the Moon, Mercury and the ascendant, 20′ for the Sun, 15′ for the others; within a degree is told as near.',
  'What softens a degree is practice too, and weighs strength of sign, navamsa and benefics.',
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
    summary_text: summary(on, near, bodies),
    notes: [...NOTES],
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
      text: `${capitalised(reliefText(found, body))}.`,
    })),
    mahadasha: isNear ? bodyPeriod(context, body) : null,
    text: isNear ? closeText(context, body, relief) : farText(context, body),
    remedy: isNear ? remedy(body) : null,
  };
}

function reliefText({ id, planets }: MrityuRelief, { id: body }: PlacedBody): string {
  switch (id) {
    case 'strong_by_sign':
      return planets[0] === body ? 'its strength by sign' : `the strength by sign of ${named(planets[0]!)}, its lord`;
    case 'vargottama':
      return 'the same sign in the navamsa (vargottama)';
    case 'pushkara_navamsa':
      return 'a nourishing navamsa (pushkara)';
    case 'benefic_with_it':
      return `the company of ${namedList(planets)}`;
    case 'benefic_aspect':
      return `the aspect of ${namedList(planets)}`;
  }
}

function closeText(context: BirthContext, body: Looked, relief: readonly MrityuRelief[]): string {
  const { id, nearness: found, place } = body;
  const where = `${bodyPlaceText(context, body)}, ${arcText(found.distanceDeg)} from ${found.degree}°, the critical degree (mrityu bhaga) of ${namedBody(id)} in ${SIGNS[place.signIndex]!}`;
  const what = found.isOn
    ? `${where}: so close that it counts as on it. Here it has less to give of its own, and ${BODY_MATTERS[id]} ask for patience, in matters of ${houseAreaText(context, body)}, ${periodText(context, body)}.`
    : `${where}: near it, but not on it. A light caution for ${BODY_MATTERS[id]}, in matters of ${houseAreaText(context, body)}, ${periodText(context, body)}.`;
  const softened =
    relief.length > 0
      ? `It is softened by ${listed(relief.map((each) => reliefText(each, body)))}.`
      : 'Nothing in sign, navamsa or company softens it, so care taken early counts for more.';
  return `${what} ${softened}`;
}

/** The reason where it is absent: how far the degree is. */
function farText(context: BirthContext, body: Looked): string {
  const { degree, distanceDeg } = body.nearness;
  return `${bodyPlaceText(context, body)}, ${arcText(distanceDeg)} from its critical degree there, ${degree}°: neither on it nor near.`;
}

function remedy(body: PlacedBody): string {
  return `Regular rest and looking after small complaints early; by tradition for ${namedBody(actingPlanet(body))}: ${STEADYING_PRACTICES[actingPlanet(body)]}.`;
}

function summary(on: readonly Looked[], near: readonly Looked[], bodies: readonly Looked[]): string {
  const described = (list: readonly Looked[]) =>
    listed(list.map(({ id, nearness: { distanceDeg } }) => `${namedBody(id)} (${arcText(distanceDeg)})`));
  if (on.length === 0 && near.length === 0) {
    const nearest = [...bodies].sort((a, b) => a.nearness.distanceDeg - b.nearness.distanceDeg)[0]!;
    return `Neither a planet nor the ascendant nor Mandi is within a degree of its critical degree; ${namedBody(nearest.id)} comes nearest, at ${arcText(nearest.nearness.distanceDeg)}.`;
  }
  const parts = [
    on.length > 0 ? `on the critical degree: ${described(on)}` : 'nothing stands on its critical degree',
    ...(near.length > 0 ? [`near it: ${described(near)}`] : []),
  ];
  const first = (on[0] ?? near[0])!;
  return `${capitalised(parts.join('; '))}. What is best looked after is ${BODY_MATTERS[first.id]}.`;
}

function mandiRecord({ birth }: BirthContext, { isApproximate, jdUT }: Mandi): MrityuBhaga['mandi'] {
  return {
    at: formatJd(birth.time.clock, jdUT),
    is_approximate: isApproximate,
    text: 'The degree that rises 26, 22, 18, 14, 10, 6 or 2 ghatis into the day, Sunday to Saturday, thirty ghatis being stretched from sunrise to sunset; by night those of the fifth weekday, from sunset to sunrise.',
  };
}
