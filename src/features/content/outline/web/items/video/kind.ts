import { lazy } from 'react'
import type { ItemKind } from '../item-kind.ts'
import { measureFile } from '../parts/measures.ts'
import { videoKindText } from './text.ts'

export const videoKind: ItemKind<'video'> = {
  type: 'video',
  icon: 'video',
  text: videoKindText,
  empty: () => ({ userFileId: null }),
  measure: measureFile,
  Form: lazy(() => import('../parts/file-form.tsx')),
}
