/** Returns the milliseconds that processors have worked for this process: others on the machine do not lengthen them. */
export function cpuMs(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
}
