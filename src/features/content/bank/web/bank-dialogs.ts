import { lazy } from 'react'

// Forms and fields are loaded with the first dialog that is opened.
const many = () => import('./bulk-dialogs.tsx')
const folders = () => import('./folder-dialogs.tsx')

export const MoveDialog = lazy(async () => ({ default: (await many()).MoveDialog }))
export const TagDialog = lazy(async () => ({ default: (await many()).TagDialog }))
export const PointsDialog = lazy(async () => ({ default: (await many()).PointsDialog }))
export const FolderNameDialog = lazy(async () => ({ default: (await folders()).FolderNameDialog }))
export const MoveFolderDialog = lazy(async () => ({ default: (await folders()).MoveFolderDialog }))
export const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))
export const TagsDialog = lazy(async () => ({
  default: (await import('./tags-dialog.tsx')).TagsDialog,
}))
