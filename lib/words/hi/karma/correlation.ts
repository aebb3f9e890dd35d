/** The D60 beside the birth chart and the navamsa, in Hindi. */
import type {
  AgreementId,
  BirthStanding,
  CorrelationId,
  NavamsaStanding,
} from '../../../astro/judgement/karma/facts.ts';
import { AGREEMENT_LABELS, CORRELATIONS } from '../../../astro/judgement/karma/tables/labels.ts';
import type { CorrelationWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, planetsHi, signPlaceHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { partWithNatureHi } from './phrases.ts';
import type { PlanetKarmaHi } from './planetKarma.ts';
import type { KarmaVoiceHi } from './voice.ts';

const MEANINGS: Readonly<Record<CorrelationId, (karma: PlanetKarmaHi, field: string) => string>> = {
  blessed: ({ theme }, field) => `दोनों कुंडलियों से ${theme} को बल मिलता है, खासकर ${field} में।`,
  hidden_debt: ({ lesson }, field) => `ऊपर से स्थिति अच्छी है, पर ${field} में एक पुराना काम बाकी है: ${lesson}।`,
  redeemed: ({ theme }, field) => `शुरुआत धीमी है, पर समय के साथ ${theme} में बढ़त होती है, खासकर ${field} में।`,
  karmic_trial: ({ lesson }, field) => `${field} में दोनों कुंडलियाँ मेहनत दिखाती हैं; सीख यह है: ${lesson}।`,
};

const AGREEMENTS: Readonly<Record<AgreementId, (karma: PlanetKarmaHi) => string>> = {
  agreed_support: ({ theme }) => `${theme} में मेहनत और पुराना पुण्य साथ चलते हैं।`,
  support_of_d9: ({ theme }) => `${theme} में जो बनता है, वह आज की मेहनत से बनता है।`,
  support_of_d60: ({ theme }) => `${theme} में मदद माँगे बिना भी मिल जाती है।`,
  agreed_strain: ({ theme }) => `${theme} में समय लगता है।`,
};

const AGREEMENT_HEADS: Readonly<Record<AgreementId, string>> = {
  agreed_support: 'दोनों का सहयोग',
  support_of_d9: 'नवांश का सहयोग',
  support_of_d60: 'षष्ट्यंश का सहयोग',
  agreed_strain: 'दोनों में मेहनत',
};

function birthText({ strength, ...placing }: BirthStanding): string {
  return `${inOwnPlace(placing)}${strength === null ? '' : ', जहाँ उसका बल देखा गया'}`;
}

function navamsaText({ isVargottama, ...place }: NavamsaStanding): string {
  return `${signPlaceHi(place)}${isVargottama ? ', वर्गोत्तम' : ''}`;
}

/** Returns the sentences on the D60 beside the birth chart and the navamsa, in a voice for the age of the person. */
export const correlationHi = (voice: KarmaVoiceHi): Sentences<CorrelationWords> => ({
  correlation_start: () => 'हर ग्रह का आरंभ',
  correlation_birth: (birth) => `जन्म कुंडली में ${birthText(birth)}`,
  correlation_d60: ({ shashtiamsha }) => `${partWithNatureHi(shashtiamsha)} षष्ट्यंश में`,
  correlation_both: () => 'दोनों में अच्छा; दो बार पूरा नहीं गिना जाता',
  correlation: ({ birth, correlation, house, place, planet }) =>
    `जन्म कुंडली में ${planetHi(planet)} ${inOwnPlace(birth)} है, और ${voice.part(place.shashtiamsha)} में। ${MEANINGS[correlation](voice.karma(planet), voice.theme(house))}`,
  agreement: ({ agreement, navamsa, planet }) =>
    `नवांश में ${planetHi(planet)} ${navamsaText(navamsa)} है। ${AGREEMENTS[agreement](voice.karma(planet))}`,
  correlation_factor: ({ correlation, planet }) => `${planetHi(planet)}: ${CORRELATIONS[correlation].sanskrit}`,
  agreement_factor: ({ agreement, planet }) => `${planetHi(planet)}: ${AGREEMENT_HEADS[agreement]}`,
  correlation_group: ({ correlation, planets }) => `${CORRELATIONS[correlation].sanskrit}: ${planetsHi(planets)}।`,
  agreement_group: ({ agreement, planets }) => `${AGREEMENT_LABELS[agreement].sanskrit}: ${planetsHi(planets)}।`,
});
