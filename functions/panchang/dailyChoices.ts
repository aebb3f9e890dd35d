/** Where traditions of the calendar differ, and what /panchang/daily uses. */
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';

export const CHOICES: PanchangDaily['choices'] = [
  {
    id: 'month_name',
    choice: 'both',
    text: 'Amanta months, as in the south and west, and purnimanta ones, as in the north, are both given; they differ in the dark half only.',
  },
  {
    id: 'adhika_year',
    choice: 'year_begins_with_adhika_chaitra',
    text: 'Where Chaitra is doubled the year begins with the adhika one (Sewell and Dikshit); some almanacs begin it with the regular one.',
  },
  {
    id: 'samvatsara',
    choice: 'northern_for_vikram_southern_for_shaka',
    text: 'The north names the year after Jupiter’s mean place when it begins; the south counts the sixty names on without it.',
  },
  {
    id: 'ritu_and_ayana',
    choice: 'both_zodiacs',
    text: 'Almanacs go by the sidereal sign of the Sun; the tropical one, which follows solstice and equinox, stands beside it.',
  },
  {
    id: 'abhijit',
    choice: 'eighth_muhurta',
    text: 'The eighth of fifteen muhurtas is the main answer; 24 and 48 minutes to either side of noon stand beside it.',
  },
  {
    id: 'brahma_muhurta',
    choice: 'of_the_night_before',
    text: 'It is measured by the night that ends with this sunrise; some take a fixed 96 to 48 minutes before sunrise.',
  },
  {
    id: 'godhuli',
    choice: 'twelve_minutes_to_either_side',
    text: 'Some almanacs take 24 minutes from sunset.',
  },
  {
    id: 'bhadra_mouth',
    choice: 'by_praharas_of_the_tithi',
    text: 'Mouth and tail lie in the prahara that Muhurta Chintamani names, an eighth of the tithi and a quarter of Bhadra; the reading by thirty ghatis of its body stands beside it.',
  },
  {
    id: 'panchaka_start',
    choice: 'third_quarter_of_dhanishta',
    text: 'Some begin Panchaka with Dhanishta itself.',
  },
  {
    id: 'varjyam',
    choice: 'sixtieths_of_the_nakshatra',
    text: 'The ghatis are stretched with the time that the Moon takes; regional almanacs have slightly other beginnings.',
  },
  {
    id: 'anandadi',
    choice: 'abhijit_counted_never_occupied',
    text: 'The count has 28 stars; Abhijit takes a number after Uttara Ashadha, but the Moon is placed in the 27 only. By the same count Kana of a Monday falls on Abhijit and is not told; some almanacs put it on Shravana.',
  },
  {
    id: 'panchaka_rahita',
    choice: 'tithi_1_to_30',
    text: 'The dark half is counted on from 16; some begin it again from 1.',
  },
];
