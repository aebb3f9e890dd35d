/** Borders of the time zones, in memory: an optional part of the engine. */
import { find } from 'engine:geo-tz';
import { BordersMissing, provideBorderFiles, type BorderFiles } from './host/borderFiles.ts';
import type { Borders } from './places.ts';

export type { BorderFiles };

/**
 * Returns what finds the time zones of a place.
 *
 * @param files the index of the borders, and the borders; without these a place near a border has none
 */
export function bordersIn(files: BorderFiles): Borders {
  provideBorderFiles(files);
  return (latitude, longitude) => {
    try {
      return find(latitude, longitude);
    } catch (error) {
      if (error instanceof BordersMissing) return null;
      throw error;
    }
  };
}
