/** Sentences of sensitive degrees in English. */
import { namedBody } from '../../astro/chart/bodies.ts';
import { uncapitalised, type EffectSide } from '../../astro/judgement/phrases.ts';
import type { GandantaGrade } from '../../astro/planet/gandanta.ts';
import type { Nourisher } from '../../astro/planet/pushkara.ts';
import { arcText } from '../../astro/rounding.ts';
import { BODY_MATTERS, STEADYING_PRACTICES } from './bodyThemes.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import { JUNCTIONS, type Junction } from '../../astro/tables/junctions.ts';
import { MINUTES_PER_DAY } from '../../astro/time.ts';
import type {
  BodyDistance,
  BodyPlace,
  BodyTime,
  DegreesWords,
  NearJunctionFacts,
  ReliefFacts,
} from '../facts/degrees.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, listed, nakshatraEn, named, namedList, ordinal, signEn } from './grammar.ts';
import { EFFECTS_EN } from './effects.ts';
import { gradeEn, placingText } from './placing.ts';

const GRADES: Readonly<Record<GandantaGrade, string>> = {
  exact: 'a tight knot, felt early and worked on for long',
  strong: 'a clear knot, which loosens with attention',
  mild: 'a light knot, felt now and then',
};

interface JunctionWords {
  /** Continues "the passage from". */
  readonly passage: string;
  /** Continues "it helps". */
  readonly task: string;
  /** The deities of the two nakshatras. */
  readonly deities: string;
}

const JUNCTION_WORDS: Readonly<Record<Junction['id'], JunctionWords>> = {
  pisces_aries: {
    passage: 'surrender to beginning: the end of the zodiac becomes its start, the junction of devotion',
    task: 'to finish one thing before the next is begun, and to give trust a daily form',
    deities: 'Pushan and the Ashwins',
  },
  cancer_leo: {
    passage: 'holding on to standing alone: the shelter of the family becomes the wish to be someone',
    task: 'to honour where one comes from and still decide for oneself',
    deities: 'the Nagas and the Pitris',
  },
  scorpio_sagittarius: {
    passage: 'depth to direction: what is guarded or hidden is pulled up by the root, the weightiest of the three',
    task: 'to let go of control step by step, with a teacher or a friend to speak to',
    deities: 'Indra and Nirriti',
  },
};

const CONSTANCY: Readonly<Record<EffectSide, string>> = {
  ease: 'it can be relied on',
  both: 'its easy and its hard side stay the same through life, so both can be known and used',
  strain: 'a task that stays the same through life, and is mastered by steady work',
};

const NOURISHED_BY: Readonly<Record<Nourisher, string>> = {
  Moon: 'care and a sense of belonging',
  Mercury: 'skill, order and clear thought',
  Jupiter: 'grace, teachers and good counsel',
  Venus: 'love, comfort and a feeling for measure',
};

/** Returns where a body stands: `The Moon stands at 28°12′ of Cancer, in the 4th house`. */
function placeText({ body, house, placeDeg, signIndex }: BodyPlace): string {
  const at = `${capitalised(namedBody(body))} stands at ${arcText(placeDeg)} of ${signEn(signIndex)}`;
  return body === 'Ascendant' ? at : `${at}, in the ${ordinal(house)} house`;
}

/** Returns `most of all in the periods of Mars, whose mahadasha runs from 3 Mar 2010 to 3 Mar 2017`. */
function timeText({ from, isLate, planet, until }: BodyTime): string {
  if (isLate) return `most of all in the sub-periods of ${named(planet)}, whose own mahadasha comes late in the cycle`;
  const start = from === null ? 'birth' : dateEn(from);
  return `most of all in the periods and sub-periods of ${named(planet)}, whose mahadasha runs from ${start} to ${dateEn(until)}`;
}

const areaOf = (house: number) => HOUSE_TOPICS[house - 1]!.area;

function nakshatrasOf(id: Junction['id']): string {
  const { fireNakshatraIndex, waterNakshatraIndex } = JUNCTIONS.find((junction) => junction.id === id)!;
  return `${nakshatraEn(waterNakshatraIndex)} and ${nakshatraEn(fireNakshatraIndex)}`;
}

function toJunction({ distanceDeg, side }: NearJunctionFacts): string {
  return `${arcText(distanceDeg)} ${side}`;
}

function withDistance({ body, distanceDeg }: BodyDistance): string {
  return `${namedBody(body)} (${arcText(distanceDeg)})`;
}

/** Writes a time that is exact near the junction, and known only in days far from it. */
function spanText(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const days = Math.round(minutes / MINUTES_PER_DAY);
  return days < 2 ? `${Math.round(minutes / 60)} hours` : `${days} days`;
}

