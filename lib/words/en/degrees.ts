/** Sentences of sensitive degrees in English. */
import { namedBody } from '../../astro/chart/bodies.ts';
import type { EffectSide } from '../../astro/judgement/phrases.ts';
import type { GandantaGrade } from '../../astro/planet/gandanta.ts';
import type { Nourisher } from '../../astro/planet/pushkara.ts';
import { arcText } from '../../astro/rounding.ts';
import type { ThemeBody } from '../../astro/tables/bodyThemes.ts';
import { countWord } from '../../astro/words.ts';
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
import { capitalised, dateEn, isOrAre, listed, nakshatraEn, named, namedList, ordinal, signEn } from './grammar.ts';
import { EFFECTS_EN } from './effects.ts';
import { placingText, strengthEn } from './placing.ts';

const GRADES: Readonly<Record<GandantaGrade, string>> = {
  exact: 'The knot is tight, is felt early and takes long work.',
  strong: 'The knot is clear, and attention loosens it.',
  mild: 'The knot is light and felt now and then.',
};

interface JunctionWords {
  readonly passage: string;
  /** What helps there. */
  readonly task: string;
  /** The deities of the two nakshatras. */
  readonly deities: string;
}

const JUNCTION_WORDS: Readonly<Record<Junction['id'], JunctionWords>> = {
  pisces_aries: {
    passage:
      'This is the passage from surrender to beginning, where the zodiac ends and starts. It is the junction of devotion.',
    task: 'Finish one thing before you begin the next, and give trust a daily form.',
    deities: 'Pushan and the Ashwins',
  },
  cancer_leo: {
    passage: 'This is the passage from the shelter of the family to standing alone.',
    task: 'Honour where you come from, and still decide for yourself.',
    deities: 'the Nagas and the Pitris',
  },
  scorpio_sagittarius: {
    passage:
      'This is the passage from depth to direction, where hidden things come up by the root. It is the weightiest of the three.',
    task: 'Let go of control step by step, and speak with a teacher about it.',
    deities: 'Indra and Nirriti',
  },
};

const CONSTANCY: Readonly<Record<EffectSide, string>> = {
  ease: 'You can rely on it.',
  both: 'Its easy and its hard side stay the same through life, so you can know and use both.',
  strain: 'It is a task that stays through life, and steady work masters it.',
};

const NOURISHED_BY: Readonly<Record<Nourisher, string>> = {
  Moon: 'care and a sense of belonging',
  Mercury: 'skill, order and clear thought',
  Jupiter: 'grace, teachers and good advice',
  Venus: 'love, comfort and a feeling for measure',
};

/** Returns where a body stands: `The Moon is in Cancer, in your 4th house`. */
function placeText({ body, house, signIndex }: BodyPlace): string {
  const at = `${capitalised(namedBody(body))} is in ${signEn(signIndex)}`;
  return body === 'Ascendant' ? at : `${at}, in your ${ordinal(house)} house`;
}

/** Tells when a body acts. */
function timeText({ from, isLate, planet, until }: BodyTime): string {
  if (isLate)
    return `It is felt most in the sub-periods of ${named(planet)}, whose own mahadasha comes late in the cycle.`;
  const start = from === null ? 'birth' : dateEn(from);
  return `It is felt most in the periods of ${named(planet)}. The mahadasha of ${named(planet)} runs from ${start} to ${dateEn(until)}.`;
}

/** Names up to three bodies, and counts more. */
const bodiesText = (bodies: readonly ThemeBody[]) =>
  bodies.length > 3 ? `${countWord(bodies.length)} bodies` : listed(bodies.map(namedBody));

/** Returns `The Sun and Mars are`, before where they are. */
const bodiesAre = (bodies: readonly ThemeBody[]) => `${capitalised(bodiesText(bodies))} ${isOrAre(bodies.length)}`;

const areaOf = (house: number) => HOUSE_TOPICS[house - 1]!.area;

function nakshatrasOf(id: Junction['id']): string {
  const { fireNakshatraIndex, waterNakshatraIndex } = JUNCTIONS.find((junction) => junction.id === id)!;
  return `${nakshatraEn(waterNakshatraIndex)} and ${nakshatraEn(fireNakshatraIndex)}`;
}

