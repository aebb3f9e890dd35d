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
import { capitalised, named, namedList, signEn } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { dignityPhrase, houseTheme, shashtiamshaOf } from '../varga/phrases.ts';
import { d60Where, partPhrase, partShort } from './phrases.ts';
import { PLANET_KARMA, type PlanetKarma } from './planetKarma.ts';

const MEANINGS: Readonly<Record<CorrelationId, (karma: PlanetKarma) => string>> = {
  blessed: ({ theme }) => `What it shows outwardly it also carries from before: ${theme} can be relied on and shared`,
  hidden_debt: ({ lesson, theme }) =>
    `It looks well placed, yet something older is asked of it: with success in ${theme} comes the task ${lesson}`,
  redeemed: ({ theme }) =>
    `It begins with difficulty, and older merit carries it: there is growth with the years and with honest effort in ${theme}`,
  karmic_trial: ({ lesson, theme }) =>
    `Both charts ask for work here: in ${theme} the lesson, to be learnt slowly and with help, is ${lesson}`,
};

const AGREEMENTS: Readonly<Record<AgreementId, (karma: PlanetKarma) => string>> = {
  agreed_support: ({ theme }) => `effort and older merit pull the same way in ${theme}`,
  support_of_d9: ({ lesson, theme }) => `what is built in ${theme} is your own doing, and it asks you ${lesson}`,
  support_of_d60: ({ theme }) => `help arrives in ${theme} before you have earned it; honour it by effort`,
  agreed_strain: ({ lesson, theme }) => `things ripen late in ${theme}, and the way is ${lesson}`,
};

function birthText({ strength, ...placing }: BirthStanding): string {
  const decided = strength === null ? '' : ` (its strength, ${strength} of 100, decides)`;
  return `${placingText(placing)}${decided}`;
}

function navamsaText({ dignity, isVargottama, lord, signIndex }: NavamsaStanding): string {
  const where = `in ${signEn(signIndex)} (${dignityPhrase(dignity)}${isVargottama ? ', vargottama' : ''})`;
  if (lord === null) return where;
  return `${where}, with the ${lord.isBenefic ? 'benefic' : 'malefic'} ${lord.planet} for its lord`;
}

function agreementClause({ agreement, navamsa, planet, shashtiamsha }: CorrelationWords['agreement']): string {
  const head = `In the navamsa ${named(planet)} is ${navamsaText(navamsa)}, in the D60 in ${partShort(shashtiamsha)}`;
  return `${head}: ${AGREEMENTS[agreement](PLANET_KARMA[planet])}`;
}

const grouped = (name: string, planets: readonly Planet[]) => `${name}: ${namedList(planets)}.`;

export const CORRELATION_EN: Sentences<CorrelationWords> = {
  correlation_start: () => 'What every planet begins with',
  correlation_birth: (birth) => `At birth ${birthText(birth)}`,
  correlation_d60: ({ shashtiamsha }) => `In ${partPhrase(shashtiamsha)}, ${shashtiamshaOf(shashtiamsha).nature}`,
  correlation_both: () => 'Good in both, which is not counted whole twice',
  correlation: ({ birth, correlation, house, place, planet }) => {
    const where = `At birth ${named(planet)} is ${birthText(birth)}; it falls in ${partPhrase(place.shashtiamsha)}, ${d60Where(place)}`;
    return `${where}. ${MEANINGS[correlation](PLANET_KARMA[planet])}, above all around ${houseTheme(house)}.`;
  },
  agreement: (agreement) => `${agreementClause(agreement)}.`,
  correlation_factor: ({ correlation, planet, score }) =>
    `${capitalised(named(planet))}, ${CORRELATIONS[correlation].name.toLowerCase()} (${score} of 100)`,
  agreement_factor: agreementClause,
  correlation_group: ({ correlation, planets }) => grouped(CORRELATIONS[correlation].name, planets),
  agreement_group: ({ agreement, planets }) => grouped(AGREEMENT_LABELS[agreement].name, planets),
};
