import { lazy } from 'react'
import type { ItemKind } from '../item-kind.ts'
import { measureText } from '../parts/measures.ts'
import { taskKindText } from './text.ts'

export const taskKind: ItemKind<'task'> = {
  type: 'task',
  icon: 'task',
  text: taskKindText,
  empty: () => ({ zh: '', en: '' }),
  measure: measureText,
  Form: lazy(() => import('../parts/text-form.tsx')),
}
