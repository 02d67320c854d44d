import { useEffect } from 'react'
import { Bars } from '../bars.tsx'
import { startBars } from './start-bars.ts'

/** The bars of a page that React hydrates, loaded after it: the first seconds need neither. */
export function LiveBars() {
  useEffect(startBars, [])
  return <Bars />
}
