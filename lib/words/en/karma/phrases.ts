/** Phrases that sentences of /karma share in English. */
import type { KarmaFacts, KarmaOffice } from '../../../astro/judgement/karma/facts.ts';
import type { D60Place, KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { KARMIC_DEBTS, type DebtId } from '../../../astro/judgement/karma/tables/debts.ts';
import { capitalised, listed, named, signEn } from '../grammar.ts';
import { dignityPhrase, houseName, houseTheme, shashtiamshaOf, shashtiamshaPhrase } from '../varga/phrases.ts';
import { PLANET_KARMA } from './planetKarma.ts';

const OFFICES: Readonly<Record<KarmaOffice, string>> = {
  atmakaraka: 'the Atmakaraka',
  ascendant_lord: 'lord of the ascendant',
};

/** Names an office: `the Atmakaraka`. */
export const officeName = (office: KarmaOffice) => OFFICES[office];

/** Names a body as it stands in a sentence: the ascendant, the Sun, Mars. */
export const bodyNamed = (body: KarmaBody) => (body === 'Ascendant' ? 'the ascendant' : named(body));

/** Joins planets and the ascendant for a sentence. */
export const bodyList = (bodies: readonly KarmaBody[]) => listed(bodies.map(bodyNamed));

/** Names a body with its office at the beginning of a sentence: `Mars, lord of the ascendant,`. */
export function inOffice(body: KarmaBody, office: KarmaOffice | null): string {
  return `${capitalised(bodyNamed(body))}${office === null ? '' : `, ${OFFICES[office]},`}`;
}

/** Returns the name of a debt: `Family debt`. */
export const debtName = (debt: DebtId) => KARMIC_DEBTS.find(({ id }) => id === debt)!.name;

/** Tells whether a part of the D60 is one of the benefic ones. */
export const isBeneficPart = (shashtiamsha: number) => shashtiamshaOf(shashtiamsha).nature === 'benefic';

/** Names a part of the D60 in short: `Kaala (15)`. */
export const partShort = (shashtiamsha: number) => `${shashtiamshaOf(shashtiamsha).name} (${shashtiamsha})`;

/** Names a part in short with its nature: `Kaala (15), malefic`. */
export const partWithNature = (shashtiamsha: number) =>
  `${partShort(shashtiamsha)}, ${shashtiamshaOf(shashtiamsha).nature}`;

/** Names a part: `Kubera (treasurer, wealth), number 4`; the malefic ones without their harsh meanings. */
export const partPhrase = (shashtiamsha: number) =>
  `${shashtiamshaPhrase(shashtiamshaOf(shashtiamsha))}, number ${shashtiamsha}`;

/** Returns a place in words: `in Leo, the 4th house of the D60, in a friend’s sign`. */
export function d60Where({ dignity, house, signIndex }: Omit<D60Place, 'shashtiamsha'>): string {
  const state = dignity === null ? '' : `, ${dignityPhrase(dignity)}`;
  return `in ${signEn(signIndex)}, ${houseName(house)} of the D60${state}`;
}

/** Returns the meaning of a place in the D60 by itself: a gift, or a task. */
export function placeText({ body, ...place }: KarmaFacts['place']): string {
  const { lesson, theme } = PLANET_KARMA[body];
  const head = `${capitalised(bodyNamed(body))} falls in ${partPhrase(place.shashtiamsha)}, ${d60Where(place)}`;
  const gift = isBeneficPart(place.shashtiamsha)
    ? `merit from before supports ${theme}`
    : `in ${theme} the work is ${lesson}`;
  return `${head}: ${gift}, chiefly through ${houseTheme(place.house)}.`;
}
