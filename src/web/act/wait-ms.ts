const firstWaitMs = 1000
const longestWaitMs = 30_000

/** Delay before a failed call is repeated: 1, 2, 4 … 30 seconds. */
export const waitMs = (failures: number) =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1))
