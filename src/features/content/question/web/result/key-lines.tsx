import type { ReactNode } from 'react'
import { LineText } from '../stem.tsx'
import type { ShownResult } from './result-props.ts'
import { keyItems } from './verdict-of.ts'

/** The items that the key names for a part, ready to stand in its place. */
export const keyLines = (
  result: ShownResult,
  id: string,
  items: readonly { id: string; html: string }[],
): ReactNode[] => keyItems(result, id, items).map((html) => <LineText key={html} html={html} />)
