/** Answer of /special/vargottama. */
import { both } from '../../lib/astro/bilingual.ts';
import { effectSide, placingOf } from '../../lib/astro/judgement/placing.ts';
import { actingPlanet, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { navamsaNumber } from '../../lib/astro/planet/pushkara.ts';
import { brihatJataka, citation, phaladeepika, practice } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import { distanceToSpansDeg, vargasKeepingSign, vargottamaSpans } from '../../lib/astro/varga/kept.ts';
import { navamsaSignIndex } from '../../lib/astro/varga/position.ts';
import { VARGAS, type VargaId } from '../../lib/astro/varga/vargas.ts';
import type { Vargottama } from '../../lib/schemas/special/degrees.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { DEGREES } from '../../lib/words/subjects/degrees.ts';
import { bodyHead, bodyId, bodyPeriod, bodyPlace, bodyTime } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Kept extends PlacedBody {
  readonly keptIn: readonly VargaId[];
  readonly isVargottama: boolean;
}

const NOTES = [
  both(
    'Vargottama are the 1st navamsa of movable signs, the 5th of fixed and the 9th of dual signs.',
    'चर राशियों का पहला, स्थिर राशियों का पाँचवाँ और द्विस्वभाव राशियों का नौवाँ नवांश वर्गोत्तम होता है।',
  ),
  both(
    'By practice a planet that keeps its sign in further vargas is steadier still. The count leaves out the birth chart.',
    'जो ग्रह और वर्गों में भी अपनी राशि नहीं बदलता, वह चलन में और टिकाऊ माना जाता है। गिनती में जन्म कुंडली नहीं है।',
  ),
  both(
    'A vargottama planet keeps what its sign promises. In debilitation that is a constant task rather than a strength.',
    'वर्गोत्तम ग्रह अपनी राशि का फल टिकाकर रखता है; नीच राशि में यह बल नहीं, लगातार अभ्यास की बात है।',
  ),
];

export function vargottama(context: BirthContext): Vargottama {
  const { chart, names } = context;
  const strengths = context.strengths();
  const bodies = placedBodies(chart).map((body): Kept => {
    const keptIn = vargasKeepingSign(chart, body.place);
    return { ...body, keptIn, isVargottama: keptIn.includes('d9') };
  });
  const most = Math.max(...bodies.map(({ keptIn }) => keptIn.length));
  const constant = most === 0 ? [] : bodies.filter(({ keptIn }) => keptIn.length === most);
  return {
    planets: bodies.map((body) => bodyRecord(context, body, strengths)),
    vargottama: bodies.filter(({ isVargottama }) => isVargottama).map(({ id }) => bodyId(id)),
    most_constant: constant.map(({ id }) => bodyId(id)),
    summary_text: summary(context, strengths, bodies, constant),
    notes: names.texts(NOTES),
    confidence: 'interpretive',
    sources: [brihatJataka(1, '14'), phaladeepika(3), practice('Constancy by further vargas: later practice')].map(
      citation,
    ),
  };
}

function bodyRecord(context: BirthContext, body: Kept, strengths: PlanetStrengths): Vargottama['planets'][number] {
  const { chart, names } = context;
  const { id, isVargottama, keptIn, place } = body;
  return {
    ...bodyHead(context, body),
    dignity: isPlanet(id) ? chart.planets[id].dignity : null,
    is_vargottama: isVargottama,
    navamsa: { number: navamsaNumber(place), sign: signRef(navamsaSign(chart, body), names) },
    vargottama_degrees: vargottamaSpans(chart, place.signIndex).map(({ fromDeg, toDeg }) => ({
      from: degrees(fromDeg),
      to: degrees(toDeg),
    })),
    kept_in: keptIn.map((varga) => {
      const { division } = VARGAS[varga];
      return { varga, division, name: names.of(VARGAS[varga]) };
    }),
    kept_count: keptIn.length,
    mahadasha: isVargottama ? bodyPeriod(context, body) : null,
    text: `${isVargottama ? foundText(context, body, strengths) : absentText(context, body)} ${DEGREES[names.lang].vargas_kept({ vargas: keptIn })}`,
  };
}

function isPlanet(id: PlacedBody['id']): id is Planet {
  return id !== 'Ascendant' && id !== 'Mandi';
}

function navamsaSign(chart: Chart, { place }: PlacedBody): number {
  return navamsaSignIndex(chart, place);
}

function foundText(context: BirthContext, body: Kept, strengths: PlanetStrengths): string {
  const { chart, names } = context;
  const { id, place } = body;
  const words = DEGREES[names.lang];
  const stands = bodyPlace(context, body);
  if (!isPlanet(id)) {
    const lord = signLord(place.signIndex);
    const side = effectSide(strengths[lord].band);
    return words.vargottama_ascendant({ ...stands, lord, placing: placingOf(chart, lord), side });
  }
  const { band, value } = strengths[id];
  return words.vargottama_planet({
    ...stands,
    planet: id,
    placing: placingOf(chart, id),
    score: value,
    band,
    side: effectSide(band),
    time: bodyTime(context, body),
  });
}

/** The reason where it is absent: the sign it changes to, and how far it is from the part that would keep it. */
function absentText(context: BirthContext, body: Kept): string {
  const { chart, names } = context;
  const { place } = body;
  const spans = vargottamaSpans(chart, place.signIndex);
  return DEGREES[names.lang].vargottama_absent({
    ...bodyPlace(context, body),
    navamsaSignIndex: navamsaSign(chart, body),
    spans,
    awayDeg: distanceToSpansDeg(place.degreeInSign, spans),
  });
}

function summary(
  { names }: BirthContext,
  strengths: PlanetStrengths,
  bodies: readonly Kept[],
  constant: readonly Kept[],
): string {
  const words = DEGREES[names.lang];
  const found = bodies.filter(({ isVargottama }) => isVargottama);
  const [best] = [...found].sort((a, b) => strengthOf(strengths, b) - strengthOf(strengths, a));
  const main = best
    ? words.vargottama_summary({
        found: found.map(({ id, place }) => ({ body: id, signIndex: place.signIndex })),
        best: best.id,
        isTask: effectSide(strengths[actingPlanet(best)].band) === 'strain',
      })
    : words.vargottama_none({});
  if (constant.length === 0) return main;
  const steady = { bodies: constant.map(({ id }) => id), count: constant[0]!.keptIn.length };
  return `${main} ${words.most_constant(steady)}`;
}

/** The ascendant ranks first, as it stands for the whole chart. */
function strengthOf(strengths: PlanetStrengths, { id }: PlacedBody): number {
  return isPlanet(id) ? strengths[id].value : Infinity;
}
