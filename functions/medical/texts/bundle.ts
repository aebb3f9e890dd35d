/** Texts about health, loaded by the first of them: their phrases are as large as all the code of this group. */
export { healthTimelineTask } from '../../../lib/texts/healthTimeline/task.ts';
export { timelineRecord } from '../timeline/results.ts';
export { healthTimeline } from '../../../lib/astro/judgement/medical/timeline/timeline.ts';
export { wordCount } from '../../../lib/texts/model/textChecks.ts';
export { basedOn } from '../../../lib/texts/health/basedOn.ts';
export { medicalData } from './medicalData.ts';
export { healthReadingTask, READING_DISCLAIMERS } from '../../../lib/texts/health/reading.ts';
