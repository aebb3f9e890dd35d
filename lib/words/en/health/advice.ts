/** What planets and constitutions traditionally call for in health, in English. */
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** What the period of a planet calls for: whole imperatives without their full stop. */
export const PLANET_CARES_EN: Readonly<Record<Planet, readonly [string, string, string]>> = {
  Sun: [
    'keep fixed hours and take the morning light',
    'save strength and stop before the limit',
    'rise early and do not skip breakfast',
  ],
  Moon: ['sleep enough and drink enough water', 'do not carry worries alone', 'eat warm food and keep calm company'],
  Mars: [
    'avoid haste, above all near roads',
    'give energy an outlet in daily movement and eat less chilli',
    'let anger cool before acting',
  ],
  Mercury: [
    'give the nerves a rest and breathe deeply',
    'eat on time and spend less time on screens',
    'put plans on paper so that the head may rest',
  ],
  Jupiter: [
    'be moderate with food and sweets',
    'walk after meals and listen to good advice',
    'do not let comfort turn into heaviness',
  ],
  Venus: [
    'drink enough water and keep late nights few',
    'enjoy good things in moderation and rest well',
    'keep sugar low and days balanced',
  ],
  Saturn: [
    'rest before tiredness comes and keep warm',
    'do a little every day rather than much at once',
    'take an oil massage now and then and keep steady hours',
  ],
  Rahu: [
    'avoid extremes and keep to tested habits',
    'take a second opinion before large steps',
    'keep food plain and evenings quiet',
  ],
  Ketu: [
    'note small complaints and ask about them early',
    'walk with care and keep a quiet hour every day',
    'eat simply and let prayer steady you',
  ],
};

/** Long-term everyday habits for each constitution, in whole sentences. */
export const HUMOUR_CARES_EN: Readonly<Record<Humour, readonly [string, string, string, string, string]>> = {
  vata: [
    'The constitution is led by vata, so warm, freshly cooked food at fixed hours keeps it steady.',
    'For vata, an oil massage once or twice a week and early sleep do more than any effort.',
    'As vata leads, keep out of cold wind and take slow walks or gentle yoga every day.',
    'Vata is calmed by regular hours: travel little in the evening and leave screens before sleep.',
    'Over the years moisture and rest calm vata: soups, a little ghee and enough sleep.',
  ],
  pitta: [
    'The constitution is led by pitta, so mild, cooling food and no skipped meals keep it in balance.',
    'For pitta, make lunch the main meal and go easy on chilli and fried food.',
    'As pitta leads, take breaks from the heat and let the day end early.',
    'Pitta is cooled by water, greenery and patience: walk in the cool of the day.',
    'Over the years moderation calms pitta: exercise for joy, not to win.',
  ],
  kapha: [
    'The constitution is led by kapha, so light, warm food and daily movement suit it best.',
    'For kapha, rise before dawn, do not sleep by day and keep supper light.',
    'As kapha leads, ginger, pepper and turmeric in food keep heaviness away.',
    'Kapha is stirred by what is new: vary the routine and keep lively company.',
    'Over the years movement lightens kapha: little sugar and dairy, and a walk each morning.',
  ],
};
