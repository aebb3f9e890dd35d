/**
 * The matters that a birth in each pada of the six gand mool nakshatras touches (later practice; tables differ by region:
 * the first pada of Ashlesha and the last of Mula are good where rites are done).
 */
import { both, type Bilingual } from '../bilingual.ts';

export interface GandMoolPada {
  /** Beside a junction of signs; of trouble elsewhere; or good. */
  readonly kind: 'junction' | 'trouble' | 'good';
  /** Nouns that continue "speaks of". */
  readonly effect: Bilingual;
}

export type GandMoolPadas = readonly [GandMoolPada, GandMoolPada, GandMoolPada, GandMoolPada];

const FATHER = both('care for the father’s wellbeing', 'पिता के कुशल की देखभाल');
const MOTHER = both('care for the mother’s wellbeing', 'माता के कुशल की देखभाल');
const MEANS = both('care with money and savings', 'धन और बचत में सावधानी');
const HONOUR = both('honour from the state', 'राज-सम्मान');
const WITH_RITES = both('a good start where the rites are done', 'शांति-कर्म के साथ शुभ आरंभ');

/** By index of the nakshatra, its first pada first; a nakshatra that is not here is not gand mool. */
export const GAND_MOOL: Readonly<Record<number, GandMoolPadas>> = {
  0: [
    junction(FATHER),
    good(both('comfort and prosperity', 'सुख और समृद्धि')),
    good(both('high office', 'उच्च पद')),
    good(HONOUR),
  ],
  8: [good(WITH_RITES), trouble(MEANS), trouble(MOTHER), junction(FATHER)],
  9: [
    junction(both('care for the mother’s side of the family', 'मातृपक्ष के कुशल की देखभाल')),
    trouble(FATHER),
    good(both('happiness', 'सुख')),
    good(both('wealth and learning', 'धन और विद्या')),
  ],
  17: [
    trouble(both('care for an elder brother or sister', 'बड़े भाई-बहन की देखभाल')),
    trouble(both('care for a younger brother or sister', 'छोटे भाई-बहन की देखभाल')),
    trouble(MOTHER),
    junction(both('care for one’s own health and calm', 'अपने स्वास्थ्य और शांति की देखभाल')),
  ],
  18: [junction(FATHER), trouble(MOTHER), trouble(MEANS), good(WITH_RITES)],
  26: [
    good(HONOUR),
    good(both('the rank of an adviser', 'मंत्री का पद')),
    good(both('prosperity', 'समृद्धि')),
    junction(both('many demands at once in early years', 'आरंभिक वर्षों में एक साथ अनेक दायित्व')),
  ],
};

function junction(effect: Bilingual): GandMoolPada {
  return { kind: 'junction', effect };
}

function trouble(effect: Bilingual): GandMoolPada {
  return { kind: 'trouble', effect };
}

function good(effect: Bilingual): GandMoolPada {
  return { kind: 'good', effect };
}
