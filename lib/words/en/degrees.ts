/** Sentences of sensitive degrees in English. */
import { namedBody } from '../../astro/chart/bodies.ts';
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { GandantaGrade } from '../../astro/planet/gandanta.ts';
import type { Nourisher } from '../../astro/planet/pushkara.ts';
import { arcText } from '../../astro/rounding.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import { JUNCTIONS, type Junction } from '../../astro/tables/junctions.ts';
import type { ThemeBody } from '../../astro/tables/bodyThemes.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { MINUTES_PER_DAY } from '../../astro/time.ts';
import type { BodyDistance, BodyPlace, BodyTime, DegreesWords, ReliefFacts } from '../facts/degrees.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, isOrAre, listed, nakshatraEn, named, namedList, ordinal, signEn } from './grammar.ts';
import { BODY_MATTERS, STEADYING_PRACTICES } from './bodyThemes.ts';
import { EFFECTS_EN } from './effects.ts';
import { bandEn, placingText } from './placing.ts';

const GRADES: Readonly<Record<GandantaGrade, string>> = {
  exact: 'It is a tight knot, felt early and worked on for long.',
  strong: 'It is a clear knot, which loosens with attention.',
  mild: 'It is a light knot, felt now and then.',
};

interface JunctionWords {
  readonly passage: string;
  readonly task: string;
  /** The deities of the two nakshatras. */
  readonly deities: string;
}

const JUNCTION_WORDS: Readonly<Record<Junction['id'], JunctionWords>> = {
  pisces_aries: {
    passage:
      'It is the passage from surrender to beginning. The end of the zodiac becomes its start, the junction of devotion.',
    task: 'Finish one thing before you begin the next, and give trust a daily form.',
    deities: 'Pushan and the Ashwins',
  },
  cancer_leo: {
    passage:
      'It is the passage from holding on to standing alone. The shelter of the family becomes the wish to be someone.',
    task: 'Honour where you come from, and still decide for yourself.',
    deities: 'the Nagas and the Pitris',
  },
  scorpio_sagittarius: {
    passage:
      'It is the passage from depth to direction, the weightiest of the three. What is hidden is pulled up by the root.',
    task: 'Let go of control step by step, and speak to a teacher or a friend.',
    deities: 'Indra and Nirriti',
  },
};

const CONSTANCY: Readonly<Record<EffectSide, string>> = {
  ease: 'Its results can be relied on.',
  both: 'Its easy and its hard side stay the same through life, so you can know and use both.',
  strain: 'It is a task that stays the same through life, and steady work masters it.',
};

const NOURISHED_BY: Readonly<Record<Nourisher, string>> = {
  Moon: 'care and a sense of belonging',
  Mercury: 'skill, order and clear thought',
  Jupiter: 'grace, teachers and good advice',
  Venus: 'love, comfort and a feeling for measure',
};

const first = (body: ThemeBody) => capitalised(namedBody(body));

/** Returns where a body stands: The Moon stands in Cancer, in your 4th house. */
function placeText({ body, house, signIndex }: BodyPlace): string {
  const at = `${first(body)} stands in ${signEn(signIndex)}`;
  return body === 'Ascendant' ? at : `${at}, in your ${ordinal(house)} house`;
}

/** Tells when a body acts. */
function timeText({ from, isLate, planet, until }: BodyTime): string {
  if (isLate) return `It shows most in the sub-periods of ${named(planet)}, as its own mahadasha comes late.`;
  const start = from === null ? 'birth' : dateEn(from);
  return `It shows most in the periods of ${named(planet)}, with the mahadasha from ${start} to ${dateEn(until)}.`;
}

/** Tells what a body touches, where and when. */
const touchText = (house: number, time: BodyTime) => `You notice it in matters of ${areaOf(house)}. ${timeText(time)}`;

const steadiedText = (body: ThemeBody, planet: Planet) =>
  `${first(body)} is steadied by ${STEADYING_PRACTICES[planet]}.`;

