import type { DialogPart } from '#src/web/live/dialogs.ts'

/** Dialogs of plain pages, by the `data-dialog` of what opens them; each loaded when it is wanted. */
export const dialogs: Record<string, () => Promise<DialogPart>> = {
  feedback: () => import('#src/features/front/feedback/web/feedback-dialog.tsx'),
}
