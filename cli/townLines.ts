/**
 * The towns as lines of text, in which a name is found without folding all names first: of this the index is made that
 * stands beside the bundles.
 *
 * A line for each name, the largest town first, its fields separated by tabs: the folded name, then name, Hindi name,
 * number of the region, latitude, longitude, weight and time zones. Behind them a line for each region: `#number`, what
 * may stand behind the comma, and the name of the region in English and Hindi.
 */
import { areaNames, areaText, gazetteerOf, type GazetteerFile } from '../lib/places/gazetteer.ts';

/** Returns the zones of a place. */
type ZonesAt = (latitude: number, longitude: number) => readonly string[];

/**
 * Returns the lines of a gazetteer.
 *
 * @param zonesAt null where the zones are left for later
 */
export function townLines(file: GazetteerFile, zonesAt: ZonesAt | null): string {
  const { places, whole } = gazetteerOf(file);
  const weights = [...file.weights].sort().reverse();
  const regions = new Map<object, number>();
  const regionLines: string[] = [];
  const lines = places.flatMap((place, index) => {
    const { hindi, latitude, longitude, name, region } = place;
    if (!regions.has(region)) {
      regionLines.push(
        [`#${regions.size}`, areaNames(region).join('|'), areaText(place, 'en'), areaText(place, 'hi')].join('\t'),
      );
      regions.set(region, regions.size);
    }
    const zones = zonesAt === null ? '' : zonesAt(latitude, longitude).join(',');
    const fields = [name, hindi, regions.get(region), latitude, longitude, weights[index]!.charCodeAt(0), zones];
    const names = whole.text.slice(whole.starts[index]! + 1, whole.starts[index + 1]);
    return [...new Set(names.split('\n'))].map((folded) => [folded, ...fields].join('\t'));
  });
  return `\n${[...lines, ...regionLines].join('\n')}\n`;
}
