/** Records that several answers about transits share. */
import * as v from 'valibot';
import { ContributorId } from '../ashtakavarga.ts';
import {
  count,
  HouseNumber,
  NakshatraRef,
  number,
  percentile,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  text,
  yes,
  localName,
  textOrNull,
} from '../records.ts';
import { TRANSIT_BANDS } from '../../../astro/transit/gochara.ts';
import { MOORTIS } from '../../../astro/tables/gochara.ts';

export const houseFromMoon = count('From the sign of the Moon of birth, which is 1', 1, 12);
export const notes = v.pipe(v.array(v.string()), v.description('What was chosen where texts or practice differ'));
export const summaryText = text('What stands out for this chart, in a few sentences');

export const spanEntries = {
  start: textOrNull('First instant of it; null before the ephemeris begins'),
  end: textOrNull('First instant after it; null where the ephemeris ends before'),
};
export const TransitSpan = record('TransitSpan', 'A time', spanEntries);

export const MoortiId = v.pipe(v.picklist(MOORTIS), v.description('Gold, silver, copper or iron, best to hardest'));
export const TransitBand = v.pipe(
  v.picklist(TRANSIT_BANDS),
  v.description(
    'By percentile, not by points: very_good from 90, good from 65, mixed from 35, challenging from 10, else difficult',
  ),
);
export const Reception = v.pipe(
  v.picklist(['exalted', 'own', 'friend', 'neutral', 'enemy', 'debilitated']),
  v.description('How it is received in the sign: by its own dignity, else as the lord of the sign is to it by nature'),
);
export const bindusInSign = {
  bindus: v.pipe(
    v.nullable(count('0 to 8', 0, 8)),
    v.description('Bindus of the planet in the sign it passes (bhinnashtakavarga); null for the nodes'),
  ),
  sarvashtakavarga: count('Bindus of all planets in that sign', 0, 56),
};
export const nodeVedha = v.pipe(
  v.picklist(['counted', 'none']),
  v.description('Whether Rahu and Ketu obstruct and relieve; chosen by the query node_vedha'),
);

export const Moorti = record('TransitMoorti', 'The form in which a planet came into its sign (moorti nirnaya)', {
  id: MoortiId,
  name: localName,
  taken_at: text('The ingress that it is taken from: the latest, where the planet came back'),
  moon_house: count('Where the Moon passed at that instant, from the Moon of birth', 1, 12),
});

const Segment = record('TransitSegment', 'An unbroken stay in the sign', {
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
  is_entered_retrograde: v.pipe(v.nullable(v.boolean()), v.description('Whether the planet came in moving backwards')),
  moorti: v.pipe(v.nullable(MoortiId), v.description('Of this ingress; null for the Moon')),
});

export const Vedha = record('TransitVedha', 'Whether others obstruct or relieve the passage', {
  is_good_house: yes('Whether the house from the Moon is one of its good ones'),
  paired_house: v.pipe(
    v.nullable(count('From the Moon of birth', 1, 12)),
    v.description('From which a good passage is obstructed, or a bad one relieved; null where the text pairs none'),
  ),
  is_obstructed: yes('A good place, and somebody stands in the paired house'),
  is_relieved: yes('A bad place, and somebody stands in the paired house (vipareeta vedha)'),
  by: v.pipe(v.array(PlanetId), v.description('Who obstructs or relieves')),
  exempt: v.pipe(
    v.array(PlanetId),
    v.description(
      'Who stands there without effect: Sun and Saturn, Moon and Mercury; the nodes where node_vedha is none',
    ),
  ),
});

export const TransitEffect = record('TransitEffect', 'What a passage gives', {
  result: v.pipe(
    v.picklist(['favourable', 'neutralised', 'relieved', 'unfavourable']),
    v.description('By house from the Moon and vedha'),
  ),
  result_name: localName,
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The exact sum of the components')),
  percentile,
  band: TransitBand,
  band_name: localName,
  intensity: number('How strongly it is felt; 1.2 while moving backwards'),
  components: v.pipe(
    v.array(Points),
    v.description('House and vedha, bindus, sign, moorti, kaksha; weights interpretive'),
  ),
  theme: text('What the planet brings in this house from the Moon, by itself'),
  counsel: text('What helps'),
  text: text('The passage told for this chart'),
});

export const Kaksha = record('TransitKaksha', 'The eighth of the sign that it passes', {
  number: count('Eighth of the sign', 1, 8),
  lord: ContributorId,
  lord_name: localName,
  is_active: v.pipe(
    v.nullable(v.boolean()),
    v.description('Whether its lord gave the planet a bindu in the sign; null for the nodes, which receive none'),
  ),
});

export const transitEntries = {
  ...planetHead,
  longitude: number('Sidereal, 0 <= x < 360'),
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dms: text('The same as 12°34\'56"'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  is_retrograde: yes('Whether it moves backwards; the mean nodes always do'),
  speed: number('Degrees of sidereal longitude per day'),
  motion: v.picklist(['retrograde', 'stationary', 'slow', 'mean', 'fast']),
  motion_name: localName,
  house_from_moon: houseFromMoon,
  house_from_lagna: v.pipe(HouseNumber, v.description('From the ascendant of birth: the area of life')),
  entered_at: textOrNull('When the unbroken stay in the sign began; null before the ephemeris begins'),
  leaves_at: textOrNull('When it ends; null where the ephemeris ends before'),
  is_reentry: yes('Whether it was in the sign before in this passage and came back'),
  returns_at: textOrNull('When it comes back into the sign after leaves_at; null where it does not'),
  final_exit_at: textOrNull('When the whole passage ends, returns included'),
  segments: v.pipe(
    v.array(Segment),
    v.description('Each stay of the whole passage; one, where it does not turn at a border'),
  ),
  reception: Reception,
  reception_name: localName,
  ...bindusInSign,
  kaksha: Kaksha,
  moorti: v.pipe(
    v.nullable(Moorti),
    v.description('Null for the Moon, and for an ingress before the ephemeris begins'),
  ),
  vedha: Vedha,
  effect: TransitEffect,
};

export const TransitRecord = record('Transit', 'A planet on its way over a chart', transitEntries);
export type TransitRecord = v.InferOutput<typeof TransitRecord>;

export const CombinedTransits = record(
  'CombinedTransits',
  'All nine passages together, the slow planets counting most',
  {
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The exact sum of the components')),
    percentile,
    band: TransitBand,
    band_name: localName,
    components: v.pipe(
      v.array(Points),
      v.description(
        'Share of each planet: Saturn and Jupiter 20 % each, Rahu 12 %, the Sun and Mars 10 %, the Moon and Ketu 8 %, Mercury and Venus 6 %. Then `centring`, an addition: 5.4 points, as the weighted mean of 500 births over 30 years is 44.6; so the score is above 50 for as many people as below',
      ),
    ),
  },
);
export type CombinedTransits = v.InferOutput<typeof CombinedTransits>;

/** Fields of the birth whose transits they are. */
export const subjectEntries = {
  natal_moon: record('TransitNatalMoon', 'The Moon of birth, from which houses are counted', {
    sign: SignRef,
    nakshatra: NakshatraRef,
  }),
  natal_ascendant: SignRef,
};
