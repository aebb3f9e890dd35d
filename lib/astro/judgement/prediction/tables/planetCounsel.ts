/** What to rely on where a planet helps a matter most, and a remedy where it burdens it most (interpretive). */
import type { Planet } from '../../../tables/planets.ts';

export interface PlanetCounsel {
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

/** The same for health. */
export const BODY_COUNSEL: Readonly<Record<Planet, PlanetCounsel>> = {
  Sun: { helps: 'daylight and early hours', eases: 'morning light, measured work and a rest at noon' },
  Moon: { helps: 'sound sleep and a quiet mind', eases: 'regular sleep, enough to drink and calm company' },
  Mars: {
    helps: 'exercise, which strengthens you quickly',
    eases: 'movement without haste, and care with heat and tools',
  },
  Mercury: {
    helps: 'light movement and calm breathing',
    eases: 'slow breathing, unhurried meals and hours away from screens',
  },
  Jupiter: { helps: 'good recovery and good advice', eases: 'measure at table and daily walks' },
  Venus: { helps: 'rest, and gentle care of the body', eases: 'measure in sweet things, and enough to drink' },
  Saturn: { helps: 'endurance and a fixed order of the day', eases: 'warmth, stretching and rest at fixed hours' },
  Rahu: { helps: 'new methods that are well tested', eases: 'plain food, quiet evenings and a second opinion' },
  Ketu: { helps: 'quiet and simple living', eases: 'quiet hours, and complaints looked at early' },
};
