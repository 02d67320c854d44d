import { latePart } from '#src/web/late-part.tsx'

// Forms and fields are loaded with the first dialog that is opened.
export const AddDialog = latePart(async () => ({
  default: (await import('./todo-dialog.tsx')).AddDialog,
}))
export const EditDialog = latePart(async () => ({
  default: (await import('./todo-dialog.tsx')).EditDialog,
}))
export const SnoozeDialog = latePart(async () => ({
  default: (await import('./snooze-dialog.tsx')).SnoozeDialog,
}))
