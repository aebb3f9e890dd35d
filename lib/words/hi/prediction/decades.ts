/** The mahadashas of a life, in Hindi: about work, money and home themselves, so that nobody's sex shows. */
import type { DecadeMatterId, DecadeSide, DecadeTime } from '../../../astro/judgement/prediction/multi/decades.ts';
import type { DecadeWords } from '../../facts/prediction/decades.ts';
import type { Sentences } from '../../sentences.ts';
import { housesOblique, placesHi, planetHi } from '../grammar.ts';
import { PLACES_HI, WAYS_HI } from './decadeWays.ts';

const NAMES: Readonly<Record<DecadeMatterId, string>> = {
  work: 'काम',
  advice: 'सलाह और ज़िम्मेदारी सौंपना',
  money: 'धन',
  family: 'परिवार',
  health: 'स्वास्थ्य',
  learning: 'पढ़ाई',
  home: 'घर',
  peace: 'मन की शांति',
  devotion: 'भक्ति',
};

/** What leads in a period: इन वर्षों में काम आगे है. */
const THEMES: Readonly<Record<DecadeMatterId, Readonly<Record<DecadeTime, string>>>> = {
  work: times('काम सबसे आगे', 'रहा', 'रहता है', 'रह सकता है'),
  advice: times('अनुभव बाँटना सबसे आगे', 'रहा', 'रहता है', 'रह सकता है'),
  money: times('धन की बात सबसे आगे', 'रही', 'रहती है', 'रह सकती है'),
  family: times('परिवार सबसे आगे', 'रहा', 'रहता है', 'रह सकता है'),
  health: times('सेहत की बात सबसे आगे', 'रही', 'रहती है', 'रह सकती है'),
  learning: times('पढ़ाई सबसे आगे', 'रही', 'रहती है', 'रह सकती है'),
  home: times('घर सबसे आगे', 'रहा', 'रहता है', 'रह सकता है'),
  peace: times('मन की शांति सबसे आगे', 'रही', 'रहती है', 'रह सकती है'),
  devotion: times('भक्ति सबसे आगे', 'रही', 'रहती है', 'रह सकती है'),
};

function times(what: string, past: string, current: string, ahead: string): Readonly<Record<DecadeTime, string>> {
  return { past: `${what} ${past}`, current: `${what} ${current}`, ahead: `${what} ${ahead}` };
}

/** A verb as the time of a period has it. */
type Verb = (past: string, current: string, ahead: string) => string;
type Frame = (verb: Verb, way: string, place: string) => string;

