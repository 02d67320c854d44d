/** The parts of the Network Information API that are read; Safari and Firefox have none of it. */
interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/**
 * Whether bytes may cost money or time here: a metered or slow line, or a small screen where the browser
 * does not say. The page then shows the size of a film before it plays, and loads nothing ahead.
 */
export function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const { saveData, type, effectiveType } = connection ?? {}
  if (saveData || type === 'cellular') return true
  if (effectiveType !== undefined && effectiveType !== '4g') return true
  return type === undefined && matchMedia('(width < 768px)').matches
}
