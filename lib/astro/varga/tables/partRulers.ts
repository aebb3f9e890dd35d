/** Who presides over the parts of the vargas (BPHS 6), in the order of an odd sign. */
import { bphs, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import type { VargaId } from '../vargas.ts';
import { SHASHTIAMSHAS, type Shashtiamsha } from './shashtiamshas.ts';

export interface PartRuler {
  readonly name: string;
  readonly sanskrit: string;
  /** Where a planet stands behind the name. */
  readonly planet: Planet | null;
  /** Meaning of the name; only for the shashtiamshas. */
  readonly character: Shashtiamsha | null;
}

export interface PartRulers {
  readonly rulers: readonly PartRuler[];
  /** Where even signs have a list of their own. */
  readonly evenRulers?: readonly PartRuler[];
  /** How even signs, or the modalities, differ from the list; it repeats until the parts are used up. */
  readonly order: 'same' | 'reversed_in_even' | 'turned_by_modality';
  readonly source: Source;
  readonly confidence: 'rule_exact' | 'interpretive';
}

const puranic = practice('Vishnu Purana 1.15, the eleven Rudras; their order in the parts is later practice');

/** D1 has no parts; no text names rulers for D6 and D8. */
export const PART_RULERS: Readonly<Partial<Record<VargaId, PartRulers>>> = {
  d2: exact('reversed_in_even', bphs(6, '5-6'), [ruler('Devas', 'देव', 'Sun'), ruler('Pitris', 'पितृ', 'Moon')]),
  d3: exact('same', bphs(6, '7-8'), [ruler('Narada', 'नारद'), ruler('Agastya', 'अगस्त्य'), ruler('Durvasa', 'दुर्वासा')]),
  d4: exact('same', bphs(6, '9'), [
    ruler('Sanaka', 'सनक'),
    ruler('Sananda', 'सनंद'),
    ruler('Kumara', 'कुमार'),
    ruler('Sanatana', 'सनातन'),
  ]),
  d5: {
    ...exact('reversed_in_even', practice('Lords of the five signs of the panchamsa'), [
      ruler('Mars', 'मंगल', 'Mars'),
      ruler('Saturn', 'शनि', 'Saturn'),
      ruler('Jupiter', 'गुरु', 'Jupiter'),
      ruler('Mercury', 'बुध', 'Mercury'),
      ruler('Venus', 'शुक्र', 'Venus'),
    ]),
    confidence: 'interpretive',
  },
  d7: exact('reversed_in_even', bphs(6, '10-11'), [
    ruler('Kshara', 'क्षार'),
    ruler('Kshira', 'क्षीर'),
    ruler('Dadhi', 'दधि'),
    ruler('Ghrita', 'घृत'),
    ruler('Ikshurasa', 'इक्षुरस'),
    ruler('Madya', 'मद्य'),
    ruler('Shuddha Jala', 'शुद्धजल'),
  ]),
  // Dual signs begin with Rakshasa; editions differ on what follows there, Deva or Manushya.
  d9: {
    ...exact('turned_by_modality', bphs(6, '12'), [
      ruler('Deva', 'देव'),
      ruler('Manushya', 'मनुष्य'),
      ruler('Rakshasa', 'राक्षस'),
    ]),
    confidence: 'interpretive',
  },
  d10: exact('reversed_in_even', bphs(6, '13-14'), [
    ruler('Indra', 'इंद्र'),
    ruler('Agni', 'अग्नि'),
    ruler('Yama', 'यम'),
    ruler('Nirriti', 'निर्ऋति'),
    ruler('Varuna', 'वरुण'),
    ruler('Vayu', 'वायु'),
    ruler('Kubera', 'कुबेर'),
    ruler('Ishana', 'ईशान'),
    ruler('Brahma', 'ब्रह्मा'),
    ruler('Ananta', 'अनंत'),
  ]),
  d11: {
    ...exact('same', puranic, [
      ruler('Hara', 'हर'),
      ruler('Bahurupa', 'बहुरूप'),
      ruler('Tryambaka', 'त्र्यंबक'),
      ruler('Aparajita', 'अपराजित'),
      ruler('Vrishakapi', 'वृषाकपि'),
      ruler('Shambhu', 'शंभु'),
      ruler('Kapardi', 'कपर्दी'),
      ruler('Raivata', 'रैवत'),
      ruler('Mrigavyadha', 'मृगव्याध'),
      ruler('Sharva', 'शर्व'),
      ruler('Kapali', 'कपाली'),
    ]),
    confidence: 'interpretive',
  },
  d12: exact('same', bphs(6, '15'), [
    ruler('Ganesha', 'गणेश'),
    ruler('Ashwini Kumaras', 'अश्विनीकुमार'),
    ruler('Yama', 'यम'),
    ruler('Sarpa', 'सर्प'),
  ]),
  d16: exact('reversed_in_even', bphs(6, '16'), [
    ruler('Brahma', 'ब्रह्मा'),
    ruler('Vishnu', 'विष्णु'),
    ruler('Shiva', 'शिव'),
    ruler('Surya', 'सूर्य'),
  ]),
  // Editions spell some goddesses otherwise: Megha for Medha, Chinnasi for Chinnashirsha.
  d20: {
    ...exact('same', bphs(6, '17-21'), [
      ruler('Kali', 'काली'),
      ruler('Gauri', 'गौरी'),
      ruler('Jaya', 'जया'),
      ruler('Lakshmi', 'लक्ष्मी'),
      ruler('Vijaya', 'विजया'),
      ruler('Vimala', 'विमला'),
      ruler('Sati', 'सती'),
      ruler('Tara', 'तारा'),
      ruler('Jvalamukhi', 'ज्वालामुखी'),
      ruler('Shveta', 'श्वेता'),
      ruler('Lalita', 'ललिता'),
      ruler('Bagalamukhi', 'बगलामुखी'),
      ruler('Pratyangira', 'प्रत्यंगिरा'),
      ruler('Shachi', 'शची'),
      ruler('Raudri', 'रौद्री'),
      ruler('Bhavani', 'भवानी'),
      ruler('Varada', 'वरदा'),
      ruler('Jaya', 'जया'),
      ruler('Tripura', 'त्रिपुरा'),
      ruler('Sumukhi', 'सुमुखी'),
    ]),
    evenRulers: [
      ruler('Daya', 'दया'),
      ruler('Medha', 'मेधा'),
      ruler('Chinnashirsha', 'छिन्नशीर्षा'),
      ruler('Pishachini', 'पिशाचिनी'),
      ruler('Dhumavati', 'धूमावती'),
      ruler('Matangi', 'मातंगी'),
      ruler('Bala', 'बाला'),
      ruler('Bhadra', 'भद्रा'),
      ruler('Aruna', 'अरुणा'),
      ruler('Anala', 'अनला'),
      ruler('Pingala', 'पिंगला'),
      ruler('Chuchchuka', 'छुच्छुका'),
      ruler('Ghora', 'घोरा'),
      ruler('Varahi', 'वाराही'),
      ruler('Vaishnavi', 'वैष्णवी'),
      ruler('Sita', 'सिता'),
      ruler('Bhuvaneshvari', 'भुवनेश्वरी'),
      ruler('Bhairavi', 'भैरवी'),
      ruler('Mangala', 'मंगला'),
      ruler('Aparajita', 'अपराजिता'),
    ],
    confidence: 'interpretive',
  },
  d24: exact('reversed_in_even', bphs(6, '22-23'), [
    ruler('Skanda', 'स्कंद'),
    ruler('Parashudhara', 'परशुधर'),
    ruler('Anala', 'अनल'),
    ruler('Vishvakarma', 'विश्वकर्मा'),
    ruler('Bhaga', 'भग'),
    ruler('Mitra', 'मित्र'),
    ruler('Maya', 'मय'),
    ruler('Antaka', 'अंतक'),
    ruler('Vrishadhvaja', 'वृषध्वज'),
    ruler('Govinda', 'गोविंद'),
    ruler('Madana', 'मदन'),
    ruler('Bhima', 'भीम'),
  ]),
  d27: exact('reversed_in_even', bphs(6, '24-26'), [
    ruler('Ashwini Kumaras', 'अश्विनीकुमार'),
    ruler('Yama', 'यम'),
    ruler('Agni', 'अग्नि'),
    ruler('Brahma', 'ब्रह्मा'),
    ruler('Chandra', 'चंद्र'),
    ruler('Isha', 'ईश'),
    ruler('Aditi', 'अदिति'),
    ruler('Brihaspati', 'बृहस्पति'),
    ruler('Sarpa', 'सर्प'),
    ruler('Pitris', 'पितृ'),
    ruler('Bhaga', 'भग'),
    ruler('Aryaman', 'अर्यमा'),
    ruler('Savitri', 'सविता'),
    ruler('Tvashta', 'त्वष्टा'),
    ruler('Vayu', 'वायु'),
    ruler('Indra-Agni', 'इंद्राग्नि'),
    ruler('Mitra', 'मित्र'),
    ruler('Indra', 'इंद्र'),
    ruler('Nirriti', 'निर्ऋति'),
    ruler('Apah', 'अप्'),
    ruler('Vishvedevas', 'विश्वेदेव'),
    ruler('Vishnu', 'विष्णु'),
    ruler('Vasus', 'वसु'),
    ruler('Varuna', 'वरुण'),
    ruler('Aja Ekapada', 'अज एकपाद'),
    ruler('Ahirbudhnya', 'अहिर्बुध्न्य'),
    ruler('Pushan', 'पूषा'),
  ]),
  d30: exact('reversed_in_even', bphs(6, '27-28'), [
    ruler('Agni', 'अग्नि', 'Mars'),
    ruler('Vayu', 'वायु', 'Saturn'),
    ruler('Indra', 'इंद्र', 'Jupiter'),
    ruler('Kubera', 'कुबेर', 'Mercury'),
    ruler('Varuna', 'वरुण', 'Venus'),
  ]),
  d40: exact('same', bphs(6, '29-30'), [
    ruler('Vishnu', 'विष्णु'),
    ruler('Chandra', 'चंद्र'),
    ruler('Marichi', 'मरीचि'),
    ruler('Tvashta', 'त्वष्टा'),
    ruler('Dhata', 'धाता'),
    ruler('Shiva', 'शिव'),
    ruler('Ravi', 'रवि'),
    ruler('Yama', 'यम'),
    ruler('Yaksha', 'यक्ष'),
    ruler('Gandharva', 'गंधर्व'),
    ruler('Kaala', 'काल'),
    ruler('Varuna', 'वरुण'),
  ]),
  d45: exact('turned_by_modality', bphs(6, '31-32'), [
    ruler('Brahma', 'ब्रह्मा'),
    ruler('Shiva', 'शिव'),
    ruler('Vishnu', 'विष्णु'),
  ]),
  d60: {
    ...exact(
      'reversed_in_even',
      bphs(6, '33-41'),
      SHASHTIAMSHAS.map((part) => ({ ...ruler(part.name, part.sanskrit), character: part })),
    ),
    confidence: 'interpretive',
  },
};

function exact(order: PartRulers['order'], source: Source, rulers: readonly PartRuler[]): PartRulers {
  return { rulers, order, source, confidence: 'rule_exact' };
}

function ruler(name: string, sanskrit: string, planet: Planet | null = null): PartRuler {
  return { name, sanskrit, planet, character: null };
}
