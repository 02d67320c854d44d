/** The share of each part in the whole, by weights, which are 1 where none is given. */
export function ratioOfWeights(parts: readonly { weight?: number | undefined }[]): number[] {
  const total = parts.reduce((sum, { weight = 1 }) => sum + weight, 0)
  return parts.map(({ weight = 1 }) => weight / total)
}
