/** Sentences of divisional charts in English. */
import type { FruitGrade } from '../../astro/varga/fruit.ts';
import { fruitGradeOf } from '../../astro/varga/fruit.ts';
import type {
  CourageRole,
  FactorRole,
  HoraLord,
  LeadingFactor,
  SiblingLeaning,
  VargaEffect,
  VargaTone,
} from '../../astro/varga/facts.ts';
import type { DrekkanaForm } from '../../astro/varga/tables/drekkanaForms.ts';
import { VARGA_MATTERS } from '../../astro/varga/tables/matters.ts';
import { READINGS } from '../../astro/varga/tables/readings.ts';
import { VARGAS, type VargaId } from '../../astro/varga/vargas.ts';
import { dignityPhrase, houseName, houseTheme, shashtiamshaOf, shashtiamshaPhrase } from './varga/phrases.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import type { Ranked, VargaWords } from '../facts/divisional.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';

const ROLES = {
  significator: 'significator',
  ascendant: 'lord of the rising sign',
  angle: 'in an angle',
} as const;

function roleName(role: FactorRole, varga: VargaId): string {
  if (role.kind !== 'lord') return ROLES[role.kind];
  return `lord of the ${ordinal(role.house)}${varga === 'd1' ? '' : ' at birth'}`;
}

function verdict(effect: VargaEffect, isTrouble: boolean, about: string): string {
  if (effect === 'asks_care') return `asks for care with ${about}`;
  if (isTrouble) return effect === 'supports' ? `keeps ${about} within bounds` : `brings ${about} now and then`;
  return effect === 'supports' ? `supports ${about}` : `gives mixed support to ${about}`;
}

