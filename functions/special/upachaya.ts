/** Answer of /special/upachaya. */
import { aspectsOn } from '../../lib/astro/chart/aspects.ts';
import { houseFrom, planetsOf, type ChartPlanet } from '../../lib/astro/chart/chart.ts';
import { naturalNature } from '../../lib/astro/planet/nature.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { citation } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import {
  MATURITY_AGES,
  UPACHAYA_HOUSES,
  type GrowthHouse,
  UPACHAYA_SOURCES,
  upachayaFrom,
  upachayaScore,
  type Upachaya as Frame,
  type UpachayaOccupant,
} from '../../lib/astro/chart/upachaya.ts';
import type { Upachaya } from '../../lib/schemas/special/upachaya.ts';
import type { Band } from '../../lib/astro/percentile.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { planetHead, scoreRecord, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { UPACHAYA } from '../../lib/words/subjects/upachaya.ts';
import type { GrowthWay } from '../../lib/words/facts/upachaya.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { bodyPeriod } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const NOTES = [
  both(
    'Houses are whole signs, counted first from the ascendant. From the Moon they show how the same matters are felt.',
    'हर भाव एक पूरी राशि का है। पहले लग्न से गिना जाता है; चंद्रमा से गिनने पर दिखता है कि वही बातें मन को कैसी लगती हैं।',
  ),
  both(
    'Malefics prosper in the 3rd, 6th, 10th and 11th, and their results grow with age. Benefics grow there too, but are mixed in the 6th.',
    'तीसरे, छठे, दसवें और ग्यारहवें भाव में पाप ग्रह अच्छा फल देते हैं, जो उम्र के साथ बढ़ता है। शुभ ग्रहों का फल भी वहाँ बढ़ता है, केवल छठे भाव में मिला-जुला रहता है।',
  ),
  both(
    'The Moon counts as a malefic while waning, or as moon_nature says, and Mercury by his company.',
    'घटता चंद्रमा पाप ग्रह गिना जाता है (या जैसा moon_nature में चुना गया हो), और बुध अपने साथ बैठे ग्रहों के अनुसार।',
  ),
  both(
    'The weights of the score and the ages at which planets mature are interpretive.',
    'अंकों के भार और ग्रहों के परिपक्व होने की आयु व्याख्या पर आधारित हैं।',
  ),
];

export function upachaya(context: BirthContext): Upachaya {
  const { chart } = context;
  const strengths = context.strengths();
  const [ascendant, moon] = [upachayaFrom(chart, 'ascendant'), upachayaFrom(chart, 'moon')];
  const [here, there] = [planetsIn(ascendant), planetsIn(moon)];
  const inBoth = here.filter((planet) => there.includes(planet));
  return {
    planets: planetsOf(chart).map((planet) => planetRecord(context, planet, [ascendant, moon])),
    upachaya: here.map(planetId),
    upachaya_from_moon: there.map(planetId),
    in_both: inBoth.map(planetId),
    from_ascendant: frameRecord(context, ascendant, strengths),
    from_moon: frameRecord(context, moon, strengths),
    summary_text: summary(here, inBoth, strengths, context.names),
    notes: context.names.texts(NOTES),
    confidence: 'interpretive',
    sources: UPACHAYA_SOURCES.map(citation),
  };
}

function planetsIn({ houses }: Frame): Planet[] {
  return houses.flatMap(({ occupants }) => occupants.map(({ planet }) => planet));
}

interface Placed {
  readonly occupant: UpachayaOccupant;
  readonly house: GrowthHouse;
}

function occupantIn({ houses }: Frame, planet: Planet): Placed | null {
  for (const { house, occupants } of houses) {
    const occupant = occupants.find((one) => one.planet === planet);
    if (occupant) return { occupant, house };
  }
  return null;
}

function planetRecord(
  context: BirthContext,
  planet: ChartPlanet,
  [ascendant, moon]: readonly [ascendant: Frame, moon: Frame],
): Upachaya['planets'][number] {
  const { chart, names } = context;
  const { dignity, degreeInSign, house, id, signIndex } = planet;
  const [here, there] = [occupantIn(ascendant, id), occupantIn(moon, id)];
  const fromMoon = houseFrom(chart.planets.Moon, planet);
  return {
    ...planetHead(id, names),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    dignity,
    nature: naturalNature(chart, id),
    house,
    house_from_moon: fromMoon,
    is_upachaya: here !== null,
    is_upachaya_from_moon: there !== null,
    effect: (here ?? there)?.occupant.effect ?? null,
    matures_at_age: MATURITY_AGES[id],
    mahadasha: bodyPeriod(context, { id, place: planet }),
    text: planetText(context, planet, here, there),
  };
}

