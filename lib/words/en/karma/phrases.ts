/** Phrases that sentences of /karma share in English. */
import type { KarmaOffice } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { KARMIC_DEBTS, type DebtId } from '../../../astro/judgement/karma/tables/debts.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import { capitalised, listed, named } from '../grammar.ts';
import { shashtiamshaOf } from '../varga/phrases.ts';

const OFFICES: Readonly<Record<KarmaOffice, string>> = {
  atmakaraka: 'the soul planet (atmakaraka)',
  ascendant_lord: 'lord of the ascendant',
};

/** Names an office: `lord of the ascendant`. */
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

/** Names a part of the D60 in short: `Kaala`. */
export const partShort = (shashtiamsha: number) => shashtiamshaOf(shashtiamsha).name;

/** Names a part in short with its nature: `Kaala, malefic`. */
export const partWithNature = (shashtiamsha: number) =>
  `${partShort(shashtiamsha)}, ${shashtiamshaOf(shashtiamsha).nature}`;

/** Names a part: `Kubera (treasurer, wealth)`; the malefic ones without their harsh meanings. */
export function partPhrase(shashtiamsha: number): string {
  const { meaning, name, nature } = shashtiamshaOf(shashtiamsha);
  return nature === 'benefic' ? `${name} (${meaning.en})` : name;
}

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'very good',
  good: 'good',
  mixed: 'fair',
  weak: 'weak',
  difficult: 'very weak',
};

/** Returns a band in words: `fair`. */
export const bandWord = (band: AreaBand) => BANDS[band];
