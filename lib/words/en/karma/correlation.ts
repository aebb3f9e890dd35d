/** The D60 beside the birth chart and the navamsa, in English. */
import type {
  AgreementId,
  BirthStanding,
  CorrelationId,
  NavamsaStanding,
} from '../../../astro/judgement/karma/facts.ts';
import { AGREEMENT_LABELS, CORRELATIONS } from '../../../astro/judgement/karma/tables/labels.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { CorrelationWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, namedList, placedInSign } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { shashtiamshaOf } from '../varga/phrases.ts';

import type { PlanetKarma } from './planetKarma.ts';
import type { KarmaVoice } from './voice.ts';

const MEANINGS: Readonly<Record<CorrelationId, (karma: PlanetKarma, field: string) => string>> = {
  blessed: ({ theme }, field) => `Both charts support ${theme}, most of all in ${field}.`,
  hidden_debt: ({ lesson }, field) => `It looks well placed, yet an older task comes with it in ${field}: ${lesson}.`,
  redeemed: ({ theme }, field) => `The start is slow, but ${theme} grows with the years, most of all in ${field}.`,
  karmic_trial: ({ lesson }, field) => `Both charts show work to be done in ${field}, and the lesson is ${lesson}.`,
};

const AGREEMENTS: Readonly<Record<AgreementId, (karma: PlanetKarma) => string>> = {
  agreed_support: ({ theme }) => `Effort and older merit pull the same way in ${theme}.`,
  support_of_d9: ({ theme }) => `What is built in ${theme} comes from present effort.`,
  support_of_d60: ({ theme }) => `In ${theme} help comes before it was earned.`,
  agreed_strain: ({ theme }) => `In ${theme} things take their time.`,
};

const AGREEMENT_HEADS: Readonly<Record<AgreementId, string>> = {
  agreed_support: 'both support',
  support_of_d9: 'the navamsa supports',
  support_of_d60: 'the D60 supports',
  agreed_strain: 'both show work',
};

function birthText({ strength, ...placing }: BirthStanding): string {
  return `${placingText(placing)}${strength === null ? '' : ', where its strength decides'}`;
}

function navamsaText({ dignity, isVargottama, signIndex }: NavamsaStanding): string {
  return `${placedInSign(dignity, signIndex)}${isVargottama ? ' (vargottama)' : ''}`;
}

const grouped = (name: string, planets: readonly Planet[]) => `${name}: ${namedList(planets)}.`;

/** Returns the sentences on the D60 beside the birth chart and the navamsa, in a voice for the age of the person. */
export const correlationEn = (voice: KarmaVoice): Sentences<CorrelationWords> => ({
  correlation_start: () => 'What every planet begins with',
  correlation_birth: (birth) => `At birth ${birthText(birth)}`,
  correlation_d60: ({ shashtiamsha }) => `In ${voice.partNamed(shashtiamsha)}, ${shashtiamshaOf(shashtiamsha).nature}`,
  correlation_both: () => 'Good in both, which is not counted whole twice',
  correlation: ({ birth, correlation, house, place, planet }) => {
    const where = `At birth ${named(planet)} is ${placingText(birth)}; in the D60 it falls in ${voice.part(place.shashtiamsha)}`;
    return `${where}. ${MEANINGS[correlation](voice.karma(planet), voice.theme(house))}`;
  },
  agreement: ({ agreement, navamsa, planet }) =>
    `In the navamsa ${named(planet)} is ${navamsaText(navamsa)}. ${AGREEMENTS[agreement](voice.karma(planet))}`,
  correlation_factor: ({ correlation, planet }) =>
    `${capitalised(named(planet))}: ${CORRELATIONS[correlation].name.toLowerCase()}`,
  agreement_factor: ({ agreement, planet }) => `${capitalised(named(planet))}: ${AGREEMENT_HEADS[agreement]}`,
  correlation_group: ({ correlation, planets }) => grouped(CORRELATIONS[correlation].name, planets),
  agreement_group: ({ agreement, planets }) => grouped(AGREEMENT_LABELS[agreement].name, planets),
});
