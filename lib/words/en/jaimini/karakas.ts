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
const SOUL_LESSONS: Readonly<Record<Planet, string>> = {
  Sun: 'to lead without pride: authority is held best when the self steps back from it',
  Moon: 'to care for others without losing oneself: feeling becomes compassion when it asks for nothing back',
  Mars: 'to master anger: strength is complete when it protects and does not strike',
  Mercury: 'to speak the truth: a quick mind becomes trustworthy by careful words',
  Jupiter: 'to honour teachers, children and what is greater: knowledge ripens by respect',
  Venus: 'to refine desire: love grows clear when pleasure follows loyalty',
  Saturn: 'to bear sorrow with patience: burdens carried for others turn into peace',
  Rahu: 'to see through illusion: unusual ways lead home when intentions are plain',
  Ketu: 'to let go: insight comes where nothing needs to be kept',
};

const BY_SIGN = {
  supports: 'what it signifies comes with inner firmness',
  describes: 'what it signifies rests on neither great help nor great hindrance by sign',
  asks_care: 'what it signifies is built up by effort, and is the more one’s own for it',
} as const;

const BY_NAVAMSA = {
  supports: 'what the birth chart promises has a sound root',
  describes: 'what the birth chart promises has an ordinary root',
  asks_care: 'what the birth chart promises has a root that needs tending',
} as const;

const COMPANY = {
  benefic: 'help comes from others at the right time',
  malefic: 'pressure makes it strong where it is met calmly',
} as const;

function birth(minutes: number, isLater: boolean): string {
  const count = Math.ceil(minutes);
  return `a birth ${count} ${count === 1 ? 'minute' : 'minutes'} ${isLater ? 'later' : 'earlier'}`;
}

