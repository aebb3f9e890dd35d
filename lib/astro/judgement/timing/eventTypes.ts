/** Events of a life that a person may tell, and the matters to which they belong (custom; no text lists them). */
import { both, type Bilingual } from '../../bilingual.ts';
import type { AgedMatter } from '../../stage.ts';

export const EVENT_TYPES = [
  'job',
  'promotion',
  'loss_of_job',
  'business',
  'marriage',
  'separation',
  'child',
  'illness',
  'accident',
  'move_abroad',
  'property',
  'study',
  'exam',
  'bereavement',
  'other',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_NAMES: Readonly<Record<EventType, Bilingual>> = {
  job: both('New job', 'नई नौकरी'),
  promotion: both('Promotion', 'पदोन्नति'),
  loss_of_job: both('Loss of a job', 'नौकरी छूटना'),
  business: both('Start of a business', 'व्यवसाय की शुरुआत'),
  marriage: both('Marriage', 'विवाह'),
  separation: both('Separation', 'अलगाव'),
  child: both('Birth of a child', 'संतान का जन्म'),
  illness: both('Illness', 'बीमारी'),
  accident: both('Accident', 'दुर्घटना'),
  move_abroad: both('Move abroad', 'विदेश जाना'),
  property: both('Property', 'संपत्ति'),
  study: both('Course of study', 'पढ़ाई'),
  exam: both('Examination', 'परीक्षा'),
  bereavement: both('Bereavement', 'परिजन का निधन'),
  other: both('Other event', 'अन्य घटना'),
};

/** Events that the times of a matter bring, and those that its demanding times bring. */
interface EventsOfMatter {
  readonly brought: readonly EventType[];
  readonly burdening: readonly EventType[];
}

const NO_EVENTS: readonly EventType[] = [];

/** Illness and accident are what the windows of health are about: those ask for care. */
export const EVENTS_OF: Readonly<Record<AgedMatter, EventsOfMatter>> = {
  marriage: { brought: ['marriage'], burdening: ['separation'] },
  bond: { brought: ['marriage'], burdening: ['separation'] },
  career: { brought: ['job', 'promotion', 'business'], burdening: ['loss_of_job'] },
  wealth: { brought: ['business', 'promotion', 'property'], burdening: NO_EVENTS },
  health: { brought: ['illness', 'accident'], burdening: NO_EVENTS },
  children: { brought: ['child'], burdening: NO_EVENTS },
  education: { brought: ['study', 'exam'], burdening: NO_EVENTS },
  examinations: { brought: ['exam'], burdening: NO_EVENTS },
  property: { brought: ['property'], burdening: NO_EVENTS },
  spiritual: { brought: NO_EVENTS, burdening: NO_EVENTS },
  travel: { brought: ['move_abroad'], burdening: NO_EVENTS },
  abroad: { brought: ['move_abroad'], burdening: NO_EVENTS },
};
