/** Answer of /special/vargottama. */
import {
  effectText,
  dignityText,
  effectSide,
  uncapitalised,
  type EffectSide,
} from '../../lib/astro/judgement/phrases.ts';
import { actingPlanet, namedBody, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { navamsaNumber } from '../../lib/astro/planet/pushkara.ts';
import { brihatJataka, citation, phaladeepika, practice } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { BODY_MATTERS } from '../../lib/astro/tables/bodyThemes.ts';
import { PLANET_IN_HOUSE } from '../../lib/astro/tables/planetEffects.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS, signLord } from '../../lib/astro/tables/signs.ts';
import { distanceToSpansDeg, vargasKeepingSign, vargottamaSpans } from '../../lib/astro/varga/kept.ts';
import { navamsaSignIndex } from '../../lib/astro/varga/position.ts';
import { VARGAS, type VargaId } from '../../lib/astro/varga/vargas.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type { Vargottama } from '../../lib/schemas/special/degrees.ts';
import { arcText, degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { bodyHead, bodyId, bodyPeriod, periodText, bodyPlaceText } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Kept extends PlacedBody {
  readonly keptIn: readonly VargaId[];
  readonly isVargottama: boolean;
}

const NOTES = [
  'Vargottama are the 1st navamsa of movable signs, the 5th of fixed and the 9th of dual signs.',
  'That a planet which keeps its sign in further vargas is steadier still is read so by practice; the count leaves out the birth chart.',
  'A vargottama planet keeps what its sign promises: in debilitation that is a constant task rather than a strength.',
];

export function vargottama(context: BirthContext): Vargottama {
  const { chart } = context;
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
    summary_text: summary(strengths, bodies, constant),
    notes: [...NOTES],
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
    text: `${isVargottama ? foundText(context, body, strengths) : absentText(context, body)} ${keptText(keptIn)}`,
  };
}

function isPlanet(id: PlacedBody['id']): id is Planet {
  return id !== 'Ascendant' && id !== 'Mandi';
}

function navamsaSign(chart: Chart, { place }: PlacedBody): number {
  return navamsaSignIndex(chart, place);
}

function foundText(context: BirthContext, body: Kept, strengths: PlanetStrengths): string {
  const { chart } = context;
  const { id, place } = body;
  const kept = `${bodyPlaceText(context, body)}, and keeps ${SIGNS[place.signIndex]!} in the navamsa: vargottama.`;
  if (!isPlanet(id)) return `${kept} ${ascendantText(chart, signLord(place.signIndex), strengths)}`;
  const { house } = chart.planets[id];
  const { grade, value } = strengths[id];
  const side = effectSide(value);
  const what = `In both it is ${dignityText(chart, id)} (strength ${value}, ${grade.replace('_', ' ')}): ${CONSTANCY[side]}.`;
  const effect = uncapitalised(effectText(PLANET_IN_HOUSE[id][house - 1]!, side));
  return `${kept} ${what} In the ${ordinal(house)} house ${effect} It shows ${periodText(context, body)}.`;
}

const CONSTANCY: Readonly<Record<EffectSide, string>> = {
  ease: 'it can be relied on',
  both: 'its easy and its hard side stay the same through life, so both can be known and used',
  strain: 'a task that stays the same through life, and is mastered by steady work',
};

function ascendantText(chart: Chart, lord: Planet, strengths: PlanetStrengths): string {
  const lordIs = `${named(lord)}, lord of the ascendant, is ${dignityText(chart, lord)}`;
  const side = effectSide(strengths[lord].value);
  const rest =
    side === 'strain' ? `; as ${lordIs}, that course asks for patience with oneself` : `, the more so as ${lordIs}`;
  return `The person one shows and the person one is are alike; body and character hold their course${side === 'both' ? '' : rest}.`;
}

/** The reason where it is absent: the sign it changes to, and how far it is from the part that would keep it. */
function absentText(context: BirthContext, body: Kept): string {
  const { chart } = context;
  const { place } = body;
  const spans = vargottamaSpans(chart, place.signIndex);
  const changes = `${bodyPlaceText(context, body)}, and changes to ${SIGNS[navamsaSign(chart, body)]!} in the navamsa: not vargottama.`;
  if (spans.length === 0) return `${changes} The mapping of the navamsa asked for keeps no part of this sign.`;
  const where = listed(spans.map(({ fromDeg, toDeg }) => `${arcText(fromDeg)} to ${arcText(toDeg)}`));
  const away = arcText(distanceToSpansDeg(place.degreeInSign, spans));
  return `${changes} ${SIGNS[place.signIndex]!} keeps its sign from ${where}, ${away} away.`;
}

function keptText(keptIn: readonly VargaId[]): string {
  if (keptIn.length === 0) return 'It keeps its sign in none of the fifteen further vargas.';
  const shown = keptIn.map((id) => id.toUpperCase());
  return `Of the fifteen further vargas it keeps its sign in ${listed(shown)}.`;
}

function summary(strengths: PlanetStrengths, bodies: readonly Kept[], constant: readonly Kept[]): string {
  const found = bodies.filter(({ isVargottama }) => isVargottama);
  const steady =
    constant.length > 0
      ? ` ${capitalised(listed(constant.map(({ id }) => namedBody(id))))} ${constant.length === 1 ? 'keeps its' : 'keep their'} sign in most vargas, ${constant[0]!.keptIn.length} of fifteen.`
      : '';
  if (found.length === 0) return `Neither a planet nor the ascendant is vargottama.${steady}`;
  const described = found.map(({ id, place }) => `${namedBody(id)} in ${SIGNS[place.signIndex]!}`);
  const best = [...found].sort((a, b) => strengthOf(strengths, b) - strengthOf(strengths, a))[0]!;
  const isTask = effectSide(strengths[actingPlanet(best)].value) === 'strain';
  const what = isTask ? 'What stays the same and asks for patience' : 'Most to be relied on';
  return `Vargottama: ${listed(described)}. ${what}: ${BODY_MATTERS[best.id]}.${steady}`;
}

/** The ascendant ranks first, as it stands for the whole chart. */
function strengthOf(strengths: PlanetStrengths, { id }: PlacedBody): number {
  return isPlanet(id) ? strengths[id].value : Infinity;
}
