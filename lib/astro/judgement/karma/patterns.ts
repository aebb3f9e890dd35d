/** Repetitions among the shashtiamshas of a chart: natures, names, kinds of names, signs of the D60 (interpretive). */
import { named } from '../../planetWords.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, listed } from '../../words.ts';
import { BODIES, isKind, type KarmaBody, type KarmaPlaces } from './places.ts';
import { PART_THEMES } from './tables/partThemes.ts';
import { bodyList, partShort } from './words.ts';

export interface KarmaPattern {
  readonly kind: 'nature' | 'name' | 'theme' | 'sign';
  readonly id: string;
  readonly bodies: readonly KarmaBody[];
  readonly tone: 'supportive' | 'mixed' | 'demanding';
  readonly text: string;
}

const FEWEST_OF_THEME = 3;
const FEWEST_IN_SIGN = 3;
const FEWEST_OF_NAME = 2;

/** Lists the repetitions; the balance of natures always comes first. */
export function patternsOf(places: KarmaPlaces): KarmaPattern[] {
  return [naturePattern(places), ...namePatterns(places), ...themePatterns(places), ...signPatterns(places)];
}

/** Usual number of the ten bodies in benefic parts, as 33 of the 60 parts are benefic. */
const USUAL_KIND: readonly [least: number, most: number] = [5, 6];

function naturePattern(places: KarmaPlaces): KarmaPattern {
  const kind = BODIES.filter((body) => isKind(places[body]));
  const hard = BODIES.filter((body) => !isKind(places[body]));
  const [least, most] = USUAL_KIND;
  const tone = kind.length > most ? 'supportive' : kind.length < least ? 'demanding' : 'mixed';
  const lead = { supportive: 'more than usual', mixed: 'about as usual', demanding: 'fewer than usual' }[tone];
  const [who, what] =
    tone === 'demanding' ? [hard, 'in malefic ones, to be worked through'] : [kind, 'in benefic ones'];
  const text = `${kind.length} of ten points fall in benefic shashtiamshas, ${lead} (33 of the 60 are benefic); ${what}: ${bodyList(who)}.`;
  return { kind: 'nature', id: 'natures', bodies: who, tone, text };
}

/** The nodes stand opposite each other and so always in one part: together they count once. */
function isRepeated(bodies: readonly KarmaBody[], fewest: number): boolean {
  const hasBoth = bodies.includes('Rahu') && bodies.includes('Ketu');
  return bodies.length - (hasBoth ? 1 : 0) >= fewest;
}

function namePatterns(places: KarmaPlaces): KarmaPattern[] {
  return groups((body) => places[body].part.name, FEWEST_OF_NAME).map(([name, bodies]) => {
    const { part } = places[bodies[0]!];
    const meaning = isKind(places[bodies[0]!])
      ? `what the name says, ${part.meaning.en}, is said more than once`
      : 'one and the same work is met in more than one place';
    const numbers = listed([...new Set(bodies.map((body) => String(places[body].number)))]);
    const text = `${capitalised(bodyList(bodies))} share the name ${name} (${numbers}): ${meaning}.`;
    return { kind: 'name', id: name.toLowerCase(), bodies, tone: toneOf(places, bodies), text };
  });
}

function themePatterns(places: KarmaPlaces): KarmaPattern[] {
  return PART_THEMES.flatMap(({ id, meaning, name, numbers }): KarmaPattern[] => {
    const bodies = BODIES.filter((body) => numbers.includes(places[body].number));
    if (!isRepeated(bodies, FEWEST_OF_THEME)) return [];
    const described = bodies.map((body) => partShort(places[body]));
    const text = `${capitalised(bodyList(bodies))} stand in parts of one kind, ${name.toLowerCase()} (${listed(described)}): ${meaning}.`;
    return [{ kind: 'theme', id, bodies, tone: toneOf(places, bodies), text }];
  });
}

function signPatterns(places: KarmaPlaces): KarmaPattern[] {
  return groups((body) => SIGNS[places[body].signIndex]!, FEWEST_IN_SIGN).map(([sign, bodies]) => {
    const { lord } = places[bodies[0]!];
    const text = `${capitalised(bodyList(bodies))} gather in ${sign} of the D60: their karma is one story, told by its lord ${named(lord)} in ${partShort(places[lord])}, ${places[lord].part.nature}.`;
    return { kind: 'sign', id: sign.toLowerCase(), bodies, tone: toneOf(places, bodies), text };
  });
}

function groups(key: (body: KarmaBody) => string, fewest: number): [string, KarmaBody[]][] {
  const found = new Map<string, KarmaBody[]>();
  for (const body of BODIES) found.set(key(body), [...(found.get(key(body)) ?? []), body]);
  return [...found].filter(([, bodies]) => isRepeated(bodies, fewest));
}

function toneOf(places: KarmaPlaces, bodies: readonly KarmaBody[]): KarmaPattern['tone'] {
  const kind = bodies.filter((body) => isKind(places[body])).length;
  if (kind * 2 === bodies.length) return 'mixed';
  return kind * 2 > bodies.length ? 'supportive' : 'demanding';
}
