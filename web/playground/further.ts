/** The panels that no first chart waits for: a script of its own, loaded behind it. */
import { byId } from './dom.ts';
import { panelOf, type Panel } from './panel.ts';
import { comparisonPanel } from './panels/comparison.ts';
import { saturnPanel } from './panels/saturn.ts';
import { todayPanel } from './panels/today.ts';
import { vargasPanel } from './panels/vargas.ts';

export function furtherPanels(): Panel[] {
  return [
    panelOf(todayPanel, byId('today')),
    panelOf(saturnPanel, byId('saturn')),
    panelOf(vargasPanel, byId('vargas')),
    comparisonPanel(byId('comparison')),
  ];
}
