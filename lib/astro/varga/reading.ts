/** What a varga says about the matter it is read for; all of it follows from the factors. */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import type { Fact } from '../factsOf.ts';
import { signLord } from '../tables/signs.ts';
import { vargaFactorsOf, type VargaFactor } from './factors.ts';
import {
  vargaFact,
  type LeadingFactor,
  type VargaEffect,
  type VargaFact,
  type VargaReasons,
  type VargaTone,
} from './facts.ts';
import { wealthScore } from './hora.ts';
import { notesOf, type Note } from './notes.ts';
import { summedPoints, type VargaScore } from './points.ts';
import type { VargaChart } from './position.ts';
import { READINGS, type Caution } from './tables/readings.ts';

export interface VargaReading {
  readonly factors: readonly VargaFactor[];
  readonly notes: readonly Note[];
  /** Wealth, in the hora chart; no other varga has a rule for a score. */
  readonly score: VargaScore<Fact<VargaReasons>> | null;
  readonly tone: VargaTone;
  /** The sentences of the summary, in their order. */
  readonly summary: readonly VargaFact[];
  readonly caution: Bilingual | null;
}

const CAUTIONS: Readonly<Record<Caution, Bilingual>> = {
  health: both(
    'A traditional reading of tendencies: no diagnosis, and no forecast of illness, accident or length of life. For health questions see a physician.',
    'यह परंपरा के अनुसार झुकाव बताता है, बीमारी की पहचान या भविष्यवाणी नहीं। सेहत की कोई बात हो तो डॉक्टर से मिलें।',
  ),
  children: both(
    'A traditional reading of tendencies: it does not say whether or when children come, or how many.',
    'यह परंपरा के अनुसार झुकाव बताता है। संतान होगी या नहीं, कब और कितनी, यह इससे नहीं बताया जाता।',
  ),
  birth_time: both(
    'Read with reserve: parts this small need a birth time exact to a minute or two. The birth chart goes first.',
    'इतने छोटे भागों के लिए जन्म समय एक-दो मिनट तक सही होना चाहिए। पहले जन्म कुंडली देखें, फिर इसे।',
  ),
};

/** Returns the reading of a varga of a chart. */
export function vargaReading(chart: Chart, vargaChart: VargaChart): VargaReading {
  const spec = READINGS[vargaChart.varga.id];
  const factors = vargaFactorsOf({ chart, vargaChart }, spec.factors);
  const notes = notesOf({ chart, vargaChart });
  const tone = toneOf(factors);
  return {
    factors,
    notes,
    score: vargaChart.varga.id === 'd2' ? wealthScore(chart, vargaChart) : null,
    tone,
    summary: [rising(vargaChart), headlineOf(notes) ?? extremes(factors), balance(vargaChart, factors, tone)],
    caution: spec.caution && CAUTIONS[spec.caution],
  };
}

/** Factors of one side must exceed those of the other by a third of all before the tone is one-sided. */
function toneOf(factors: readonly VargaFactor[]): VargaTone {
  const lead = count(factors, 'supports') - count(factors, 'asks_care');
  if (Math.abs(lead) * 3 < factors.length) return 'mixed';
  return lead > 0 ? 'supportive' : 'demanding';
}

function rising({ ascendant, planets, varga }: VargaChart): VargaFact {
  const lord = signLord(ascendant.signIndex);
  const { dignity, house, signIndex } = planets[lord];
  return vargaFact('rising', {
    varga: varga.id,
    signIndex: ascendant.signIndex,
    lord,
    lordSignIndex: signIndex,
    lordHouse: house,
    dignity,
  });
}

function headlineOf(notes: readonly Note[]): VargaFact | undefined {
  return notes.find(({ isHeadline }) => isHeadline)?.fact;
}

/** Names the factor that helps most and the one that asks for most care, with their reasons. */
function extremes(factors: readonly VargaFactor[]): VargaFact {
  const ranked = [...factors].sort((a, b) => summedPoints(b.reasons) - summedPoints(a.reasons));
  const [first, last] = [ranked[0]!, ranked.at(-1)!];
  const helps = first.effect === 'supports';
  const [best, worst] = [leading(first), leading(last)];
  if (last.effect === 'asks_care') {
    return helps ? vargaFact('best_and_worst', { best, worst }) : vargaFact('worst_alone', { worst });
  }
  return helps ? vargaFact('best_alone', { best }) : vargaFact('none_stands_out', {});
}

function leading({ effect, fact, planet, reasons }: VargaFactor): LeadingFactor {
  const counted = reasons.filter(({ points }) => (effect === 'supports' ? points > 0 : points < 0));
  return {
    planet,
    house: fact.id === 'house_factor' ? fact.args.house : null,
    reasons: counted.map(({ label }) => label),
  };
}

function balance({ varga }: VargaChart, factors: readonly VargaFactor[], tone: VargaTone): VargaFact {
  return vargaFact('balance', {
    varga: varga.id,
    factorCount: factors.length,
    helpCount: count(factors, 'supports'),
    careCount: count(factors, 'asks_care'),
    tone,
  });
}

function count(factors: readonly VargaFactor[], effect: VargaEffect): number {
  return factors.filter((factor) => factor.effect === effect).length;
}
