/** The first screens of an app: node sample.js [http://127.0.0.1:3000] */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { astrologyClient, type Birth, type Refusal } from 'vedic-astrology-client';

const api = astrologyClient({
  baseUrl: process.argv[2] ?? 'http://127.0.0.1:3000',
  language: 'en',
  onTokens: (tokens) => {
    // An app keeps them in the keychain of the phone and gives them as `tokens` when it starts again.
    console.log(tokens ? 'Signed in' : 'Signed out');
  },
});

const asha: Birth = {
  name: 'Asha Rao',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};

/** What a person reads when the service says no. */
function textOf({ detail }: Refusal): string {
  if (typeof detail === 'string') return detail;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n');
}

async function showPlanets(): Promise<void> {
  const { data, error } = await api.POST('/api/v1/planets/positions', { body: asha });
  if (error) throw new Error(textOf(error));
  for (const { name, dms, sign, house } of data.data.planets)
    console.log(`${name} ${dms} ${sign.name}, house ${house}`);
}

async function showDasha(): Promise<void> {
  const { data, error } = await api.POST('/api/v1/dasha/current', { body: asha });
  if (error) throw new Error(textOf(error));
  const { mahadasha, antardasha } = data.data;
  if (mahadasha && antardasha) console.log(`${mahadasha.name}, and in it ${antardasha.name} until ${antardasha.end}`);
}

async function showDay(): Promise<void> {
  const query = { date: '2026-11-21', latitude: asha.latitude, longitude: asha.longitude };
  const { data, error } = await api.GET('/api/v1/panchang/daily', { params: { query } });
  if (error) throw new Error(textOf(error));
  const { sunrise, tithi, vara } = data.data;
  console.log(`${vara.name}, ${tithi[0]?.name ?? ''}; sunrise ${sunrise ?? 'not on this day'}`);
}

async function showMistakes(): Promise<void> {
  const { error } = await api.POST('/api/v1/varga/d9', { body: { ...asha, date: '15-06-1990', latitude: 91 } });
  if (error) console.log(textOf(error));
}

async function saveChart(): Promise<void> {
  const account = { email: `${randomUUID()}@example.com`, username: randomUUID(), password: 'Vrishabha-Lagna-77' };
  const registered = await api.POST('/api/v1/auth/register', { body: account });
  if (registered.error) throw new Error(textOf(registered.error));
  const login = await api.POST('/api/v1/auth/login', { body: account });
  if (login.error) throw new Error(textOf(login.error));
  const { data, error } = await api.POST('/api/v1/chart/birth', { body: { ...asha, include_svg: true } });
  if (error) throw new Error(textOf(error));
  if (data.data.svg) writeFileSync('chart.svg', data.data.svg);
  await api.POST('/api/v1/auth/logout');
}

await showPlanets();
await showDasha();
await showDay();
await showMistakes();
await saveChart();
