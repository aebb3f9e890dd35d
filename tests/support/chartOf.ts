/** Draws a chart without an ephemeris: `chartOf({ Moon: 'Aries', Jupiter: 'Cancer 5' })`. */
import { castChart, type Chart, type DrawnPlanet } from '../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from '../../lib/astro/conventions.ts';
import { forEachPlanet, isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../lib/astro/tables/signs.ts';

/** A sign, its middle being meant, or a sign and degrees within it; `R` behind it turns the planet back, `N` lifts it a degree north. */
export type Drawn = Sign | `${Sign} ${number}` | `${Sign} R` | `${Sign} ${number} ${'R' | 'N'}`;

export type Drawing = Partial<Record<Planet | 'Ascendant', Drawn>>;

/** Where bodies stand that a drawing leaves out: each in a sign of its own, none combust. Draw those that matter. */
const ELSEWHERE: Readonly<Record<Planet | 'Ascendant', Drawn>> = {
  Ascendant: 'Aries 15',
  Sun: 'Gemini 5',
  Moon: 'Libra 15',
  Mars: 'Aquarius 15',
  Mercury: 'Cancer 2',
  Jupiter: 'Virgo 15',
  Venus: 'Leo 1',
  Saturn: 'Sagittarius 15',
  Rahu: 'Capricorn 15',
  Ketu: 'Cancer 15',
};

export function chartOf(drawing: Drawing, conventions: Partial<Conventions> = {}): Chart {
  const drawn = { ...ELSEWHERE, ...oppositeNode(drawing), ...drawing };
  const planets = forEachPlanet((planet): DrawnPlanet => {
    const { longitudeDeg, latitudeDeg, isRetrograde } = read(drawn[planet]!);
    return { longitudeDeg, latitudeDeg, speedDegPerDay: isRetrograde || isNode(planet) ? -0.05 : 0.5 };
  });
  return castChart(planets, read(drawn.Ascendant!).longitudeDeg, { ...DEFAULT_CONVENTIONS, ...conventions });
}

/** Draws only one node: the other stands opposite. */
function oppositeNode({ Rahu, Ketu }: Drawing): Drawing {
  if (Rahu) return { Ketu: opposite(Rahu) };
  return Ketu ? { Rahu: opposite(Ketu) } : {};
}

function opposite(drawn: Drawn): Drawn {
  const { longitudeDeg } = read(drawn);
  return `${SIGNS[(Math.floor(longitudeDeg / 30) + 6) % 12]!} ${longitudeDeg % 30}`;
}

function read(drawn: Drawn): { longitudeDeg: number; latitudeDeg: number; isRetrograde: boolean } {
  const [sign, ...rest] = drawn.split(' ');
  const degree = rest.find((part) => part !== 'R' && part !== 'N');
  return {
    longitudeDeg: SIGNS.indexOf(sign as Sign) * 30 + (degree === undefined ? 15 : Number(degree)),
    latitudeDeg: rest.includes('N') ? 1 : 0,
    isRetrograde: rest.includes('R'),
  };
}
