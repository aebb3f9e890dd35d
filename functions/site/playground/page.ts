/** The playground: a birth is entered, and every panel shows what one request answers. */
import type { Refusal } from './answers.ts';
import { chartPanel } from './chart.ts';
import { byId } from './dom.ts';
import { panelOf } from './panel.ts';
import type { Scene } from './scene.ts';

const PLANS = [chartPanel];

const form = byId<HTMLFormElement>('birth');
const panels = PLANS.map((plan) => panelOf(plan, byId(plan.id), pointOut));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const scene = sceneOf(new FormData(form));
  for (const panel of panels) void panel.show(scene);
});

function sceneOf(entered: FormData): Scene {
  const text = (name: string) => String(entered.get(name));
  return {
    birth: {
      name: text('name'),
      date: text('date'),
      time: text('time'),
      latitude: Number(text('latitude')),
      longitude: Number(text('longitude')),
    },
    lang: 'en',
    style: 'north',
  };
}

function pointOut({ fields }: Refusal): void {
  for (const { field, message } of fields) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.setCustomValidity(message);
  }
  form.reportValidity();
}
