import { lazy } from 'react'
import type { ItemKind } from '../item-kind.ts'
import { measureText } from '../parts/measures.ts'
import { textKindText } from './text.ts'

export const textKind: ItemKind<'text'> = {
  type: 'text',
  icon: 'reading',
  text: textKindText,
  empty: () => ({ zh: '', en: '' }),
  measure: measureText,
  Form: lazy(() => import('../parts/text-form.tsx')),
}
