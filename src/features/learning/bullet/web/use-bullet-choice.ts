import { useMedia, useStored, useSwitch } from '#src/web/use-stored.ts'
import { bulletsOn } from './bullets-on.ts'

export const densities = ['few', 'medium', 'many'] as const
export type Density = (typeof densities)[number]

/** Lanes of each density, as far as the film has room for them. */
export const lanesOf: Record<Density, number> = { few: 2, medium: 4, many: 8 }

/** What a viewer has chosen on this device. Where movement is to be reduced, nothing moves over the film. */
export function useBulletChoice() {
  const [on, setOn] = useSwitch(bulletsOn, true)
  const [density, setDensity] = useStored<Density>('bullets:density', 'medium', densities)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  return { on, setOn, density, setDensity, isStill }
}
