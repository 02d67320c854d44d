import { clearBeforeSignOut } from '#src/features/content/draft/web/before-sign-out.ts'
import { clearNotesBeforeSignOut } from '#src/features/learning/note/web/before-sign-out.ts'

/** Deletes typed texts from this device, with consent where the server has not taken them. @returns whether to sign out */
export const clearDevice = async (personId: number): Promise<boolean> =>
  (await clearBeforeSignOut(personId)) && (await clearNotesBeforeSignOut(personId))
