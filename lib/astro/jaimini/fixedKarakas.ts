/** Fixed significators of relatives (sthira karakas), two of them by strength (BPHS 32.18-21; JS 1.1). */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { bphs, jaiminiSutras, type Source } from '../source.ts';
import type { ShadbalaRatios } from '../strength/shadbala.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { strongerPlanet } from './stronger.ts';

/** How the stronger of two planets is found. */
export const FIXED_KARAKA_STRENGTHS = ['shadbala', 'jaimini'] as const;
export type FixedKarakaStrength = (typeof FIXED_KARAKA_STRENGTHS)[number];

export const RELATIVES = [
  'father',
  'mother',
  'younger_siblings',
  'maternal_relatives',
  'paternal_grandfather',
  'spouse',
  'elder_siblings',
  'maternal_grandfather',
] as const;
export type Relative = (typeof RELATIVES)[number];

interface RelativeRow {
  readonly name: string;
  readonly sanskrit: string;
  /** Who stands for them: one planet, or the stronger of two. */
  readonly candidates: readonly [Planet] | readonly [SevenPlanet, SevenPlanet];
  /** Whom else, by the text or by other translations. */
  readonly also: Bilingual | null;
}

export const RELATIVE_ROWS: Readonly<Record<Relative, RelativeRow>> = {
  father: { name: 'Father', sanskrit: 'पिता', candidates: ['Sun', 'Venus'], also: null },
  mother: { name: 'Mother', sanskrit: 'माता', candidates: ['Moon', 'Mars'], also: null },
  younger_siblings: {
    name: 'Younger siblings',
    sanskrit: 'छोटे भाई-बहन',
    candidates: ['Mars'],
    also: both('the husband of a sister, the side of the mother', 'बहनोई और माता का पक्ष'),
  },
  maternal_relatives: { name: 'Relatives of the mother', sanskrit: 'ननिहाल', candidates: ['Mercury'], also: null },
  paternal_grandfather: {
    name: 'Father’s father',
    sanskrit: 'दादा',
    candidates: ['Jupiter'],
    also: both('by others the husband and children', 'दूसरे मत से पति और संतान'),
  },
  spouse: {
    name: 'Wife or husband',
    sanskrit: 'पति या पत्नी',
    candidates: ['Venus'],
    also: both('parents of the spouse', 'सास-ससुर'),
  },
  elder_siblings: {
    name: 'Elder siblings',
    sanskrit: 'बड़े भाई-बहन',
    candidates: ['Saturn'],
    also: both('by others sons', 'दूसरे मत से पुत्र'),
  },
  maternal_grandfather: {
    name: 'Mother’s father',
    sanskrit: 'नाना',
    candidates: ['Ketu'],
    also: both('relatives of the wife', 'पत्नी के संबंधी'),
  },
};

export interface FixedKaraka {
  readonly relative: Relative;
  readonly candidates: readonly Planet[];
  readonly planet: Planet;
}

/**
 * Returns the fixed significators.
 *
 * @param ratios shadbala to the least needed, asked for where the strength is by it
 */
export function fixedKarakas(
  chart: Chart,
  strength: FixedKarakaStrength,
  ratios: () => ShadbalaRatios,
): readonly FixedKaraka[] {
  return RELATIVES.map((relative) => {
    const { candidates } = RELATIVE_ROWS[relative];
    const [first, second] = candidates;
    if (second === undefined) return { relative, candidates, planet: first };
    if (strength === 'jaimini') return { relative, candidates, planet: strongerPlanet(chart, first, second).winner };
    const found = ratios();
    return { relative, candidates, planet: found[second] > found[first as SevenPlanet] ? second : first };
  });
}

export const FIXED_KARAKA_SOURCES: readonly Source[] = [bphs(32, '18-21'), jaiminiSutras('1.1')];
