/** Record of the double transit of Jupiter and Saturn. */
import * as v from 'valibot';
import { twelve } from '../houseRef.ts';
import { count, HouseNumber, PlanetId, record, SignRef, text, yes, localName } from '../records.ts';
import { spanEntries, TransitSpan } from './transit.ts';

const place = (planet: string, places: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.description(`By which place ${planet} reaches it, counted from ${planet}: ${places}; null where it does not`),
  );

const reached = {
  jupiter_place: place('Jupiter', '1, 5, 7 or 9'),
  saturn_place: place('Saturn', '1, 3, 7 or 10'),
};

const houseEntries = {
  number: HouseNumber,
  name: localName,
  sign: SignRef,
  jupiter: yes('Jupiter stands in the house or aspects it'),
  saturn: yes('Saturn stands in the house or aspects it'),
  ...reached,
  lord: PlanetId,
  lord_name: localName,
  lord_sign: v.pipe(SignRef, v.description('Where the lord of the house stood at birth')),
  on_lord: record('DoubleTransitOnLord', 'Who reaches the sign of the lord', reached),
  strength: v.pipe(
    v.picklist(['strong', 'activated', 'partial', 'none']),
    v.description(
      'activated: both on the house; strong: and one of them at least on the sign of its lord; partial: one on the house; none',
    ),
  ),
  strength_name: localName,
  is_activated: yes('Both on the house: activated or strong'),
  is_by_house_or_lord: yes('The reading of K. N. Rao: each of the two reaches the house or the sign of its lord'),
  active_span: v.pipe(
    v.nullable(TransitSpan),
    v.description('Since when and until when both are on the house; null where they are not'),
  ),
  next_span: v.pipe(
    v.nullable(TransitSpan),
    v.description('When both are on the house next, within years_ahead; null where they are not'),
  ),
};

const House = record('DoubleTransitHouse', 'A house from the ascendant', {
  ...houseEntries,
  text: text('What this means for the house now'),
});
const HouseFromMoon = record('DoubleTransitHouseFromMoon', 'A house from the Moon of birth', houseEntries);

const Mover = record('DoubleTransitMover', 'Jupiter or Saturn on its way', {
  sign: SignRef,
  house_from_lagna: HouseNumber,
  house_from_moon: count('From the sign of the Moon of birth, which is 1', 1, 12),
  ...spanEntries,
  reaches: v.pipe(v.array(HouseNumber), v.description('Houses from the ascendant that it stands in or aspects')),
});

const houses = (description: string) => v.pipe(v.array(HouseNumber), v.description(description));

export const doubleTransitEntries = {
  jupiter: Mover,
  saturn: Mover,
  activated: houses('Houses from the ascendant that both reach now'),
  activated_from_moon: houses('Houses from the Moon of birth that both reach now'),
  by_house_or_lord: houses('Houses from the ascendant by the reading of K. N. Rao'),
  houses: twelve(House),
  houses_from_moon: twelve(HouseFromMoon),
  timeline: v.pipe(
    v.array(
      record('DoubleTransitSpan', 'A time in which neither changes its sign', {
        start: text('First instant of it; where it begins before the ephemeris does, the instant asked about'),
        end: text('First instant after it; where the time asked about ends, if sooner'),
        jupiter_sign: SignRef,
        saturn_sign: SignRef,
        houses: houses('From the ascendant'),
        houses_from_moon: houses('From the Moon of birth'),
      }),
    ),
    v.description('From the running time on, years_ahead years'),
  ),
  text: text('What stands out for this chart'),
};

export const DoubleTransitRecord = record(
  'DoubleTransit',
  'Houses that Jupiter and Saturn both reach',
  doubleTransitEntries,
);
export type DoubleTransitRecord = v.InferOutput<typeof DoubleTransitRecord>;
