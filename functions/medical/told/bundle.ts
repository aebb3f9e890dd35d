/** Texts about health, loaded by the first of them: their words weigh as much as all that is computed here. */
export { healthTimelineTask } from '../timeline/task.ts';
export { timelineRecord } from '../timeline/results.ts';
export { healthTimeline } from '../timeline/timeline.ts';
export { wordCount } from '../../_shell/textModel/textChecks.ts';
export { basedOn } from './basedOn.ts';
export { medicalData } from './medicalData.ts';
export { healthReadingTask, READING_DISCLAIMERS } from './reading.ts';