/** Returns `1°20′ before the junction of Ashlesha and Magha`. */
function toJunction({ distanceDeg, junction, side }: NearJunctionFacts): string {
  return `${arcText(distanceDeg)} ${side} the junction of ${nakshatrasOf(junction)}`;
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
    const { body, grade, house, isAbhuktaMula, junction, time } = found;
    return [
      `${placeText(found)}, ${toJunction(found)}.`,
      GRADES[grade],
      JUNCTION_WORDS[junction].passage,
      `It touches ${BODY_MATTERS[body]}.`,
      `You see this in matters of ${areaOf(house)}.`,
      timeText(time),
      ...(isAbhuktaMula
        ? [
            'The texts call this a birth in abhukta mula and advise a rite of peace.',
            'Many who have it grow strong by going to the root of things.',
          ]
        : []),
    ].join(' ');
  },
  gandanta_far: (far) =>
    `${placeText(far)}. It is ${arcText(far.distanceDeg)} ${far.side} the nearest junction, of ${nakshatrasOf(far.junction)}, and not in gandanta.`,
  gandanta_remedy({ body, junction, planet }) {
    const { deities, task } = JUNCTION_WORDS[junction];
    return `${task} By tradition ${deities} are honoured. ${capitalised(namedBody(body))} is steadied by ${STEADYING_PRACTICES[planet]}.`;
  },
  gandanta_none: ({ body, distanceDeg }) =>
    `Neither a planet nor the ascendant is in gandanta. ${capitalised(namedBody(body))} comes nearest to a junction, at ${arcText(distanceDeg)}.`,
  gandanta_summary: ({ found, junction }) =>
    `${bodiesAre(found.map(({ body }) => body))} in gandanta. Give most attention to ${BODY_MATTERS[found[0]!.body]}. ${JUNCTION_WORDS[junction].task}`,
  junction_meaning: ({ junction }) => JUNCTION_WORDS[junction].passage,
  tithi_gandanta_met: ({ beginningTithi, endingTithi, minutes, side }) =>
    [
      `The birth fell ${minutes} minutes ${side} tithi ${endingTithi} gave way to tithi ${beginningTithi}.`,
      'The texts call this tithi gandanta.',
      'Begin things slowly, and by custom light a lamp on the birth tithi.',
    ].join(' '),
  tithi_gandanta_far: ({ beginningTithi, endingTithi, minutes, side }) =>
    `The nearest turn of these tithis, from ${endingTithi} to ${beginningTithi}, was about ${spanText(minutes)} ${side === 'before' ? 'after' : 'before'} the birth. Tithi gandanta reaches 48 minutes.`,

  pushkara_found(found) {
    const { bhaga, body, house, ninth, parijata, time } = found;
    return [
      `${placeText(found)}.`,
      ...(ninth
        ? [
            `Its navamsa is a nourishing one (pushkara), in ${signEn(ninth.signIndex)}, the sign of ${named(ninth.lord)}.`,
            `It is fed by ${NOURISHED_BY[ninth.lord]}.`,
          ]
        : []),
      ...(bhaga
        ? [`It is ${arcText(bhaga.distanceDeg)} from ${bhaga.degree}°, the nourishing degree by element.`]
        : []),
      ...(parijata && parijata.degree !== bhaga?.degree
        ? [`It is ${arcText(parijata.distanceDeg)} from ${parijata.degree}°, the nourishing degree of Jataka Parijata.`]
        : []),
      `This helps ${BODY_MATTERS[body]} beyond what the sign alone gives.`,
      `You see this in matters of ${areaOf(house)}.`,
      timeText(time),
    ].join(' ');
  },
  pushkara_far(far) {
    const { degree, distanceDeg, navamsa, navamsas } = far;
    return [
      `${placeText(far)}, and not in pushkara.`,
      `It is in navamsa ${navamsa} of the sign, where ${listed(navamsas.map(String))} nourish.`,
      `The nourishing degree, ${degree}°, is ${arcText(distanceDeg)} away.`,
    ].join(' ');
  },
  pushkara_none: () =>
    'Neither a planet nor the ascendant is in a pushkara navamsa or on a pushkara degree. Look to benefics and strong planets for what nourishes this chart.',
  pushkara_summary({ best, inNavamsa, onBhaga, onParijata }) {
    const parts = [
      ['in a pushkara navamsa', inNavamsa],
      ['on a pushkara degree', onBhaga],
      ['on a degree of Jataka Parijata', onParijata],
    ] as const;
    const found = parts.filter(([, bodies]) => bodies.length > 0);
    const said = found.map(([where, bodies]) => `${bodiesAre(bodies)} ${where}.`);
    return `${said.join(' ')} The best supported matters are ${BODY_MATTERS[best]}.`;
  },

  vargottama_planet(found) {
    const { grade, house, placing, planet, side, time } = found;
    return [
      `${placeText(found)}, and keeps that sign in the navamsa (vargottama).`,
      `It is ${placingText(placing)}, and ${strengthEn(grade)}.`,
      CONSTANCY[side],
      EFFECTS_EN.planet_effect({ planet, house, side }),
      timeText(time),
    ].join(' ');
  },
  vargottama_ascendant(found) {
    const { lord, placing, side } = found;
    const lordIs = `${capitalised(named(lord))}, lord of the ascendant, is ${placingText(placing)}`;
    return [
      `${placeText(found)} and keeps that sign in the navamsa (vargottama).`,
      'You are inside as you appear outside. Body and character hold their course.',
      ...(side === 'ease' ? [`${lordIs}, which makes this firmer.`] : []),
      ...(side === 'strain' ? [`${lordIs}, so be patient with yourself.`] : []),
    ].join(' ');
  },
  vargottama_absent(absent) {
    const { awayDeg, navamsaSignIndex, signIndex, spans } = absent;
    const changes = `${placeText(absent)}. It changes to ${signEn(navamsaSignIndex)} in the navamsa, so it is not vargottama.`;
    if (spans.length === 0) return `${changes} The chosen mapping of the navamsa keeps no part of this sign.`;
    const where = listed(spans.map(({ fromDeg, toDeg }) => `${arcText(fromDeg)} to ${arcText(toDeg)}`));
    return `${changes} ${signEn(signIndex)} keeps its sign from ${where}, ${arcText(awayDeg)} away.`;
  },
  vargas_kept({ vargas }) {
    if (vargas.length === 0) return 'It keeps its sign in none of the fifteen further vargas.';
    return vargas.length > 3
      ? `It keeps its sign in ${countWord(vargas.length)} of the fifteen further vargas.`
      : `Of the fifteen further vargas it keeps its sign in ${listed(vargas.map((id) => id.toUpperCase()))}.`;
  },
  vargottama_none: () => 'Neither a planet nor the ascendant is vargottama.',
  vargottama_summary({ best, found, isTask }) {
    const what = isTask ? `Be patient with ${BODY_MATTERS[best]}.` : `Rely most on ${BODY_MATTERS[best]}.`;
    return `${bodiesAre(found.map(({ body }) => body))} vargottama. ${what}`;
  },
  most_constant: ({ bodies, count }) =>
    `${capitalised(bodiesText(bodies))} ${bodies.length === 1 ? 'keeps its' : 'keep their'} sign in most vargas, ${countWord(count)} of fifteen.`,

  critical_close(close) {
    const { body, degree, distanceDeg, house, isOn, reliefs, time } = close;
    const what = isOn
      ? `So close, it has less to give of its own. Be patient with ${BODY_MATTERS[body]}.`
      : `It is near that degree, but not on it. Take light care of ${BODY_MATTERS[body]}.`;
    const softened =
      reliefs.length > 0
        ? `It is softened by ${listed(reliefs.slice(0, 2).map(reliefText))}.`
        : 'Nothing in sign, navamsa or company softens it, so take care early.';
    return [
      `${placeText(close)}. Its critical degree there (mrityu bhaga), ${degree}°, is ${arcText(distanceDeg)} away.`,
      what,
      `You see this in matters of ${areaOf(house)}.`,
      timeText(time),
      softened,
    ].join(' ');
  },
  critical_far: (far) =>
    `${placeText(far)}. Its critical degree there, ${far.degree}°, is ${arcText(far.distanceDeg)} away, so it is not affected.`,
  critical_relief: (relief) => `It is softened by ${reliefText(relief)}.`,
  critical_remedy: ({ planet }) =>
    `Rest regularly, and look after small complaints early. By tradition ${named(planet)} is steadied by ${STEADYING_PRACTICES[planet]}.`,
  critical_none: ({ body, distanceDeg }) =>
    `No planet is within a degree of its critical degree, nor is the ascendant or Mandi. ${capitalised(namedBody(body))} comes nearest, at ${arcText(distanceDeg)}.`,
  critical_summary({ first, near, on }) {
    const bodiesOf = (distances: readonly BodyDistance[]) => distances.map(({ body }) => body);
    return [
      on.length > 0 ? `${bodiesAre(bodiesOf(on))} on the critical degree.` : 'Nothing stands on its critical degree.',
      ...(near.length > 0 ? [`${bodiesAre(bodiesOf(near))} near it.`] : []),
      `Look first after ${BODY_MATTERS[first]}.`,
    ].join(' ');
  },
  mandi_rule: () =>
    [
      'Mandi rises 26, 22, 18, 14, 10, 6 or 2 ghatis into the day, Sunday to Saturday.',
      'The time from sunrise to sunset counts as thirty ghatis.',
      'By night the ghatis of the fifth weekday are counted from sunset to sunrise.',
    ].join(' '),
};
