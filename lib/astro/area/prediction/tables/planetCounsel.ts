/** What to lean on where a planet helps a matter most, and what eases it where it asks most (interpretive). */
import type { Planet } from '../../../tables/planets.ts';

interface PlanetCounsel {
  readonly helps: string;
  readonly eases: string;
}

export const PLANET_COUNSEL: Readonly<Record<Planet, PlanetCounsel>> = {
  Sun: { helps: 'clear purpose and the trust of elders', eases: 'humility before elders and the morning light' },
  Moon: { helps: 'feeling, care and the mother’s side', eases: 'rest, regular sleep and decisions in calm moods' },
  Mars: { helps: 'courage and quick work', eases: 'exercise, patience and no word spoken in heat' },
  Mercury: { helps: 'plain speech, figures and good papers', eases: 'reading twice, and writing down what was agreed' },
  Jupiter: { helps: 'good counsel, faith and teachers', eases: 'measure in promises, and thanks to teachers' },
  Venus: { helps: 'courtesy, beauty and fair dealing', eases: 'simplicity, and kindness in small things' },
  Saturn: { helps: 'patience, order and long effort', eases: 'order, service and time allowed to pass' },
  Rahu: { helps: 'the new, the foreign and the unusual', eases: 'a second opinion, and distance from quick gain' },
  Ketu: { helps: 'depth, insight and letting go', eases: 'silence, prayer and nothing broken off in haste' },
};