function reliefText({ isOwn, planets, relief }: ReliefFacts): string {
  switch (relief) {
    case 'strong_by_sign':
      return isOwn ? 'its strength by sign' : `the strength by sign of ${named(planets[0]!)}, its lord`;
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

export const DEGREES_EN: Sentences<DegreesWords> = {
  gandanta_found(found) {
    const { body, grade, house, isAbhuktaMula, junction, side, time } = found;
    const knot = side === 'before' ? 'the junction still lies ahead' : 'the junction has just been passed';
    const abhukta = isAbhuktaMula
      ? ' The texts call this a birth in abhukta mula and ask the family for a rite of peace; many who have it grow strong by going to the root of things.'
      : '';
    return [
      `${placeText(found)}, ${toJunction(found)} the junction of ${nakshatrasOf(junction)}: ${GRADES[grade]}; ${knot}.`,
      `It is the passage from ${JUNCTION_WORDS[junction].passage}.`,
      `It touches ${BODY_MATTERS[body]}, in matters of ${areaOf(house)}, ${timeText(time)}.${abhukta}`,
    ].join(' ');
  },
  gandanta_far: (far) =>
    `${placeText(far)}, ${toJunction(far)} the nearest junction, that of ${nakshatrasOf(far.junction)}: not in gandanta, which reaches 3°20′.`,
  gandanta_remedy({ body, junction, planet }) {
    const { deities, task } = JUNCTION_WORDS[junction];
    return `It helps ${task}. By tradition ${deities} are honoured; for ${namedBody(body)}: ${STEADYING_PRACTICES[planet]}.`;
  },
  gandanta_none: ({ body, distanceDeg }) =>
    `Neither a planet nor the ascendant is in gandanta; ${namedBody(body)} comes nearest to a junction, at ${arcText(distanceDeg)}.`,
  gandanta_summary({ found, junction }) {
    const bodies = found.map(
      ({ body, distanceDeg, grade }) => `${namedBody(body)} (${grade}, ${arcText(distanceDeg)})`,
    );
    return `In gandanta: ${listed(bodies)}. What asks for most attention is ${BODY_MATTERS[found[0]!.body]}; it helps ${JUNCTION_WORDS[junction].task}.`;
  },
  junction_meaning: ({ junction }) => `The passage from ${JUNCTION_WORDS[junction].passage}.`,
  tithi_gandanta_met: ({ beginningTithi, endingTithi, minutes, side }) =>
    `The birth fell ${minutes} minutes ${side} tithi ${endingTithi} gave way to tithi ${beginningTithi}, within the two ghatis that the texts call tithi gandanta: beginnings are well made slowly, and a lamp lit on the birth tithi is the customary remedy.`,
  tithi_gandanta_far: ({ beginningTithi, endingTithi, minutes, side }) =>
    `The nearest turn of these tithis, from ${endingTithi} to ${beginningTithi}, was about ${spanText(minutes)} ${side === 'before' ? 'after' : 'before'} the birth; tithi gandanta reaches 48 minutes.`,

  pushkara_found(found) {
    const { bhaga, body, house, ninth, parijata, time } = found;
    const ways: string[] = [];
    if (ninth) {
      ways.push(
        `in navamsa ${ninth.navamsa} of the sign, a nourishing one (pushkara): it falls in ${signEn(ninth.signIndex)}, the sign of ${named(ninth.lord)}, and is fed by ${NOURISHED_BY[ninth.lord]}`,
      );
    }
    if (bhaga) ways.push(`${arcText(bhaga.distanceDeg)} from ${bhaga.degree}°, the nourishing degree by element`);
    if (parijata && parijata.degree !== bhaga?.degree) {
      ways.push(`${arcText(parijata.distanceDeg)} from ${parijata.degree}°, the nourishing degree of Jataka Parijata`);
    }
    return `${placeText(found)}, ${ways.join('; it is ')}. ${capitalised(BODY_MATTERS[body])} recover well here and give more than the sign alone promises, in matters of ${areaOf(house)}, ${timeText(time)}.`;
  },
  pushkara_far(far) {
    const { degree, distanceDeg, navamsa, navamsas } = far;
    return `${placeText(far)}, in navamsa ${navamsa} of the sign, where ${listed(navamsas.map(String))} nourish, and ${arcText(distanceDeg)} from the nourishing degree, ${degree}°: not in pushkara.`;
  },
  pushkara_none: () =>
    'Neither a planet nor the ascendant is in a pushkara navamsa or on a pushkara degree; what nourishes this chart is seen from its benefics and its strong planets.',
  pushkara_summary({ best, inNavamsa, onBhaga, onParijata }) {
    const parts = [
      ['in a pushkara navamsa', inNavamsa],
      ['on a pushkara degree', onBhaga],
      ['on a degree of Jataka Parijata', onParijata],
    ] as const;
    const found = parts.filter(([, bodies]) => bodies.length > 0);
    const said = found.map(([head, bodies]) => `${head}: ${listed(bodies.map(namedBody))}`);
    return `${capitalised(said.join('; '))}. The best supported matters are ${BODY_MATTERS[best]}.`;
  },

  vargottama_planet(found) {
    const { grade, house, placing, planet, score, side, signIndex, time } = found;
    const kept = `${placeText(found)}, and keeps ${signEn(signIndex)} in the navamsa: vargottama.`;
    const what = `In both it is ${placingText(placing)} (strength ${score}, ${gradeEn(grade)}): ${CONSTANCY[side]}.`;
    const effect = uncapitalised(EFFECTS_EN.planet_effect({ planet, house, side }));
    return `${kept} ${what} In the ${ordinal(house)} house ${effect} It shows ${timeText(time)}.`;
  },
  vargottama_ascendant(found) {
    const { lord, placing, side, signIndex } = found;
    const lordIs = `${named(lord)}, lord of the ascendant, is ${placingText(placing)}`;
    const rest =
      side === 'strain' ? `; as ${lordIs}, that course asks for patience with oneself` : `, the more so as ${lordIs}`;
    return `${placeText(found)}, and keeps ${signEn(signIndex)} in the navamsa: vargottama. The person one shows and the person one is are alike; body and character hold their course${side === 'both' ? '' : rest}.`;
  },
  vargottama_absent(absent) {
    const { awayDeg, navamsaSignIndex, signIndex, spans } = absent;
    const changes = `${placeText(absent)}, and changes to ${signEn(navamsaSignIndex)} in the navamsa: not vargottama.`;
    if (spans.length === 0) return `${changes} The mapping of the navamsa asked for keeps no part of this sign.`;
    const where = listed(spans.map(({ fromDeg, toDeg }) => `${arcText(fromDeg)} to ${arcText(toDeg)}`));
    return `${changes} ${signEn(signIndex)} keeps its sign from ${where}, ${arcText(awayDeg)} away.`;
  },
  vargas_kept: ({ vargas }) =>
    vargas.length === 0
      ? 'It keeps its sign in none of the fifteen further vargas.'
      : `Of the fifteen further vargas it keeps its sign in ${listed(vargas.map((id) => id.toUpperCase()))}.`,
  vargottama_none: () => 'Neither a planet nor the ascendant is vargottama.',
  vargottama_summary({ best, found, isTask }) {
    const said = found.map(({ body, signIndex }) => `${namedBody(body)} in ${signEn(signIndex)}`);
    const what = isTask ? 'What stays the same and asks for patience' : 'Most to be relied on';
    return `Vargottama: ${listed(said)}. ${what}: ${BODY_MATTERS[best]}.`;
  },
  most_constant: ({ bodies, count }) =>
    `${capitalised(listed(bodies.map(namedBody)))} ${bodies.length === 1 ? 'keeps its' : 'keep their'} sign in most vargas, ${count} of fifteen.`,

  critical_close(close) {
    const { body, degree, distanceDeg, house, isOn, reliefs, signIndex, time } = close;
    const where = `${placeText(close)}, ${arcText(distanceDeg)} from ${degree}°, the critical degree (mrityu bhaga) of ${namedBody(body)} in ${signEn(signIndex)}`;
    const when = `in matters of ${areaOf(house)}, ${timeText(time)}`;
    const what = isOn
      ? `${where}: so close that it counts as on it. Here it has less to give of its own, and ${BODY_MATTERS[body]} ask for patience, ${when}.`
      : `${where}: near it, but not on it. A light caution for ${BODY_MATTERS[body]}, ${when}.`;
    const softened =
      reliefs.length > 0
        ? `It is softened by ${listed(reliefs.map(reliefText))}.`
        : 'Nothing in sign, navamsa or company softens it, so care taken early counts for more.';
    return `${what} ${softened}`;
  },
  critical_far: (far) =>
    `${placeText(far)}, ${arcText(far.distanceDeg)} from its critical degree there, ${far.degree}°: neither on it nor near.`,
  critical_relief: (relief) => `${capitalised(reliefText(relief))}.`,
  critical_remedy: ({ planet }) =>
    `Regular rest and looking after small complaints early; by tradition for ${named(planet)}: ${STEADYING_PRACTICES[planet]}.`,
  critical_none: ({ body, distanceDeg }) =>
    `Neither a planet nor the ascendant nor Mandi is within a degree of its critical degree; ${namedBody(body)} comes nearest, at ${arcText(distanceDeg)}.`,
  critical_summary({ first, near, on }) {
    const parts = [
      on.length > 0
        ? `on the critical degree: ${listed(on.map(withDistance))}`
        : 'nothing stands on its critical degree',
      ...(near.length > 0 ? [`near it: ${listed(near.map(withDistance))}`] : []),
    ];
    return `${capitalised(parts.join('; '))}. What is best looked after is ${BODY_MATTERS[first]}.`;
  },
  mandi_rule: () =>
    'The degree that rises 26, 22, 18, 14, 10, 6 or 2 ghatis into the day, Sunday to Saturday, thirty ghatis being stretched from sunrise to sunset; by night those of the fifth weekday, from sunset to sunrise.',
};
