/** Sentences of divisional charts in English. */
import { deliveryOf, fruitGradeOf, type Delivery, type FruitGrade } from '../../astro/varga/fruit.ts';
import type {
  CourageRole,
  FactorRole,
  HoraLord,
  LeadingFactor,
  SiblingLeaning,
  VargaEffect,
  VargaTone,
} from '../../astro/varga/facts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { DrekkanaForm } from '../../astro/varga/tables/drekkanaForms.ts';
import { VARGA_MATTERS } from '../../astro/varga/tables/matters.ts';
import { READINGS } from '../../astro/varga/tables/readings.ts';
import { VARGAS, type VargaId } from '../../astro/varga/vargas.ts';
import { dignityPhrase, houseName, houseTheme, shashtiamshaOf } from './varga/phrases.ts';
import { countWord } from '../../astro/words.ts';
import { variantOf } from '../phraseChoice.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import type { VargaWords } from '../facts/divisional.ts';
import { capitalised, fewPlanets, isOrAre, listed, named, namedList, ordinal, signEn } from './grammar.ts';

/** What a planet is in a varga, after its name; empty where it counts by its place alone. */
function rolesText(roles: readonly FactorRole[]): string {
  const has = (kind: FactorRole['kind']) => roles.some((role) => role.kind === kind);
  const houses = roles.flatMap((role) => (role.kind === 'lord' ? [ordinal(role.house)] : []));
  return listed([
    ...(has('significator') ? ['the natural significator'] : []),
    ...(houses.length > 0 ? [`lord of your ${listed(houses)} ${houses.length > 1 ? 'houses' : 'house'}`] : []),
    ...(has('ascendant') ? ['lord of the rising sign'] : []),
  ]);
}

type Saying = (about: string) => string;

/** What a factor does for its matter; a theme may follow after a comma. */
const EFFECTS: Readonly<Record<VargaEffect, readonly Saying[]>> = {
  supports: [
    (about) => `This supports ${about}`,
    (about) => `This is good for ${about}`,
    (about) => `This helps ${about}`,
  ],
  mixed: [
    (about) => `This gives mixed support to ${about}`,
    (about) => `This helps ${about} in part`,
    (about) => `This is of some help to ${about}`,
  ],
  asks_care: [(about) => `Give extra care to ${about}`, (about) => `Give more time to ${about}`],
};

/** What a factor of difficulties does with its matter. */
const TROUBLE_EFFECTS: Readonly<Record<VargaEffect, Saying>> = {
  supports: (about) => `This keeps ${about} within bounds`,
  mixed: (about) => `This brings ${about} now and then`,
  asks_care: (about) => `Guard early against ${about}`,
};

function effectText(effect: VargaEffect, isTrouble: boolean, about: string): string {
  const saying = isTrouble ? TROUBLE_EFFECTS[effect] : variantOf(EFFECTS[effect], about);
  return saying(about);
}

const HORA_THEMES: Readonly<Record<HoraLord, string>> = {
  Sun: 'your own effort and position',
  Moon: 'family, people and comforts',
};

const LEANINGS: Readonly<Record<SiblingLeaning, string>> = {
  brothers: 'brothers first',
  sisters: 'sisters first',
  both: 'brothers and sisters alike',
};

const COURAGE_ROLES: Readonly<Record<CourageRole, string>> = {
  significator: 'significator of courage',
  lord_3: 'lord of the 3rd at birth',
  rising_lord: 'lord of the rising drekkana',
};

const FORMS: Readonly<Record<DrekkanaForm, string>> = {
  armed: 'an armed',
  noose: 'a noose',
  fetter: 'a fetter',
  serpent: 'a serpent',
  bird: 'a bird',
  quadruped: 'a quadruped',
  plain: 'a plain',
};

const ANGLES = {
  benefic: ['which raises the general quality', 'so the quality rests on the lords'],
  malefic: ['so difficulties are met head on', 'which keeps difficulties in the background'],
} as const;

const CLOSINGS: Readonly<Record<VargaTone, string>> = {
  supportive: 'This is a good base to build on.',
  mixed: 'The picture is mixed, so your choices matter.',
  demanding: 'Results come with patience and good advice, within the frame of the birth chart.',
};