export const KARAKAS_EN: Sentences<KarakaWords> = {
  karaka_opening: ({ code, house, planet, ...place }) =>
    sentence(`${named(planet)} is the ${office(code)}, ${placed(place)}, in the ${ordinal(house)} house`),
  karaka_house_rule: () => 'The significator shows its matters through the house where it stands',
  karaka_house: ({ code, house, planet }) =>
    sentence(
      `${named(planet)} signifies ${KARAKA_OFFICES[code].signifies.en}, and stands in the ${ordinal(house)} house: there it meets ${areaOf(house)}`,
    ),
  karaka_dignity_rule: () => 'The significator gives its matters as its sign lets it',
  karaka_dignity: ({ planet, strength, tone, ...place }) =>
    sentence(`${named(planet)} is ${placed(place)}, with ${strength} of 100 in strength: ${BY_SIGN[tone]}`),
  karaka_navamsa_rule: () => 'The navamsa shows the root of what the birth chart promises',
  karaka_navamsa: ({ dignity, house, isVargottama, planet, signIndex, tone }) => {
    const kept = isVargottama ? ' as in the birth chart (vargottama)' : '';
    const counted = house === 1 ? 'which rises there' : `the ${ordinal(house)} from its ascendant`;
    return sentence(
      `in the navamsa ${named(planet)} is in ${signEn(signIndex)}${kept}, ${counted}, ${dignityPhrase(dignity)}: ${BY_NAVAMSA[tone]}`,
    );
  },
  karaka_company_rule: ({ nature }) => `A natural ${nature} joins the significator, or aspects it by sign`,
  karaka_company: ({ aspecting, inside, nature, planet }) => {
    const acts = [
      ...(inside.length > 0 ? [`joined by ${namedList(inside)}`] : []),
      ...(aspecting.length > 0 ? [`aspected by sign by ${namedList(aspecting)}`] : []),
    ];
    return sentence(`${named(planet)} is ${acts.join(' and ')}: ${COMPANY[nature]}`);
  },
  karaka_combust_rule: () => 'The significator is combust',
  karaka_combust: ({ isRelieved, planet, separationDeg }) => {
    const effect = isRelieved
      ? 'the Sun stands in another sign, which takes the harm off'
      : 'its matters stand behind those of duty and authority until room is made for them';
    return sentence(`${named(planet)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun: ${effect}`);
  },
  lesson_rule: () => 'The nature of the atmakaraka shows what the soul is here to learn',
  lesson: ({ planet }) => sentence(`with ${named(planet)} as atmakaraka the lesson is ${SOUL_LESSONS[planet]}`),
  soul_lesson: ({ planet }) => sentence(SOUL_LESSONS[planet]),
  karakamsha_place_rule: () => 'The navamsa sign of the atmakaraka is karakamsha, an ascendant of its own',
  karakamsha_place: ({ house, signIndex }) =>
    `Karakamsha is ${signEn(signIndex)}, the ${ordinal(house)} house of the navamsa: the soul works itself out through ${areaOf(house)}.`,
  nearest_work: ({ planet }) => {
    const fields = PROFESSIONS[planet].slice(0, 3).map(({ en }) => en);
    return `Work such as ${anyOf(fields)} lies nearest.`;
  },
  spouse_close: ({ planet, upapadaSignIndex, ...place }) =>
    sentence(
      `the upapada, sign of the marriage itself, is ${signEn(upapadaSignIndex)}; the lord of the 7th, ${named(planet)}, is ${placed(place)}`,
    ),
  children_close: () =>
    'It tells what part children, pupils and works have in life; it does not say whether or when children come, or how many.',
  work_of_amatyakaraka: ({ planet }) => sentence(`${named(planet)} is the amatyakaraka`),
  work_of_tenth: ({ planet, signIndex }) =>
    sentence(`${named(planet)} is in ${signEn(signIndex)}, the 10th from karakamsha in the navamsa`),
  work_of_dispositor: ({ planet, signIndex }) =>
    sentence(`${named(planet)} owns ${signEn(signIndex)}, where the amatyakaraka stands in the navamsa`),
  work_of_tenth_lord: ({ planet }) => sentence(`${named(planet)} is lord of the 10th house`),
  karakas_order: ({ amatyakaraka, atmakaraka, countedDeg, darakaraka }) => {
    const order = [
      `${inOffice({ planet: atmakaraka, code: 'AK' })} has come furthest in its sign, at ${countedDeg.toFixed(2)} degrees`,
      ...(amatyakaraka ? [`${inOffice({ planet: amatyakaraka, code: 'AmK' })} follows`] : []),
      ...(darakaraka ? [`${inOffice({ planet: darakaraka, code: 'DK' })} comes last`] : []),
    ];
    return sentence(order.join('; '));
  },
  other_scheme: ({ changed, scheme }) => {
    const other = scheme === 8 ? 'With Rahu among eight' : 'Without Rahu, among seven,';
    const change = changed.length > 0 ? `it would be ${listed(changed.map(inOffice))}` : 'no office would change';
    return `${other} ${change}.`;
  },
  karaka_meaning: ({ code, house, planet, ...place }) =>
    sentence(
      `${inOffice({ code, planet })} signifies ${KARAKA_OFFICES[code].signifies.en}; it is ${placed(place)}, in the ${ordinal(house)} house of ${areaOf(house)}`,
    ),
  shared_office: ({ code, planets }) =>
    sentence(`${namedList(planets)} have the same degree to the second and share the office of ${office(code)}`),
  office_by_nature: ({ code, planet }) =>
    `No planet is left for the office of ${office(code)}: it falls to ${named(planet)}, its significator by nature.`,
  narrow_margin: ({ ahead, behind, isLater, leadDeg, minutes }) =>
    sentence(
      `${named(ahead.planet)} leads ${named(behind.planet)} by only ${(leadDeg * 60).toFixed(1)} minutes of arc: with ${birth(minutes, isLater)} the two would change places as ${office(ahead.code)} and ${office(behind.code)}`,
    ),
  sign_entry: ({ isLater, minutes, planet }) =>
    sentence(
      `with ${birth(minutes, isLater)} ${named(planet)} would stand in another sign, and at the other end of the order`,
    ),
};
