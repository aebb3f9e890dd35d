/** Every scale by which a number gets its word. Bounds are interpretive where no source is named. */
import { scale } from '../scale.ts';

/** Added to a bound that belongs to the word below it. */
const TINY = 1e-9;

export const GRADES = {
  /** Percentiles of scores among many births: no band holds more than about a third of them. */
  band: scale('band', [10, 35, 65, 90], ['very_weak', 'weak', 'average', 'good', 'excellent']),
  /** The same bounds where a high place burdens: what hinders a chart. */
  burden: scale('burden', [10, 35, 65, 90], ['very_light', 'light', 'ordinary', 'heavy', 'very_heavy']),
  /** The same percentiles where a matter of life is judged: the words of the low bands would frighten. */
  life_area: scale('life_area', [10, 35, 65, 90], ['difficult', 'weak', 'mixed', 'good', 'excellent']),
  /** Percentile of a yoga's strength among the births in which it is formed. */
  yoga: scale('yoga', [10, 35, 65], ['nominal', 'weak', 'medium', 'strong']),
  /** Score of a dosha that is formed, 0 to 100 (rules of Manglik: partial from 30, full from 60). */
  dosha: scale('dosha', [30, 60], ['mild', 'moderate', 'severe']),
  /** Bindus of one planet in a sign, 0 to 8: borders of practice. */
  bindus: scale('bindus', [2, 4, 5, 7], ['very_bad', 'poor', 'neutral', 'good', 'excellent']),
  /** Bindus of all seven planets in a sign: borders of practice, 28 being the mean. */
  sarva: scale('sarva', [22, 25, 28, 30, 35], ['very_weak', 'weak', 'average', 'good', 'strong', 'very_strong']),
  /** Shadbala in rupas over the least that the planet needs; from 1 on it has enough (BPHS 27). */
  shadbala: scale('shadbala', [0.7, 0.85, 1, 1.25], ['very_weak', 'weak', 'average', 'strong', 'very_strong']),
  /** Vimsopaka, 0 to 20 (BPHS 7). */
  vimsopaka: scale('vimsopaka', [5, 10, 15, 18], ['very_weak', 'weak', 'medium', 'good', 'excellent']),
  /** Pancha-vargiya bala, 0 to 20 (Tajika Neelakanthi). */
  pancha_vargiya: scale('pancha_vargiya', [5, 10, 15], ['nirbala', 'alpa', 'madhya', 'purna']),
  /** Severity of a combustion, 0 to 1. */
  combustion: scale('combustion', [0.4, 0.8], ['mild', 'combust', 'deep']),
  /** Percentile of a transit among many births. */
  transit: scale('transit', [10, 35, 65, 90], ['difficult', 'challenging', 'mixed', 'good', 'very_good']),
  /** Pressure of Saturn's stay, 0 to 100. */
  saturn: scale('saturn', [50, 70], ['mild', 'moderate', 'severe']),
  /** Manglik points, 0 to 100. */
  manglik: scale('manglik', [30, 60], ['low', 'partial', 'full']),
  /** Strength of a house in rupas (BPHS 27). */
  house_bala: scale('house_bala', [6, 7, 8 + TINY], ['weak', 'medium', 'good', 'strong']),
  /** Wealth in the hora chart, percent of the most points: of many births a quarter are strong, two thirds moderate or more. */
  wealth_in_d2: scale('wealth_in_d2', [30, 45], ['modest', 'moderate', 'strong']),
  /** Courage in the drekkana, a balance of points. */
  courage_in_d3: scale('courage_in_d3', [0, 2], ['gentle', 'growing', 'ready']),
  /** A day for a person, 0 to 100. */
  day: scale('day', [20, 35, 50, 70], ['danger', 'avoid', 'normal', 'good', 'best']),
  /** The place of a day among those of the year around it, 0 to 100. */
  day_in_year: scale('day_in_year', [10, 35, 65, 90], ['danger', 'avoid', 'normal', 'good', 'best']),
  /** Weakness of a planet for health, 0 to 100. */
  weakness: scale('weakness', [20, 40, 60], ['low', 'moderate', 'high', 'severe']),
  /** An indication of health, or how vulnerable a part of the body is, 0 to 100. */
  indication: scale('indication', [45, 70], ['low', 'medium', 'high']),
  /** The level of risk to health, by percentile: critical is one birth of a hundred, high ten more. */
  health_risk: scale('health_risk', [40, 89, 99], ['low', 'medium', 'high', 'critical']),
  /** How far a planet protects health, 0 to 100. */
  protection: scale('protection', [24, 45, 65], ['none', 'partial', 'good', 'full']),
  /** Points of a karmic debt. */
  karmic_debt: scale('karmic_debt', [3, 5, 7], ['low', 'moderate', 'high', 'severe']),
  /** Points for and against a matter in the shashtiamsha; near none they are neutral. */
  karma_balance: scale('karma_balance', [-0.5, 0.5 + TINY], ['negative', 'neutral', 'positive']),
  /** How much a planet needs remedies, 0 to 100; without any point it needs none. */
  remedy_need: scale('remedy_need', [TINY, 20, 40, 60], ['none', 'slight', 'helpful', 'advised', 'urgent']),
  /** How pressing a gemstone is, 0 to 100. */
  gem_priority: scale('gem_priority', [TINY, 20, 40], ['none', 'low', 'medium', 'high']),
} as const;
