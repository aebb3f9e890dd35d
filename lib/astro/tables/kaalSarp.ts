/** The twelve kinds of Kaal Sarp, by the house of Rahu. Names and themes of later practice; no classical text has them. */
import { both, type Bilingual } from '../bilingual.ts';

export interface KaalSarpType {
  readonly id: string;
  readonly name: Bilingual;
  /** What it is felt in: nouns that fit behind "in". */
  readonly theme: Bilingual;
}

/** Rahu in the 1st house first. */
export const KAAL_SARP_TYPES: readonly KaalSarpType[] = [
  type('anant', both('Anant', 'अनंत'), both('self-reliance and partnership', 'आत्मनिर्भरता और साझेदारी')),
  type('kulik', both('Kulik', 'कुलिक'), both('family, money and speech', 'परिवार, धन और वाणी')),
  type('vasuki', both('Vasuki', 'वासुकि'), both('courage and ties with siblings', 'साहस और भाई-बहन के संबंध')),
  type('shankhpal', both('Shankhpal', 'शंखपाल'), both('home and the mother’s concerns', 'घर और माता से जुड़े विषय')),
  type('padma', both('Padma', 'पद्म'), both('children and study', 'संतान और विद्या')),
  type(
    'mahapadma',
    both('Mahapadma', 'महापद्म'),
    both('health and in rivalry, where victory is possible', 'स्वास्थ्य और विजय-संभव प्रतिस्पर्धा'),
  ),
  type('takshak', both('Takshak', 'तक्षक'), both('marriage and trade', 'विवाह और व्यापार')),
  type(
    'karkotak',
    both('Karkotak', 'कर्कोटक'),
    both('inheritance, shared means and care of health', 'विरासत, साझा धन और स्वास्थ्य की देखभाल'),
  ),
  type('shankhachud', both('Shankhachud', 'शंखचूड़'), both('fortune and the father’s concerns', 'भाग्य और पिता से जुड़े विषय')),
  type('ghatak', both('Ghatak', 'घातक'), both('career and authority', 'व्यवसाय और अधिकार')),
  type('vishdhar', both('Vishdhar', 'विषधर'), both('gains and ties with elder siblings', 'लाभ और बड़े भाई-बहन के संबंध')),
  type('sheshnag', both('Sheshnag', 'शेषनाग'), both('expenses and life abroad', 'व्यय और विदेश-वास')),
];

function type(id: string, name: Bilingual, theme: Bilingual): KaalSarpType {
  return { id, name, theme };
}
