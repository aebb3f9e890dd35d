/** Places that give a bindu (BPHS 66), and what the reductions multiply by (BPHS 69). */
import { both, type Bilingual } from '../bilingual.ts';
import { bphs, brihatJataka, practice, type Source } from '../source.ts';
import type { SevenPlanet } from './planets.ts';

/** Who gives bindus, and has them: the seven planets and the ascendant; the nodes do neither. */
export type Contributor = SevenPlanet | 'Ascendant';

/** Houses that get a bindu, counted from the giver, whose own sign is 1. */
export type GivingPlaces = Readonly<Record<Contributor, readonly number[]>>;

/** By whose ashtakavarga it is, then by who gives. */
export const BINDU_PLACES: Readonly<Record<Contributor, GivingPlaces>> = {
  Sun: {
    Sun: [1, 2, 4, 7, 8, 9, 10, 11],
    Moon: [3, 6, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [3, 5, 6, 9, 10, 11, 12],
    Jupiter: [5, 6, 9, 11],
    Venus: [6, 7, 12],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [3, 4, 6, 10, 11, 12],
  },
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 9, 10, 11],
    Mars: [2, 3, 5, 6, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 2, 4, 7, 8, 10, 11],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Ascendant: [3, 6, 10, 11],
  },
  Mars: {
    Sun: [3, 5, 6, 10, 11],
    Moon: [3, 6, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [3, 5, 6, 11],
    Jupiter: [6, 10, 11, 12],
    Venus: [6, 8, 11, 12],
    Saturn: [1, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 3, 6, 10, 11],
  },
  Mercury: {
    Sun: [5, 6, 9, 11, 12],
    Moon: [2, 4, 6, 8, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    Jupiter: [6, 8, 11, 12],
    Venus: [1, 2, 3, 4, 5, 8, 9, 11],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 2, 4, 6, 8, 10, 11],
  },
  Jupiter: {
    Sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    Moon: [2, 5, 7, 9, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    Jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    Venus: [2, 5, 6, 9, 10, 11],
    Saturn: [3, 5, 6, 12],
    Ascendant: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 4, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  Saturn: {
    Sun: [1, 2, 4, 7, 8, 10, 11],
    Moon: [3, 6, 11],
    Mars: [3, 5, 6, 10, 11, 12],
    Mercury: [6, 8, 9, 10, 11, 12],
    Jupiter: [5, 6, 11, 12],
    Venus: [6, 11, 12],
    Saturn: [3, 5, 6, 11],
    Ascendant: [1, 3, 4, 6, 10, 11],
  },
  Ascendant: {
    Sun: [3, 4, 6, 10, 11, 12],
    Moon: [3, 6, 10, 11, 12],
    Mars: [1, 3, 6, 10, 11],
    Mercury: [1, 2, 4, 6, 8, 10, 11],
    Jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9],
    Saturn: [1, 3, 4, 6, 10, 11],
    Ascendant: [3, 6, 10, 11],
  },
};

/**
 * Rows that other texts read otherwise, with the same totals.
 *
 * Varahamihira leaves out the Moon's 9th from itself and Jupiter's 2nd, and gives the 9th from Mars and the 12th from
 * Jupiter; for Venus he has the 5th from Mars where Parashara has the 4th.
 */
export const VARAHAMIHIRA_PLACES: Readonly<Record<'Moon' | 'Venus', GivingPlaces>> = {
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 10, 11],
    Mars: [2, 3, 5, 6, 9, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 4, 7, 8, 10, 11, 12],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Ascendant: [3, 6, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 5, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
};

export const BINDU_SOURCE: Source = bphs(66);
export const VARAHAMIHIRA_SOURCE: Source = brihatJataka(9);

/** Bindus of all seven planets: the same in every chart. */
export const SARVA_TOTAL = 337;

/** Aries first. */
export const SIGN_MULTIPLIERS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;

/** What reduced bindus are multiplied by for the planet that stands in their sign (BPHS 69). */
export const PLANET_MULTIPLIERS: Readonly<Record<SevenPlanet, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

export const TRIKONA_SOURCE: Source = bphs(67);
export const EKADHIPATYA_SOURCE: Source = bphs(68);
export const PINDA_SOURCE: Source = bphs(69);
/** Its chapter 72 speaks of the sums of all seven. */
export const SARVA_SOURCE: Source = bphs(72);

/** The house from a planet in which its ashtakavarga is judged for one matter (BPHS 70). */
export interface KeyHouse {
  readonly house: number;
  /** English continues "in matters of". */
  readonly matter: Bilingual;
}

/** The house that is judged in the ashtakavarga of each planet, and its matter (BPHS 70). */
export const KEY_HOUSES: Readonly<Record<SevenPlanet, KeyHouse>> = {
  Sun: { house: 9, matter: both('the father and those who stand in his place', 'पिता और पिता समान लोग') },
  Moon: { house: 4, matter: both('the mother, the home and peace of mind', 'माता, घर और मन की शांति') },
  Mars: { house: 3, matter: both('brothers and sisters, courage and land', 'भाई-बहन, साहस और ज़मीन') },
  Mercury: { house: 4, matter: both('the wider family, friends and business', 'रिश्तेदार, मित्र और व्यापार') },
  Jupiter: { house: 5, matter: both('children, learning and advice', 'संतान, विद्या और सलाह') },
  Venus: { house: 7, matter: both('marriage and partnership', 'विवाह और साझेदारी') },
  Saturn: { house: 8, matter: both('your own stamina and livelihood', 'अपना दम-खम और रोज़गार') },
};

export const KEY_HOUSE_SOURCE: Source = bphs(70);

export const KAKSHA_SOURCE: Source = practice('Ashtakavarga practice: the eight kakshas of a sign');
export const BINDU_RESULTS_SOURCE: Source = practice('Ashtakavarga practice: results by the number of bindus');
