/** Vimsopaka bala (BPHS 7.17-27): weights of the vargas in four schemes, 20 together; and the vaisheshikamshas. */
import type { VargaId } from '../vargas.ts';

export const SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const WEIGHTS: Readonly<Record<Scheme, Readonly<Partial<Record<VargaId, number>>>>> = {
  shadvarga: { d1: 6, d2: 2, d3: 4, d9: 5, d12: 2, d30: 1 },
  saptavarga: { d1: 5, d2: 2, d3: 3, d7: 1, d9: 2.5, d12: 4.5, d30: 2 },
  dashavarga: { d1: 3, d2: 1.5, d3: 1.5, d7: 1.5, d9: 1.5, d10: 1.5, d12: 1.5, d16: 1.5, d30: 1.5, d60: 5 },
  shodashavarga: {
    d1: 3.5,
    d2: 1,
    d3: 1,
    d4: 0.5,
    d7: 0.5,
    d9: 3,
    d10: 0.5,
    d12: 0.5,
    d16: 2,
    d20: 0.5,
    d24: 0.5,
    d27: 0.5,
    d30: 1,
    d40: 0.5,
    d45: 0.5,
    d60: 4,
  },
};

export interface VaisheshikamshaName {
  readonly name: string;
  readonly sanskrit: string;
}

const OF_SIX = [
  name('Kimshuka', 'किंशुक'),
  name('Vyanjana', 'व्यंजन'),
  name('Chamara', 'चामर'),
  name('Chhatra', 'छत्र'),
  name('Kundala', 'कुंडल'),
];

/** What a planet in so many good vargas is called, from two upwards (BPHS 6.42-53). */
export const VAISHESHIKAMSHAS: Readonly<Record<Scheme, readonly VaisheshikamshaName[]>> = {
  shadvarga: OF_SIX,
  saptavarga: [...OF_SIX, name('Mukuta', 'मुकुट')],
  dashavarga: [
    name('Parijata', 'पारिजात'),
    name('Uttama', 'उत्तम'),
    name('Gopura', 'गोपुर'),
    name('Simhasana', 'सिंहासन'),
    name('Paravata', 'पारावत'),
    name('Devaloka', 'देवलोक'),
    name('Brahmaloka', 'ब्रह्मलोक'),
    name('Shakravahana', 'शक्रवाहन'),
    name('Shridhama', 'श्रीधाम'),
  ],
  shodashavarga: [
    name('Bhedaka', 'भेदक'),
    name('Kusuma', 'कुसुम'),
    name('Nagapushpa', 'नागपुष्प'),
    name('Kanduka', 'कंदुक'),
    name('Kerala', 'केरल'),
    name('Kalpavriksha', 'कल्पवृक्ष'),
    name('Chandanavana', 'चंदनवन'),
    name('Purnachandra', 'पूर्णचंद्र'),
    name('Uchchaishrava', 'उच्चैःश्रवा'),
    name('Dhanvantari', 'धन्वंतरि'),
    name('Suryakanta', 'सूर्यकांत'),
    name('Vidruma', 'विद्रुम'),
    name('Shakra-simhasana', 'शक्रसिंहासन'),
    name('Goloka', 'गोलोक'),
    name('Shri-vallabha', 'श्रीवल्लभ'),
  ],
};

function name(english: string, sanskrit: string): VaisheshikamshaName {
  return { name: english, sanskrit };
}
