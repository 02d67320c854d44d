import type { Gap } from '../../body/gap.ts'

/** Sets the weight of a gap; 1 is the default and kept as none. */
export function withWeight<G extends Gap>(gap: G, weight: number | null): G {
  const { weight: _, ...rest } = gap
  return (weight === null || weight === 1 ? rest : { ...rest, weight }) as G
}
