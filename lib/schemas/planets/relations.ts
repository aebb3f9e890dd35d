/** Records of /planets: relations of planets to each other and to houses. */
import * as v from 'valibot';
import {
  count,
  DignityId,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { FixedKarakas } from './coordinates.ts';

const Aspect = record('Aspect', 'One aspect of a planet', {
  kind: text('7th, 4th ...: counted from the planet'),
  house: HouseNumber,
  sign: SignRef,
  strength_percent: v.pipe(v.picklist([25, 50, 75, 100]), v.description('Share of a full aspect')),
  is_special: yes('A special aspect of this planet'),
  planets: v.pipe(v.array(PlanetId), v.description('Planets standing there')),
});

export const PlanetAspects = record('PlanetAspects', 'Aspects of the planets (graha drishti)', {
  planets: nine(
    record('AspectsOfPlanet', 'Aspects that one planet casts and receives', {
      ...planetHead,
      house: HouseNumber,
      aspected_houses: v.array(HouseNumber),
      aspected_signs: v.pipe(v.array(count('Sign, Aries 1', 1, 12)), v.description('Numbers, Aries 1')),
      aspected_planets: v.array(PlanetId),
      aspects: v.pipe(v.array(Aspect), v.description('Full aspects')),
      partial_aspects: v.pipe(v.array(Aspect), v.description('Quarter, half and three-quarter aspects')),
      aspected_by: v.array(PlanetId),
      drishti: v.pipe(
        v.array(v.object({ planet: PlanetId, arc: v.number(), virupas: v.number() })),
        v.description('Exact strength on each other planet by the arc between them, 0 to 60 virupas'),
      ),
    }),
  ),
  ascendant: v.object({ aspected_by: v.array(PlanetId) }),
  mutual_aspects: v.pipe(v.array(v.array(PlanetId)), v.description('Pairs that aspect each other')),
  sources,
});
export type PlanetAspects = v.InferOutput<typeof PlanetAspects>;

const ConjunctionPair = record('ConjunctionPair', 'Two planets together', {
  planets: v.pipe(v.array(PlanetId), v.length(2)),
  sign: v.pipe(v.nullable(SignRef), v.description('Null where a sign border parts them')),
  house: v.nullable(HouseNumber),
  orb: number('Degrees by which the conjunction is from exact: what closeness goes by'),
  degree_distance: number(
    'Degrees of the zodiac between them, across a sign border too; the conjunction is exact at 0',
  ),
  ahead: v.pipe(v.nullable(PlanetId), v.description('Which is further on in the zodiac; null where neither is')),
  closeness: v.pipe(v.picklist(['tight', 'close', 'wide']), v.description('Up to 5, up to 10, more degrees')),
  war: v.pipe(
    v.nullable(v.object({ winner: PlanetId, loser: PlanetId })),
    v.description('Planetary war, the more northerly wins'),
  ),
  theme: text('What the pair brings together'),
  confidence: v.literal('interpretive'),
});

export const PlanetConjunctions = record('PlanetConjunctions', 'Planets that share a sign', {
  conjunctions: v.pipe(v.array(ConjunctionPair), v.description('Every pair in one sign')),
  groups: v.pipe(
    v.array(v.object({ sign: SignRef, house: HouseNumber, planets: v.array(PlanetId), span: v.number() })),
    v.description('Signs that hold two planets or more; span is the arc they fill'),
  ),
  across_border: v.pipe(
    v.array(ConjunctionPair),
    v.description('Pairs within three degrees in neighbouring signs: for information, no conjunction by sign'),
  ),
  sources,
});
export type PlanetConjunctions = v.InferOutput<typeof PlanetConjunctions>;

const planetMatrix = (description: string) =>
  v.pipe(v.record(v.string(), v.record(v.string(), v.string())), v.description(description));

export const PlanetRelationships = record('PlanetRelationships', 'Friendship: what each planet thinks of the others', {
  natural: planetMatrix('By planet id, then by the other planet: friend, neutral, enemy'),
  temporary: planetMatrix('friend or enemy, by the places of this chart'),
  compound: planetMatrix('great_friend to great_enemy'),
  notes: v.array(v.string()),
  sources,
});
export type PlanetRelationships = v.InferOutput<typeof PlanetRelationships>;

export const PlanetKarakas = record('PlanetKarakas', 'Natural significators, and where they stand in this chart', {
  planets: nine(
    record('PlanetKaraka', 'What one planet signifies', {
      ...planetHead,
      significations: v.array(v.string()),
      houses: v.pipe(v.array(HouseNumber), v.description('Houses it is the natural significator of')),
      element: v.string(),
      humours: v.array(v.string()),
      gender: v.string(),
      guna: v.string(),
      natural_nature: v.picklist(['benefic', 'malefic']),
      placement: v.object({ house: HouseNumber, sign: SignRef, dignity: DignityId }),
    }),
  ),
  houses: v.pipe(
    v.array(v.object({ number: HouseNumber, karakas: v.array(PlanetId) })),
    v.length(12),
    v.description('Natural significators of each house'),
  ),
  sthira: v.optional(FixedKarakas),
  sources,
});
export type PlanetKarakas = v.InferOutput<typeof PlanetKarakas>;

export const PlanetLordships = record('PlanetLordships', 'Houses that the planets own for this ascendant', {
  ascendant_sign: SignRef,
  planets: nine(
    record('PlanetLordship', 'Lordship of one planet', {
      ...planetHead,
      houses: v.pipe(v.array(HouseNumber), v.description('Owned houses; none for the nodes')),
      functional_nature: v.picklist(['benefic', 'malefic', 'neutral']),
      functional_nature_name: text('In the language asked for'),
      is_yogakaraka: yes('Owns a kendra and a trikona, and is named so for this ascendant'),
      is_maraka: yes('Named as a maraka for this ascendant'),
      is_badhaka: yes('Lord of the house of obstruction'),
      dispositor: v.pipe(
        v.nullable(PlanetId),
        v.description('For the nodes: lord of the sign, whose nature they take'),
      ),
      reasons: v.array(
        v.object({
          house: HouseNumber,
          effect: v.picklist(['good', 'bad', 'neutral', 'maraka']),
          text: v.string(),
        }),
      ),
      placement: v.object({ house: HouseNumber, sign: SignRef, dignity: DignityId }),
    }),
  ),
  yoga_pair: v.pipe(v.array(PlanetId), v.description('Two planets said to make a yoga together for this ascendant')),
  badhaka_house: HouseNumber,
  sources,
});
export type PlanetLordships = v.InferOutput<typeof PlanetLordships>;
