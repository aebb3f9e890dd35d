/** Records of /varga; those of /special/drekkana and /special/hora-chart contain them. */
import * as v from 'valibot';
import { DRAWN_TOO, svgEntry } from '../common/drawn.ts';
import { EXALTATION_READINGS } from '../../astro/varga/exaltation.ts';
import { MOST_PARTS, VARGA_IDS, VARGAS, type VargaId } from '../../astro/varga/vargas.ts';
import { numberWord } from '../../astro/words.ts';
import {
  count,
  DignityId,
  endpoint,
  HouseNumber,
  nine,
  number,
  placeEntries,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
  type EndpointRecord,
  type Records,
} from '../common/records.ts';

const COUNTED = numberWord(VARGA_IDS.length);
const LAST = `D${MOST_PARTS}`;

const Confidence = v.pipe(
  v.picklist(['rule_exact', 'interpretive']),
  v.description('Whether a text settles it, or practice and judgement'),
);
const degree = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(30),
  v.description('Degrees within the sign of the varga, 0 <= x < 30'),
);
const dms = text('The same as 12°34\'56"');
const isVargottama = yes('Same sign as in the birth chart; in D1 itself, as in D9');

const VargaRef = record('Varga', 'A divisional chart and how it was drawn', {
  id: v.picklist(VARGA_IDS),
  division: count('Parts of a sign', 1, MOST_PARTS),
  name: text('In the language asked for'),
  sanskrit: text('In Latin letters with diacritics (IAST)'),
  hindi: text('In Devanagari'),
  use: text('What the chart is read for'),
  method: text('Mapping used; choose another with the body field varga_methods'),
  methods: v.pipe(v.array(v.string()), v.description('Mappings available, the default first')),
  source: text('Where the mapping comes from'),
  confidence: Confidence,
  part_rulers: v.pipe(
    v.nullable(v.object({ source: v.string(), confidence: Confidence })),
    v.description('Where the rulers of the parts come from; null where no text names any'),
  ),
});

const PartRuler = record('PartRuler', 'Who presides over a part of a sign', {
  number: count('Place in the list of rulers; in D60 the number of the shashtiamsha', 1, MOST_PARTS),
  name: text('In the language asked for'),
  planet: v.pipe(v.nullable(PlanetId), v.description('Where a planet stands behind the name')),
  nature: v.pipe(v.nullable(v.picklist(['benefic', 'malefic'])), v.description('Of shashtiamshas')),
  is_nature_disputed: v.pipe(v.nullable(v.boolean()), v.description('Whether lists disagree on the nature')),
  meaning: v.pipe(v.nullable(v.string()), v.description('Of shashtiamshas')),
});

const Part = record('VargaPart', 'The part of the birth sign that leads to the sign of the varga', {
  number: count('Counted from the beginning of the birth sign', 1, MOST_PARTS),
  count: count('Parts in the sign; the thirtieths of Parashara are five', 1, MOST_PARTS),
  from: number('Degrees within the birth sign'),
  to: number('Degrees within the birth sign, not included'),
  ruler: v.pipe(v.nullable(PartRuler), v.description('Null where no text names one')),
});

const Fruit = record('Fruit', 'What becomes of the promise of the birth chart', {
  id: v.pipe(
    v.picklist(['full', 'late_or_partial', 'mixed', 'denied']),
    v.description(
      "Strong (a friend's sign or better) in both: full; weak (an enemy's or worse) at birth, strong here: late_or_partial; weak in both: denied; else mixed. In a malefic shashtiamsha (D60) full becomes mixed",
    ),
  ),
  text: text('Both dignities and what follows, in the D60 with a malefic shashtiamsha where it holds them back'),
});

const VargaPlanet = record('VargaPlanet', 'A planet in a divisional chart', {
  ...planetHead,
  sign: SignRef,
  degree,
  dms,
  house: v.pipe(HouseNumber, v.description('Whole sign, from the ascendant of the varga')),
  dignity: v.pipe(DignityId, v.description('By the sign in the varga; friendship is that of the birth chart')),
  is_vargottama: isVargottama,
  part: Part,
  fruit: v.pipe(v.nullable(Fruit), v.description('Null in the birth chart itself')),
});

const VargaHouse = record('VargaHouse', 'A house of a divisional chart', {
  number: HouseNumber,
  sign: SignRef,
  lord: PlanetId,
  lord_house: v.pipe(HouseNumber, v.description('Where the lord stands in the varga')),
  occupants: v.array(PlanetId),
});

const Factor = record('VargaFactor', 'One of the factors that the matter of a varga is judged by', {
  roles: v.pipe(
    v.array(v.string()),
    v.description('ascendant_lord, significator, lord_7 (lord of the 7th at birth), house_7 (the 7th of the varga)'),
  ),
  planet: v.pipe(PlanetId, v.description('Of a house: its lord')),
  birth_sign: SignRef,
  birth_house: HouseNumber,
  sign: v.pipe(SignRef, v.description('In the varga')),
  house: v.pipe(HouseNumber, v.description('In the varga')),
  dignity: DignityId,
  effect: v.pipe(
    v.picklist(['supports', 'mixed', 'asks_care']),
    v.description('By the sum of the reasons: above zero, zero, below'),
  ),
  reasons: v.pipe(v.array(Points), v.description('What counted for or against, one point each')),
  text: text('What it shows'),
});

const Note = record('VargaNote', 'Something else that the varga tells', {
  id: text('What it is about'),
  text: text('What was found and what it means'),
  planets: v.array(PlanetId),
  houses: v.pipe(v.array(HouseNumber), v.description('Of the varga')),
});

