/** Citations as values, because the API returns them. */
import { memoizedEach } from './memoized.ts';

export interface Source {
  /** Text as an astrologer would name it. */
  readonly text: string;
  readonly chapter?: string;
  readonly verses?: string;
  /** Translation or edition whose numbering is used. */
  readonly edition?: string;
}

/**
 * What a rule rests on: a verse; a verse that commentators and digests quote; the custom of almanacs and astrologers; our own
 * judgement; the custom of one region.
 */
export const RULE_STATUSES = ['textual', 'commentary', 'practice', 'interpretive', 'regional'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** Returns a function that cites places of a text. Each place is one shared value, as answers cite the same ones often. */
function cited(text: string, edition?: string) {
  const known = new Map<string, Source>();
  return (chapter?: number | string, verses?: string): Source => {
    const place = `${chapter} ${verses}`;
    const source = known.get(place) ?? {
      text,
      ...(chapter !== undefined && { chapter: String(chapter) }),
      ...(verses !== undefined && { verses }),
      ...(edition !== undefined && { edition }),
    };
    known.set(place, source);
    return source;
  };
}

export const bphs = cited('Brihat Parashara Hora Shastra', 'Santhanam');
export const brihatJataka = cited('Brihat Jataka');
export const brihatSamhita = cited('Brihat Samhita', 'Bhat');
/** Chapters are its paricchedas: 1 the rules of days, 2 the months, 3 ancestral rites. */
export const dharmaSindhu = cited('Dharma Sindhu');
export const hariBhaktiVilasa = cited('Hari Bhakti Vilasa');
export const jatakaParijata = cited('Jataka Parijata');
/** Chapters are its adhyaya and pada; sutras as B. Suryanarain Rao numbers them. */
export const jaiminiSutras = cited('Jaimini Upadesha Sutras');
export const kalaprakasika = cited('Kalaprakasika');
/** Also known as Jataka Chandrika; its second chapter is on raja yogas. */
export const laghuParashari = cited('Laghu Parashari');
export const muhurtaChintamani = cited('Muhurta Chintamani');
/** Chapters are its paricchedas. */
export const nirnayaSindhu = cited('Nirnaya Sindhu');
export const phaladeepika = cited('Phaladeepika');
export const prashnaMarga = cited('Prashna Marga');
export const saravali = cited('Saravali');
export const suryaSiddhanta = cited('Surya Siddhanta');
export const uttaraKalamrita = cited('Uttara Kalamrita');

export const integratedApproach = cited('Vedic Astrology: An Integrated Approach', 'P. V. R. Narasimha Rao');

export const bharatiyaJyotish = cited('Bharatiya Jyotish', 'N. Shastri');
/** Its chapters are named by what they choose a time for. */
export const muhurtha = cited('Muhurtha', 'B. V. Raman');

/** Chapters are the numbers of its combinations. */
export const threeHundredCombinations = cited('Three Hundred Important Combinations', 'B. V. Raman');

/** Returns a source that is a rule of later software or practice, not of a classical text. */
export const practice = memoizedEach((what: string): Source => ({ text: what }));

const written = new WeakMap<Source, string>();

/** Returns a citation as one line: `Brihat Parashara Hora Shastra 45.3-4 (Santhanam)`. */
export function citation(source: Source): string {
  // An answer may name a text a thousand times, with every condition of every rule.
  const known = written.get(source);
  if (known !== undefined) return known;
  const line = lineOf(source);
  written.set(source, line);
  return line;
}

function lineOf({ text, chapter, verses, edition }: Source): string {
  const place = chapter === undefined ? '' : ` ${chapter}${verses === undefined ? '' : `.${verses}`}`;
  return `${text}${place}${edition === undefined ? '' : ` (${edition})`}`;
}