/** By grade in the birth chart, then by what the varga delivers. */
const FRUITS: Readonly<Record<FruitGrade, Readonly<Record<Delivery, readonly string[]>>>> = {
  strong: {
    strong: [
      'Its matters come in full.',
      'What the birth chart shows is kept.',
      'The two charts agree, so its matters do well.',
    ],
    held_back: [
      'Its part (shashtiamsha) is malefic, so the good comes with patience.',
      'Its malefic part (shashtiamsha) holds back some of the good.',
    ],
    neutral: ['A good start brings a fair result.', 'The start is good and the result fair.'],
    weak: ['The start is good, but effort and support are needed.', 'A good start needs your effort.'],
  },
  neutral: {
    strong: ['A fair start is well supported.', 'The start is fair and the result good.'],
    held_back: [
      'Its part (shashtiamsha) is malefic, so the support comes slowly.',
      'The support is good, but its malefic part (shashtiamsha) delays it.',
    ],
    neutral: ['Neither chart makes it stand out.', 'Its matters run an ordinary course.'],
    weak: ['A fair start finds little support.', 'Support is thin, so prepare well.'],
  },
  weak: {
    strong: ['It is strong only here, so its matters take time.', 'Its matters come, but slowly.'],
    held_back: [
      'It is strong only here and in a malefic part (shashtiamsha), so give it time.',
      'Its part (shashtiamsha) is malefic, so build on it slowly.',
    ],
    neutral: ['A weak start finds fair support.', 'The start is weak and the support fair.'],
    weak: [
      'It is weak in both, so look to other planets for support.',
      'Little comes by itself, so add your own effort.',
    ],
  },
};

/** Houses of the birth chart are yours, those of another varga are not. */
const placeName = (house: number, varga: VargaId) =>
  varga === 'd1' ? `your ${ordinal(house)} house` : houseName(house);

function chartName(varga: VargaId): string {
  if (varga === 'd1') return 'birth chart';
  return varga === 'd2' ? 'hora chart' : VARGAS[varga].name.toLowerCase();
}

const asKind = (count: number, kind: string) => (count === 1 ? `a ${kind}` : `${kind}s`);

/** Names a factor with what decided its effect, as `Venus helps most, as it is exalted`. */
function factorText({ house, planet, reasons }: LeadingFactor, verb: string): string {
  const inside = reasons.flatMap((reason) =>
    reason.id === 'benefics_inside' || reason.id === 'malefics_inside' ? reason.args.planets : [],
  );
  const states = reasons.map((reason) => sayIn(VARGA_EN, reason));
  const why =
    inside.length > 0
      ? `${fewPlanets(inside)} ${inside.length === 1 ? 'stands' : 'stand'} in it`
      : house === null
        ? `it is ${listed(states.slice(0, 2))}`
        : `its lord ${named(planet)} is ${states[0]!}`;
  const who = house === null ? named(planet) : houseName(house);
  return capitalised(`${who} ${verb}${reasons.length > 0 ? `, as ${why}` : ''}.`);
}

/** Tells how many of several factors help and how many are weak. */
function sidesText(use: string, count: number, helpCount: number, careCount: number): string {
  if (count === 1) {
    const state = helpCount === 1 ? 'helps' : careCount === 1 ? 'is weak' : 'is of middling strength';
    return `The key factor for ${use} ${state}.`;
  }
  const all = count === 2 ? 'Both' : 'All';
  if (helpCount === count) return `${all} key factors for ${use} help.`;
  if (careCount === count) return `${all} key factors for ${use} are weak.`;
  if (helpCount + careCount === 0) return `The key factors for ${use} are of middling strength.`;
  const helps = helpCount === 0 ? 'none helps' : `${countWord(helpCount)} ${helpCount === 1 ? 'helps' : 'help'}`;
  const weak = careCount === 0 ? 'none is weak' : `${countWord(careCount)} ${isOrAre(careCount)} weak`;
  return `Of ${countWord(count)} key factors for ${use}, ${helps} and ${weak}.`;
}

