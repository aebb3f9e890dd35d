/** Answers of /chart. */
import * as v from 'valibot';
import { houseHead, twelve } from '../common/houseRef.ts';
import { birthParts } from './birthParts.ts';
import { DoshaVerdicts } from '../dosha/doshaVerdicts.ts';
import { DoubleTransitRecord } from '../common/transit/doubleTransit.ts';
import { nakshatraDashaEntries } from '../common/period.ts';
import {
  Ascendant,
  count,
  DignityId,
  endpoint,
  HouseNumber,
  nine,
  number,
  PlanetId,
  positionEntries,
  record,
  SignRef,
  sources,
  text,
  yes,
  type Records,
} from '../common/records.ts';
import { DhaiyaStatus, SadeSatiStatus } from '../common/transit/saturnTransit.ts';
import { TransitRecord } from '../common/transit/transit.ts';
import { YogaVerdict } from '../yoga/yogaVerdicts.ts';
import { HOUSE_SYSTEMS } from '../../astro/earth/cusps.ts';

const ChartHead = record('ChartHead', 'What kind of chart it is', {
  type: v.picklist(['birth', 'moon', 'sun', 'north_indian', 'bhav_chalit', 'bhava_intensity', 'full']),
  name: text('In the language asked for'),
  style: v.pipe(v.picklist(['north', 'south', 'east']), v.description('Of the drawing')),
  counted_from: v.pipe(v.union([v.literal('ascendant'), PlanetId]), v.description('Whose sign is the first house')),
  first_sign: v.pipe(SignRef, v.description('The sign of the first house; the drawing always shows whole signs')),
  house_system: v.pipe(
    v.picklist(HOUSE_SYSTEMS),
    v.description('How `house` and `houses` are counted: whole_sign where the system asked for does not exist here'),
  ),
});

const planetEntries = {
  ...positionEntries,
  house: v.pipe(HouseNumber, v.description('Counted as `chart` says')),
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_combust: yes('Too near the Sun'),
};

export const ChartPlanet = record('ChartPlanet', 'Where a planet stands, and in what state', planetEntries);

const houseEntries = {
  ...houseHead,
  cusp: number('Where the house begins, sidereal degrees'),
  middle: number('Its middle, sidereal degrees'),
};

const Pdf = record('Pdf', 'The report as a file', {
  filename: v.string(),
  content_type: v.literal('application/pdf'),
  bytes: count('Length of the file', 1, Number.MAX_SAFE_INTEGER),
  base64: text('The file'),
});

const drawn = {
  svg: v.pipe(v.nullable(v.string()), v.description('The drawing, where include_svg asks for it')),
  pdf: v.pipe(
    v.nullable(Pdf),
    v.description('The report, where include_pdf asks for it; null with the warning `pdf_unavailable` when it fails'),
  ),
};

const chartEntries = {
  chart: ChartHead,
  ascendant: Ascendant,
  planets: nine(ChartPlanet),
  houses: twelve(record('ChartHouse', 'A house of the chart', houseEntries)),
};

export const ChartResponse = record('ChartResponse', 'A chart one can look at', { ...chartEntries, ...drawn });
export const ChartBirth = record('ChartBirth', 'The birth chart, with what almanacs print of the birth', {
  ...chartEntries,
  ...birthParts,
  ...drawn,
});
export type ChartBirth = v.InferOutput<typeof ChartBirth>;
export type ChartResponse = v.InferOutput<typeof ChartResponse>;

const Intensity = record('HouseIntensity', 'How fully a planet acts in its house', {
  zone: v.pipe(
    v.picklist(['madhya', 'middle', 'sandhi']),
    v.description(
      'madhya: within 5 degrees of the middle of effect; middle: to 12; sandhi: beyond, or within 2 degrees of the border of the sign. A madhya near a border: by the share',
    ),
  ),
  zone_name: text('In the language asked for'),
  madhya: number('Degree within the sign where effects are full: that of the ascendant'),
  distance: number('Degrees between the planet and the madhya of its house'),
  strength_percent: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description('100 at the madhya, falling on either side to 15 at the border of the sign; interpretive'),
  ),
  reason: text('The numbers behind it'),
});