const FRAMES: Readonly<Record<DecadeMatterId, Readonly<Record<DecadeSide, Frame>>>> = {
  work: {
    kind: (v, way, place) => `काम ${place} ${way} से ${v('बढ़ा', 'बढ़ता है', 'बढ़ सकता है')}।`,
    mixed: (v, way, place) => `काम ${place} ${way} के सहारे रुक-रुककर ${v('चला', 'चलता है', 'चल सकता है')}।`,
    hard: (v, way, place) =>
      `काम में ${place} धैर्य ${v('रखना पड़ा', 'रखना पड़ता है', 'रखना पड़ सकता है')}; ${way} की परख ${v('हुई', 'होती है', 'हो सकती है')}।`,
  },
  advice: {
    kind: (v, way) => `${way} का अनुभव दूसरों के काम ${v('आया', 'आता है', 'आ सकता है')}।`,
    mixed: (v, way) => `${way} में दी गई सलाह कुछ लोगों तक ${v('पहुँची', 'पहुँचती है', 'पहुँच सकती है')}।`,
    hard: (v, way) => `${way} की ज़िम्मेदारी सौंपने में समय ${v('लगा', 'लगता है', 'लग सकता है')}।`,
  },
  money: {
    kind: (v, way, place) => `धन ${place} ${way} से अच्छा ${v('आया', 'आता है', 'आ सकता है')}।`,
    mixed: (v, way, place) => `धन ${place} ${way} से ${v('आता-जाता रहा', 'आता-जाता रहता है', 'आ-जा सकता है')}।`,
    hard: (v, way) => `धन की तंगी ${v('रही', 'रहती है', 'रह सकती है')}, इसलिए ${way} पर नज़र ज़रूरी ${v('थी', 'है', 'है')}।`,
  },
  family: {
    kind: (v, way, place) => `परिवार में ${place} ${way} से अपनापन ${v('रहा', 'रहता है', 'रह सकता है')}।`,
    mixed: (v, way, place) =>
      `परिवार में ${place} उतार-चढ़ाव ${v('रहा', 'रहता है', 'रह सकता है')}; ${way} से बात ${v('सँभली', 'सँभलती है', 'सँभल सकती है')}।`,
    hard: (v, way, place) =>
      `रिश्तों में ${place} धैर्य ${v('रखना पड़ा', 'रखना पड़ता है', 'रखना पड़ सकता है')}; ${way} से मदद ${v('मिली', 'मिलती है', 'मिल सकती है')}।`,
  },
  health: {
    kind: (v, way) => `${way} से सेहत ठीक ${v('रही', 'रहती है', 'रह सकती है')}।`,
    mixed: (v, way) => `${way} पर ध्यान देने से सेहत ${v('सँभली', 'सँभलती है', 'सँभल सकती है')}।`,
    hard: (v, way) =>
      `सेहत में ज़्यादा सावधानी ${v('रखनी पड़ी', 'रखनी पड़ती है', 'रखनी पड़ सकती है')}; ${way} से मदद ${v('मिली', 'मिलती है', 'मिल सकती है')}।`,
  },
  learning: {
    kind: (v, way) => `${way} के साथ पढ़ाई आसानी से ${v('बढ़ी', 'बढ़ती है', 'बढ़ सकती है')}।`,
    mixed: (v, way) => `${way} की मदद से पढ़ाई धीरे-धीरे ${v('बढ़ी', 'बढ़ती है', 'बढ़ सकती है')}।`,
    hard: (v, way) =>
      `पढ़ाई में ज़्यादा समय ${v('लगा', 'लगता है', 'लग सकता है')}; रास्ता ${way} से ${v('निकला', 'निकलता है', 'निकल सकता है')}।`,
  },
  home: {
    kind: (v, way) => `घर का माहौल अच्छा ${v('रहा', 'रहता है', 'रह सकता है')}, ${way} की छाप के साथ।`,
    mixed: (v, way) =>
      `घर में कुछ बदलाव ${v('रहा', 'रहता है', 'रह सकता है')}; ${way} का असर ${v('दिखा', 'दिखता है', 'दिख सकता है')}।`,
    hard: (v, way) =>
      `घर में कुछ अस्थिरता ${v('रही', 'रहती है', 'रह सकती है')}; ${way} से सुकून ${v('मिला', 'मिलता है', 'मिल सकता है')}।`,
  },
  peace: {
    kind: (v, way) => `${way} से मन की शांति सहज ${v('मिली', 'मिलती है', 'मिल सकती है')}।`,
    mixed: (v, way) => `${way} से मन की शांति बीच-बीच में ${v('मिली', 'मिलती है', 'मिल सकती है')}।`,
    hard: (v, way) => `मन की शांति के लिए ${way} का अभ्यास ${v('करना पड़ा', 'करना पड़ता है', 'करना पड़ सकता है')}।`,
  },
  devotion: {
    kind: (v, way) => `${way} की ओर भक्ति गहरी ${v('हुई', 'होती है', 'हो सकती है')}।`,
    mixed: (v, way) => `${way} की ओर भक्ति सादे रूप में ${v('रही', 'रहती है', 'रह सकती है')}।`,
    hard: (v, way) => `${way} की ओर भक्ति शांत प्रयास से ${v('बढ़ी', 'बढ़ती है', 'बढ़ सकती है')}।`,
  },
};

function verbOf(time: DecadeTime): Verb {
  return (past, current, ahead) => ({ past, current, ahead })[time];
}

function placeOf(matter: DecadeMatterId, house: number): string {
  return matter === 'work' || matter === 'money' || matter === 'family' ? PLACES_HI[matter][house - 1]! : '';
}

export const DECADES_HI: Sentences<DecadeWords> = {
  name: ({ matter }) => NAMES[matter],
  theme({ houses, planet, theme, time }) {
    const told = houses.slice(0, 3);
    const who =
      planet === 'Rahu' || planet === 'Ketu'
        ? `${planetHi(planet)} ${placesHi(told)} का फल देता है`
        : `${planetHi(planet)} ${told.length === 1 ? placesHi(told) : housesOblique(told)} का स्वामी है`;
    return `${who}। इन वर्षों में ${THEMES[theme][time]}।`;
  },
  matter: ({ house, matter, planet, side, time }) =>
    FRAMES[matter][side](verbOf(time), WAYS_HI[matter][planet], placeOf(matter, house)),
};
