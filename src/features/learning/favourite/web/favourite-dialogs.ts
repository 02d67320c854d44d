import { latePart } from '#src/web/late-part.tsx'

// Forms and fields are loaded with the first dialog that is opened.
export const FoldersDialog = latePart(async () => ({
  default: (await import('./folders-dialog.tsx')).FoldersDialog,
}))
export const MoveDialog = latePart(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
