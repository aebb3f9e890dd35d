/** Answers of /transit/sade-sati and /transit/dhaiya. */
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import { turnedTo } from '../../lib/astro/transit/hits.ts';
import { phaseSpans, SATURN_LIFE_DAYS, type SaturnPassage, type SaturnStay } from '../../lib/astro/transit/saturn.ts';
import type { SaturnIntensity } from '../../lib/astro/transit/saturnIntensity.ts';
import { isStayAt, stays } from '../../lib/astro/transit/stays.ts';
import { POPULAR_PAYA, SATURN_PHASES, saturnPhaseRow } from '../../lib/astro/transit/tables/saturnPhases.ts';
import { wrap360 } from '../../lib/astro/angle.ts';
import type { Dhaiya, SadeSati } from '../../lib/schemas/transit/saturn.ts';
import type { SaturnPeriod } from '../../lib/schemas/common/transit/saturnTransit.ts';
import { requestedPlan } from '../../lib/birth/requestedPlan.ts';
import { signRef } from '../../lib/records/common.ts';
import {
  intensities,
  intensityRecord,
  passageHead,
  passagesOf,
  SATURN_SOURCES,
  saturnStatus,
  saturnView,
  standingOf,
  type SaturnView,
} from '../../lib/records/transit/saturn.ts';
import { moortiRecord, staySpanRecord, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { say } from '../../lib/words/say.ts';
import { SATURN_TRANSIT } from '../../lib/words/subjects/transit.ts';
import type { SaturnKind } from '../../lib/words/facts/transit.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { saturnRemedies } from './saturnRemedies.ts';
import { sharpTimes } from './sharpTimes.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { tenths } from '../../lib/astro/rounding.ts';

const NOTES = [
  both(
    'Each unbroken stay of Saturn is a row of its own. Where Saturn steps back over a border, the phase pauses.',
    'शनि का हर लगातार ठहराव अलग पंक्ति में है। शनि वक्री होकर सीमा लाँघे तो चरण रुक जाता है।',
  ),
  both(
    'The intensity is our own measure. Its components list what counts, as far as each holds for the stay.',
    'दबाव के अंक हमारे हैं: भाव, राशि, स्वामित्व, बिंदु, जन्म का चंद्रमा, दशा, गुरु और मूर्ति। हर बात जितने समय रहे, उतनी ही गिनी गई है।',
  ),
  both(
    'In popular reading the feet (paya) of Saturn differ from moorti nirnaya. There gold is held troubling in sade sati. Both are given, and moorti counts.',
    'लोक में शनि का पाया मूर्ति निर्णय से अलग पढ़ा जाता है; साढ़ेसाती में सोने का पाया कठिन माना जाता है। दोनों दिए गए हैं, गिनती मूर्ति की है।',
  ),
];

const DEGREE_NOTE = both(
  'Counted by degree, sade sati runs while Saturn is within 45° of the Moon of birth. By default it is counted by sign, through three whole signs.',
  'अंशों की गिनती में साढ़ेसाती तब है जब शनि जन्म के चंद्रमा से 45 अंश के भीतर हो। यहाँ वह राशियों से, यानी तीन पूरी राशियों तक गिनी गई है।',
);

export function sadeSati(now: TransitNow<'Saturn'>, context: TransitContext): SadeSati {
  const view = saturnView(context, now);
  return {
    ...passageAnswer(view, 'sade_sati', context),
    by_degree: byDegreeRecord(view),
    notes: context.names.texts([...NOTES, DEGREE_NOTE]),
  };
}

export function dhaiya(now: TransitNow<'Saturn'>, context: TransitContext): Dhaiya {
  const view = saturnView(context, now);
  return { ...passageAnswer(view, 'dhaiya', context), notes: context.names.texts(NOTES) };
}

function passageAnswer(view: SaturnView, kind: SaturnKind, context: TransitContext): Omit<Dhaiya, 'notes'> {
  const { sky } = view;
  const passages = passagesOf(view, kind);
  const { next, passage, stay } = standingOf(view, kind);
  const described = passage ?? next;
  const periods = view.life.periods.filter((period) => passages.some(({ stays: own }) => own.includes(period)));
  // Passage by passage, so that Jupiter is not computed in the decades between them.
  const judged = passages.flatMap(({ stays: own }) =>
    intensities(
      view,
      own.filter((stay) => periods.includes(stay)),
    ),
  );
  const shown = stay ?? described?.stays.find(({ endJdUT }) => endJdUT === null || endJdUT > sky.jdUT) ?? null;
  const shownIntensity = shown && (judged[periods.indexOf(shown)] ?? null);
  return {
    ...subjectRecord(sky),
    ...saturnStatus(view, kind),
    saturn: transitRecord(sky, 'Saturn'),
    effects: shown && shownIntensity && effectsRecord(view, shown, shownIntensity),
    sharp_times: described ? sharpTimes(view, described) : [],
    remedies: passage ? saturnRemedies(sky, kind, passage, shownIntensity, requestedPlan(context)) : [],
    periods: periods.map((period, i) => periodRecord(view, passages, period, judged[i]!)),
    passages: passages.map((of) => passageRecord(view, of, of === passage)),
    node_vedha: sky.gochara.nodeVedha,
    confidence: 'interpretive',
    sources: [...TRANSIT_SOURCES, ...SATURN_SOURCES, REMEDY_SOURCE].map(citation),
  };
}

function effectsRecord(
  { sky: { names, stage } }: SaturnView,
  { phase }: SaturnStay,
  { parts }: SaturnIntensity,
): SadeSati['effects'] {
  const { body, counsel, gift, name, touches } = saturnPhaseRow(phase, stage);
  const labels = (isMet: (points: number) => boolean) =>
    parts
      .filter(({ id, points }) => id !== 'base' && id !== 'bounds' && isMet(points))
      .map(({ label }) => say(SATURN_TRANSIT, label, names.lang));
  return {
    phase,
    phase_name: names.text(name),
    touches: names.text(touches),
    body: names.text(body),
    gift: names.text(gift),
    counsel: names.text(counsel),
    reliefs: labels((points) => points < 0),
    burdens: labels((points) => points > 0),
  };
}

function periodRecord(
  view: SaturnView,
  passages: readonly SaturnPassage[],
  period: SaturnStay,
  intensity: SaturnIntensity,
): SaturnPeriod {
  const { sky } = view;
  const { endJdUT, house, index, phase, startJdUT } = period;
  const { moorti } = intensity;
  return {
    phase,
    phase_name: SATURN_PHASES[phase].name[sky.names.lang],
    sign: signRef(index, sky.names),
    house_from_moon: house,
    ...staySpanRecord(sky, period),
    is_current: isStayAt(period, sky.jdUT),
    passage_number: passages.find(({ stays: own }) => own.includes(period))!.number,
    days: startJdUT === null || endJdUT === null ? null : tenths(endJdUT - startJdUT),
    intensity: intensityRecord(view, intensity),
    moorti: moorti && moortiRecord(sky, moorti, period),
    paya: moorti && POPULAR_PAYA[moorti.moorti],
  };
}

function passageRecord(view: SaturnView, passage: SaturnPassage, isCurrent: boolean): SadeSati['passages'][number] {
  const { birthJdUT, sky } = view;
  const { startJdUT } = passage;
  return {
    ...passageHead(view, passage),
    is_current: isCurrent,
    age_at_start: startJdUT === null ? null : tenths((startJdUT - birthJdUT) / DAYS_PER_YEAR),
    phases: phaseSpans(passage).map((span) => ({
      phase: span.phase,
      phase_name: SATURN_PHASES[span.phase].name[sky.names.lang],
      ...staySpanRecord(sky, span),
      segments: span.stays.map((stay) => staySpanRecord(sky, stay)),
    })),
  };
}

const HALF_SADE_SATI_DEG = 45;

/**
 * The circle is divided into four parts, the first from 45 degrees before the Moon: that part is sade sati by degree.
 */
function byDegreeRecord({ birthJdUT, lastJdUT, sky }: SaturnView): SadeSati['by_degree'] {
  const moonDeg = sky.gochara.chart.planets.Moon.longitudeDeg;
  const course = turnedTo(sky.tracks.Saturn, wrap360(moonDeg - HALF_SADE_SATI_DEG));
  const untilJdUT = Math.max(birthJdUT + SATURN_LIFE_DAYS, lastJdUT);
  const spans = stays(course, 2 * HALF_SADE_SATI_DEG, birthJdUT, untilJdUT).filter(({ index }) => index === 0);
  const current =
    sky.jdUT < birthJdUT || sky.jdUT > lastJdUT ? undefined : spans.find((span) => isStayAt(span, sky.jdUT));
  return {
    is_active: current !== undefined,
    current: current ? staySpanRecord(sky, current) : null,
    spans: spans.map((span) => staySpanRecord(sky, span)),
  };
}
