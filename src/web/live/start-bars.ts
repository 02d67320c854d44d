import { startBuildCheck } from './build-check.ts'
import { startOffline } from './offline.ts'

/** Begins to show the bars of `../bars.tsx` when they are due. */
export function startBars(): () => void {
  const stops = [startBuildCheck(), startOffline()]
  return () => stops.forEach((stop) => stop())
}
