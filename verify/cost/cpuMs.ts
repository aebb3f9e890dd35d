/** Returns the processor time of this process in milliseconds: other processes on the machine do not increase it. */
export function cpuMs(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
}
