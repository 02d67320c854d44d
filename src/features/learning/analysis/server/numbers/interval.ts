/** The 95 % point of the normal distribution on both sides. */
const z = 1.959963984540054

/** The interval of Wilson at 95 % for a share that was observed `n` times, within 0 to 1. */
export function wilsonInterval(share: number, n: number): { from: number; to: number } {
  const base = 1 + z ** 2 / n
  const middle = (share + z ** 2 / (2 * n)) / base
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / base
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}
