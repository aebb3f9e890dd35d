/** What a varga says about the matter it is read for; the words follow from the factors, never the other way round. */
import type { Chart } from '../chart/chart.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { vargaFactorsOf, type VargaEffect, type VargaFactor } from './factors.ts';
import { wealthScore } from './hora.ts';
import { notesOf, type Note } from './notes.ts';
import { summedPoints, type VargaScore } from './points.ts';
import type { VargaChart } from './position.ts';
import { READINGS, type Caution, type ReadingSpec } from './tables/readings.ts';
import { dignityPhrase, houseName } from './words.ts';
import { named } from '../planetWords.ts';
import { listed, capitalised } from '../words.ts';

export type VargaTone = 'supportive' | 'mixed' | 'demanding';

export interface VargaReading {
  readonly factors: readonly VargaFactor[];
  readonly notes: readonly Note[];
  /** Wealth, in the hora chart; no other varga has a rule for a score. */
  readonly score: VargaScore | null;
  readonly tone: VargaTone;
  readonly summary: string;
  readonly caution: string | null;
}

const CAUTIONS: Readonly<Record<Caution, string>> = {
  health:
    'A traditional reading of tendencies: no diagnosis, and no forecast of illness, accident or length of life. For health questions see a physician.',
  children: 'A traditional reading of tendencies: it does not say whether or when children come, or how many.',
  birth_time:
    'Read with reserve: parts this small need a birth time exact to a minute or two. The birth chart goes first.',
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
    summary: [rising(vargaChart), headlineOf(notes) ?? extremes(factors), balance(spec, factors, tone)].join(' '),
    caution: spec.caution && CAUTIONS[spec.caution],
  };
}

/** Factors of one side must exceed those of the other by a third of all before the tone is one-sided. */
function toneOf(factors: readonly VargaFactor[]): VargaTone {
  const lead = count(factors, 'supports') - count(factors, 'asks_care');
  if (Math.abs(lead) * 3 < factors.length) return 'mixed';
  return lead > 0 ? 'supportive' : 'demanding';
}

function rising({ ascendant, planets, varga }: VargaChart): string {
  const lord = signLord(ascendant.signIndex);
  const { dignity, house, signIndex } = planets[lord];
  const chartName = varga.id === 'd1' ? 'birth chart' : varga.name.toLowerCase();
  const where = house === 1 ? 'in it' : `in ${SIGNS[signIndex]!}, ${houseName(house)}`;
  return `${SIGNS[ascendant.signIndex]!} rises in the ${chartName}, its lord ${named(lord)} ${where}, ${dignityPhrase(dignity)}.`;
}

function headlineOf(notes: readonly Note[]): string | undefined {
  return notes.find(({ isHeadline }) => isHeadline)?.text;
}

/** Names the factor that helps most and the one that asks for most care, with their reasons. */
function extremes(factors: readonly VargaFactor[]): string {
  const ranked = [...factors].sort((a, b) => summedPoints(b.reasons) - summedPoints(a.reasons));
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const helped = best.effect === 'supports';
  if (worst.effect !== 'asks_care') {
    return helped
      ? capitalised(`${factorName(best)} helps most, and no key factor works against it.`)
      : 'No key factor stands out for or against.';
  }
  const care = `${factorName(worst)} asks for most care`;
  return capitalised(
    helped ? `${factorName(best)} helps most, while ${care}.` : `${care}, and steady effort counts for more than luck.`,
  );
}

function factorName({ planet, reasons, roles, effect }: VargaFactor): string {
  const house = /^house_(\d+)$/.exec(roles[0]!)?.[1];
  const counted = reasons.filter(({ points }) => (effect === 'supports' ? points > 0 : points < 0));
  const who = house ? `${houseName(Number(house))} under ${named(planet)}` : named(planet);
  return `${who} (${listed(counted.map(({ label }) => label))})`;
}

function balance({ use }: ReadingSpec, factors: readonly VargaFactor[], tone: VargaTone): string {
  const [helping, asking] = [count(factors, 'supports'), count(factors, 'asks_care')];
  const helps = helping === 1 ? '1 helps' : `${helping || 'none'} help`;
  const asks = asking === 1 ? '1 asks for care' : `${asking || 'none'} ask for care`;
  return `Of ${factors.length} key factors for ${use}, ${helps} and ${asks}: ${CLOSINGS[tone]}.`;
}

const CLOSINGS: Readonly<Record<VargaTone, string>> = {
  supportive: 'a good base to build on',
  mixed: 'a mixed picture, in which choices matter',
  demanding: 'results come with patience and good counsel, within the frame of the birth chart',
};

function count(factors: readonly VargaFactor[], effect: VargaEffect): number {
  return factors.filter((factor) => factor.effect === effect).length;
}
