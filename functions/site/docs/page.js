/* global document, location, navigator, setTimeout, window */
/** What the pages do beside being read: examples name this host, are copied with a click, and paths can be looked for. */
import { tryForm } from './try.js';

for (const place of document.querySelectorAll('.origin')) place.textContent = location.origin;
for (const sample of document.querySelectorAll('figure.sample')) equip(sample);
const list = document.getElementById('path-list');
if (list) list.before(filterOf(list));
openTarget();
window.addEventListener('hashchange', openTarget);

function equip(sample) {
  const place = sample.querySelector('figcaption') ?? sample;
  const copy = button('Copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(sample.querySelector('pre').textContent);
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy'), 1500);
  });
  place.append(copy);
  if (sample.dataset.request) place.append(sendingButton(sample));
}

function sendingButton(sample) {
  const opener = button('Try it');
  opener.setAttribute('aria-expanded', 'false');
  let form;
  opener.addEventListener('click', () => {
    if (!form) {
      form = tryForm(JSON.parse(sample.dataset.request), sample);
      sample.append(form);
    } else {
      form.hidden = !form.hidden;
    }
    opener.setAttribute('aria-expanded', String(!form.hidden));
    opener.textContent = form.hidden ? 'Try it' : 'Close';
  });
  return opener;
}

function button(text) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}

/** Leaves the paths that have every word that was typed, and opens the groups that have some. */
function filterOf(paths) {
  const label = document.createElement('label');
  label.textContent = 'Find a path';
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'filter';
  field.placeholder = 'sade sati, rahu kaal, navamsa ...';
  label.append(field);
  field.addEventListener('input', () => {
    const words = field.value
      .toLowerCase()
      .split(/[\s/_-]+/)
      .filter(Boolean);
    for (const group of paths.querySelectorAll('.group')) narrow(group, words);
  });
  return label;
}

function narrow(group, words) {
  const about = group.querySelector('summary').textContent;
  let isAny = false;
  for (const line of group.querySelectorAll('.paths li')) {
    const text = `${about} ${line.textContent}`.toLowerCase().replace(/[\s/_-]+/g, ' ');
    line.hidden = !words.every((word) => text.includes(word));
    isAny ||= !line.hidden;
  }
  group.hidden = !isAny;
  group.open = words.length > 0 && isAny;
}

/** A link to a group opens it. */
function openTarget() {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.tagName === 'DETAILS') target.open = true;
}
