import { lazy } from 'react'
import type { ItemKind } from '../item-kind.ts'
import { measureFile } from '../parts/measures.ts'
import { coursewareKindText } from './text.ts'

export const coursewareKind: ItemKind<'courseware'> = {
  type: 'courseware',
  icon: 'file',
  text: coursewareKindText,
  empty: () => ({ userFileId: null }),
  measure: measureFile,
  Form: lazy(() => import('../parts/file-form.tsx')),
}
