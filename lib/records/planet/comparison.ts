/** Comparisons of signs and of planets: their wire records, and a sentence. */
import { comparisonFact } from '../../astro/jaimini/comparisonFacts.ts';
import type { Comparison, Shown } from '../../astro/jaimini/stronger.ts';
import { degrees } from '../../astro/rounding.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { Comparison as ComparisonRecord } from '../../schemas/common/signDasha.ts';
import { COMPARISON } from '../../words/subjects/comparison.ts';
import { wireId, type Language, type Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';

type Compared = Comparison<number> | Comparison<Planet>;

/** Lists the rules that a comparison went through; the last of them decides. */
export function comparisonRecords({ steps }: Compared, names: Names): ComparisonRecord[] {
  return steps.map(({ id, text, first, second }, i) => ({
    rule: id,
    text: names.text(text),
    first: shownRecord(first),
    second: shownRecord(second),
    decides: i === steps.length - 1,
  }));
}

function shownRecord({ modality, planets, signIndex, value }: Shown): ComparisonRecord['first'] {
  const signs = signIndex === undefined ? [] : [wireId(SIGNS[signIndex]!)];
  return { value: degrees(value), found: [...planets.map(planetId), ...signs, ...(modality ? [modality] : [])] };
}

/**
 * Returns a sentence on which one leads and by what: `Aquarius leads Leo. Planets in the sign: 2 (Saturn and Ketu)
 * against 1 (Rahu).`
 */
export function comparisonText(comparison: Compared, lang: Language): string {
  return say(COMPARISON, comparisonFact(comparison), lang);
}
