/** Terms of the judgement of life abroad, in English and Hindi. Bounds are interpretive. */

/** Levels with the percentile from which they hold, the strongest first: a quarter of births each. */
export const PROMISE_LEVELS = [
  { id: 'very_strong', name: 'Very strong', sanskrit: 'अति प्रबल', fromPercentile: 75 },
  { id: 'strong', name: 'Strong', sanskrit: 'प्रबल', fromPercentile: 50 },
  { id: 'fair', name: 'Fair', sanskrit: 'मध्यम', fromPercentile: 25 },
  { id: 'slight', name: 'Slight', sanskrit: 'अल्प', fromPercentile: 0 },
] as const;
export type PromiseLevel = (typeof PROMISE_LEVELS)[number];

/** What takes a person abroad, and the kind of yoga that points to it. */
export const CONNECTIONS = [
  { id: 'study', name: 'Study', sanskrit: 'अध्ययन', kind: 'study' },
  { id: 'job', name: 'Job', sanskrit: 'नौकरी', kind: 'work' },
  { id: 'marriage', name: 'Marriage', sanskrit: 'विवाह', kind: 'spouse' },
  { id: 'business', name: 'Business', sanskrit: 'व्यापार', kind: 'trade' },
  { id: 'settlement', name: 'Settlement', sanskrit: 'स्थायी निवास', kind: 'settlement' },
] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** Outcomes of a stay, with the score from which they hold, the most lasting first. */
export const STAYS = [
  { id: 'permanent', name: 'Permanent settlement', sanskrit: 'स्थायी निवास', from: 58 },
  { id: 'repeated', name: 'Coming and going', sanskrit: 'बार-बार आना-जाना', from: 42 },
  { id: 'return', name: 'Return home', sanskrit: 'स्वदेश वापसी', from: 0 },
] as const;
export type StayVerdict = (typeof STAYS)[number];

/** How long single stays are, by the kind of sign. */
export const STAY_LENGTHS = {
  movable: {
    id: 'short',
    name: 'Short stays',
    sanskrit: 'अल्पकालीन प्रवास',
  },
  dual: {
    id: 'repeated',
    name: 'Repeated stays',
    sanskrit: 'बार-बार प्रवास',
  },
  fixed: {
    id: 'lasting',
    name: 'Lasting stays',
    sanskrit: 'दीर्घकालीन प्रवास',
  },
} as const;

/** Degrees of struggle abroad, with the lost points from which they hold, the most first. */
export const STRUGGLES = [
  { id: 'marked', name: 'Marked struggle', sanskrit: 'अधिक संघर्ष', from: 12 },
  { id: 'some', name: 'Some struggle', sanskrit: 'कुछ संघर्ष', from: 5 },
  { id: 'little', name: 'Little struggle', sanskrit: 'अल्प संघर्ष', from: 0 },
] as const;
export type Struggle = (typeof STRUGGLES)[number];

export const KIND_NAMES = {
  settlement: { id: 'settlement', name: 'Settlement', sanskrit: 'निवास' },
  work: { id: 'work', name: 'Work', sanskrit: 'कार्य' },
  study: { id: 'study', name: 'Study', sanskrit: 'अध्ययन' },
  spouse: { id: 'spouse', name: 'Spouse', sanskrit: 'जीवनसाथी' },
  trade: { id: 'trade', name: 'Trade', sanskrit: 'व्यापार' },
  travel: { id: 'travel', name: 'Travel', sanskrit: 'यात्रा' },
  leaving: { id: 'leaving', name: 'Leaving home', sanskrit: 'स्वदेश त्याग' },
  mind: { id: 'mind', name: 'Inclination', sanskrit: 'रुचि' },
} as const;
