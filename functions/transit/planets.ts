/** Answers of the paths of one planet: Sun, Mars, Mercury, Jupiter, Venus, Saturn. */
import type { LifeStage } from '../../lib/astro/stage.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { stayOutlooks, type StayOutlook } from '../../lib/astro/transit/outlook.ts';
import { isGoodTransit } from '../../lib/astro/transit/vedha.ts';
import type { JupiterTransit, PlanetTransit, SaturnTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { SATURN_SOURCES, saturnStatus, saturnView } from '../../lib/records/transit/saturn.ts';
import { signRef } from '../../lib/records/common.ts';
import {
  instantOrNull,
  localDate,
  localDateOrNull,
  staySpanRecord,
  TRANSIT_SOURCES,
  transitRecord,
  type TransitInstant,
} from '../../lib/records/transit/passages.ts';
import { TRANSIT } from '../../lib/words/subjects/transit.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { planetDetails } from './onePlanet.ts';
import { isGoodBand } from '../../lib/astro/transit/gochara.ts';
import { JUPITER_SHANTI_HOUSES } from '../../lib/astro/transit/tables/transitHouses.ts';

/** Of the score of every transit. */
export const SCORE_NOTE = both(
  'Scores weigh house and vedha, bindus, sign, moorti and kaksha. The weights are ours.',
  'अंकों में भाव और वेध, बिंदु, राशि, मूर्ति और कक्षा गिने जाते हैं; किसका कितना हिस्सा हो, यह हमारा तय किया है।',
);

export const PLANET_NOTES = [
  both(
    'Houses are counted by whole signs from the Moon of birth. The house from the ascendant names the area of life.',
    'भाव जन्म राशि से, पूरी राशि के हिसाब से गिने गए हैं। जीवन का क्षेत्र लग्न से गिने भाव से देखा जाता है।',
  ),
  both(
    'Each unbroken stay in a sign has its own beginning and end. Where the planet steps back over the border, the passage has several.',
    'राशि में हर लगातार ठहराव का अपना आरंभ और अंत है। ग्रह वक्री होकर सीमा लाँघे तो एक गोचर के कई हिस्से होते हैं।',
  ),
  SCORE_NOTE,
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
    notes: now.names.texts(PLANET_NOTES),
    sources: sources(),
  };
}

/** What comes next: the next sign, and the best of the coming stays. */
export function aheadTexts(now: TransitInstant, planet: Planet, outlooks: readonly StayOutlook[]): string[] {
  const coming = outlooks.filter(({ startJdUT }) => startJdUT !== null && startJdUT > now.jdUT);
  const [next] = coming;
  if (!next) return [];
  const best = coming.reduce((a, b) => (b.score > a.score ? b : a));
  const first = TRANSIT[now.names.lang].goes_next({
    planet,
    signIndex: next.index,
    date: localDate(now, next.startJdUT!),
    moonHouse: next.houseFromMoon,
  });
  return best === next || !isGoodBand(best.band) ? [first] : [first, bestText(now, planet, best)];
}

function bestText(now: TransitInstant, planet: Planet, best: StayOutlook): string {
  return TRANSIT[now.names.lang].best_ahead({
    planet,
    signIndex: best.index,
    moonHouse: best.houseFromMoon,
    from: localDate(now, best.startJdUT!),
    until: localDateOrNull(now, best.endJdUT),
  });
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
  const needsShanti = JUPITER_SHANTI_HOUSES.includes(houseFromMoon);
  return {
    is_active: isActive,
    needs_shanti: needsShanti,
    until: instantOrNull(now, endJdUT),
    next: next
      ? { sign: signRef(next.index, now.names), house_from_moon: next.houseFromMoon, ...staySpanRecord(now, next) }
      : null,
    text: guruBalaText(now, next ?? null),
  };
}

function guruBalaText(now: TransitNow<'Jupiter'>, next: StayOutlook | null): string {
  const words = TRANSIT[now.names.lang];
  const { houseFromMoon: moonHouse } = now.judged.Jupiter;
  const until = localDateOrNull(now, now.passing.Jupiter.crossing.current.endJdUT);
  if (isGoodTransit('Jupiter', moonHouse)) return words.guru_bala({ moonHouse, until, stage: now.stage });
  return [
    words.no_guru_bala({ moonHouse, until }),
    ...(JUPITER_SHANTI_HOUSES.includes(moonHouse) && isWeddable(now.stage) ? [words.rite_of_peace({})] : []),
    ...(next ? [words.guru_bala_next({ date: localDate(now, next.startJdUT!), moonHouse: next.houseFromMoon })] : []),
  ].join(' ');
}

/** A rite before a wedding is told to adults. */
function isWeddable(stage: LifeStage): boolean {
  return stage === 'adult' || stage === 'beyond';
}

export function saturn(now: TransitNow<'Saturn'>, context: TransitContext): SaturnTransit {
  const view = saturnView(context, now);
  const described = planetTransit(now, context, 'Saturn', outlooksOf(now, 'Saturn'));
  const sadeSati = saturnStatus(view, 'sade_sati');
  const dhaiya = saturnStatus(view, 'dhaiya');
  const running = [sadeSati, dhaiya].filter(({ passage }) => passage !== null).map(({ passage }) => passage!);
  const words = TRANSIT[now.names.lang];
  const status = running.length > 0 ? words.saturn_under_way({ passages: running }) : words.saturn_elsewhere({});
  return {
    ...described,
    sade_sati: sadeSati,
    dhaiya,
    text: `${described.text} ${status}`,
    sources: [...described.sources, ...SATURN_SOURCES.map(citation)],
  };
}