export const VARGA_EN: Sentences<VargaWords> = {
  dignity: ({ dignity }) => dignityPhrase(dignity),
  vargottama: () => 'vargottama',
  part({ shashtiamsha }) {
    const { name, nature } = shashtiamshaOf(shashtiamsha);
    return `in the ${nature} part ${name}`;
  },
  angle: ({ isBenefic }) => (isBenefic ? 'a benefic in an angle' : 'a malefic in an angle'),
  benefics_inside: ({ planets }) => `${namedList(planets)} in it as ${asKind(planets.length, 'benefic')}`,
  malefics_inside: ({ planets }) => `${namedList(planets)} in it as ${asKind(planets.length, 'malefic')}`,
  house: ({ house, standing }) => `${standing.replace('_', ' ')} in ${houseName(house)}`,
  hora: ({ hora, isProper }) => `in the hora of the ${hora}, ${isProper ? '' : 'not '}its own`,
  wealth({ dignity, hora, isDoubled, isProper, planet }) {
    const found = isProper ? `its proper one, ${dignityPhrase(dignity)} in the birth chart` : 'not its proper one';
    return `${capitalised(named(planet))} in the hora of the ${hora}, ${found}${isDoubled ? '; counted twice' : ''}`;
  },
  courage_planet: ({ dignity, planet, roles }) =>
    `${capitalised(named(planet))}, ${listed(roles.map((role) => COURAGE_ROLES[role]))}, is ${dignityPhrase(dignity)} in D3`,
  malefics_in_third: ({ planets }) => `${capitalised(namedList(planets))} in the 3rd: courage that grows with years`,
  benefics_in_third: ({ planets }) => `${capitalised(namedList(planets))} in the 3rd: courage shown with tact`,
  grade: ({ dignity, varga }) => `${VARGAS[varga].name}: ${dignityPhrase(dignity)}`,

  planet_factor({ dignity, effect, hora, house, isTrouble, isVargottama, matters, planet, roles, varga }) {
    const isAngle = roles.some(({ kind }) => kind === 'angle');
    const place =
      hora === null ? `in ${placeName(house, varga)}${isAngle ? ', an angle' : ''}` : `in the hora of the ${hora}`;
    const state = `${isVargottama ? 'vargottama and ' : ''}${dignityPhrase(dignity)}, ${place}`;
    const [held, who] = [rolesText(roles), capitalised(named(planet))];
    const after = held === '' ? `${who} is ${state}.` : `${who}, ${held}, is ${state}.`;
    const stands = roles.length > 1 && held !== '' ? `${who} is ${held}. Here it is ${state}.` : after;
    const theme = hora === null ? houseTheme(house) : HORA_THEMES[hora];
    const [first, ...others] = matters.map((matter) => VARGA_MATTERS[matter].en);
    const says = `${effectText(effect, isTrouble, first!)}, chiefly ${effect === 'asks_care' ? 'in matters of' : 'through'} ${theme}.`;
    const also = others.length > 0 ? ` The same holds for ${others.join(', and for ')}.` : '';
    return `${stands} ${says}${also}`;
  },
  house_factor({ dignity, effect, house, isTrouble, lord, lordHouse, matter, planets, signIndex }) {
    const held = planets.length > 0 ? fewPlanets(planets) : 'no planet';
    const there = lordHouse === house ? 'is there too' : `is in ${houseName(lordHouse)}`;
    return [
      `${capitalised(houseName(house))} is ${signEn(signIndex)} and holds ${held}.`,
      `Its lord ${named(lord)} ${there}, ${dignityPhrase(dignity)}.`,
      `${effectText(effect, isTrouble, VARGA_MATTERS[matter].en)}.`,
    ].join(' ');
  },
  ascendant_hora: ({ hora }) =>
    hora === 'Sun'
      ? 'The ascendant is in the hora of the Sun. You build your means by your own effort and position.'
      : 'The ascendant is in the hora of the Moon. Means come to you through family and the public.',
  hora_counts({ moonCount, planets, sunCount }) {
    const whole = sunCount === 0 ? 'Moon' : 'Sun';
    const counts =
      sunCount === 0 || moonCount === 0
        ? `All nine planets are in the hora of the ${whole}.`
        : `${capitalised(countWord(sunCount))} of the nine planets ${isOrAre(sunCount)} in the hora of the Sun, ${countWord(moonCount)} in that of the Moon.`;
    const home =
      planets.length === 0
        ? 'None of them is in the hora that suits it.'
        : `${capitalised(fewPlanets(planets))} ${isOrAre(planets.length)} in the hora that suits ${planets.length === 1 ? 'it' : 'them'}.`;
    return `${counts} ${home}`;
  },
  siblings({ house, leaning, planets, signIndex, who }) {
    const company = planets.length > 0 ? ` with ${fewPlanets(planets)}` : '';
    return `For ${who} siblings, ${signEn(signIndex)}${company} in ${houseName(house)} points to ${LEANINGS[leaning]}.`;
  },
  courage: ({ planets }) =>
    `${capitalised(fewPlanets(planets))} ${isOrAre(planets.length)} in the 3rd house, so courage grows with the years.`,
  drekkana_22: ({ lord, signIndex }) =>
    `The 22nd drekkana is ${signEn(signIndex)}, ruled by ${named(lord)}. Tradition holds this point sensitive, but nothing is foretold from it.`,
  drekkana_form: ({ form }) =>
    `By Brihat Jataka 27 the ascendant rises in ${FORMS[form]} drekkana. Editions of the text differ on these forms.`,
  child({ dignity, house, isForward, lord, lordHouse, signIndex, which }) {
    const way = isForward || which !== 'first' ? '' : ' The count runs backwards, as an even sign rises.';
    const there = lordHouse === house ? 'is there too' : `is in ${houseName(lordHouse)}`;
    return `A ${which} child is seen from ${houseName(house)}, which is ${signEn(signIndex)}. Its lord ${named(lord)} ${there}, ${dignityPhrase(dignity)}.${way}`;
  },
  kept_in_navamsa({ isAscendantKept, planets }) {
    const count = planets.length + (isAscendantKept ? 1 : 0);
    const names = [...(isAscendantKept ? ['the ascendant'] : []), ...planets.map(named)];
    const many = `${isAscendantKept ? 'the ascendant and ' : ''}${countWord(planets.length)} planets`;
    const who = count > 3 ? many : listed(names);
    return `${capitalised(who)} ${count === 1 ? 'keeps its' : 'keep their'} sign in the navamsa (vargottama) and can be relied on.`;
  },
  vitality({ neutral, strong, weak }) {
    const said = (planets: readonly Planet[], how: string) =>
      planets.length > 0 ? [`${capitalised(fewPlanets(planets))} ${isOrAre(planets.length)} ${how}.`] : [];
    return [
      ...said(strong, 'most vital here'),
      ...said(neutral, 'steady'),
      ...(weak.length > 3
        ? [`${capitalised(fewPlanets(weak))} are weaker.`]
        : weak.length > 0
          ? [`Look after what ${namedList(weak)} ${weak.length === 1 ? 'stands' : 'stand'} for.`]
          : []),
    ].join(' ');
  },
  angles({ others, planets, sought }) {
    const [found, none] = ANGLES[sought];
    const is = isOrAre(others.length);
    if (planets.length === 0) {
      const there = others.length > 0 ? ` ${capitalised(fewPlanets(others))} ${is} there.` : '';
      return `No ${sought} is in the angles, ${none}.${there}`;
    }
    const also = others.length > 0 ? ` ${capitalised(fewPlanets(others))} ${is} there too.` : '';
    const are =
      planets.length > 3
        ? `${countWord(planets.length)} ${sought}s are`
        : `${namedList(planets)} ${isOrAre(planets.length)} ${asKind(planets.length, sought)}`;
    return `${capitalised(are)} in the angles, ${found}.${also}`;
  },
  shashtiamshas({ places, shashtiamsha }) {
    const { name, nature } = shashtiamshaOf(shashtiamsha);
    const inParts = (sought: string) =>
      places.filter((place) => shashtiamshaOf(place.shashtiamsha).nature === sought).map(({ planet }) => planet);
    const [benefic, malefic] = [inParts('benefic'), inParts('malefic')];
    const kept = benefic.length === 0 ? 'None' : capitalised(countWord(benefic.length));
    return [
      `The ascendant rises in ${name}, a ${nature} part.`,
      `${kept} of the nine planets ${isOrAre(Math.max(benefic.length, 1))} in benefic parts (shashtiamshas).`,
      ...(malefic.length > 0 ? [`Be patient with the matters of ${fewPlanets(malefic)}.`] : []),
    ].join(' ');
  },
  birth_time({ errorMinutes }) {
    const seconds = Math.round(errorMinutes * 60);
    const minutes = Math.round(errorMinutes);
    const about = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
    const error = seconds < 2 ? 'a second or two' : `about ${about}`;
    return `The ascendant lies close to the edge of its part. A birth time wrong by ${error} changes every house here.`;
  },
  rising({ dignity, lord, lordHouse, signIndex, varga }) {
    const where = lordHouse === 1 ? 'there too' : `in ${placeName(lordHouse, varga)}`;
    return `${signEn(signIndex)} rises in the ${chartName(varga)}. Its lord ${named(lord)} is ${where}, ${dignityPhrase(dignity)}.`;
  },
  best_and_worst: ({ best, worst }) => `${factorText(best, 'helps most')} ${factorText(worst, 'helps least')}`,
  best_alone: ({ best }) => `${factorText(best, 'helps most')} No key factor is weak.`,
  worst_alone: ({ worst }) => `${factorText(worst, 'helps least')} Steady effort counts for more than luck.`,
  none_stands_out: () => 'No key factor stands out.',
  balance: ({ careCount, factorCount, helpCount, tone, varga }) =>
    `${sidesText(READINGS[varga].use.en, factorCount, helpCount, careCount)} ${CLOSINGS[tone]}`,
  fruit({ birth, here, nature, planet }) {
    const [atBirth, now] = [dignityPhrase(birth), dignityPhrase(here)];
    const state = birth === here ? `${atBirth} both at birth and here` : `${atBirth} at birth and ${now} here`;
    const says = variantOf(FRUITS[fruitGradeOf(birth)][deliveryOf(here, nature)], planet, birth, here);
    return `${capitalised(named(planet))} is ${state}. ${says}`;
  },
  vimsopaka_summary({ best, worst }) {
    const [high, low] = [named(best.planet), named(worst.planet)];
    return [
      `Across the sixteen divisional charts (vargas), ${high} is best supported and ${low} least.`,
      `Rely on matters of ${high}, and find other support for those of ${low}.`,
    ].join(' ');
  },
};