export const BhavaIntensity = record('BhavaIntensityResponse', 'How fully each planet acts in its house', {
  ...chartEntries,
  planets: nine(
    record('IntensityPlanet', 'A planet, and how fully it acts', { ...planetEntries, intensity: Intensity }),
  ),
  houses: twelve(
    record('IntensityHouse', 'A house and its zones', {
      ...houseEntries,
      madhya: number('Sidereal degrees where effects are full'),
    }),
  ),
  strongest: v.pipe(v.array(PlanetId), v.description('Planets in the madhya zone, the fullest first')),
  weakest: v.pipe(v.array(PlanetId), v.description('Planets in the sandhi zone, the weakest first')),
  sources,
  ...drawn,
});
export type BhavaIntensity = v.InferOutput<typeof BhavaIntensity>;

const Dasha = record('ChartDasha', 'Vimshottari periods to 120 years after birth', nakshatraDashaEntries);

export const ChartFull = record('ChartFull', 'A chart with what follows from it', {
  ...chartEntries,
  ...birthParts,
  dasha: Dasha,
  transits: v.pipe(nine(TransitRecord), v.description('The nine planets on their way at as_of, Sun to Ketu')),
  sade_sati: SadeSatiStatus,
  dhaiya: DhaiyaStatus,
  double_transit: DoubleTransitRecord,
  yogas: v.pipe(
    v.array(YogaVerdict),
    v.description('Those that are formed, the strongest first, as /yoga/all tells them'),
  ),
  doshas: v.pipe(DoshaVerdicts, v.description('Formed or not, always in the same order, as /dosha/all tells them')),
  disclaimer: text('How to take the yogas and doshas'),
  sources,
  ...drawn,
});
export type ChartFull = v.InferOutput<typeof ChartFull>;

const DRAWN =
  '`include_svg` and `include_pdf` add the drawing and a printable report; `Accept: image/svg+xml`, `image/png` or ' +
  '`application/pdf` answers the raw file. `drawing` chooses theme, colours and size.';

const DIVIDED =
  '`house_system` divides the houses and counts the planets in them; the drawing, yogas and doshas stay those of signs.';

export const answers = {
  birth: endpoint(
    'The birth chart',
    `D1: ascendant, nine planets, houses with their lords; the panchang of the birth and its avakahada chakra. ${DIVIDED} ${DRAWN}`,
    ChartBirth,
  ),
  moon: endpoint(
    'The chart from the Moon',
    `The Moon's sign as the first house, and whole signs from there. ${DRAWN}`,
    ChartResponse,
  ),
  sun: endpoint(
    'The chart from the Sun',
    `The Sun's sign as the first house, and whole signs from there. ${DRAWN}`,
    ChartResponse,
  ),
  northIndian: endpoint(
    'The birth chart as a diamond',
    `D1 for the North Indian drawing: houses stand still, the first at the top, the ascendant's sign in it; the drawing comes without asking. ${DIVIDED} ${DRAWN}`,
    ChartResponse,
  ),
  bhavChalit: endpoint(
    'Deprecated: the birth chart',
    `Answers D1 by whole signs, without shifting planets. For how strongly a planet acts in its house ask /chart/bhava-intensity. ${DRAWN}`,
    ChartResponse,
  ),
  bhavaIntensity: endpoint(
    'How fully planets act in their houses',
    `Houses are whole signs and never shift; effects are full where the degree of the ascendant falls in each sign, and fade towards its borders. ${DRAWN}`,
    BhavaIntensity,
  ),
  full: endpoint(
    'The birth chart with what follows from it',
    `D1, the Vimshottari periods to the fifth level, the transits of the instant with entry and exit, sade sati, dhaiya and the double transit; the yogas that are formed, the strongest first, and every dosha with what relieves it. ${DIVIDED} ${DRAWN} The report is a document of 25 to 35 pages, of which \`sections\` chooses; \`brand\` puts a name, a logo, a colour and a line at the foot of it.`,
    ChartFull,
  ),
} satisfies Records;
