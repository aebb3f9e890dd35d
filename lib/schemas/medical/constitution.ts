/** Records of /medical/constitution. */
import * as v from 'valibot';
import { ELEMENT_IDS, HUMOURS } from '../../astro/judgement/medical/tables/humours.ts';
import { disclaimer, healthEntries } from './common.ts';
import {
  count,
  HouseNumber,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  list,
  orNull,
  localName,
} from '../common/records.ts';

const HumourId = v.pipe(v.picklist(HUMOURS), v.title('HumourId'));
const ElementId = v.pipe(v.picklist(ELEMENT_IDS), v.title('BodyElementId'));
const Humour = record('Humour', 'A humour (dosha) of the body', { id: HumourId, name: localName });
const Element = record('BodyElement', 'An element', { id: ElementId, name: localName });

const tally = {
  name: localName,
  points_sum: number('The exact sum of the components'),
  percent: count('Of the points of all', 0, 100),
  components: list(Points, 'Who votes for it, and with how much'),
};
const HumourTally = record('HumourTally', 'What a humour gathers', { id: HumourId, ...tally });
const ElementTally = record('ElementTally', 'What an element gathers', { id: ElementId, ...tally });

const Ruler = record('ConstitutionLord', 'A lord by whom the constitution is judged', {
  ...planetHead,
  sign: SignRef,
  house: HouseNumber,
  element: Element,
  humours: list(Humour, 'The leading one first'),
});

const Vote = record('ConstitutionVote', 'One voice in the vote', {
  id: text('Voter'),
  text: text('Who votes'),
  planet: orNull(PlanetId, 'Null where a sign votes'),
  sign: orNull(SignRef, 'Null where a planet votes'),
  points: number('Of the voter'),
  element: ElementId,
  humours: list(
    record('HumourVote', 'For a humour', { id: HumourId, points: number('Of the points of the voter') }),
    'How they are divided',
  ),
});

export const Constitution = record('Constitution', 'The ayurvedic constitution that the chart shows', {
  ...healthEntries,
  dominant_element: Element,
  dominant_humour: Humour,
  second_humour: orNull(
    Humour,
    'Where it is no more than 8 percent behind: the constitution is then of both; null else',
  ),
  constitution: record('ConstitutionName', 'The constitution by one or two humours', {
    id: text('vata, or vata_pitta'),
    name: localName,
  }),
  body_type: record('BodyType', 'By the dominant humour', {
    id: v.picklist(['lean', 'medium', 'heavy']),
    name: localName,
  }),
  ascendant_lord: Ruler,
  moon_lord: Ruler,
  humours: list(HumourTally, 'All three, the strongest first'),
  elements: list(ElementTally, 'All five, the strongest first'),
  votes: list(
    Vote,
    'Lord of the ascendant 3, rising sign 3, sign of the Moon 3, its lord 2, planets in the 1st 2 each, on the 1st 1 each, sign of the Sun 1. Weights are interpretive',
  ),
  advice: record('ConstitutionAdvice', 'What suits this constitution in everyday life', {
    nature: text('How it shows in balance'),
    watch: list(v.string(), 'What tends to come up when there is too much of it'),
    food: list(v.string(), 'What to eat, and how'),
    rhythm: list(v.string(), 'How to order the day'),
    exercise: list(v.string(), 'How to move'),
    season: text('When to take most care'),
    weakest_element: text('What to add, as it is least in the chart'),
  }),
  summary: text('The same in sentences'),
  disclaimer,
  sources,
});
export type Constitution = v.InferOutput<typeof Constitution>;
