/** Planets that a text names, in English, Hindi and Hindi in Latin letters. */
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';

const PLANET_WORDS: Readonly<Record<Planet, string>> = {
  Sun: 'sun surya soorya suraj suryadev सूर्य सूरज रवि सूर्यदेव',
  Moon: 'moon chandra chandrama chandrma चन्द्र चंद्र चन्द्रमा चंद्रमा chandradev चंद्रदेव चन्द्रदेव',
  Mars: 'mars mangal mangaldev मंगल मंगलदेव',
  Mercury: 'mercury budh budhdev बुध बुधदेव',
  Jupiter: 'jupiter guru brihaspati गुरु गुरू बृहस्पति वृहस्पति',
  Venus: 'venus shukra शुक्र',
  Saturn: 'saturn shani shanidev शनि शनी शनिदेव',
  Rahu: 'rahu राहु राहू',
  Ketu: 'ketu केतु केतू',
};

/** These rule nothing here, so no facts name them. */
const OUTER_PLANETS = new Set('uranus neptune pluto यूरेनस नेपच्यून नेप्च्यून नेप्चून प्लूटो'.normalize('NFC').split(' '));

const WORD = /[\p{L}\p{M}]+/gu;
const planetOf = new Map(
  PLANETS.flatMap((planet) =>
    PLANET_WORDS[planet]
      .normalize('NFC')
      .split(' ')
      .map((word) => [word, planet] as const),
  ),
);

/**
 * Phrases that contain the word for a planet and name none: a time of day, a chant, listening, a good deed, a teacher.
 */
const OTHERWISE = new RegExp(
  [
    'राहु ?काल|rahu ?k(?:aa?l|aalam)',
    '(?:रवि|गुरु|गुरू)[ -](?:पुष्य|योग)|(?:ravi|guru)[ -](?:pushya|yog)',
    'सूर्य नमस्कार|surya namaskaa?r',
    '(?:सूरज|सूर्य) (?:की रोशनी|के प्रकाश|की धूप)|(?:suraj|surya) ki (?:roshni|dhoop)|sun(?:light| ?shine)',
    '(?:चन्द्र|चंद्र|सूर्य)[ -]राशि|(?:chandra|surya) rashi|(?:sun|moon)[ -]sign',
    '\\bsun (?:lein?|lo|len[ae]|kar|ke|rah[aei]\\w*)\\b',
    'मंगल (?:कार्य|कामना|मय)|mangal (?:kary\\w*|kaamna|kamna)',
    '(?:अपने|किसी) गुरु(?: जनों| जी)?(?: का आशीर्वाद| की सेवा| की सलाह)|(?:apne|kisi) guru (?:ji )?(?:ka aashirwad|ki seva|ki salah)',
  ]
    .join('|')
    .normalize('NFC'),
  'giu',
);

/** Returns the planets that a text names as whole words: Monday does not name the Moon, nor Rahu kaal Rahu. */
export function planetsIn(text: string): Set<Planet> {
  return new Set(wordsOf(text).flatMap((word) => planetOf.get(word) ?? []));
}

/** Returns the planets that a text names in addition to the known ones. */
export function strangePlanets(text: string, known: ReadonlySet<Planet>): string[] {
  const others = [...planetsIn(text)].filter((planet) => !known.has(planet));
  return [...others, ...wordsOf(text).filter((word) => OUTER_PLANETS.has(word))];
}

function wordsOf(text: string): string[] {
  // Accents and joiners do not make another word.
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC');
  return plain.replace(OTHERWISE, ' ').toLowerCase().match(WORD) ?? [];
}
