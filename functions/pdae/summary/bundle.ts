/** The summary of a day, loaded by the first of them. */
export { daySummaryTask } from '../../../lib/texts/daySummary/task.ts';
