import { lazy } from 'react'

// Forms and fields are loaded with the first dialog that is opened.
export const FoldersDialog = lazy(async () => ({
  default: (await import('./folders-dialog.tsx')).FoldersDialog,
}))
export const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
