import { latePart } from '#src/web/late-part.tsx'

// Forms, fields and the chooser are loaded with the first dialog that is opened.
const names = () => import('./name-dialog.tsx')

export const NameDialog = latePart(async () => ({ default: (await names()).NameDialog }))
export const NewFolderDialog = latePart(async () => ({ default: (await names()).NewFolderDialog }))
export const FolderNameDialog = latePart(async () => ({
  default: (await names()).FolderNameDialog,
}))
export const MoveDialog = latePart(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
export const LinkDialog = latePart(async () => ({
  default: (await import('./link-dialog.tsx')).LinkDialog,
}))
export const ReplaceDialog = latePart(async () => ({
  default: (await import('./chooser/replace-dialog.tsx')).ReplaceDialog,
}))