const HORA_THEMES: Readonly<Record<HoraLord, string>> = {
  Sun: 'own effort and position',
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

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

const ANGLES = {
  benefic: ['which raises the general quality', 'so the quality rests on the lords'],
  malefic: ['where difficulties are met head on', 'which keeps difficulties in the background'],
} as const;

const CLOSINGS: Readonly<Record<VargaTone, string>> = {
  supportive: 'a good base to build on',
  mixed: 'a mixed picture, in which choices matter',
  demanding: 'results come with patience and good counsel, within the frame of the birth chart',
};

/** By grade in the birth chart, then in the varga. */
const FRUITS: Readonly<Record<FruitGrade, Readonly<Record<FruitGrade, string>>>> = {
  strong: {
    strong: 'promise and fruit agree, so its matters ripen in full',
    neutral: 'a good promise with middling fruit',
    weak: 'a good promise that needs effort and support here',
  },
  neutral: {
    strong: 'a middling promise that is well supported here',
    neutral: 'neither promise nor fruit stands out',
    weak: 'a middling promise with little support here',
  },
  weak: {
    strong: 'strong only here, so its matters come late or in part',
    neutral: 'a thin promise with middling support',
    weak: 'weak in both, so little comes by itself and other supports must carry it',
  },
};

function asKind(count: number, kind: string): string {
  return count === 1 ? `a ${kind}` : `${kind}s`;
}

/** Names a factor with what decided its effect. */
function factorName({ house, planet, reasons }: LeadingFactor): string {
  const who = house === null ? named(planet) : `${houseName(house)} under ${named(planet)}`;
  return `${who} (${listed(reasons.map((reason) => sayIn(VARGA_EN, reason)))})`;
}

function rankText({ band, score }: Ranked): string {
  return `${score.toFixed(2)} of 20, ${band.replace('_', ' ')}`;
}

export const VARGA_EN: Sentences<VargaWords> = {
  dignity: ({ dignity }) => dignityPhrase(dignity),
  vargottama: () => 'vargottama',
  part: ({ shashtiamsha }) => `in ${shashtiamshaPhrase(shashtiamshaOf(shashtiamsha))}`,
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

  planet_factor({ dignity, effect, hora, house, isTrouble, isVargottama, matters, planet, roles, signIndex, varga }) {
    const about = matters.map((matter) => VARGA_MATTERS[matter].en).join(', and also ');
    const state = `${dignityPhrase(dignity)}${isVargottama ? ' and vargottama' : ''}`;
    const place = hora === null ? houseName(house) : `the hora of the ${hora}`;
    const theme = hora === null ? houseTheme(house) : HORA_THEMES[hora];
    const held = roles.map((role) => roleName(role, varga)).join(', ');
    return `${capitalised(named(planet))} (${held}) in ${signEn(signIndex)}, ${place}, ${state}: ${verdict(effect, isTrouble, about)}, chiefly through ${theme}.`;
  },
  house_factor({ dignity, effect, house, isTrouble, lord, lordHouse, matter, planets, signIndex }) {
    const held = planets.length > 0 ? `with ${namedList(planets)} in it` : 'with no planet in it';
    const lordPlace = `its lord ${named(lord)} is in ${houseName(lordHouse)}, ${dignityPhrase(dignity)}`;
    const says = verdict(effect, isTrouble, VARGA_MATTERS[matter].en);
    return `The ${ordinal(house)} house is ${signEn(signIndex)}, ${held}; ${lordPlace}: ${says}.`;
  },
  ascendant_hora({ hora }) {
    const meaning =
      hora === 'Sun' ? 'self-made means, through own effort and position' : 'means through family and the public';
    return `The ascendant is in the hora of the ${hora}: ${meaning}.`;
  },
  hora_counts: ({ moonCount, planets, sunCount }) =>
    `Of the nine planets ${sunCount} stand in the hora of the Sun and ${moonCount} in that of the Moon; at home there: ${namedList(planets)}.`,
  siblings({ house, leaning, planets, signIndex, who }) {
    const company = planets.length > 0 ? ` with ${namedList(planets)}` : '';
    return `Among ${who} siblings, ${signEn(signIndex)} in ${houseName(house)}${company} points to ${LEANINGS[leaning]}.`;
  },
  courage: ({ planets }) => `${capitalised(namedList(planets))} in the 3rd house: courage that grows with years.`,
  drekkana_22: ({ lord, signIndex }) =>
    `The 22nd drekkana is ${signEn(signIndex)}, ruled by ${named(lord)}: a sensitive point of the tradition, to be treated with care and no forecast.`,
  drekkana_form: ({ form }) => `The ascendant rises in ${FORMS[form]} drekkana (Brihat Jataka 27); editions differ.`,
  child({ dignity, house, isForward, lord, lordHouse, signIndex, which }) {
    const way = isForward ? '' : ', counted backwards from an even sign';
    const where = `${named(lord)} in ${houseName(lordHouse)}, ${dignityPhrase(dignity)}`;
    return `A ${which} child is seen from ${houseName(house)}${way}: ${signEn(signIndex)}, its lord ${where}.`;
  },
  kept_in_navamsa({ isAscendantKept, planets }) {
    const names = [...(isAscendantKept ? ['the ascendant'] : []), ...planets.map(named)];
    const keep = names.length === 1 ? 'keeps its' : 'keep their';
    return `${capitalised(listed(names))} ${keep} sign in the navamsa (vargottama) and can be relied on.`;
  },
  vitality({ neutral, strong, weak }) {
    const grades = [
      ['Most vital here', strong],
      ['Steady', neutral],
      ['To be looked after', weak],
    ] as const;
    return grades
      .flatMap(([head, planets]) => (planets.length > 0 ? [`${head}: ${namedList(planets)}.`] : []))
      .join(' ');
  },
  angles({ others, planets, sought }) {
    const [found, none] = ANGLES[sought];
    const who = planets.length > 0 ? ` (${namedList(planets)})` : '';
    const also = others.length > 0 ? `; also there: ${namedList(others)}` : '';
    const noun = `${sought}${planets.length === 1 ? '' : 's'}`;
    const stand = `${planets.length === 1 ? 'stands' : 'stand'} in the angles`;
    return `${COUNTS[planets.length]!} ${noun}${who} ${stand}, ${planets.length > 0 ? found : none}${also}.`;
  },
  shashtiamshas({ places, shashtiamsha }) {
    const partsOf = (nature: string) =>
      places
        .filter((place) => shashtiamshaOf(place.shashtiamsha).nature === nature)
        .map((place) => `${named(place.planet)} in ${shashtiamshaOf(place.shashtiamsha).name}`);
    const [benefic, malefic] = [partsOf('benefic'), partsOf('malefic')];
    const kept = `${benefic.length} of 9 planets stand in benefic shashtiamshas${benefic.length > 0 ? ` (${listed(benefic)})` : ''}`;
    const worked = malefic.length > 0 ? `; what is still to be worked through lies with ${listed(malefic)}` : '';
    return `The ascendant rises in ${shashtiamshaPhrase(shashtiamshaOf(shashtiamsha))}; ${kept}${worked}.`;
  },
  birth_time({ edgeDeg, errorMinutes }) {
    const seconds = Math.round(errorMinutes * 60);
    const minutes = errorMinutes < 1 ? `${seconds} seconds` : `${errorMinutes.toFixed(1)} minutes`;
    const error = seconds < 2 ? 'a second or two' : minutes;
    return `The ascendant is ${edgeDeg.toFixed(3)} degrees from the edge of its part: a birth time wrong by about ${error} changes the rising sign and every house here.`;
  },
  rising({ dignity, lord, lordHouse, lordSignIndex, signIndex, varga }) {
    const chart = varga === 'd1' ? 'birth chart' : VARGAS[varga].name.toLowerCase();
    const where = lordHouse === 1 ? 'in it' : `in ${signEn(lordSignIndex)}, ${houseName(lordHouse)}`;
    return `${signEn(signIndex)} rises in the ${chart}, its lord ${named(lord)} ${where}, ${dignityPhrase(dignity)}.`;
  },
  best_and_worst: ({ best, worst }) =>
    capitalised(`${factorName(best)} helps most, while ${factorName(worst)} asks for most care.`),
  best_alone: ({ best }) => capitalised(`${factorName(best)} helps most, and no key factor works against it.`),
  worst_alone: ({ worst }) =>
    capitalised(`${factorName(worst)} asks for most care, and steady effort counts for more than luck.`),
  none_stands_out: () => 'No key factor stands out for or against.',
  balance({ careCount, factorCount, helpCount, tone, varga }) {
    const helps = helpCount === 1 ? '1 helps' : `${helpCount || 'none'} help`;
    const asks = careCount === 1 ? '1 asks for care' : `${careCount || 'none'} ask for care`;
    return `Of ${factorCount} key factors for ${READINGS[varga].use.en}, ${helps} and ${asks}: ${CLOSINGS[tone]}.`;
  },
  fruit: ({ birth, here, planet }) =>
    `${capitalised(named(planet))} is ${dignityPhrase(birth)} in the birth chart and ${dignityPhrase(here)} here: ${FRUITS[fruitGradeOf(birth)][fruitGradeOf(here)]}.`,
  vimsopaka_summary({ best, worst }) {
    const [high, low] = [named(best.planet), named(worst.planet)];
    return `By the sixteen vargas ${high} is best supported (${rankText(best)}) and ${low} least (${rankText(worst)}): matters of ${high} can be leaned on, those of ${low} want other support.`;
  },
};
