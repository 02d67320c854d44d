import { pageLocale } from '#src/web/api.ts'
import { formatsOf, textOf } from '#src/web/i18n.tsx'
import { keepStored } from '#src/web/stored.ts'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { unsentNotes } from './note-store.ts'
import { signOutText } from './sign-out-text.ts'

/**
 * Takes the notes and answers of a person off this device, which the next person may share: those that the server has not taken only
 * with consent. @returns whether to sign out
 */
export async function clearNotesBeforeSignOut(personId: number): Promise<boolean> {
  const unsent = unsentNotes(personId)
  if (unsent.length === 0) return true
  const locale = pageLocale()
  const t = textOf(signOutText, locale)
  const isAgreed = await confirmDialog({
    ...{ title: t.title, text: t.text(formatsOf(locale).number(unsent.length)) },
    ...{ confirm: t.confirm, danger: true },
  })
  if (isAgreed) for (const name of unsent) keepStored('local', name, undefined)
  return isAgreed
}
