/** What the yogas of a chart speak for: four themes that they support, and what they hinder. */
import type { Rule } from '../../rule.ts';
import type { Planet } from '../../tables/planets.ts';
import type { YogaFamily } from '../../tables/yogaFamilies.ts';

export const YOGA_THEMES = ['standing', 'wealth', 'learning', 'spirit', 'obstacles'] as const;
export type YogaTheme = (typeof YOGA_THEMES)[number];

/** Those that the yogas support. */
export const KIND_THEMES = ['standing', 'wealth', 'learning', 'spirit'] as const satisfies readonly YogaTheme[];
export type KindTheme = (typeof KIND_THEMES)[number];

/** A planet that a theme rests on: itself, or as the lord of a house. */
export type Bearer = { readonly planet: Planet } | { readonly lordOf: number };

interface ThemeRow {
  readonly families: readonly YogaFamily[];
  /** Yogas of other families that speak for it as well. */
  readonly slugs: readonly string[];
  /** Two planets whose strength tells charts apart that have no yoga of the theme. */
  readonly bearers: readonly [Bearer, Bearer];
}

/** A yoga may speak for more than one: Hamsa, of Jupiter in strength, for standing and for learning. Interpretive. */
export const THEME_ROWS: Readonly<Record<KindTheme, ThemeRow>> = {
  standing: {
    families: ['mahapurusha', 'raja', 'vipreet-raja'],
    slugs: ['neecha-bhanga-raja', 'parivartana-maha', 'surya-uccha-kendra', 'bhaskara', 'gajakesari'],
    bearers: [{ lordOf: 10 }, { planet: 'Sun' }],
  },
  wealth: {
    families: ['dhana'],
    slugs: ['parivartana-maha', 'chandra-mangala', 'guru-mangala', 'vasumati', 'kalpadruma'],
    bearers: [{ lordOf: 2 }, { lordOf: 11 }],
  },
  learning: {
    families: [],
    slugs: [
      'saraswati',
      'budhaditya',
      'sharada',
      'kalanidhi',
      'buddhimaturya',
      'brahma-yoga',
      'bhadra',
      'hamsa',
      'gajakesari',
      'guru-mangala',
      'lagnadhi',
      'chandra-adhi',
      'jaimini-ak-pk',
      'lagnesh-panchamesh',
      'panchamesh-karmesh',
    ],
    bearers: [{ planet: 'Mercury' }, { planet: 'Jupiter' }],
  },
  // With whatever the family holds: renunciation, moksha, and an inclination to them.
  spirit: {
    families: ['sannyasa'],
    slugs: ['lagnesh-navamesh', 'hamsa'],
    bearers: [{ lordOf: 12 }, { planet: 'Ketu' }],
  },
};

/** The two whose weakness makes obstacles heavier. */
export const OBSTACLE_BEARERS: readonly [Bearer, Bearer] = [{ lordOf: 1 }, { planet: 'Moon' }];

/** Tells whether a yoga speaks for a theme. */
export function speaksFor({ family, id, polarity }: Rule, theme: YogaTheme): boolean {
  if (theme === 'obstacles') return polarity === 'bad';
  const { families, slugs } = THEME_ROWS[theme];
  return polarity !== 'bad' && (families.includes(family) || slugs.includes(id));
}
