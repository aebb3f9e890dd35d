/** Answers of the paths of one planet: Sun, Mars, Mercury, Jupiter, Venus, Saturn. */
import { citation } from '../../lib/astro/source.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { stayOutlooks, type StayOutlook } from '../../lib/astro/transit/outlook.ts';
import { SATURN_PASSAGES } from '../../lib/astro/transit/tables/saturnPhases.ts';
import { isGoodTransit } from '../../lib/astro/transit/vedha.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';
import type { JupiterTransit, PlanetTransit, SaturnTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { SATURN_SOURCES, saturnStatus, saturnView } from '../../lib/records/transit/saturn.ts';
import { signRef } from '../../lib/records/common.ts';
import {
  localDateText,
  instantOrNull,
  staySpanRecord,
  TRANSIT_SOURCES,
  transitRecord,
  type TransitInstant,
} from '../../lib/records/transit/passages.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { planetDetails } from './onePlanet.ts';
import { isGoodScore } from '../../lib/astro/transit/gochara.ts';
import { JUPITER_SHANTI_HOUSES } from '../../lib/astro/transit/tables/transitHouses.ts';

export const PLANET_NOTES = [
  'Houses are counted by whole signs from the Moon of birth; the house from the ascendant names the area of life.',
  'Each unbroken stay in a sign has its own beginning and end; where the planet steps back over the border, the passage has several.',
  'Scores weigh house and vedha, bindus, sign, moorti and kaksha; the weights are ours.',
];

const sources = () => TRANSIT_SOURCES.map(citation);

export const sun = onPlanet('Sun');
export const mars = onPlanet('Mars');
export const mercury = onPlanet('Mercury');
export const venus = onPlanet('Venus');

function onPlanet<Described extends Planet>(planet: Described) {
  return (now: TransitNow<Described>, context: TransitContext): PlanetTransit =>
    planetTransit(now, context, planet, outlooksOf(now, planet));
}

export function outlooksOf({ jdUT, gochara, tracks }: TransitInstant, planet: Planet): StayOutlook[] {
  return stayOutlooks(gochara, tracks, planet, jdUT);
}

function planetTransit<Described extends Planet>(
  now: TransitNow<Described>,
  { ephemeris }: TransitContext,
  planet: Described,
  outlooks: readonly StayOutlook[],
): PlanetTransit {
  const described = transitRecord(now, planet);
  return {
    ...subjectRecord(now),
    ...described,
    ...planetDetails(now, ephemeris, now.passing[planet], outlooks),
    node_vedha: now.gochara.nodeVedha,
    text: [described.effect.text, ...aheadTexts(now, planet, outlooks)].join(' '),
    notes: PLANET_NOTES,
    sources: sources(),
  };
}

/** What comes next: the next sign, and the best of the coming stays. */
export function aheadTexts(now: TransitInstant, planet: Planet, outlooks: readonly StayOutlook[]): string[] {
  const coming = outlooks.filter(({ startJdUT }) => startJdUT !== null && startJdUT > now.jdUT);
  const [next] = coming;
  if (!next) return [];
  const best = coming.reduce((a, b) => (b.score > a.score ? b : a));
  const first = `Next, ${named(planet)} goes to ${SIGNS[next.index]!} on ${localDateText(now, next.startJdUT!)}, the ${ordinal(next.houseFromMoon)} from your Moon.`;
  return best === next || !isGoodScore(best.score) ? [first] : [first, bestText(now, planet, best)];
}

function bestText(now: TransitInstant, planet: Planet, best: StayOutlook): string {
  const until = best.endJdUT === null ? '' : ` to ${localDateText(now, best.endJdUT)}`;
  return `The best of the stays ahead of ${named(planet)} is in ${SIGNS[best.index]!}, the ${ordinal(best.houseFromMoon)} from your Moon, from ${localDateText(now, best.startJdUT!)}${until}.`;
}

export function jupiter(now: TransitNow<'Jupiter'>, context: TransitContext): JupiterTransit {
  const outlooks = outlooksOf(now, 'Jupiter');
  return { ...planetTransit(now, context, 'Jupiter', outlooks), guru_bala: guruBala(now, outlooks) };
}

function guruBala(now: TransitNow<'Jupiter'>, outlooks: readonly StayOutlook[]): JupiterTransit['guru_bala'] {
  const { houseFromMoon } = now.judged.Jupiter;
  const { endJdUT } = now.passing.Jupiter.crossing.current;
  const isActive = isGoodTransit('Jupiter', houseFromMoon);
  const next = outlooks.find(({ isGoodHouse, startJdUT }) => isGoodHouse && startJdUT !== null && startJdUT > now.jdUT);
  const until = endJdUT === null ? '' : ` until ${localDateText(now, endJdUT)}`;
  const coming = next
    ? ` It comes next on ${localDateText(now, next.startJdUT!)}, from the ${ordinal(next.houseFromMoon)}.`
    : '';
  const needsShanti = JUPITER_SHANTI_HOUSES.includes(houseFromMoon);
  const rite = needsShanti ? ' Custom honours Jupiter with a rite of peace before a wedding at such a time.' : '';
  return {
    is_active: isActive,
    needs_shanti: needsShanti,
    until: instantOrNull(now, endJdUT),
    next: next
      ? { sign: signRef(next.index, now.names), house_from_moon: next.houseFromMoon, ...staySpanRecord(now, next) }
      : null,
    text: isActive
      ? `Jupiter in the ${ordinal(houseFromMoon)} from your Moon gives guru bala${until}: a good time for marriage, study and beginnings.`
      : `Jupiter in the ${ordinal(houseFromMoon)} from your Moon gives no guru bala${until}.${rite}${coming}`,
  };
}

export function saturn(now: TransitNow<'Saturn'>, context: TransitContext): SaturnTransit {
  const view = saturnView(context, now);
  const described = planetTransit(now, context, 'Saturn', outlooksOf(now, 'Saturn'));
  const sadeSati = saturnStatus(view, 'sade_sati');
  const dhaiya = saturnStatus(view, 'dhaiya');
  const running = [sadeSati, dhaiya].filter(({ passage }) => passage !== null).map(({ passage }) => passage!);
  const status =
    running.length > 0
      ? `Under way: ${listed(running.map(({ kind, number }) => `${SATURN_PASSAGES[kind].en.toLowerCase()} (the ${ordinal(number)} of your life)`))}.`
      : 'Neither sade sati nor dhaiya runs at present.';
  return {
    ...described,
    sade_sati: sadeSati,
    dhaiya,
    text: `${described.text} ${status}`,
    sources: [...described.sources, ...SATURN_SOURCES.map(citation)],
  };
}
