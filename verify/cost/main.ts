/** Measures all functions and returns the page on what they cost. */
import { cpus } from 'node:os';
import { ASSUMED } from './bill.ts';
import { measuredFunctions, type Setting } from './measure.ts';
import { costPage } from './page.ts';
import { standingCost, type AlarmResource } from './standing.ts';

export interface Run extends Setting {
  /** Alarms and filters, as the template has them. */
  readonly resources: Readonly<Record<string, AlarmResource>>;
}

export async function run({ resources, ...setting }: Run): Promise<string> {
  const measured = await measuredFunctions(setting);
  const machine = `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`;
  return costPage(measured, standingCost(resources), ASSUMED, { machine, date: new Date().toISOString().slice(0, 10) });
}
