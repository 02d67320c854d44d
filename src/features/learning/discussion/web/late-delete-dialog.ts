import { latePart } from '#src/web/late-part.tsx'

// Only teachers and assistants delete what others wrote.
export const LateDeleteDialog = latePart(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))
