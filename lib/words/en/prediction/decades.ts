/** The mahadashas of a life, in English. */
import type { DecadeMatterId, DecadeSide, DecadeTime } from '../../../astro/judgement/prediction/multi/decades.ts';
import type { DecadeWords } from '../../facts/prediction/decades.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';
import { PLACES, WAYS } from './decadeWays.ts';

const NAMES: Readonly<Record<DecadeMatterId, string>> = {
  work: 'work',
  advice: 'advice and handing over',
  money: 'money',
  family: 'family',
  health: 'health',
  learning: 'learning',
  home: 'home',
  peace: 'peace of mind',
  devotion: 'devotion',
};

/** A verb as the time of a period has it. */
type Verb = (past: string, current: string, ahead: string) => string;
type Frame = (verb: Verb, way: string, place: string) => string;

const FRAMES: Readonly<Record<DecadeMatterId, Readonly<Record<DecadeSide, Frame>>>> = {
  work: {
    kind: (v, way, place) => `Work ${v('grew', 'grows', 'can grow')} through ${way}, ${place}.`,
    mixed: (v, way, place) => `Work ${v('moved', 'moves', 'can move')} in pushes and pauses ${place}, led by ${way}.`,
    hard: (v, way, place) =>
      `Work ${v('took', 'takes', 'can take')} patience ${place}, and ${way} ${v('were', 'are', 'may be')} tested.`,
  },
  advice: {
    kind: (v, way) => `Experience in ${way} ${v('was', 'is', 'can be')} sought by others.`,
    mixed: (v, way) => `Advice on ${way} ${v('found', 'finds', 'can find')} some listeners.`,
    hard: (v, way) => `Handing over ${v('went', 'goes', 'can go')} slowly in matters of ${way}.`,
  },
  money: {
    kind: (v, way, place) => `Money ${v('came', 'comes', 'can come')} well through ${way}, ${place}.`,
    mixed: (v, way, place) =>
      `Money ${v('came and went', 'comes and goes', 'can come and go')} through ${way}, ${place}.`,
    hard: (v, way) =>
      `Money ${v('was', 'is', 'can be')} tight, and ${way} ${v('needed', 'need', 'can need')} a careful eye.`,
  },
  family: {
    kind: (v, way, place) => `Family life ${v('was', 'is', 'can be')} warm ${place}, through ${way}.`,
    mixed: (v, way, place) =>
      `Family life ${v('had', 'has', 'can have')} ups and downs ${place}, held together by ${way}.`,
    hard: (v, way, place) =>
      `Family ties ${v('needed', 'need', 'can need')} patience ${place}, and ${way} ${v('helped', 'help', 'can help')}.`,
  },
  health: {
    kind: (v, way) => `Health ${v('was', 'is', 'can be')} steady, supported by ${way}.`,
    mixed: (v, way) =>
      `Health ${v('held', 'holds', 'can hold')} as long as attention ${v('went', 'goes', 'goes')} to ${way}.`,
    hard: (v, way) => `Health ${v('needed', 'needs', 'can need')} more care, with ${way} as the first help.`,
  },
  learning: {
    kind: (v, way) => `Learning ${v('came', 'comes', 'can come')} easily through ${way}.`,
    mixed: (v, way) => `Learning ${v('went', 'goes', 'can go')} step by step, helped by ${way}.`,
    hard: (v, way) => `Learning ${v('took', 'takes', 'can take')} more time, with ${way} as the key.`,
  },
  home: {
    kind: (v, way) => `Home ${v('was', 'is', 'can be')} a good place, marked by ${way}.`,
    mixed: (v, way) => `Home ${v('had', 'has', 'can have')} its changes, with ${way} in the foreground.`,
    hard: (v, way) =>
      `Home ${v('was', 'is', 'can be')} less settled, and comfort ${v('lay', 'lies', 'can lie')} in ${way}.`,
  },
  peace: {
    kind: (v, way) => `Peace of mind ${v('came', 'comes', 'can come')} readily through ${way}.`,
    mixed: (v, way) => `Peace of mind ${v('came', 'comes', 'can come')} in good hours through ${way}.`,
    hard: (v, way) => `Peace of mind ${v('needed', 'needs', 'can need')} practice through ${way}.`,
  },
  devotion: {
    kind: (v, way) => `Devotion ${v('grew', 'grows', 'can grow')} deep, turned to ${way}.`,
    mixed: (v, way) => `Devotion ${v('kept', 'keeps', 'can keep')} simple forms, turned to ${way}.`,
    hard: (v, way) => `Devotion ${v('was', 'is', 'can be')} a quiet effort, turned to ${way}.`,
  },
};

function verbOf(time: DecadeTime): Verb {
  return (past, current, ahead) => ({ past, current, ahead })[time];
}

function placeOf(matter: DecadeMatterId, house: number): string {
  return matter === 'work' || matter === 'money' || matter === 'family' ? PLACES[matter][house - 1]! : '';
}

export const DECADES_EN: Sentences<DecadeWords> = {
  name: ({ matter }) => capitalised(NAMES[matter]),
  theme({ houses, planet, theme, time }) {
    const acts = planet === 'Rahu' || planet === 'Ketu' ? 'acting for' : 'lord of';
    const ruled = `${listed(houses.slice(0, 3).map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`;
    const makes = verbOf(time)('made', 'makes', 'can make');
    return `${capitalised(named(planet))}, ${acts} the ${ruled}, ${makes} ${NAMES[theme]} the theme of these years.`;
  },
  matter: ({ house, matter, planet, side, time }) =>
    FRAMES[matter][side](verbOf(time), WAYS[matter][planet], placeOf(matter, house)),
};