function nakshatrasOf(id: Junction['id']): string {
  const { fireNakshatraIndex, waterNakshatraIndex } = JUNCTIONS.find((junction) => junction.id === id)!;
  return `${nakshatraEn(waterNakshatraIndex)} and ${nakshatraEn(fireNakshatraIndex)}`;
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
    const abhukta = isAbhuktaMula
      ? ' The texts call this a birth in abhukta mula, and advise a family rite of peace. Many who have it grow strong by going to the root of things.'
      : '';
    return [
      `${placeText(found)}, just ${side} the junction of ${nakshatrasOf(junction)}.`,
      GRADES[grade],
      JUNCTION_WORDS[junction].passage,
      `It touches ${BODY_MATTERS[body]}.`,
      `${touchText(house, time)}${abhukta}`,
    ].join(' ');
  },
  gandanta_far: (far) =>
    `${placeText(far)}, outside gandanta. The nearest junction is that of ${nakshatrasOf(far.junction)}.`,
  gandanta_remedy({ body, junction, planet }) {
    const { deities, task } = JUNCTION_WORDS[junction];
    return `${task} By tradition ${deities} are honoured. ${steadiedText(body, planet)}`;
  },
  gandanta_none: ({ body }) =>
    `Neither a planet nor the ascendant is in gandanta. ${first(body)} comes nearest to a junction.`,
  gandanta_summary({ found, junction }) {
    const bodies = found.map(({ body }) => namedBody(body));
    return `${capitalised(listed(bodies))} ${isOrAre(bodies.length)} in gandanta. Give most attention to ${BODY_MATTERS[found[0]!.body]}. ${JUNCTION_WORDS[junction].task}`;
  },
  junction_meaning: ({ junction }) => JUNCTION_WORDS[junction].passage,
  tithi_gandanta_met: ({ beginningTithi, endingTithi, minutes, side }) =>
    `The birth fell ${minutes} minutes ${side} the change from tithi ${endingTithi} to tithi ${beginningTithi}. The texts call the two ghatis around it tithi gandanta. Begin things slowly. The customary remedy is a lamp lit on the birth tithi.`,
  tithi_gandanta_far: ({ beginningTithi, endingTithi, minutes, side }) =>
    `The nearest change of this kind, from tithi ${endingTithi} to tithi ${beginningTithi}, was about ${spanText(minutes)} ${side === 'before' ? 'after' : 'before'} the birth. Tithi gandanta reaches 48 minutes.`,

  pushkara_found(found) {
    const { bhaga, body, house, ninth, parijata, time } = found;
    const ways = [
      ...(ninth
        ? [
            `Its navamsa is a nourishing one (pushkara), in ${signEn(ninth.signIndex)}, the sign of ${named(ninth.lord)}.`,
            `It is fed by ${NOURISHED_BY[ninth.lord]}.`,
          ]
        : []),
      ...(bhaga ? ['It is close to the nourishing degree of its element.'] : []),
      ...(parijata && parijata.degree !== bhaga?.degree
        ? ['It is close to the nourishing degree of Jataka Parijata.']
        : []),
    ];
    return [
      `${placeText(found)}.`,
      ...ways,
      `${capitalised(BODY_MATTERS[body])} recover well here.`,
      'They give more than the sign alone promises.',
      touchText(house, time),
    ].join(' ');
  },
  pushkara_far: (far) => `${placeText(far)}, outside the pushkara navamsas and degrees.`,
  pushkara_none: () =>
    'Neither a planet nor the ascendant is in a pushkara navamsa or on a pushkara degree. Benefics and strong planets nourish this chart.',
  pushkara_summary({ best, inNavamsa, onBhaga, onParijata }) {
    const parts = [
      ['in a pushkara navamsa', inNavamsa],
      ['on a pushkara degree', onBhaga],
      ['on a degree of Jataka Parijata', onParijata],
    ] as const;
    const found = parts.filter(([, bodies]) => bodies.length > 0);
    const said = found.map(
      ([where, bodies]) => `${capitalised(listed(bodies.map(namedBody)))} ${isOrAre(bodies.length)} ${where}.`,
    );
    return `${said.join(' ')} The best supported matters are ${BODY_MATTERS[best]}.`;
  },

  vargottama_planet(found) {
    const { band, house, placing, planet, side, signIndex, time } = found;
    const kept = `${placeText(found)}, and keeps ${signEn(signIndex)} in the navamsa, so it is vargottama.`;
    const what = `In both it is ${placingText(placing)}, and its strength is ${bandEn(band).replace('weak', 'low')}.`;
    return `${kept} ${what} ${CONSTANCY[side]} ${EFFECTS_EN.planet_effect({ planet, house, side })} ${timeText(time)}`;
  },
  vargottama_ascendant(found) {
    const { lord, placing, side, signIndex } = found;
    const lordIs = `${capitalised(named(lord))}, lord of the ascendant, is ${placingText(placing)}`;
    const rest = side === 'strain' ? `${lordIs}, so be patient with yourself.` : `${lordIs}, which strengthens this.`;
    return `${placeText(found)}, and keeps ${signEn(signIndex)} in the navamsa, so it is vargottama. What you show and what you are agree. Body and character hold their course.${side === 'both' ? '' : ` ${rest}`}`;
  },
  vargottama_absent(absent) {
    const changes = `${placeText(absent)}. It changes to ${signEn(absent.navamsaSignIndex)} in the navamsa, so it is not vargottama.`;
    if (absent.spans.length === 0) return `${changes} The mapping of the navamsa asked for keeps no part of this sign.`;
    const where = listed(absent.spans.map(({ fromDeg, toDeg }) => `${arcText(fromDeg)} to ${arcText(toDeg)}`));
    return `${changes} ${signEn(absent.signIndex)} keeps its sign from ${where}, ${arcText(absent.awayDeg)} away.`;
  },
  vargas_kept: ({ vargas }) =>
    vargas.length === 0
      ? 'It keeps its sign in none of the fifteen further vargas.'
      : `Of the fifteen further vargas it keeps its sign in ${listed(vargas.map((id) => id.toUpperCase()))}.`,
  vargottama_none: () => 'Neither a planet nor the ascendant is vargottama.',
  vargottama_summary({ best, found, isTask }) {
    const said = found.map(({ body, signIndex }) => `${namedBody(body)} in ${signEn(signIndex)}`);
    const what = isTask
      ? `Be patient with ${BODY_MATTERS[best]}, which stay the same through life.`
      : `You can rely most on ${BODY_MATTERS[best]}.`;
    return `${capitalised(listed(said))} ${isOrAre(said.length)} vargottama. ${what}`;
  },
  most_constant: ({ bodies }) =>
    `${capitalised(listed(bodies.map(namedBody)))} ${bodies.length === 1 ? 'keeps its' : 'keep their'} sign in the most vargas.`,

  critical_close(close) {
    const { body, house, isOn, reliefs, time } = close;
    const what = isOn
      ? `${placeText(close)}, on its critical degree (mrityu bhaga). It has less to give of its own here. Be patient with ${BODY_MATTERS[body]}.`
      : `${placeText(close)}, near its critical degree (mrityu bhaga) but not on it. Take a little care of ${BODY_MATTERS[body]}.`;
    const texts = reliefs.map(reliefText);
    const more =
      texts.length > 2 ? ` ${capitalised(listed(texts.slice(2)))} also ${texts.length === 3 ? 'helps' : 'help'}.` : '';
    const softened =
      texts.length > 0
        ? `It is softened by ${listed(texts.slice(0, 2))}.${more}`
        : 'Nothing in sign, navamsa or company softens it, so early care counts for more.';
    return `${what} ${touchText(house, time)} ${softened}`;
  },
  critical_far: (far) => `${placeText(far)}, away from its critical degree.`,
  critical_relief: (relief) => `${capitalised(reliefText(relief))}.`,
  critical_remedy: ({ planet }) => `Rest regularly and see to small complaints early. ${steadiedText(planet, planet)}`,
  critical_none: ({ body }) =>
    `No planet is near its critical degree, nor are the ascendant and Mandi. ${first(body)} comes nearest.`,
  critical_summary({ first: firstBody, near, on }) {
    const names = (bodies: readonly BodyDistance[]) => capitalised(listed(bodies.map(({ body }) => namedBody(body))));
    const parts = [
      on.length > 0
        ? `${names(on)} ${on.length === 1 ? 'stands on its' : 'stand on their'} critical degree.`
        : 'Nothing stands on its critical degree.',
      ...(near.length > 0 ? [`${names(near)} ${near.length === 1 ? 'is near its own' : 'are near their own'}.`] : []),
    ];
    return `${parts.join(' ')} Give most care to ${BODY_MATTERS[firstBody]}.`;
  },
  mandi_rule: () =>
    'From Sunday to Saturday, Mandi rises 26, 22, 18, 14, 10, 6 and 2 ghatis into the day. Thirty ghatis are stretched from sunrise to sunset. By night the ghatis of the fifth weekday count, from sunset to sunrise.',
};
