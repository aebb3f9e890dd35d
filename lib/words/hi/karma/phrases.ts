/** Phrases that sentences of /karma share in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { KarmaOffice } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { KARMIC_DEBTS, type DebtId } from '../../../astro/judgement/karma/tables/debts.ts';
import { SHASHTIAMSHAS } from '../../../astro/varga/tables/shashtiamshas.ts';
import { listHi, planetHi } from '../grammar.ts';

const OFFICES: Readonly<Record<KarmaOffice, string>> = { atmakaraka: 'आत्मकारक', ascendant_lord: 'लग्नेश' };

/** Names an office: लग्नेश. */
export const officeHi = (office: KarmaOffice) => OFFICES[office];

/** Names a body, the same in every case: लग्न, सूर्य. */
export const bodyHi = (body: KarmaBody) => (body === 'Ascendant' ? 'लग्न' : planetHi(body));

/** Joins planets and the ascendant. */
export const bodiesHi = (bodies: readonly KarmaBody[]) => listHi(bodies.map(bodyHi));

/** Names a body with its office before it: लग्नेश मंगल. */
export const inOfficeHi = (body: KarmaBody, office: KarmaOffice | null) =>
  office === null ? bodyHi(body) : `${OFFICES[office]} ${bodyHi(body)}`;

/** Returns the name of a debt, masculine: कुल ऋण. */
export const debtHi = (debt: DebtId) => KARMIC_DEBTS.find(({ id }) => id === debt)!.sanskrit;

/** Tells whether a part of the D60 is one of the benefic ones. */
export const isBeneficPartHi = (shashtiamsha: number) => SHASHTIAMSHAS[shashtiamsha - 1]!.nature === 'benefic';

/** Names a part of the D60: काल. */
export const partHi = (shashtiamsha: number) => SHASHTIAMSHAS[shashtiamsha - 1]!.sanskrit;

/** Names a part with its nature, as a label: काल (अशुभ). */
export const partWithNatureHi = (shashtiamsha: number) =>
  `${partHi(shashtiamsha)} (${isBeneficPartHi(shashtiamsha) ? 'शुभ' : 'अशुभ'})`;

/** Names a part: कुबेर षष्ट्यंश (कोष का स्वामी, धन); the malefic ones without their harsh meanings. */
export function partNamedHi(shashtiamsha: number): string {
  const { meaning, nature, sanskrit } = SHASHTIAMSHAS[shashtiamsha - 1]!;
  return nature === 'benefic' ? `${sanskrit} षष्ट्यंश (${meaning.hi})` : `${sanskrit} षष्ट्यंश`;
}

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत अच्छी',
  good: 'अच्छी',
  mixed: 'मध्यम',
  weak: 'कमज़ोर',
  difficult: 'बहुत कमज़ोर',
};

/** Returns a band as a feminine adjective: अच्छी. */
export const bandHi = (band: AreaBand) => BANDS[band];
