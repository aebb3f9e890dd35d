/** Sentences on the chara karakas in English. */
import { KARAKA_OFFICES } from '../../../astro/jaimini/tables/karakaOffices.ts';
import { PROFESSIONS } from '../../../astro/jaimini/tables/karakaTexts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import { dignityPhrase } from '../varga/phrases.ts';
import type { KarakaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { anyOf, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { inOffice, office, placed, sentence } from './phrases.ts';

/** What the soul is here to learn, and the way through it, by the planet that is atmakaraka. */
const SOUL_LESSONS: Readonly<Record<Planet, readonly [lesson: string, way: string]>> = {
  Sun: ['to lead without pride', 'Authority is held best when the self steps back from it.'],
  Moon: ['to care for others without losing oneself', 'Feeling becomes compassion when it expects nothing back.'],
  Mars: ['to master anger', 'Strength is complete when it protects and does not strike.'],
  Mercury: ['to speak the truth', 'A quick mind becomes trustworthy by careful words.'],
  Jupiter: ['to honour teachers, children and what is greater', 'Knowledge grows by respect.'],
  Venus: ['to refine desire', 'Love grows clear when pleasure follows loyalty.'],
  Saturn: ['to bear sorrow with patience', 'Loads taken up for others turn into peace.'],
  Rahu: ['to see through illusion', 'Unusual ways lead home when intentions are plain.'],
  Ketu: ['to let go', 'Insight comes where nothing needs to be kept.'],
};

const BY_SIGN = {
  supports: 'What it signifies comes with inner firmness.',
  describes: 'By sign its matters meet neither great help nor great hindrance.',
  asks_care: 'What it signifies is built up by effort, and is the more your own for it.',
} as const;

const BY_NAVAMSA = {
  supports: 'What the birth chart promises has a sound root.',
  describes: 'What the birth chart promises has an ordinary root.',
  asks_care: 'What the birth chart promises has a root that needs tending.',
} as const;

const COMPANY = {
  benefic: 'Help comes from others at the right time.',
  malefic: 'Pressure makes it strong where you meet it calmly.',
} as const;

/** How many offices a sentence names. */
const SHOWN_OFFICES = 3;

function birth(minutes: number, isLater: boolean): string {
  const count = Math.ceil(minutes);
  return `a birth ${count} ${count === 1 ? 'minute' : 'minutes'} ${isLater ? 'later' : 'earlier'}`;
}

export const KARAKAS_EN: Sentences<KarakaWords> = {
  karaka_opening: ({ code, house, planet, ...place }) =>
    sentence(`${named(planet)} is your ${office(code)}, ${placed(place)}, in your ${ordinal(house)} house`),
  karaka_house_rule: () => 'The significator shows its matters through the house where it stands',
  karaka_house: ({ code, house, planet }) =>
    sentence(
      `${named(planet)} signifies ${KARAKA_OFFICES[code].signifies.en}. In your ${ordinal(house)} house it meets ${areaOf(house)}`,
    ),
  karaka_dignity_rule: () => 'The significator gives its matters as its sign lets it',
  karaka_dignity: ({ planet, tone, ...place }) =>
    `${sentence(`${named(planet)} is ${placed(place)}`)} ${BY_SIGN[tone]}`,
  karaka_navamsa_rule: () => 'The navamsa shows the root of what the birth chart promises',
  karaka_navamsa: ({ dignity, house, isVargottama, planet, signIndex, tone }) => {
    const counted = house === 1 ? 'which rises there' : `the ${ordinal(house)} from its ascendant`;
    return [
      `In the navamsa (D9) ${named(planet)} is in ${signEn(signIndex)}, ${dignityPhrase(dignity)}, ${counted}.`,
      ...(isVargottama ? ['It keeps its birth sign there (vargottama).'] : []),
      BY_NAVAMSA[tone],
    ].join(' ');
  },
  karaka_company_rule: ({ nature }) => `A natural ${nature} joins the significator, or aspects it by sign`,
  karaka_company: ({ aspecting, inside, nature, planet }) => {
    const joins = `${namedList(inside)} ${inside.length > 1 ? 'join' : 'joins'}`;
    const aspects = `${namedList(aspecting)} ${aspecting.length > 1 ? 'aspect' : 'aspects'}`;
    const acts =
      inside.length === 0
        ? `${aspects} ${named(planet)} by sign`
        : `${joins} ${named(planet)}${aspecting.length > 0 ? `, and ${aspects} it by sign` : ''}`;
    return `${sentence(acts)} ${COMPANY[nature]}`;
  },
  karaka_combust_rule: () => 'The significator is combust',
  karaka_combust: ({ isRelieved, planet }) => {
    const effect = isRelieved
      ? 'The Sun stands in another sign, which takes the harm off.'
      : 'Its matters stand behind those of duty and authority until you make room for them.';
    return `${sentence(`${named(planet)} is combust, too close to the Sun`)} ${effect}`;
  },
  lesson_rule: () => 'The nature of the atmakaraka shows what the soul is here to learn',
  lesson: ({ planet }) => {
    const [lesson, way] = SOUL_LESSONS[planet];
    return `With ${named(planet)} as atmakaraka your lesson is ${lesson}. ${way}`;
  },
  soul_lesson: ({ planet }) => {
    const [lesson, way] = SOUL_LESSONS[planet];
    return `${sentence(lesson)} ${way}`;
  },
  karakamsha_place_rule: () => 'The navamsa sign of the atmakaraka is karakamsha, an ascendant of its own',
  karakamsha_place: ({ house, signIndex }) =>
    `Karakamsha is ${signEn(signIndex)}, the ${ordinal(house)} house of the navamsa. Your soul works itself out through ${areaOf(house)}.`,
  nearest_work: ({ planet }) => {
    const fields = PROFESSIONS[planet].slice(0, 3).map(({ en }) => en);
    return `Work such as ${anyOf(fields)} is nearest to you.`;
  },
  spouse_close: ({ planet, upapadaSignIndex, ...place }) =>
    sentence(
      `the upapada, sign of the marriage itself, is ${signEn(upapadaSignIndex)}. The lord of your 7th house, ${named(planet)}, is ${placed(place)}`,
    ),
  children_close: () =>
    'The putrakaraka tells what part children, pupils and works have in your life. It does not say whether or when children come, or how many.',
  work_of_amatyakaraka: ({ planet }) => sentence(`${named(planet)} is your amatyakaraka`),
  work_of_tenth: ({ planet, signIndex }) =>
    sentence(`${named(planet)} is in ${signEn(signIndex)}, the 10th from karakamsha in the navamsa`),
  work_of_dispositor: ({ planet, signIndex }) =>
    sentence(`${named(planet)} owns ${signEn(signIndex)}, where the amatyakaraka stands in the navamsa`),
  work_of_tenth_lord: ({ planet }) => sentence(`${named(planet)} is lord of your 10th house`),
  karakas_order: ({ amatyakaraka, atmakaraka, darakaraka }) => {
    const first = sentence(`${named(atmakaraka)} has come furthest in its sign and is your atmakaraka`);
    const others = [
      ...(amatyakaraka ? [`${inOffice({ planet: amatyakaraka, code: 'AmK' })} follows`] : []),
      ...(darakaraka ? [`${inOffice({ planet: darakaraka, code: 'DK' })} comes last`] : []),
    ];
    return others.length > 0 ? `${first} ${sentence(others.join(', and '))}` : first;
  },
  other_scheme: ({ changed, scheme }) => {
    const other = scheme === 8 ? 'With Rahu among eight' : 'Without Rahu, among seven,';
    if (changed.length === 0) return `${other} no office would change.`;
    const shown = listed(changed.slice(0, SHOWN_OFFICES).map(inOffice));
    return changed.length > SHOWN_OFFICES
      ? `${other} most offices would change. The first would be ${shown}.`
      : `${other} it would be ${shown}.`;
  },
  karaka_meaning: ({ code, house, planet, ...place }) =>
    [
      sentence(`${inOffice({ code, planet })} signifies ${KARAKA_OFFICES[code].signifies.en}`),
      `It is ${placed(place)}.`,
      `That is your ${ordinal(house)} house, of ${areaOf(house)}.`,
    ].join(' '),
  shared_office: ({ code, planets }) =>
    sentence(`${namedList(planets)} have the same degree to the second and share the office of ${office(code)}`),
  office_by_nature: ({ code, planet }) =>
    `No planet is left for the office of ${office(code)}. It falls to ${named(planet)}, its significator by nature.`,
  narrow_margin: ({ ahead, behind, isLater, minutes }) =>
    sentence(
      `${named(ahead.planet)} leads ${named(behind.planet)} only narrowly. With ${birth(minutes, isLater)} the two would change places as ${office(ahead.code)} and ${office(behind.code)}`,
    ),
  sign_entry: ({ isLater, minutes, planet }) =>
    sentence(
      `with ${birth(minutes, isLater)} ${named(planet)} would stand in another sign. It would then be at the other end of the order`,
    ),
};
