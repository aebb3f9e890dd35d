/** The places of the births: cities with their zones. */
export interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

export const CITIES: readonly City[] = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
  { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
  { latitude: 27.7172, longitude: 85.324, timezone: 'Asia/Kathmandu' },
  { latitude: 25.2048, longitude: 55.2708, timezone: 'Asia/Dubai' },
  { latitude: 1.3521, longitude: 103.8198, timezone: 'Asia/Singapore' },
  { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: 37.7749, longitude: -122.4194, timezone: 'America/Los_Angeles' },
  { latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
];

/** The distance from a city in degrees. */
export const REACH_DEG = 0.3;
