/** The parts of the Network Information API that are read; Safari and Firefox have none of it. */
interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
  /** Megabits a second. */
  downlink?: number
}

const connectionOf = () => (navigator as Navigator & { connection?: Connection }).connection ?? {}

/**
 * Whether bytes may cost money or time here: a metered or slow line, or a small screen where the browser
 * does not say. The page then shows the size of a film before it plays, and loads nothing ahead.
 */
export function isCostly(): boolean {
  const { saveData, type, effectiveType } = connectionOf()
  if (saveData || type === 'cellular') return true
  if (effectiveType !== undefined && effectiveType !== '4g') return true
  return type === undefined && matchMedia('(width < 768px)').matches
}

/** Megabits a second where the browser does not say; a line without them shows it by standing still. */
const usualDownlink = 8

/** Whether so many bits a second come with ease, and cost nothing. */
export const carries = (bits: number): boolean =>
  !isCostly() && (connectionOf().downlink ?? usualDownlink) * 1e6 > bits * 1.5
