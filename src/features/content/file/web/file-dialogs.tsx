import { lazy } from 'react'

// Forms, fields and the chooser are loaded with the first dialog that is opened.
const names = () => import('./name-dialog.tsx')

export const NameDialog = lazy(async () => ({ default: (await names()).NameDialog }))
export const NewFolderDialog = lazy(async () => ({ default: (await names()).NewFolderDialog }))
export const FolderNameDialog = lazy(async () => ({ default: (await names()).FolderNameDialog }))
export const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
export const LinkDialog = lazy(async () => ({
  default: (await import('./link-dialog.tsx')).LinkDialog,
}))
export const ReplaceDialog = lazy(async () => ({
  default: (await import('./chooser/replace-dialog.tsx')).ReplaceDialog,
}))
