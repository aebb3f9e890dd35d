/** Sentences on success in work, in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import { METHOD_SHARES } from '../../../astro/judgement/career/careerSuccess.ts';
import { scoreLevel, type ScoreLevel } from '../../../astro/score.ts';
import type { SuccessWords } from '../../facts/career/success.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn, uncapitalised } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { REFERENCE_EN } from './votes.ts';

type Ground = SuccessWords['counsel']['best'];

const COUNSELS: Readonly<Record<SuccessWords['counsel']['side'], string>> = {
  kind: 'Aim high and take responsibility when it is offered',
  mixed: 'Success comes by choice here: put your years where the firmest ground is',
  hard: 'Build on what is certain first: skill, proof of work and people who know it',
};

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'partly supported',
  weak: 'to be worked for patiently',
  difficult: 'to be worked for with much care',
};

const CARRIES: Readonly<Record<ScoreLevel, string>> = {
  high: 'carries the livelihood by its own power',
  middle: 'carries the livelihood with help from its company',
  low: 'needs training, time and good company to carry the livelihood',
};

const methodEn = (id: Ground['method']) => METHOD_SHARES.find((method) => method.id === id)!.name;

function groundEn({ method, planet, score }: Ground): string {
  const grounds: Readonly<Record<Ground['method'], string>> = {
    method_1: `the livelihood of ${named(planet)}, lord of the navamsa of the tenth lord`,
    method_2: `the calling of ${named(planet)}, the amatyakaraka`,
    method_3: `the work of ${named(planet)}, lord of the 10th of the dasamsa`,
  };
  return `${grounds[method]} (${score} of 100)`;
}

const factorEn = ({ clause, method }: SuccessWords['factor']) => `${clause} (${methodEn(method)})`;

export const SUCCESS_EN: Sentences<SuccessWords> = {
  method: ({ method }) => methodEn(method),
  raja_yoga: ({ name, strength }) => `${name.en}, a strong raja yoga of birth (${strength} of 100)`,
  counsel: ({ best, last, side }) =>
    `${COUNSELS[side]}: lean on ${groundEn(best)}, and give most patience to ${groundEn(last)}.`,
  together: ({ band, methods, score }) => {
    const given = methods.map((one) => `${methodEn(one.method)} gives ${one.score}`);
    return `Taken together, success in work is ${BANDS[band]} (${score} of 100): ${listed(given)}.`;
  },
  raised_by: ({ names }) => {
    const raising = names.length > 1 ? 'Strong raja yogas of birth raise it' : 'A strong raja yoga of birth raises it';
    return `${raising}: ${listed(names.map(({ en }) => en))}.`;
  },
  firmest: ({ method }) => `Of the three methods the firmest ground is this one: ${uncapitalised(methodEn(method))}.`,
  most_help: (factor) => `What helps most: ${uncapitalised(factorEn(factor))}.`,
  most_care: (factor) => `What asks for care most: ${uncapitalised(factorEn(factor))}.`,
  factor: (factor) => capitalised(factorEn(factor)),
  navamsa_lord: ({ band, house, lord, navamsaSignIndex, reference, significator, strength, ...placing }) => {
    const of = significator === lord ? 'itself' : `of ${named(significator)}`;
    const falls = `${capitalised(named(lord))}, tenth lord from ${REFERENCE_EN[reference]}, falls in ${signEn(navamsaSignIndex)}, a navamsa ${of}.`;
    const stands = `${capitalised(named(significator))} stands ${placingText(placing)}, in the ${ordinal(house)} house, with ${strength} of 100`;
    return `${falls} ${stands}: it ${CARRIES[scoreLevel(band)]}.`;
  },
};
