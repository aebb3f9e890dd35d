/** Names for the ids of karma; `sanskrit` is the Hindi. */
import { both, type Bilingual } from '../../../bilingual.ts';
import type { IntensityLevel } from '../debts.ts';
import type { AgreementId, BalanceVerdict, CorrelationId, PeriodTone, TimeConfidence } from '../facts.ts';
import type { RemedyCategory } from './debts.ts';

interface Label {
  readonly name: string;
  readonly sanskrit: string;
}

const label = (name: string, sanskrit: string): Label => ({ name, sanskrit });

export const CORRELATIONS: Readonly<Record<CorrelationId, Label>> = {
  blessed: label('Blessed', 'कृपा प्राप्त'),
  hidden_debt: label('Hidden debt', 'गुप्त ऋण'),
  redeemed: label('Redeemed', 'उद्धार'),
  karmic_trial: label('Karmic trial', 'कर्म परीक्षा'),
};

export const AGREEMENT_LABELS: Readonly<Record<AgreementId, Label>> = {
  agreed_support: label('Both support', 'दोनों सहायक'),
  support_of_d9: label('The navamsa supports', 'नवांश सहायक'),
  support_of_d60: label('The D60 supports', 'षष्ट्यंश सहायक'),
  agreed_strain: label('Both show work', 'दोनों में मेहनत'),
};

export const BALANCES: Readonly<Record<BalanceVerdict, Label>> = {
  positive: label('Positive', 'सकारात्मक'),
  neutral: label('Neutral', 'सम'),
  negative: label('Negative', 'नकारात्मक'),
};

export const INTENSITIES: Readonly<Record<IntensityLevel, Label>> = {
  severe: label('Very strong', 'अति प्रबल'),
  high: label('Strong', 'प्रबल'),
  moderate: label('Moderate', 'मध्यम'),
  low: label('Light', 'अल्प'),
};

export const PERIOD_TONES: Readonly<Record<PeriodTone, Label>> = {
  supportive: label('Supportive', 'सहायक'),
  mixed: label('Mixed', 'मिला-जुला'),
  demanding: label('Demanding', 'मेहनत वाला'),
};

/** The balance of benefic and malefic parts. */
export const NATURES: Label = label('Natures', 'शुभ-अशुभ');

export const TIME_CONFIDENCES: Readonly<Record<TimeConfidence, Label>> = {
  high: label('High', 'उच्च'),
  medium: label('Medium', 'मध्यम'),
  low: label('Low', 'अल्प'),
};

export const CATEGORIES: Readonly<Record<RemedyCategory, Label & { readonly about: Bilingual }>> = {
  immediate: { ...label('Immediate', 'तुरंत'), about: both('To begin with, this week', 'शुरुआत के लिए, इसी सप्ताह') },
  regular: { ...label('Regular', 'नियमित'), about: both('Every day or every week', 'हर दिन या हर सप्ताह') },
  periodic: { ...label('Periodic', 'समय-समय पर'), about: both('On new Moons and at eclipses', 'अमावस्या और ग्रहण पर') },
  one_time: {
    ...label('One-time', 'एक बार'),
    about: both('Rites and pilgrimages done once', 'एक बार किए जाने वाले अनुष्ठान और तीर्थ'),
  },
  donations: {
    ...label('Donations', 'दान'),
    about: both('What is given, to whom and on which day', 'क्या, किसे और किस दिन दें'),
  },
  mantras: {
    ...label('Mantras', 'मंत्र'),
    about: both('Mantras with the whole count of the texts', 'ग्रंथों में कही संख्या के मंत्र'),
  },
};
