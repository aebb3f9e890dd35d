/** Sanskrit in Latin letters. */

const VOWELS = letters('अ a आ ā इ i ई ī उ u ऊ ū ऋ ṛ ॠ ṝ ए e ऐ ai ओ o औ au');
const VOWEL_SIGNS = letters('ा ā ि i ी ī ु u ू ū ृ ṛ ॄ ṝ े e ै ai ो o ौ au');
const CONSONANTS = letters(
  `क k ख kh ग g घ gh ङ ṅ च c छ ch ज j झ jh ञ ñ ट ṭ ठ ṭh ड ḍ ढ ḍh ण ṇ त t थ th द d ध dh न n
  प p फ ph ब b भ bh म m य y र r ल l व v श ś ष ṣ स s ह h`,
);
const VIRAMA = '्';
const ANUSVARA = 'ं';
const VISARGA = 'ः';
/** A dot below a letter, which Hindi has and Sanskrit does not. */
const NUKTA = /\u093C/g;

/** Returns Devanagari in the International Alphabet of Sanskrit Transliteration. */
export function iast(devanagari: string): string {
  const signs = [...devanagari.normalize('NFD').replace(NUKTA, '')];
  return signs
    .map((sign, i) => {
      const consonant = CONSONANTS.get(sign);
      if (consonant !== undefined) return consonant + (hasInherentA(signs[i + 1]) ? 'a' : '');
      if (sign === VIRAMA) return '';
      if (sign === ANUSVARA) return nasalBefore(CONSONANTS.get(signs[i + 1] ?? ''));
      if (sign === VISARGA) return 'ḥ';
      return VOWELS.get(sign) ?? VOWEL_SIGNS.get(sign) ?? sign;
    })
    .join('');
}

/** A consonant carries an a unless a vowel sign or a virama follows. */
function hasInherentA(next: string | undefined): boolean {
  return next === undefined || !(next === VIRAMA || VOWEL_SIGNS.has(next));
}

/** Before a stop the dot stands for the nasal of the same class, otherwise for itself. */
function nasalBefore(next: string | undefined): string {
  const nasals: readonly [firstLetters: string, nasal: string][] = [
    ['kg', 'ṅ'],
    ['cj', 'ñ'],
    ['ṭḍ', 'ṇ'],
    ['td', 'n'],
    ['pb', 'm'],
  ];
  return nasals.find(([first]) => next !== undefined && first.includes(next.charAt(0)))?.[1] ?? 'ṃ';
}

function letters(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.split(/\s+/);
  return new Map(words.flatMap((word, i): [string, string][] => (i % 2 === 0 ? [[word, words[i + 1]!]] : [])));
}