const Score = record('Score', 'A score and the components it is the sum of', {
  points: number('Sum of the points of the components'),
  max: number('Sum of what they could give'),
  components: v.array(Points),
});

const Reading = record('VargaReading', 'What this chart says about the matter of the varga', {
  factors: v.array(Factor),
  notes: v.array(Note),
  score: v.pipe(
    v.nullable(Score),
    v.description(
      'D2 only: strength of the planets that stand in their proper hora, doubled for the lords of 2 and 11 and Jupiter',
    ),
  ),
  tone: v.pipe(
    v.picklist(['supportive', 'mixed', 'demanding']),
    v.description('Whether helping or burdened factors lead by a third of all'),
  ),
  summary_text: text('Two or three sentences on this chart'),
  caution_text: v.pipe(v.nullable(v.string()), v.description('What the reading does not say')),
  confidence: Confidence,
  sources,
});

const placesEntries = {
  varga: VargaRef,
  ascendant: record('VargaAscendant', 'The ascendant in a divisional chart', {
    sign: SignRef,
    degree,
    dms,
    lord: PlanetId,
    is_vargottama: isVargottama,
    part: Part,
  }),
  planets: nine(VargaPlanet),
  houses: v.pipe(v.array(VargaHouse), v.length(12)),
};

export const DivisionalPlaces = record('DivisionalPlaces', 'Places in a divisional chart', placesEntries);
export type DivisionalPlaces = v.InferOutput<typeof DivisionalPlaces>;

/** Fields of every answer about one varga. */
export const divisionalEntries = { ...placesEntries, reading: Reading };

export const DivisionalChart = record('DivisionalChart', 'A divisional chart with its reading', divisionalEntries);
export type DivisionalChart = v.InferOutput<typeof DivisionalChart>;

const DrawnDivisionalChart = record('DrawnDivisionalChart', 'A divisional chart with its reading, and drawn', {
  ...divisionalEntries,
  ...svgEntry,
});

export const AllVargas = record('AllVargas', `The ${COUNTED} divisional charts`, {
  charts: v.pipe(v.array(DivisionalChart), v.length(VARGA_IDS.length), v.description(`D1 first, ${LAST} last`)),
});
export type AllVargas = v.InferOutput<typeof AllVargas>;

const scoreOutOfTwenty = v.pipe(v.number(), v.minValue(0), v.maxValue(20), v.description('0 to 20'));

const SchemeScore = record('VimsopakaScore', 'Strength of a planet in one scheme of vargas', {
  ...planetHead,
  score: scoreOutOfTwenty,
  band: v.pipe(
    v.picklist(['excellent', 'good', 'medium', 'weak', 'very_weak']),
    v.description('From 18, 15, 10 and 5 upwards'),
  ),
  ...placeEntries,
  components: v.pipe(v.array(Points), v.description('Weight of each varga times its share of 20 points')),
  vaisheshikamsha: v.object({
    good_vargas: count('Vargas of the scheme in its own, moolatrikona or exaltation sign', 0, 16),
    name: v.pipe(v.nullable(v.string()), v.description('From two good vargas upwards')),
  }),
});
const scheme = (description: string) => v.pipe(v.array(SchemeScore), v.length(7), v.description(description));

export const VimsopakaBala = record('VimsopakaBala', 'Strength by the company of vargas', {
  schemes: v.object({
    shadvarga: scheme('Six vargas'),
    saptavarga: scheme('Seven'),
    dashavarga: scheme('Ten'),
    shodashavarga: scheme('Sixteen'),
  }),
  planets: v.pipe(
    v.array(
      record('VimsopakaPlanet', 'Where a planet stands in the sixteen vargas', {
        ...planetHead,
        vargas: v.array(
          v.object({
            varga: v.picklist(VARGA_IDS),
            sign: SignRef,
            grade: v.pipe(DignityId, v.description('What the points are given for')),
            points: scoreOutOfTwenty,
            is_good: yes('Own, moolatrikona or exaltation sign'),
          }),
        ),
      }),
    ),
    v.length(7),
  ),
  exaltation: v.pipe(v.picklist(EXALTATION_READINGS), v.description('Reading used')),
  strongest: v.pipe(PlanetId, v.description('By the sixteen vargas')),
  weakest: v.pipe(PlanetId, v.description('By the sixteen vargas')),
  summary_text: text('What the scores of this chart say'),
  sources,
});
export type VimsopakaBala = v.InferOutput<typeof VimsopakaBala>;

function chartEndpoint(id: VargaId): EndpointRecord {
  const { division, name } = VARGAS[id];
  const parts = division === 1 ? 'the birth chart itself' : `each sign in ${division} parts`;
  return endpoint(
    `${name} chart (${id.toUpperCase()})`,
    `Positions, houses, dignities and part rulers in the ${name} (${parts}), and what they say about its matter. ${DRAWN_TOO}`,
    DrawnDivisionalChart,
  );
}

export const answers = {
  all: endpoint(
    `All ${COUNTED} divisional charts`,
    `D1 to ${LAST} in one answer, each as its own endpoint gives it, but without drawings: twenty would be too much for one answer.`,
    AllVargas,
  ),
  ...(Object.fromEntries(VARGA_IDS.map((id) => [id, chartEndpoint(id)])) as Record<VargaId, EndpointRecord>),
  vimsopaka: endpoint(
    'Vimsopaka bala',
    'Strength of the seven planets by their signs in six, seven, ten and sixteen vargas, with every component.',
    VimsopakaBala,
  ),
} satisfies Records;
