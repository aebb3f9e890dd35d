/** Records of /special/drekkana and /special/hora-chart: the chart as in /varga, and its life area. */
import * as v from 'valibot';
import {
  count,
  DignityId,
  HouseNumber,
  number,
  PlanetId,
  Points,
  record,
  SignRef,
  text,
  yes,
} from '../common/records.ts';
import { svgEntry } from '../common/drawn.ts';
import { divisionalEntries } from '../varga/answers.ts';

const Siblings = record('DrekkanaSiblings', 'What D3 says of younger or of elder brothers and sisters', {
  house: v.pipe(v.picklist([3, 11]), v.description('Of D3: 3 younger, 11 elder')),
  sign: SignRef,
  lord: PlanetId,
  lord_sign: v.pipe(SignRef, v.description('In D3')),
  lord_house: v.pipe(HouseNumber, v.description('In D3')),
  lord_dignity: DignityId,
  occupants: v.pipe(v.array(PlanetId), v.description('Planets in that house of D3')),
  leaning: v.pipe(
    v.picklist(['brothers', 'sisters', 'both']),
    v.description('Odd signs and male planets point to brothers, even signs and female ones to sisters'),
  ),
  bond: v.pipe(
    v.picklist(['supports', 'mixed', 'asks_care']),
    v.description('By the sum of the reasons: above zero, zero, below'),
  ),
  reasons: v.pipe(v.array(Points), v.description('What counted for or against, one point each')),
  text: text('What it says of the bond'),
});

const Courage = record('DrekkanaCourage', 'What D3 says of courage', {
  tone: v.pipe(v.picklist(['ready', 'growing', 'gentle']), v.description('From 2 points; from 0; below')),
  balance: number('Sum of the components'),
  components: v.array(Points),
  text: text('What it says'),
});

const Sensitive = v.object({ sign: SignRef, lord: PlanetId });

export const DrekkanaChart = record('DrekkanaChart', 'The chart of thirds, read for siblings and courage', {
  ...divisionalEntries,
  ...svgEntry,
  siblings: v.object({ younger: Siblings, elder: Siblings }),
  courage: Courage,
  drekkana_22nd: record('Drekkana22', 'The 22nd drekkana, a sensitive part', {
    from_ascendant: Sensitive,
    from_moon: Sensitive,
    text: text('How it is used'),
  }),
});
export type DrekkanaChart = v.InferOutput<typeof DrekkanaChart>;

const HoraId = v.picklist(['sun', 'moon']);

const WealthPlanet = record('HoraWealthPlanet', 'A planet that wealth depends on', {
  planet: PlanetId,
  roles: v.pipe(v.array(v.picklist(['lord_2', 'lord_11', 'significator'])), v.description('Lords at birth; Jupiter')),
  hora: HoraId,
  is_proper: yes('Whether it stands in the hora in which it gives its best'),
  birth_dignity: DignityId,
  text: text('What it gives'),
});

export const HoraChart = record('HoraChart', 'The chart of halves, read for wealth', {
  ...divisionalEntries,
  ...svgEntry,
  wealth: record('HoraWealth', 'What D2 says of wealth', {
    ascendant_hora: v.pipe(HoraId, v.description('Sun: by own effort; Moon: through family and the public')),
    sun_hora: v.pipe(v.array(PlanetId), v.description('Planets in the hora of the Sun')),
    moon_hora: v.pipe(v.array(PlanetId), v.description('Planets in the hora of the Moon')),
    in_proper_hora: v.pipe(
      v.array(PlanetId),
      v.description(
        'Sun, Mars, Jupiter with the Sun; Moon, Venus, Saturn and the nodes with the Moon; Mercury in both',
      ),
    ),
    percent: count('Points of the score in the reading, in percent of what they could be', 0, 100),
    level: v.pipe(v.picklist(['strong', 'moderate', 'modest']), v.description('From 45 percent; from 30; below')),
    key_planets: v.array(WealthPlanet),
    text: text('Sources of wealth and how they are best used'),
  }),
});
export type HoraChart = v.InferOutput<typeof HoraChart>;
