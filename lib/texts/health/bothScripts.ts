/** Texts in both languages of a reading: Hindi, and Hindi in Latin letters with the same content. */
import { choiceNumber } from '../../words/phraseChoice.ts';
import { dateText } from '../../time/writtenDates.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { ReadingLanguage } from '../../schemas/medical/textInputs.ts';

export type Said = Readonly<Record<ReadingLanguage, string>>;

/** Returns a text in both languages of a reading: Hindi, and Hindi in Latin letters. */
export function says(hindi: string, hinglish: string): Said {
  return { hindi, hinglish };
}

function each(make: (language: ReadingLanguage) => string): Said {
  return says(make('hindi'), make('hinglish'));
}

/** Fills the {placeholders} of a sentence. */
export function filled(sentence: Said, parts: Readonly<Record<string, Said>>): Said {
  return each((language) => {
    const text = sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => parts[name]![language]);
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

/** Joins sentences into one text. */
export function joined(...sentences: readonly Said[]): Said {
  return each((language) => sentences.map((sentence) => sentence[language]).join(' '));
}

/** Joins items as a sentence does: a, b and c. */
export function listSaid(items: readonly Said[]): Said {
  const latin = items.map(({ hinglish }) => hinglish);
  const hinglish = latin.length < 2 ? latin.join('') : `${latin.slice(0, -1).join(', ')} aur ${latin.at(-1)!}`;
  return says(listHi(items.map(({ hindi }) => hindi)), hinglish);
}

/** Returns an ISO date as both languages write it. */
export function dateSaid(isoDate: string): Said {
  return says(dateText(isoDate, 'hi'), dateText(isoDate, 'en'));
}

const PLANETS_IN_LATIN: Readonly<Record<Planet, string>> = {
  Sun: 'Surya',
  Moon: 'Chandrama',
  Mars: 'Mangal',
  Mercury: 'Budh',
  Jupiter: 'Guru',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};

/** Returns the name of a planet in both languages. */
export function planetSaid(planet: Planet): Said {
  return says(PLANETS_HI[planet], PLANETS_IN_LATIN[planet]);
}

/** Returns planets as a list within a sentence, in both languages. */
export function planetsSaid(planets: readonly Planet[]): Said {
  return listSaid(planets.map(planetSaid));
}

/** Returns one of the phrasings, chosen by what they are about: always the same for the same chart. */
export function phrasing<Phrase>(phrases: readonly Phrase[], ...about: readonly unknown[]): Phrase {
  return phrases[choiceNumber(...about) % phrases.length]!;
}
