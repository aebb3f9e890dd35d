/** What the engine should say of people of a profession: category, fields, and the planets of Gauquelin's finding. */
import type { WorkCategory } from '../../lib/astro/judgement/career/tables/workFields.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';

export interface Group {
  readonly category: WorkCategory;
  /** Matches the ids of their own fields, whatever fields there are. */
  readonly fields: RegExp;
  /** Planets that were found after their rising and culmination more often than by chance (Gauquelin, 1955 to 1988). */
  readonly planets: readonly Planet[];
}

export const GROUPS: Readonly<Record<string, Group>> = {
  actor: { category: 'arts_media', fields: /acting|theatre|film/, planets: ['Jupiter'] },
  journalist: { category: 'arts_media', fields: /journalism|media|writing/, planets: ['Jupiter'] },
  military: { category: 'public_service', fields: /armed|defence|military/, planets: ['Mars', 'Jupiter'] },
  musician: { category: 'arts_media', fields: /music/, planets: ['Venus'] },
  painter: { category: 'arts_media', fields: /painting|sculpture|fine_art|design/, planets: ['Venus'] },
  physician: { category: 'health', fields: /medicine|surgery/, planets: ['Mars', 'Saturn'] },
  politician: {
    category: 'public_service',
    fields: /politics|public_life|civil_service/,
    planets: ['Moon', 'Jupiter'],
  },
  scientist: { category: 'research', fields: /science|research/, planets: ['Mars', 'Saturn'] },
  sport: { category: 'hospitality', fields: /sport/, planets: ['Mars'] },
  writer: { category: 'arts_media', fields: /writing|literature/, planets: ['Moon'] },
};