/** Counted from the ascendant, otherwise from the Moon, otherwise the reason why it does not count. */
function planetText(context: BirthContext, planet: ChartPlanet, here: Placed | null, there: Placed | null): string {
  const { chart, input, names } = context;
  const { house, id } = planet;
  const words = UPACHAYA[names.lang];
  const found = here ?? there;
  if (found === null) {
    return words.elsewhere({ planet: id, house, houseFromMoon: houseFrom(chart.planets.Moon, planet) });
  }
  const age = MATURITY_AGES[id];
  return words.occupant({
    planet: id,
    ...placingOf(chart, id),
    house: found.house,
    origin: here ? 'ascendant' : 'moon',
    effect: found.occupant.effect,
    age,
    year: Number(input.date.slice(0, 4)) + age,
    ...mahadashaDates(context, id),
  });
}

/** The first date is null where the mahadasha began before birth. */
function mahadashaDates(context: BirthContext, planet: Planet): { fromDate: string | null; untilDate: string } {
  const { birth } = context;
  const { endJdUT, startJdUT } = context.life(vimshottari).find(({ lord }) => lord === planet)!;
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return { fromDate: startJdUT < birth.jdUT ? null : date(startJdUT), untilDate: date(endJdUT) };
}

function frameRecord(
  { chart, names }: BirthContext,
  frame: Frame,
  strengths: PlanetStrengths,
): Upachaya['from_ascendant'] {
  const score = upachayaScore(frame, strengths);
  return {
    origin: frame.origin,
    houses: frame.houses.map((row) => ({
      number: row.house,
      sign: signRef(row.signIndex, names),
      lord: planetId(row.lord),
      lord_house: row.lordHouse,
      is_lord_upachaya: UPACHAYA_HOUSES.includes(row.lordHouse),
      lord_strength: strengthRecord(strengths[row.lord], names),
      occupants: row.occupants.map(({ effect, nature, planet }) => ({ planet: planetId(planet), nature, effect })),
      aspected_by: aspectsOn(chart, row.signIndex).map(planetId),
      text: UPACHAYA[names.lang].house({
        house: row.house,
        origin: frame.origin,
        houseSignIndex: row.signIndex,
        planets: row.occupants.map(({ planet }) => planet),
        lord: row.lord,
        ...placingOf(chart, row.lord),
        lordHouse: row.lordHouse,
        isLordGrowing: UPACHAYA_HOUSES.includes(row.lordHouse),
        score: strengths[row.lord].value,
        band: strengths[row.lord].band,
      }),
    })),
    score: scoreRecord(score, names, (label) => say(UPACHAYA, label, names.lang)),
    text: frameText(frame, { band: score.band, score: score.value }, names),
  };
}

function frameText({ houses, origin }: Frame, of: { band: Band; score: number }, names: Names): string {
  const words = UPACHAYA[names.lang];
  const all = houses.flatMap(({ occupants }) => occupants);
  if (all.length === 0) return words.frame_empty({ origin, ...of });
  const placed = houses.flatMap(({ house, occupants }) => occupants.map(({ planet }) => ({ planet, house })));
  return words.frame({ origin, placed, way: growthWay(all), ...of });
}

function growthWay(all: readonly UpachayaOccupant[]): GrowthWay {
  const malefics = all.filter(({ effect }) => effect === 'prospers').length;
  if (malefics * 2 > all.length) return 'effort';
  return malefics > 0 ? 'both' : 'good_will';
}

function summary(
  here: readonly Planet[],
  inBoth: readonly Planet[],
  strengths: PlanetStrengths,
  { lang }: Names,
): string {
  if (here.length === 0) return UPACHAYA[lang].summary_empty({});
  const best = [...here].sort((a, b) => strengths[b].value - strengths[a].value)[0]!;
  return UPACHAYA[lang].summary({ planets: here, best, both: inBoth });
}
